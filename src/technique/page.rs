//! The page of a technique, block by block.
//!
//! A page is Markdown: a title and headings in English and Chinese (`## Definition / 定义`), paragraphs in either
//! language, fenced blocks that show a position and what is found in it, and a list of references at the end, with the
//! other names of the technique in each language.

/// A part of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block<'p> {
    /// The title, with the name in English and in Chinese.
    Title([&'p str; 2]),
    /// A heading, in English and in Chinese.
    Heading([&'p str; 2]),
    /// A paragraph: its lines.
    Paragraph(&'p str),
    /// An item of a list.
    Item(&'p str),
    /// What is between fences, and the word behind the first of them.
    Fenced(&'p str, &'p str),
}

/// How the items with other names begin, in each language.
const ALIASES: [&str; 2] = ["Also called:", "别名："];

/// The blocks of a page, in its order.
pub fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    for (index, part) in page.split("```").enumerate() {
        match part.split_once('\n') {
            Some((info, text)) if index % 2 == 1 => found.push(Block::Fenced(info, text.trim_end())),
            _ => found.extend(part.split("\n\n").map(str::trim).filter(|text| !text.is_empty()).flat_map(unfenced)),
        }
    }
    found
}

/// The title, a heading, a paragraph, or each item of a list.
fn unfenced(text: &str) -> Vec<Block<'_>> {
    if let Some(names) = text.strip_prefix("# ").and_then(|names| names.split_once(" / ")) {
        return vec![Block::Title(names.into())];
    }
    if let Some(names) = text.strip_prefix("## ").and_then(|names| names.split_once(" / ")) {
        return vec![Block::Heading(names.into())];
    }
    match text.starts_with("- ") {
        true => text.lines().filter_map(|line| line.strip_prefix("- ")).map(Block::Item).collect(),
        false => vec![Block::Paragraph(text)],
    }
}

/// The other names of the technique that a page lists, in English and in Chinese.
pub fn aliases(page: &str) -> [Vec<&str>; 2] {
    let items: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("- ")).collect();
    ALIASES.map(|start| {
        let lists = items.iter().filter_map(|item| item.strip_prefix(start));
        lists
            .flat_map(|list| list.split([';', '；', ',', '，', '、']))
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .collect()
    })
}
