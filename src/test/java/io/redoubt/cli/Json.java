package io.redoubt.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON read back as maps, lists, texts, numbers and truths, strictly: no key twice, nothing after the end. */
public final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /** The object on a line. */
    @SuppressWarnings("unchecked") // an object is read as a map
    public static Map<String, Object> object(String line) {
        try (JsonParser parser = FACTORY.createParser(line)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("no object: " + line);
            }
            Map<String, Object> object = (Map<String, Object>) value(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("something follows the object: " + line);
            }
            return object;
        } catch (IOException e) {
            throw new UncheckedIOException(line, e);
        }
    }

    /** The objects of several lines. */
    public static List<Map<String, Object>> objects(String text) {
        return text.lines().map(Json::object).toList();
    }

    /** An object within an object. */
    @SuppressWarnings("unchecked") // the caller knows what the contract says is there
    public static Map<String, Object> in(Map<String, Object> object, String key) {
        return (Map<String, Object>) object.get(key);
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> object = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.FIELD_NAME) {
                    String key = parser.currentName();
                    parser.nextToken();
                    object.put(key, value(parser));
                }
                yield object;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT -> parser.getIntValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            default -> parser.getText();
        };
    }
}
