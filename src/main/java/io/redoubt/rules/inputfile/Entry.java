package io.redoubt.rules.inputfile;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Many;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * A key of a file with its value and its line, for error messages.
 *
 * @param key the key in the file
 * @param line the line, from 1
 */
public record Entry(String key, int line, Value value) {
    /** Returns an error about this entry. */
    public BadValue fault(String message) {
        return new BadValue("line " + line + ", key " + Escaped.of(key) + ": " + message);
    }

    public String text() {
        if (value instanceof Value.Text text) {
            return text.text();
        }
        throw unfit("a text in quotes");
    }

    /** Returns the value in the notation of an option: a text, a number, true or false; a list is several of them. */
    public String asText() {
        if (value instanceof Value.Items list) {
            List<String> texts = new ArrayList<>();
            for (Entry item : list.items()) {
                texts.add(item.asText());
            }
            return String.join(Many.SEPARATOR, texts);
        }
        if (value instanceof Value.Amount number) {
            return number.amount().toPlainString();
        }
        return value instanceof Value.Truth truth ? String.valueOf(truth.holds()) : text();
    }

    public BigDecimal amount() {
        if (value instanceof Value.Amount number) {
            return number.amount();
        }
        throw unfit("a number");
    }

    public boolean holds() {
        if (value instanceof Value.Truth truth) {
            return truth.holds();
        }
        throw unfit("true or false");
    }

    public FileTable table() {
        if (value instanceof Value.Nested nested) {
            return nested.table();
        }
        throw unfit("a table: write [" + Escaped.of(key) + "]");
    }

    public List<Entry> items() {
        if (value instanceof Value.Items list) {
            return list.items();
        }
        throw unfit("a list in brackets");
    }

    /** Returns the tables of a list of tables. */
    public List<FileTable> tables() {
        if (!(value instanceof Value.Items)) {
            throw unfit("a list of tables: write [[" + Escaped.of(key) + "]]");
        }
        List<FileTable> tables = new ArrayList<>();
        for (Entry item : items()) {
            tables.add(item.table());
        }
        return tables;
    }

    /** Returns the value parsed as one kind of input, by its text. */
    public <T> T as(Kind<T> kind) {
        String text = text();
        try {
            return kind.parse(text);
        } catch (BadValue e) {
            throw fault(Escaped.of(text) + ": " + e.getMessage());
        }
    }

    private BadValue unfit(String wanted) {
        return fault("takes " + wanted + ", not " + value.kind());
    }
}
