package io.redoubt.rules.file;

import java.math.BigDecimal;
import java.util.List;

/** What stands behind a key of a file. */
public sealed interface Value {
    /** What it is, for error messages: {@code a text}. */
    String kind();

    /** Text in quotes. */
    record Text(String text) implements Value {
        @Override
        public String kind() {
            return "a text";
        }
    }

    /** A number, exactly as it was written. */
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

    /** A list, each item under the key of the list. */
    record Items(List<Entry> items) implements Value {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A table of further keys. */
    record Nested(Table table) implements Value {
        @Override
        public String kind() {
            return "a table";
        }
    }

    /** Something no file of ours has a use for, for example a date. */
    record Other(String kind) implements Value {}
}
