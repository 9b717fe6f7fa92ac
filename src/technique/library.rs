//! The codes of HoDoKu's technique library, and their techniques here.
//!
//! A line of the library names a technique by its code, and sometimes a variant, which switches
//! settings of the search; and it tells instances apart by digits, which are not always those of
//! the pattern. Five digits ending in 1 are the siamese form of a fish: two fish taken together.

use super::{CATALOGUE, known};
use crate::board::DigitSet;
use crate::format::LibraryCase;
use crate::logic::{Family, ForbiddenShape, Limits, Pattern, Replay, Spec, Step};
use std::fmt;

/// The technique and the settings that a line of the library names.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Sought {
    /// The techniques with the code; none if the catalogue has none.
    pub techniques: Vec<&'static Spec>,
    /// Whether the box of an empty rectangle may have only two places.
    pub two_places: bool,
    /// Whether the cells of a deadly pattern must have kept all of its candidates.
    pub whole: bool,
    /// Whether the line means only two fish taken together.
    pub is_siamese: bool,
    /// Whether almost locked sets may be nodes of the chains; the technique is then a separate one.
    pub needs_sets: bool,
}

/// The codes of grouped chains, with the variants in which almost locked sets may be nodes.
const WITH_SETS: [(&str, &[u8]); 3] = [("0709", &[2]), ("0710", &[3, 4]), ("0711", &[3, 4])];

impl Sought {
    /// The meaning of a code, such as `0300`, `03111` or `0402` in variant 1.
    pub fn new(code: &str, variant: Option<u8>) -> Sought {
        let (base, is_siamese) = match code.as_bytes() {
            [_, _, _, _, b'1'] => (&code[..4], true),
            _ => (code, false),
        };
        let has_code = |spec: &&Spec| spec.hodoku.is_some_and(|known| known.code == base);
        let of_variant =
            |&(code, variants): &(&str, &[u8])| code == base && variant.is_some_and(|v| variants.contains(&v));
        let needs_sets = WITH_SETS.iter().any(of_variant);
        Sought {
            techniques: if needs_sets {
                vec![&known::AIC_WITH_ALS]
            } else {
                CATALOGUE.iter().copied().filter(has_code).collect()
            },
            two_places: matches!((base, variant), ("0402", Some(1)) | ("0405", _)),
            whole: base.starts_with("06") && variant == Some(1),
            is_siamese,
            needs_sets,
        }
    }

    /// The meaning of a line of the library, whether the instance must be found or not.
    pub fn of(case: &LibraryCase) -> Sought {
        Sought::new(&case.code, case.variant)
    }

    /// Applies the settings of the line's variant. Its nets refute one candidate each.
    pub fn switch(&self, limits: &mut Limits) {
        limits.lemmas = false;
        limits.siamese |= self.is_siamese;
        limits.two_places |= self.two_places;
        limits.incomplete &= !self.whole;
    }

    /// Whether a step of the techniques has the form that the line means.
    pub fn is_meant(&self, step: &Step) -> bool {
        !self.is_siamese || matches!(step.pattern, Pattern::Dual(_))
    }
}

/// The code of a step: four digits, and a 1 after them for siamese fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LibraryCode {
    code: &'static str,
    is_siamese: bool,
}

impl LibraryCode {
    /// The code of a step; `None` if the library has none.
    pub fn of(step: &Step) -> Option<LibraryCode> {
        let is_siamese = step.technique.family == Family::Fish && matches!(step.pattern, Pattern::Dual(_));
        step.technique.hodoku.map(|known| LibraryCode { code: known.code, is_siamese })
    }
}

impl fmt::Display for LibraryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        f.write_str(if self.is_siamese { "1" } else { "" })
    }
}

/// The digits by which the library tells instances apart: for chains on several digits, almost
/// locked sets and cases, the digits placed or removed; for a deadly rectangle, those that could be
/// exchanged; for a grave, none; for two kites, the lower digit; otherwise those of the pattern.
pub fn library_digits(step: &Step, replay: &Replay) -> DigitSet {
    match (&step.pattern, step.technique.family) {
        (Pattern::ForbiddenPattern(deadly), _) if deadly.shape == ForbiddenShape::Grave => DigitSet::EMPTY,
        (Pattern::ForbiddenPattern(deadly), _) => deadly.digits(),
        (Pattern::Templates(templates), _) => DigitSet::of(templates.digit),
        (Pattern::Dual(_), Family::SingleDigit) => step.pattern.sketch(replay).digits().first().into_iter().collect(),
        // Chains on one digit are told apart by that digit.
        (_, Family::Chains | Family::Als | Family::Forcing) if *step.technique != known::X_CHAIN => {
            step.concluded.iter().map(|literal| literal.candidate().digit()).collect()
        }
        (pattern, _) => pattern.sketch(replay).digits(),
    }
}
