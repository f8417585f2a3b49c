package io.redoubt.toml;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Converts tables of the library to our own. */
final class TomlTables {
    private static final int LONGEST_WORD = 60;

    /** The reference to an earlier line in a message. */
    private static final Pattern EARLIER = Pattern.compile("previously defined at line (\\d{1,9}),");

    private final SignificantLines said;

    private TomlTables(SignificantLines said) {
        this.said = said;
    }

    static FileTable of(String text) {
        SignificantLines said = SignificantLines.of(text);
        TomlParseResult result;
        try {
            result = TimeLimitedParser.of(() -> org.tomlj.Toml.parse(said.text()));
        } catch (StackOverflowError e) {
            throw new BadValueException("line 1: brackets are nested too deeply");
        }
        if (result.hasErrors()) {
            TomlParseError first = result.errors().get(0);
            throw new BadValueException("line " + said.number(first.position().line()) + ", column "
                    + first.position().column() + ": " + printable(earlier(said, String.valueOf(first.getMessage()))));
        }
        return new TomlTables(said).table(1, result);
    }

    private FileTable table(int line, TomlTable table) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (String key : table.keySet()) {
            List<String> path = List.of(key);
            int at = line(table.inputPositionOf(path), line);
            entries.put(key, new Entry(key, at, value(key, at, table.get(path))));
        }
        return new FileTable(line, entries);
    }

    private Value value(String key, int line, @Nullable Object value) {
        if (value instanceof String text) {
            return new Value.Text(text);
        }
        if (value instanceof Long number) {
            return new Value.Amount(BigDecimal.valueOf(number));
        }
        if (value instanceof Double number) {
            // The shortest decimal that parses to this double is the number as written, up to 15 digits.
            return Double.isFinite(number)
                    ? new Value.Amount(BigDecimal.valueOf(number))
                    : new Value.Other("an infinite number");
        }
        if (value instanceof Boolean truth) {
            return new Value.Truth(truth);
        }
        if (value instanceof TomlTable table) {
            return new Value.Nested(table(line, table));
        }
        if (value instanceof TomlArray array) {
            return new Value.Items(items(key, line, array));
        }
        return new Value.Other("a date or time");
    }

    private List<Entry> items(String key, int line, TomlArray array) {
        List<Entry> items = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            int at = line(array.inputPositionOf(i), line);
            items.add(new Entry(key, at, value(key, at, array.get(i))));
        }
        return items;
    }

    private int line(@Nullable TomlPosition position, int otherwise) {
        return position == null ? otherwise : said.number(position.line());
    }

    /** Replaces the line number in a message by the number in the original file. */
    private static String earlier(SignificantLines said, String message) {
        Matcher earlier = EARLIER.matcher(message);
        return earlier.find()
                ? message.substring(0, earlier.start(1))
                        + said.number(Integer.parseInt(earlier.group(1)))
                        + message.substring(earlier.end(1))
                : message;
    }

    /**
     * Returns a printable message: the library quotes the invalid text, so other control characters and long words are
     * cut.
     */
    private static String printable(String message) {
        StringBuilder safe = new StringBuilder();
        int word = 0;
        for (int i = 0; i < message.length(); i++) {
            char c = message.charAt(i);
            word = c == ' ' ? 0 : word + 1;
            if (word <= LONGEST_WORD) {
                safe.append(c < ' ' || c > '~' ? '?' : c);
            } else if (word == LONGEST_WORD + 1) {
                safe.append('…');
            }
        }
        return safe.toString();
    }
}
