package io.redoubt.cli.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Within a version of the contract the JSON only grows: what was promised once stands in a file, a line each, and is
 * still promised today.
 *
 * <p>{@code scripts/bless} adds what is new. It takes nothing away: whoever does so raises {@link Schema#VERSION},
 * which begins a new file.
 */
class PromisesTest {
    private static final Path FILE = Path.of(System.getProperty("redoubt.root", ""))
            .resolve("src/test/resources/contract/json-" + Schema.VERSION + ".txt");

    /** Members of a verb's shape that follow from its inputs and its exact odds: no need to say them again. */
    private static final Set<Object> FOLLOWING = Set.of("from", "unused", "odds");

    private final Set<String> promises = new TreeSet<>();

    @Test
    void whatWasPromisedIsStillThere() throws IOException {
        Set<String> before = new TreeSet<>(Files.exists(FILE) ? Files.readAllLines(FILE) : List.of());
        promise();
        if (Boolean.getBoolean("redoubt.bless")) {
            promises.addAll(before);
            Files.write(FILE, promises);
            return;
        }
        Set<String> gone = new TreeSet<>(before);
        gone.removeAll(promises);
        assertEquals(Set.of(), gone, "programs rely on these: leave them, or raise the version of the contract");
        assertEquals(before, promises, "there are new ones: run scripts/bless");
        assertTrue(before.contains("fow-shoot/exact/destroyed is fraction"), FILE.toString());
        assertTrue(before.contains("odds/rules always"), FILE.toString());
        assertTrue(before.contains("fow-shoot/inputs/skill is string"), FILE.toString());
    }

    private void promise() {
        Map<String, Object> whole = Json.object(Shell.plain().type("schema").out());
        Json.in(whole, "$defs").forEach((name, shape) -> visit(name, shape));
    }

    private void visit(String place, Object schema) {
        Map<?, ?> shape = (Map<?, ?>) schema;
        for (Object key : list(shape, "required")) {
            promises.add(place + '/' + key + " always");
        }
        if (shape.get("properties") instanceof Map<?, ?> members) {
            boolean verb = members.containsKey("unused") && !members.containsKey("mode");
            members.forEach((key, member) -> {
                if (verb && FOLLOWING.contains(key)) {
                    return;
                }
                promises.add(place + '/' + key + " is " + type((Map<?, ?>) member));
                visit(place + '/' + key, member);
            });
        }
        for (Object value : list(shape, "enum")) {
            promises.add(place + " may be " + value);
        }
        if (shape.containsKey("const")) {
            promises.add(place + " may be " + shape.get("const"));
        }
        for (Object one : list(shape, "anyOf")) {
            visit(place, one);
        }
        if (shape.get("items") instanceof Map<?, ?> each) {
            visit(place + "/each", each);
        }
        if (shape.get("additionalProperties") instanceof Map<?, ?> each) {
            visit(place + "/any", each);
        }
    }

    private static String type(Map<?, ?> shape) {
        if (shape.containsKey("$ref")) {
            return shape.get("$ref").toString().substring("#/$defs/".length());
        }
        return shape.containsKey("type") ? shape.get("type").toString() : "one of some";
    }

    private static List<?> list(Map<?, ?> shape, String key) {
        return shape.get(key) instanceof List<?> list ? list : List.of();
    }
}
