package io.redoubt.cli.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.cli.Json;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Holds what the program writes to the schema that it prints; whoever runs it in a test asks here. */
public final class Fitting {
    private static final Map<String, String> BY_COMMAND =
            Map.of("compare", "comparison", "foresee", "foresight", "plan", "plan", "verify", "verification");
    private static final Map<String, JsonSchema> SCHEMAS = schemas();

    private Fitting() {}

    /** Every line of JSON in a text is of the shape the schema gives its kind. */
    public static void assertAllFit(String output) {
        output.lines()
                .filter(Fitting::isJson)
                .forEach(line -> assertEquals(List.of(), faults(Json.object(line)), line));
    }

    /** Whether a line is one of the JSON that the program writes. */
    static boolean isJson(String line) {
        return line.startsWith("{\"") && line.endsWith("}");
    }

    static List<String> faults(Map<String, Object> object) {
        return faults(kind(object), object);
    }

    static List<String> faults(String kind, Object value) {
        JsonSchema schema = SCHEMAS.get(kind);
        return schema == null ? List.of("no such kind: " + kind) : schema.faults(value);
    }

    /** Which kind an object says that it is, by the keys the contract promises. */
    static String kind(Map<String, Object> object) {
        if (object.containsKey("mode")) {
            return String.valueOf(object.get("mode"));
        }
        if (object.containsKey("command")) {
            return BY_COMMAND.getOrDefault(String.valueOf(object.get("command")), "none");
        }
        if (object.containsKey("error")) {
            return "error";
        }
        if (object.containsKey("settings")) {
            return "settings";
        }
        if (object.containsKey("section")) {
            return "rule";
        }
        if (object.containsKey("standard")) {
            return "reading";
        }
        return object.containsKey("differ") ? "card-comparison" : "card";
    }

    private static Map<String, JsonSchema> schemas() {
        Schema schema = new Schema();
        Map<String, JsonSchema> schemas = new LinkedHashMap<>();
        Schema.KINDS.forEach(kind -> schemas.put(kind, new JsonSchema(Json.object(printed(schema.of(kind))))));
        schemas.put("", new JsonSchema(Json.object(printed(schema.ofAll()))));
        return schemas;
    }

    private static String printed(Shape shape) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        SchemaJson.write(shape, out);
        out.flush();
        return text.toString();
    }
}
