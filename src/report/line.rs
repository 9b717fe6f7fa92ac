//! A record as one line of JSON: the bytes that `serde_json` writes, for a fifth of its
//! instructions.
//!
//! An explanation has some two thousand short strings, half of them keys. Everything here is
//! inlined into the code of the records, where keys are constants: a key with its quotes and its
//! colon, and the comma or bracket before it, are written as one piece of known length, into a
//! chunk that has room for it. A list knows whether it is empty, and so does the compiler in most
//! places. Rare values, numbers and strings with escapes, are left to `serde_json`.

use super::pieces::Pieces;
use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};
use serde_json::Error;
use std::fmt::{self, Write as _};
use std::io;
use std::marker::PhantomData;

/// Appends a record and a line end.
///
/// # Errors
/// If the record cannot be written as JSON.
pub fn write_line(record: &impl Serialize, out: &mut Vec<u8>) -> io::Result<()> {
    let mut line = Pieces::new(out);
    record.serialize(&mut line)?;
    line.put("\n");
    line.finish();
    Ok(())
}

/// Leaves a value to `serde_json`.
#[inline(never)]
fn leave<T: Serialize + ?Sized>(line: &mut Pieces, value: &T) -> Result<(), Error> {
    line.put(&serde_json::to_string(value)?);
    Ok(())
}

/// Whether JSON has an escape for something in this text.
#[inline(always)]
fn needs_escapes(text: &str) -> bool {
    // Without a way out, so that the processor looks at many bytes at once.
    text.bytes().fold(false, |found, byte| found | (byte < 0x20) | (byte == b'"') | (byte == b'\\'))
}

/// The inside of a string that is displayed piece by piece.
struct Inside<'l, 'o>(&'l mut Pieces<'o>);

impl fmt::Write for Inside<'_, '_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if !needs_escapes(text) {
            self.0.put(text);
            return Ok(());
        }
        let quoted = serde_json::to_string(text).map_err(|_| fmt::Error)?;
        self.0.put(&quoted[1..quoted.len() - 1]);
        Ok(())
    }
}

/// An array or an object: its opening and closing brackets.
pub(super) trait Brackets {
    /// Before the first item.
    const OPENING: u8;
    /// After the last item.
    const CLOSING: &'static str;
    /// Both of them.
    const EMPTY: &'static str;
}

/// An array.
pub(super) struct Array;
/// An object.
pub(super) struct Object;
/// One of them as the only field of an object, which is named after the variant of an enum.
pub(super) struct Variant<B>(PhantomData<B>);

impl Brackets for Array {
    const OPENING: u8 = b'[';
    const CLOSING: &'static str = "]";
    const EMPTY: &'static str = "[]";
}

impl Brackets for Object {
    const OPENING: u8 = b'{';
    const CLOSING: &'static str = "}";
    const EMPTY: &'static str = "{}";
}

impl Brackets for Variant<Array> {
    const OPENING: u8 = b'[';
    const CLOSING: &'static str = "]}";
    const EMPTY: &'static str = "[]}";
}

impl Brackets for Variant<Object> {
    const OPENING: u8 = b'{';
    const CLOSING: &'static str = "}}";
    const EMPTY: &'static str = "{}}";
}

/// An array or an object that is being written.
pub(super) struct List<'l, 'o, B> {
    line: &'l mut Pieces<'o>,
    /// Whether nothing was written yet.
    is_empty: bool,
    brackets: PhantomData<B>,
}

impl<'l, 'o, B: Brackets> List<'l, 'o, B> {
    #[inline(always)]
    fn open(line: &'l mut Pieces<'o>) -> Result<Self, Error> {
        Ok(List { line, is_empty: true, brackets: PhantomData })
    }

    #[inline(always)]
    fn open_variant(line: &'l mut Pieces<'o>, variant: &str) -> Result<Self, Error> {
        line.put_quoted(Some(b'{'), variant, "\":");
        List::open(line)
    }

    /// The byte before the next item.
    #[inline(always)]
    fn before_next(&mut self) -> u8 {
        if std::mem::take(&mut self.is_empty) { B::OPENING } else { b',' }
    }

