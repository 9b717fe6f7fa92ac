//! JSON on one line, for records.
//!
//! A record of a solution has some two thousand short strings, most of them names and keys that need no escapes. A general
//! library looks at each of their letters and hands every quotation mark to the output alone, which was most of the work of
//! explaining a puzzle; docs/perf.md has the figures. This serializer writes each name or key in one piece. What is rare in
//! records, numbers with a fraction and texts to escape, it leaves to `serde_json`, and a test holds both against each other.

use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant,
};
use serde::{Serialize, Serializer};
use serde_json::Error;
use std::fmt::{self, Display, Write};

/// Appends a value as JSON.
///
/// # Errors
/// If the value says so itself, or has a map whose keys are not text.
pub fn append(value: &impl Serialize, out: &mut Vec<u8>) -> Result<(), Error> {
    value.serialize(Compact { out })
}

/// Writes one value.
struct Compact<'a> {
    out: &'a mut Vec<u8>,
}

/// Writes the members of a list or an object.
struct Members<'a> {
    out: &'a mut Vec<u8>,
    is_first: bool,
    /// What closes it.
    end: &'static [u8],
}

impl<'a> Compact<'a> {
    /// Leaves a value to the library.
    fn by_library(self, value: impl Serialize) -> Result<(), Error> {
        serde_json::to_writer(self.out, &value)
    }

    fn members(self, start: &[u8], end: &'static [u8]) -> Members<'a> {
        self.out.extend_from_slice(start);
        Members { out: self.out, is_first: true, end }
    }

    /// An object with one member, the name of the variant.
    fn variant(&mut self, variant: &'static str) {
        self.out.extend_from_slice(b"{\"");
        self.out.extend_from_slice(variant.as_bytes());
        self.out.extend_from_slice(b"\":");
    }
}

impl Members<'_> {
    fn separate(&mut self) {
        if !self.is_first {
            self.out.push(b',');
        }
        self.is_first = false;
    }

    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.separate();
        value.serialize(Compact { out: self.out })
    }

    /// A member with a name of the program, which needs no escapes.
    fn field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        debug_assert!(!needs_escapes(key));
        self.out.extend_from_slice(if self.is_first { b"\"" } else { b",\"" });
        self.is_first = false;
        self.out.extend_from_slice(key.as_bytes());
        self.out.extend_from_slice(b"\":");
        value.serialize(Compact { out: self.out })
    }

    fn close(self) -> Result<(), Error> {
        self.out.extend_from_slice(self.end);
        Ok(())
    }
}

/// Whether a text has a letter that JSON writes in another way.
fn needs_escapes(text: &str) -> bool {
    text.bytes().fold(false, |any, byte| any | (byte < b' ') | (byte == b'"') | (byte == b'\\'))
}

/// Displayed text on its way into a string.
struct Text<'a>(&'a mut Vec<u8>);

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if !needs_escapes(text) {
            self.0.extend_from_slice(text.as_bytes());
            return Ok(());
        }
        // The library puts it in quotation marks.
        let quoted = serde_json::to_string(text).map_err(|_| fmt::Error)?;
        self.0.extend_from_slice(&quoted.as_bytes()[1..quoted.len() - 1]);
        Ok(())
    }
}

macro_rules! by_library {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Result<(), Error> {
            self.by_library(value)
        })*
    };
}

impl<'a> Serializer for Compact<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Members<'a>;
    type SerializeTuple = Members<'a>;
    type SerializeTupleStruct = Members<'a>;
    type SerializeTupleVariant = Members<'a>;
    type SerializeMap = Members<'a>;
    type SerializeStruct = Members<'a>;
    type SerializeStructVariant = Members<'a>;

    by_library!(
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_char: char, serialize_bytes: &[u8]
    );

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        if needs_escapes(text) {
            return self.by_library(text);
        }
        self.out.reserve(text.len() + 2);
        self.out.push(b'"');
        self.out.extend_from_slice(text.as_bytes());
        self.out.push(b'"');
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.out.push(b'"');
        write!(Text(self.out), "{value}").map_err(|_| serde::ser::Error::custom("a value cannot be displayed"))?;
        self.out.push(b'"');
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.out.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.variant(variant);
        value.serialize(Compact { out: self.out })?;
        self.out.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Members<'a>, Error> {
        Ok(self.members(b"[", b"]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Members<'a>, Error> {
        Ok(self.members(b"[", b"]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Members<'a>, Error> {
        Ok(self.members(b"[", b"]"))
    }

    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'a>, Error> {
        self.variant(variant);
        Ok(self.members(b"[", b"]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Members<'a>, Error> {
        Ok(self.members(b"{", b"}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'a>, Error> {
        Ok(self.members(b"{", b"}"))
    }

    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'a>, Error> {
        self.variant(variant);
        Ok(self.members(b"{", b"}}"))
    }
}

/// Lists: each element, and the end.
macro_rules! lists {
    ($($list:ident::$element:ident),*) => {
        $(impl $list for Members<'_> {
            type Ok = ();
            type Error = Error;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

/// Objects whose members the program names.
macro_rules! objects {
    ($($object:ident),*) => {
        $(impl $object for Members<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Members<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.separate();
        let start = self.out.len();
        key.serialize(Compact { out: self.out })?;
        if self.out.get(start) == Some(&b'"') { Ok(()) } else { Err(serde::ser::Error::custom("a key is not text")) }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.out.push(b':');
        value.serialize(Compact { out: self.out })
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::append;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Wrapped(f64);

    #[derive(Serialize)]
    struct Pair(char, bool);

    #[derive(Serialize)]
    enum Outside {
        Nothing,
        One(u8),
        Two(i64, Option<u8>),
        Named { text: String },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "lowercase")]
    enum Inside {
        Guess { depth: usize },
        Solved,
    }

    #[derive(Serialize)]
    struct All<'a> {
        texts: [&'a str; 6],
        bytes: &'a [u8],
        unit: Unit,
        wrapped: Wrapped,
        numbers: (i8, i16, i32, u16, u64, f32),
        pair: Pair,
        outside: Vec<Outside>,
        inside: Vec<Inside>,
        empty: [(); 0],
        map: BTreeMap<String, Option<()>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
        #[serde(flatten)]
        more: BTreeMap<&'a str, u8>,
    }

    #[test]
    fn it_writes_what_the_library_writes() {
        let all = All {
            texts: ["", "r1c1=2", "\"quoted\" \\", "tab\tline\n\u{1}\u{7f}", "数独 é 🧩", "</script>"],
            bytes: b"ab",
            unit: Unit,
            wrapped: Wrapped(0.1),
            numbers: (-1, -300, i32::MIN, 9, u64::MAX, f32::NAN),
            pair: Pair('"', true),
            outside: vec![
                Outside::Nothing,
                Outside::One(1),
                Outside::Two(i64::MIN, None),
                Outside::Named { text: "a\"b".into() },
            ],
            inside: vec![Inside::Guess { depth: 3 }, Inside::Solved],
            empty: [],
            map: [("a".to_string(), Some(())), ("\"".to_string(), None)].into(),
            absent: None,
            more: [("x", 1), ("y", 2)].into(),
        };
        let mut text = Vec::new();
        append(&all, &mut text).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), serde_json::to_string(&all).unwrap());
    }

    #[test]
    fn a_key_that_is_no_text_is_an_error() {
        let map: BTreeMap<(u8, u8), u8> = [((1, 2), 3)].into();
        assert!(append(&map, &mut Vec::new()).is_err());
    }
}
