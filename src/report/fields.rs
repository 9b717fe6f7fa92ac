//! The names of a record's fields, asked of the record itself.
//!
//! A derived `Serialize` names every field of a struct, those that are left out this time among
//! them. Here nothing is written: the names are collected and the values not looked at. So no list
//! of names is kept by hand, and a new field of a record is known at once.

use serde::ser::{Error as _, Impossible, SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use serde_json::{Error, Value};

/// The names of the fields of a record, in their order; optional ones are among them, unless the
/// record has flattened parts.
///
/// # Errors
/// If it is not a struct.
pub fn field_names(record: &impl Serialize) -> Result<Vec<String>, Error> {
    record.serialize(Collector(Vec::new()))
}

/// Collects the names of fields.
struct Collector(Vec<String>);

impl SerializeStruct for Collector {
    type Ok = Vec<String>;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, _: &T) -> Result<(), Error> {
        self.skip_field(name)
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), Error> {
        self.0.push(name.to_owned());
        Ok(())
    }

    fn end(self) -> Result<Self::Ok, Error> {
        Ok(self.0)
    }
}

/// A struct with flattened parts is written as a map.
impl SerializeMap for Collector {
    type Ok = Vec<String>;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        match serde_json::to_value(key)? {
            Value::String(name) => self.0.push(name),
            other => return Err(Error::custom(format_args!("the key {other} is not a string"))),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Error> {
        Ok(())
    }

    fn end(self) -> Result<Self::Ok, Error> {
        Ok(self.0)
    }
}

/// Refuses values that are no records.
macro_rules! refuse {
    ($($method:ident $value:ty,)*) => {
        $(fn $method(self, _: $value) -> Result<Self::Ok, Error> { Err(not_a_record()) })*
    };
}

fn not_a_record() -> Error {
    Error::custom("a record is a struct")
}

impl Serializer for Collector {
    type Ok = Vec<String>;
    type Error = Error;
    type SerializeSeq = Impossible<Self::Ok, Error>;
    type SerializeTuple = Impossible<Self::Ok, Error>;
    type SerializeTupleStruct = Impossible<Self::Ok, Error>;
    type SerializeTupleVariant = Impossible<Self::Ok, Error>;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<Self::Ok, Error>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Self::Ok, Error> {
        value.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Error> {
        value.serialize(self)
    }

    refuse! {
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_f32 f32, serialize_f64 f64,
        serialize_char char, serialize_str &str, serialize_bytes &[u8], serialize_unit_struct &'static str,
    }

    fn serialize_none(self) -> Result<Self::Ok, Error> {
        Err(not_a_record())
    }

    fn serialize_unit(self) -> Result<Self::Ok, Error> {
        Err(not_a_record())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<Self::Ok, Error> {
        Err(not_a_record())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Self::Ok, Error> {
        Err(not_a_record())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Error> {
        Err(not_a_record())
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Error> {
        Err(not_a_record())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Error> {
        Err(not_a_record())
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Error> {
        Err(not_a_record())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Error> {
        Err(not_a_record())
    }
}
