package io.redoubt.rules.inputfile;

import java.math.BigDecimal;
import java.util.List;

/** The value of a key in a file. */
public sealed interface Value {
    /** Returns its type, for error messages: {@code a text}. */
    String kind();

    /** Text in quotes. */
    record Text(String text) implements Value {
        @Override
        public String kind() {
            return "a text";
        }
    }

    /** A number in its exact notation. */
    record Amount(BigDecimal amount) implements Value {
        @Override
        public String kind() {
            return "a number";
        }
    }

    /** True or false. */
    record Truth(boolean holds) implements Value {
        @Override
        public String kind() {
            return "true or false";
        }
    }

    /** A list; each item has the key of the list. */
    record Items(List<Entry> items) implements Value {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A table of further keys. */
    record Nested(FileTable table) implements Value {
        @Override
        public String kind() {
            return "a table";
        }
    }

    /** A value that no file uses, for example a date. */
    record Other(String kind) implements Value {}
}