    #[inline(always)]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let before = self.before_next();
        self.line.put_byte(before);
        value.serialize(&mut *self.line)
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        let before = self.before_next();
        self.line.put_quoted(Some(before), key, "\":");
        value.serialize(&mut *self.line)
    }

    #[inline(always)]
    fn close(self) -> Result<(), Error> {
        self.line.put(if self.is_empty { B::EMPTY } else { B::CLOSING });
        Ok(())
    }
}

/// Values that are left to `serde_json`.
macro_rules! left {
    ($($name:ident($kind:ty))*) => {
        $(
            #[inline]
            fn $name(self, value: $kind) -> Result<(), Error> {
                leave(self, &value)
            }
        )*
    };
}

impl<'l, 'o> Serializer for &'l mut Pieces<'o> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'l, 'o, Array>;
    type SerializeTuple = List<'l, 'o, Array>;
    type SerializeTupleStruct = List<'l, 'o, Array>;
    type SerializeTupleVariant = List<'l, 'o, Variant<Array>>;
    type SerializeMap = List<'l, 'o, Object>;
    type SerializeStruct = List<'l, 'o, Object>;
    type SerializeStructVariant = List<'l, 'o, Variant<Object>>;

    left! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
        serialize_f32(f32) serialize_f64(f64) serialize_char(char) serialize_bytes(&[u8])
    }

    #[inline(always)]
    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.put(if value { "true" } else { "false" });
        Ok(())
    }

    #[inline(always)]
    fn serialize_str(self, text: &str) -> Result<(), Error> {
        if needs_escapes(text) {
            return leave(self, text);
        }
        self.put_quoted(None, text, "\"");
        Ok(())
    }

    #[inline(always)]
    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.put("\"");
        write!(Inside(self), "{value}").map_err(Error::custom)?;
        self.put("\"");
        Ok(())
    }

    #[inline(always)]
    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline(always)]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_unit(self) -> Result<(), Error> {
        self.put("null");
        Ok(())
    }

    #[inline(always)]
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline(always)]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.put_quoted(None, variant, "\"");
        Ok(())
    }

    #[inline(always)]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut list = List::<Object>::open(self)?;
        list.field(variant, value)?;
        list.close()
    }

    #[inline(always)]
    fn serialize_seq(self, _: Option<usize>) -> Result<List<'l, 'o, Array>, Error> {
        List::open(self)
    }

    #[inline(always)]
    fn serialize_tuple(self, _: usize) -> Result<List<'l, 'o, Array>, Error> {
        List::open(self)
    }

    #[inline(always)]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'l, 'o, Array>, Error> {
        List::open(self)
    }

    #[inline(always)]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'l, 'o, Variant<Array>>, Error> {
        List::open_variant(self, variant)
    }

    #[inline(always)]
    fn serialize_map(self, _: Option<usize>) -> Result<List<'l, 'o, Object>, Error> {
        List::open(self)
    }

    #[inline(always)]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<List<'l, 'o, Object>, Error> {
        List::open(self)
    }

    #[inline(always)]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'l, 'o, Variant<Object>>, Error> {
        List::open_variant(self, variant)
    }
}

/// Lists of items.
macro_rules! items {
    ($($kind:ident<$closing:ty>::$item:ident)*) => {
        $(impl $kind for List<'_, '_, $closing> {
            type Ok = ();
            type Error = Error;

            #[inline(always)]
            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value)
            }

            #[inline(always)]
            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

items!(SerializeSeq<Array>::serialize_element SerializeTuple<Array>::serialize_element);
items!(SerializeTupleStruct<Array>::serialize_field SerializeTupleVariant<Variant<Array>>::serialize_field);

/// Lists of fields.
macro_rules! fields {
    ($($kind:ident<$closing:ty>)*) => {
        $(impl $kind for List<'_, '_, $closing> {
            type Ok = ();
            type Error = Error;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.field(key, value)
            }

            #[inline(always)]
            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

fields!(SerializeStruct<Object> SerializeStructVariant<Variant<Object>>);

impl SerializeMap for List<'_, '_, Object> {
    type Ok = ();
    type Error = Error;

    #[inline(always)]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let before = self.before_next();
        self.line.put_byte(before);
        key.serialize(&mut *self.line)?;
        if self.line.last() != Some(&b'"') {
            return Err(Error::custom("a key is a string"));
        }
        self.line.put(":");
        Ok(())
    }

    #[inline(always)]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.line)
    }

    #[inline(always)]
    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
