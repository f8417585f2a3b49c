package io.redoubt.battle;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A JSON object of the journal, with accessors for the expected types. */
final class JournalJsonObject {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final Map<String, Object> values;

    private JournalJsonObject(Map<String, Object> values) {
        this.values = values;
    }

    /**
     * Reads one object.
     *
     * @throws IllegalArgumentException if the text is not an object
     */
    static JournalJsonObject of(String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("not a JSON object");
            }
            return new JournalJsonObject(object(parser));
        } catch (IOException e) {
            throw new IllegalArgumentException("not a JSON object", e);
        }
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException {
        Map<String, Object> values = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String key = parser.currentName();
            parser.nextToken();
            values.put(key, value(parser));
        }
        return values;
    }

    private static Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return new JournalJsonObject(object(parser));
        }
        if (token == JsonToken.START_ARRAY) {
            List<Object> list = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                list.add(value(parser));
            }
            return list;
        }
        return token == JsonToken.VALUE_NUMBER_INT ? (Object) parser.getIntValue() : parser.getText();
    }

    /** Returns a required number. */
    int number(String key) {
        return of(values.get(key), key);
    }

    /** Returns a number, or 0. */
    int numberOr0(String key) {
        return values.containsKey(key) ? number(key) : 0;
    }

    /** Returns a required text. */
    String text(String key) {
        return string(values.get(key), key);
    }

    /** Returns a text, or an empty one. */
    String textOrEmpty(String key) {
        return values.containsKey(key) ? text(key) : "";
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    /** Returns texts by name; empty if the key is missing. */
    Map<String, String> texts(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        node(key).values.forEach((name, value) -> texts.put(name, string(value, key)));
        return texts;
    }

    /** Returns numbers by name; empty if the key is missing. */
    Map<String, Integer> amounts(String key) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        node(key).values.forEach((name, value) -> amounts.put(name, of(value, key)));
        return amounts;
    }

    /** Returns numbers in order; empty if the key is missing. */
    List<Integer> numbers(String key) {
        return list(key, value -> of(value, key));
    }

    /** Returns objects in order; empty if the key is missing. */
    <T> List<T> nodes(String key, Function<JournalJsonObject, T> read) {
        return list(key, value -> {
            if (value instanceof JournalJsonObject node) {
                return read.apply(node);
            }
            throw wrong(key);
        });
    }

    /** Returns texts in order; empty if the key is missing. */
    List<String> words(String key) {
        return list(key, value -> string(value, key));
    }

    /** Returns lists of texts in order; empty if the key is missing. */
    List<List<String>> rows(String key) {
        return list(key, value -> {
            List<String> row = new ArrayList<>();
            for (Object text : value instanceof List<?> list ? list : List.of()) {
                row.add(string(text, key));
            }
            return row;
        });
    }

    private <T> List<T> list(String key, Function<Object, T> read) {
        Object value = values.getOrDefault(key, List.of());
        if (!(value instanceof List<?> list)) {
            throw wrong(key);
        }
        List<T> read1 = new ArrayList<>(list.size());
        for (Object each : list) {
            read1.add(read.apply(each));
        }
        return read1;
    }

    private JournalJsonObject node(String key) {
        Object value = values.get(key);
        if (value == null) {
            return new JournalJsonObject(Map.of());
        }
        if (value instanceof JournalJsonObject node) {
            return node;
        }
        throw wrong(key);
    }

    private static String string(@org.jspecify.annotations.Nullable Object value, String key) {
        if (value instanceof String text) {
            return text;
        }
        throw wrong(key);
    }

    private static int of(@org.jspecify.annotations.Nullable Object value, String key) {
        if (value instanceof Integer number) {
            return number;
        }
        throw wrong(key);
    }

    private static IllegalArgumentException wrong(String key) {
        return new IllegalArgumentException("the key " + key + " is missing or not valid");
    }
}
