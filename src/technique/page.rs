//! The page of a technique, block by block.
//!
//! A page is Markdown, a file for each language: `docs/techniques/<tag>/<id>.md`. It has a title
//! and sections, each with a heading and paragraphs. The last section is a list of references: the
//! rating of Sudoku Explainer, the entry of HoDoKu, and the other names of the technique, if it has
//! any, each after a colon.
//!
//! A paragraph that begins with a picture or a link is for readers of the files: `cargo xtask
//! update` writes it.
//!
//! The examples, fenced blocks with a position and the instances in it, are the same in every
//! language, so only the English page has them, at the end of a section. A page of another language
//! has the same sections in the same order: each of its sections takes the examples of that section
//! in English.

/// A part of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block<'p> {
    /// The title: the name of the technique.
    Title(&'p str),
    /// The heading of a section.
    Heading(&'p str),
    /// A paragraph: its lines.
    Paragraph(&'p str),
    /// A picture of the example, or links to pages around this one, for readers of the files.
    Generated(&'p str),
    /// An item of a list.
    Item(&'p str),
    /// A fenced block: the word after the opening fence, and the text between the fences.
    Fenced(&'p str, &'p str),
}

/// The page of a technique in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniquePage<'p> {
    text: &'p str,
    english: &'p str,
}

impl<'p> TechniquePage<'p> {
    /// The page with this text, and with the examples of the page in English, which may be the same
    /// text.
    pub const fn new(text: &'p str, english: &'p str) -> TechniquePage<'p> {
        TechniquePage { text, english }
    }

    /// Its own text, without the examples of the page in English.
    pub const fn text(self) -> &'p str {
        self.text
    }

    /// Its blocks, in order: each section with its own prose, then its examples.
    pub fn blocks(self) -> Vec<Block<'p>> {
        let (own, english) = (blocks(self.text), blocks(self.english));
        let mut shown = sections(&english);
        let mut found = Vec::new();
        for section in sections(&own) {
            let examples = shown.next().unwrap_or_default();
            found.extend(section.iter().filter(|block| !is_fenced(block)));
            found.extend(examples.iter().filter(|block| is_fenced(block)));
        }
        found
    }

    /// The definition of the technique: the paragraphs of the first section.
    pub fn definition(self) -> Vec<&'p str> {
        let own = blocks(self.text);
        let first = sections(&own).nth(1).unwrap_or_default().iter();
        first.filter_map(|block| if let Block::Paragraph(text) = block { Some(*text) } else { None }).collect()
    }

    /// The other names of the technique.
    pub fn aliases(self) -> Vec<&'p str> {
        let items = blocks(self.text).into_iter().filter_map(|block| match block {
            Block::Item(text) => Some(text),
            _ => None,
        });
        let names = items.skip(RATINGS).find_map(|item| item.split_once([':', '：']));
        let names = names.into_iter().flat_map(|(_, names)| names.split(SEPARATORS)).map(str::trim);
        names.filter(|name| !name.is_empty()).collect()
    }
}

/// The number of references before the other names.
const RATINGS: usize = 2;

/// The separators between other names, in any script.
const SEPARATORS: [char; 7] = [',', ';', '，', '；', '、', '،', '؛'];

/// The blocks of a text, in its order.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    for (index, part) in text.split("```").enumerate() {
        match part.split_once('\n') {
            Some((info, text)) if index % 2 == 1 => found.push(Block::Fenced(info, text.trim_end())),
            _ => found.extend(part.split("\n\n").map(str::trim).filter(|text| !text.is_empty()).flat_map(unfenced)),
        }
    }
    found
}

/// The title, a heading, a paragraph, or each item of a list.
fn unfenced(text: &str) -> Vec<Block<'_>> {
    if let Some(name) = text.strip_prefix("# ") {
        return vec![Block::Title(name)];
    }
    if let Some(name) = text.strip_prefix("## ") {
        return vec![Block::Heading(name)];
    }
    if text.starts_with("![") || text.starts_with('[') {
        return vec![Block::Generated(text)];
    }
    if text.starts_with("- ") {
        text.lines().filter_map(|line| line.strip_prefix("- ")).map(Block::Item).collect()
    } else {
        vec![Block::Paragraph(text)]
    }
}

fn is_fenced(block: &Block<'_>) -> bool {
    matches!(block, Block::Fenced(..))
}

/// The part before the first heading, and then each section with its heading.
fn sections<'b, 'p>(blocks: &'b [Block<'p>]) -> impl Iterator<Item = &'b [Block<'p>]> {
    blocks.chunk_by(|_, next| !matches!(next, Block::Heading(_)))
}
