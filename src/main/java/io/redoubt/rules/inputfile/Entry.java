package io.redoubt.rules.inputfile;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
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
    public BadValueException fault(String message) {
        return new BadValueException("line " + line + ", key " + PrintableText.of(key) + ": " + message);
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
            return String.join(ListFormat.SEPARATOR, texts);
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
        throw unfit("a table: write [" + PrintableText.of(key) + "]");
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
            throw unfit("a list of tables: write [[" + PrintableText.of(key) + "]]");
        }
        List<FileTable> tables = new ArrayList<>();
        for (Entry item : items()) {
            tables.add(item.table());
        }
        return tables;
    }

    /** Returns the value parsed as one kind of input, by its text. */
    public <T> T as(ValueFormat<T> kind) {
        String text = text();
        try {
            return kind.parse(text);
        } catch (BadValueException e) {
            throw fault(PrintableText.of(text) + ": " + e.getMessage());
        }
    }

    private BadValueException unfit(String wanted) {
        return fault("takes " + wanted + ", not " + value.kind());
    }
}
