package io.redoubt.cli.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.Json;
import io.redoubt.report.json.SchemaNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Validates the JSON that the program writes against the schema that it prints, with a library of others. */
public final class Fitting {
    private static final Map<String, String> BY_COMMAND = Map.of(
            "compare", "comparison",
            "foresee", "foresight",
            "plan", "plan",
            "verify", "verification",
            "state", "state",
            "log", "log",
            "luck", "luck",
            "report", "report");
    private static final SchemaRegistry VALIDATOR =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Map<String, com.networknt.schema.Schema> SCHEMAS = schemas();

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
        com.networknt.schema.Schema schema = SCHEMAS.get(kind);
        return schema == null ? List.of("no such kind: " + kind) : faults(schema, value);
    }

    /** Returns the ways in which a schema that the program prints breaks the rules of JSON Schema itself. */
    static List<String> faultsOfSchema(String kind) {
        com.networknt.schema.Schema meta =
                VALIDATOR.getSchema(SchemaLocation.of(SpecificationVersion.DRAFT_2020_12.getDialectId()));
        return faults(
                meta,
                Json.object(
                        kind.isEmpty()
                                ? printed(new Schema(GameList.BUILT_IN).ofAll())
                                : printed(new Schema(GameList.BUILT_IN).of(kind))));
    }

    private static List<String> faults(com.networknt.schema.Schema schema, Object value) {
        return schema.validate(MAPPER.<JsonNode>valueToTree(value)).stream()
                .map(Object::toString)
                .toList();
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

    private static Map<String, com.networknt.schema.Schema> schemas() {
        Schema schema = new Schema(GameList.BUILT_IN);
        Map<String, com.networknt.schema.Schema> schemas = new LinkedHashMap<>();
        Schema.KINDS.forEach(kind -> schemas.put(kind, VALIDATOR.getSchema(printed(schema.of(kind)))));
        schemas.put("", VALIDATOR.getSchema(printed(schema.ofAll())));
        return schemas;
    }

    private static String printed(SchemaNode shape) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        SchemaJson.write(shape, out);
        out.flush();
        return text.toString();
    }
}
