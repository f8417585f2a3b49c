package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.rules.input.InputField;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Facts that a look-up or check found, as a field of a JSON object. */
final class FactsJson {
    private FactsJson() {}

    static SchemaNode shape() {
        SchemaNode plain = SchemaNode.either(List.of(SchemaNode.text(), SchemaNode.whole(), SchemaNode.truth()));
        SchemaNode some = SchemaNode.mapOf(plain);
        return SchemaNode.mapOf(
                        SchemaNode.text("[a-z][A-Za-z0-9]*"),
                        SchemaNode.either(List.of(plain, some, SchemaNode.listOf(some))))
                .told("result of a look-up or check");
    }

    /** Writes the field, if there are any facts. */
    static void write(JsonGenerator json, Map<String, Object> facts) throws IOException {
        if (!facts.isEmpty()) {
            json.writeFieldName("facts");
            value(json, facts);
        }
    }

    private static void value(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> each : map.entrySet()) {
                json.writeFieldName(InputField.key(String.valueOf(each.getKey())));
                value(json, each.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) {
                value(json, each);
            }
            json.writeEndArray();
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else {
            json.writeString(value.toString());
        }
    }
}
