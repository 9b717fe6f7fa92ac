//! Entries of a key as small pictures.

use super::shape::{self, digit_on, shape};
use crate::diagram::legend::Sample;
use crate::diagram::scene::Mark;
use crate::logic::{LinkKind, Role};

/// An entry of a key, a picture the size of a cell, for a page like that of
/// [`embed`](super::embed).
pub fn sample(sample: Sample) -> String {
    format!("<svg class=\"whydoku\" viewBox=\"0 0 64 64\" aria-hidden=\"true\">{}</svg>", symbol(sample))
}

/// An entry of a key as a part of a larger picture, like [`nested`](super::nested), of this height.
pub fn nested_sample(sample: Sample, x: i32, y: i32, side: i32) -> String {
    let scale = f64::from(side) / 64.0;
    format!("<g transform=\"translate({x} {y})scale({scale:.3})\">{}</g>", symbol(sample))
}

fn symbol(sample: Sample) -> String {
    let mut out = String::new();
    let house = |fill, class| {
        let place = "x=\"4\" y=\"4\" width=\"56\" height=\"56\"";
        format!("<rect fill=\"url(#{fill})\" {place}/><rect class=\"{class}\" {place} rx=\"5\"/>")
    };
    match sample {
        Sample::Given => out.push_str("<text class=\"g\" x=\"32\" y=\"45\">7</text>"),
        Sample::Filled => out.push_str("<text class=\"f\" x=\"32\" y=\"45\">7</text>"),
        Sample::Mark(Mark::Placed) => {
            shape(&mut out, Mark::Placed, 32, 32);
            out.push_str("<text class=\"o\" x=\"32\" y=\"45\">7</text>");
        }
        Sample::Case(number) => return symbol(Sample::Mark(Mark::Role(Role::Colour(number)))),
        Sample::Mark(mark) => {
            if let Mark::Role(role @ Role::Set(_)) = mark {
                shape::cell(&mut out, role, 0, 0, 3);
            }
            out.push_str("<g transform=\"scale(2)\">");
            shape(&mut out, mark, 16, 16);
            put!(out, "<text class=\"{}\" x=\"16\" y=\"22\">7</text>", digit_on(mark));
            match mark {
                Mark::Role(Role::Colour(number)) => shape::letter(&mut out, number, "e", 25, 28),
                Mark::Role(Role::Set(number)) => shape::letter(&mut out, number, "e", 6, 10),
                _ => {}
            }
            out.push_str("</g>");
        }
        Sample::Look => out.push_str("<rect class=\"y\" x=\"4\" y=\"4\" width=\"56\" height=\"56\"/>"),
        Sample::Base => out.push_str(&house("hatch", "ob")),
        Sample::Cover => out.push_str(&house("dots", "oc")),
        Sample::Counting => {
            out.push_str("<g transform=\"scale(2)\"><text class=\"n b\" x=\"16\" y=\"15\">r1</text>");
            out.push_str("<text class=\"e en i0\" x=\"16\" y=\"27\">2 7</text></g>");
        }
        Sample::Line => {
            out.push_str("<g transform=\"scale(2)\"><text class=\"c b\" x=\"14\" y=\"20\">7</text>");
            out.push_str("<text class=\"e en i3\" x=\"23\" y=\"26\">12</text></g>");
        }
        Sample::Frame => {
            for inset in [4, 9] {
                let side = 64 - 2 * inset;
                put!(
                    out,
                    "<rect class=\"fr\" x=\"{inset}\" y=\"{inset}\" width=\"{side}\" height=\"{side}\" rx=\"6\"/>"
                );
            }
        }
        Sample::FinHouse => out.push_str("<rect class=\"fh\" x=\"4\" y=\"4\" width=\"56\" height=\"56\" rx=\"8\"/>"),
        Sample::Through => out.push_str("<path class=\"gl\" d=\"M8 8L32 32L56 20\"/>"),
        Sample::Exchange => out.push_str("<text class=\"c b\" x=\"32\" y=\"38\">1 ↔ 2</text>"),
        Sample::Axis => out.push_str("<path class=\"ax\" d=\"M4 4L60 60\"/>"),
        Sample::Sight => put!(out, "<path {SIGHT} d=\"M4 32H56\"/>"),
        Sample::Link(kind) => {
            let attributes = attributes(kind);
            put!(out, "<path {attributes} d=\"M4 32H60\"/>");
        }
    }
    out
}

/// The class and the head of the line of a sight.
pub(super) const SIGHT: &str = "class=\"sl\" marker-end=\"url(#stop)\"";

/// The class and the head of an arrow.
pub(super) const fn attributes(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Strong => "class=\"l\" marker-end=\"url(#arrow)\"",
        LinkKind::Weak => "class=\"l w\" marker-end=\"url(#arrow)\"",
        LinkKind::Implies => "class=\"j\" marker-end=\"url(#then)\"",
    }
}
