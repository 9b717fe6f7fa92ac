//! Numbers with three significant digits and a unit.

/// A duration in ns, µs, ms or s.
pub fn duration(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s < 1e-6 => (s * 1e9, "ns"),
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    format!("{} {unit}", significant(number))
}

/// A ratio, such as `1.25×`.
pub fn times(ratio: f64) -> String {
    format!("{}×", significant(ratio))
}

/// Three significant digits, but never fewer than the integer part has.
fn significant(number: f64) -> String {
    match number {
        n if n < 9.995 => format!("{n:.2}"),
        n if n < 99.95 => format!("{n:.1}"),
        n => format!("{n:.0}"),
    }
}
