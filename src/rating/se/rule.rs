//! The rules of the rating.

use std::fmt;

/// The rules in the order in which they are tried. Those with strong links and with wings of four
/// and more digits are not among the rules of the classic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Rule {
    /// The only position of a digit in a house; 1.0, 1.2 or 1.5.
    HiddenSingle,
    /// A digit of a block confined to a line leaves a single in another block; 1.7.
    DirectPointing,
    /// A digit of a line confined to a block leaves a single in another line; 1.9.
    DirectClaiming,
    /// A hidden pair leaves a single in its house; 2.0.
    DirectHiddenPair,
    /// The only digit of a cell; 2.3.
    NakedSingle,
    /// A hidden triplet leaves a single in its house; 2.5.
    DirectHiddenTriplet,
    /// A digit of a block confined to a line; 2.6.
    Pointing,
    /// A digit of a line confined to a block; 2.8.
    Claiming,
    /// Two cells with two digits; 3.0.
    NakedPair,
    /// Two lines with two positions; 3.2.
    XWing,
    /// Two digits in two cells; 3.4.
    HiddenPair,
    /// Three cells with three digits; 3.6.
    NakedTriplet,
    /// Three lines with three positions; 3.8.
    Swordfish,
    /// Three digits in three cells; 4.0.
    HiddenTriplet,
    /// Two strong links of a digit, joined; 4.0 to 4.3.
    TwoStrongLinks,
    /// A cell with two digits and two wings; 4.2.
    XYWing,
    /// A cell with three digits and two wings; 4.4.
    XYZWing,
    /// A deadly loop of four cells; 4.5 and more.
    UniqueRectangle,
    /// A deadly loop of six or more cells; 4.6 and more.
    UniqueLoop,
    /// Four cells with four digits; 5.0.
    NakedQuad,
    /// Four lines with four positions; 5.2.
    Jellyfish,
    /// Four digits in four cells; 5.4.
    HiddenQuad,
    /// Three strong links of a digit, joined; 5.4 to 5.7.
    ThreeStrongLinks,
    /// Three cells with four digits and a cell with two of them; 5.5 and 5.6.
    WXYZWing,
    /// A grid in which everything but a few candidates comes in pairs; 5.6 and more.
    BivalueUniversalGrave,
    /// Four strong links of a digit, joined; 5.8 to 6.1.
    FourStrongLinks,
    /// Four cells with five digits and a cell with two of them; 6.2 to 6.4.
    VWXYZWing,
    /// Two cells whose combinations are excluded by the cells around them; 6.2.
    AlignedPairExclusion,
    /// Five cells with six digits and a cell with two of them; 6.6.
    UVWXYZWing,
    /// A cycle of strong and weak links of one digit; 6.5 and more.
    XCycle,
    /// A cycle through cells with two candidates; 6.5 and more.
    YCycle,
    /// A cycle of strong and weak links; 7.0 and more.
    Cycle,
    /// A chain of strong and weak links of one digit; 6.6 and more.
    ForcingXChain,
    /// A chain of strong and weak links; 7.0 and more.
    ForcingChain,
    /// Six cells with seven digits and a cell with two of them; 7.5.
    TUVWXYZWing,
    /// Three cells whose combinations are excluded by the cells around them; 7.5.
    AlignedTripletExclusion,
    /// A contradiction within one digit; 7.5 and more.
    NishioForcingChains,
    /// All digits of a cell have the same consequence; 8.0 and more.
    CellForcingChains,
    /// All positions of a digit in a house have the same consequence; 8.0 and more.
    RegionForcingChains,
    /// An assumption contradicts itself; 8.5 and more, by level.
    DynamicContradiction,
    /// A candidate and its absence have the same consequence; 8.5 and more, by level.
    DynamicDouble,
    /// As [`Rule::CellForcingChains`] with dynamic chains; 8.5 and more, by level.
    DynamicCell,
    /// As [`Rule::RegionForcingChains`] with dynamic chains; 8.5 and more, by level.
    DynamicRegion,
}

impl Rule {
    /// Whether it is one of the cycles and simple chains (rule 21 of the classic).
    pub(super) fn is_simple_chain(self) -> bool {
        use Rule::{Cycle, ForcingChain, ForcingXChain, XCycle, YCycle};
        matches!(self, XCycle | YCycle | Cycle | ForcingXChain | ForcingChain)
    }

    /// The English name of the rule.
    pub fn name(self) -> &'static str {
        match self {
            Rule::HiddenSingle => "Hidden Single",
            Rule::DirectPointing => "Direct Pointing",
            Rule::DirectClaiming => "Direct Claiming",
            Rule::DirectHiddenPair => "Direct Hidden Pair",
            Rule::NakedSingle => "Naked Single",
            Rule::DirectHiddenTriplet => "Direct Hidden Triplet",
            Rule::Pointing => "Pointing",
            Rule::Claiming => "Claiming",
            Rule::NakedPair => "Naked Pair",
            Rule::XWing => "X-Wing",
            Rule::HiddenPair => "Hidden Pair",
            Rule::NakedTriplet => "Naked Triplet",
            Rule::Swordfish => "Swordfish",
            Rule::HiddenTriplet => "Hidden Triplet",
            Rule::TwoStrongLinks => "2 Strong Links",
            Rule::XYWing => "XY-Wing",
            Rule::XYZWing => "XYZ-Wing",
            Rule::UniqueRectangle => "Unique Rectangle",
            Rule::UniqueLoop => "Unique Loop",
            Rule::NakedQuad => "Naked Quad",
            Rule::Jellyfish => "Jellyfish",
            Rule::HiddenQuad => "Hidden Quad",
            Rule::ThreeStrongLinks => "3 Strong Links",
            Rule::WXYZWing => "WXYZ-Wing",
            Rule::BivalueUniversalGrave => "Bivalue Universal Grave",
            Rule::FourStrongLinks => "4 Strong Links",
            Rule::VWXYZWing => "VWXYZ-Wing",
            Rule::AlignedPairExclusion => "Aligned Pair Exclusion",
            Rule::UVWXYZWing => "UVWXYZ-Wing",
            Rule::XCycle => "X-Cycle",
            Rule::YCycle => "Y-Cycle",
            Rule::Cycle => "Cycle",
            Rule::ForcingXChain => "Forcing X-Chain",
            Rule::ForcingChain => "Forcing Chain",
            Rule::TUVWXYZWing => "TUVWXYZ-Wing",
            Rule::AlignedTripletExclusion => "Aligned Triplet Exclusion",
            Rule::NishioForcingChains => "Nishio Forcing Chains",
            Rule::CellForcingChains => "Cell Forcing Chains",
            Rule::RegionForcingChains => "Region Forcing Chains",
            Rule::DynamicContradiction => "Dynamic Contradiction Forcing Chains",
            Rule::DynamicDouble => "Dynamic Double Forcing Chains",
            Rule::DynamicCell => "Dynamic Cell Forcing Chains",
            Rule::DynamicRegion => "Dynamic Region Forcing Chains",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
