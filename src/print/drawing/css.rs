//! Rules of style: classes and elements, and those within others.

use roxmltree::Node;

/// The rules of a style sheet, the weakest first.
pub(super) struct Rules<'a>(Vec<Rule<'a>>);

struct Rule<'a> {
    /// The element, then those around it.
    within: Vec<Simple<'a>>,
    declarations: &'a str,
}

/// A name of an element, if any, with classes.
struct Simple<'a> {
    tag: &'a str,
    classes: Vec<&'a str>,
}

impl<'a> Rules<'a> {
    /// The rules of these style sheets, but for those that hold on some screens only.
    pub(super) fn of(sheets: impl Iterator<Item = &'a str>) -> Rules<'a> {
        let mut rules = Vec::new();
        for mut rest in sheets {
            while let Some((selectors, after)) = rest.split_once('{') {
                if selectors.trim_start().starts_with('@') {
                    rest = after_block(after);
                    continue;
                }
                let (declarations, after) = after.split_once('}').unwrap_or((after, ""));
                let rule = |selector: &'a str| Rule {
                    within: selector.split_whitespace().rev().map(Simple::of).collect(),
                    declarations,
                };
                rules.extend(selectors.split(',').map(rule));
                rest = after;
            }
        }
        // Of two that weigh the same the later one wins.
        rules.sort_by_key(Rule::weight);
        Rules(rules)
    }

    /// The declarations for an element, the weakest first.
    pub(super) fn declarations(&self, node: Node<'_, '_>) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter(move |rule| rule.fits(node)).flat_map(|rule| declarations(rule.declarations))
    }
}

impl Rule<'_> {
    /// The number of classes, and of names of elements.
    fn weight(&self) -> (usize, usize) {
        let classes = self.within.iter().map(|simple| simple.classes.len()).sum();
        (classes, self.within.iter().filter(|simple| !simple.tag.is_empty()).count())
    }

    fn fits(&self, node: Node<'_, '_>) -> bool {
        let mut around = node.ancestors().skip(1);
        self.within.split_first().is_some_and(|(own, within)| {
            own.fits(node) && within.iter().all(|simple| around.any(|node| simple.fits(node)))
        })
    }
}

impl<'a> Simple<'a> {
    fn of(text: &'a str) -> Simple<'a> {
        let mut parts = text.split('.');
        Simple { tag: parts.next().unwrap_or_default(), classes: parts.collect() }
    }

    fn fits(&self, node: Node<'_, '_>) -> bool {
        let classes = node.attribute("class").unwrap_or_default();
        (self.tag.is_empty() || node.has_tag_name(self.tag))
            && self.classes.iter().all(|class| classes.split(' ').any(|other| other == *class))
    }
}

/// The properties and values of a rule or of an attribute `style`.
pub(super) fn declarations(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(';').filter_map(|pair| pair.split_once(':')).map(|(name, value)| (name.trim(), value.trim()))
}

/// The text after the brace that ends this block.
fn after_block(text: &str) -> &str {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[at + 1..];
        }
    }
    ""
}
