//! The suppositions of a position, in the widest registers that the processor has.

#[cfg(target_arch = "x86_64")]
use super::avx2;
use super::suppose::Start;
use super::{Registers, half, words};
use crate::board::{Candidate, Position};

/// A position in which candidates are supposed.
pub(crate) struct Suppositions(Inside);

/// The same, by the place of the vectors.
#[allow(clippy::large_enum_variant, reason = "there is one for each position, and it is not moved")]
enum Inside {
    #[cfg(target_arch = "x86_64")]
    Avx2(Start<avx2::Row>, avx2::Confirmed),
    Half(Start<words::Row>),
    Plain(Start<words::Row>),
}

impl Default for Suppositions {
    fn default() -> Self {
        Suppositions::new(Registers::Widest)
    }
}

impl Suppositions {
    /// No position.
    pub(crate) fn new(registers: Registers) -> Self {
        #[cfg(target_arch = "x86_64")]
        if registers == Registers::Widest
            && let Some(confirmed) = avx2::confirmed()
        {
            return Suppositions(Inside::Avx2(Start::NONE, confirmed));
        }
        Suppositions(if registers == Registers::None { Inside::Plain(Start::NONE) } else { Inside::Half(Start::NONE) })
    }

    /// Goes to a position.
    pub(crate) fn move_to(&mut self, position: &Position) {
        match &mut self.0 {
            #[cfg(target_arch = "x86_64")]
            Inside::Avx2(start, _) => *start = Start::new(position),
            Inside::Half(start) | Inside::Plain(start) => *start = Start::new(position),
        }
    }

    /// Whether a candidate of the position, supposed to be true, leads to a contradiction by
    /// singles. The position does not contradict itself.
    pub(crate) fn fails(&mut self, supposed: Candidate) -> bool {
        match &mut self.0 {
            #[cfg(target_arch = "x86_64")]
            Inside::Avx2(start, confirmed) => avx2::fails(start, supposed, *confirmed),
            Inside::Half(start) => start.fails::<half::Half>(supposed),
            Inside::Plain(start) => start.fails::<words::Portable>(supposed),
        }
    }

    /// Whether a candidate of the position, supposed to be true, may lead to a contradiction by
    /// singles and locked candidates. False only if it does not.
    pub(crate) fn may_fail_with_locked(&self, supposed: Candidate) -> bool {
        match &self.0 {
            #[cfg(target_arch = "x86_64")]
            Inside::Avx2(start, confirmed) => avx2::may_fail_with_locked(start, supposed, *confirmed),
            Inside::Half(start) => start.may_fail_with_locked::<half::Half>(supposed),
            Inside::Plain(start) => start.may_fail_with_locked::<words::Portable>(supposed),
        }
    }
}
