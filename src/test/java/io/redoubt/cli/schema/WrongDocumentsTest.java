package io.redoubt.cli.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The schema refuses what the program never writes: every right line is made wrong in every place. */
class WrongDocumentsTest {
    private static final String SHOT = """
            {"game":"fow","command":"shoot","mode":"odds","inputs":{"at":"nest","rof":2},\
            "odds":{"pinned":1.0},"exact":{"pinned":"1/1"},"rules":["FOW-SHOT-05"],\
            "readings":{"fow.pinned-nest":"both-tests"}}""";

    @Test
    void theLineTheOthersAreMadeFromIsRight() {
        assertEquals(List.of(), Fitting.faults(Json.object(SHOT)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"game\":\"fow\"         | \"game\":\"chess\"            | a game there is not",
                "\"command\":\"shoot\"    | \"command\":\"rally\"         | a verb of another game",
                "\"mode\":\"odds\"        | \"mode\":\"guess\"            | a mode there is not",
                "\"at\":\"nest\"          | \"at\":\"castle\"             | a value the form does not offer",
                "\"at\":\"nest\"          | \"casualtyRating\":\"3\"      | an input the form does not have",
                "\"rof\":2                | \"rof\":\"2\"                 | a number as a text",
                "\"rof\":2                | \"rof\":2.5                   | half a shot",
                "\"pinned\":1.0           | \"pinned\":1.5                | more than certain",
                "\"pinned\":1.0           | \"wounded\":1.0               | an outcome of another game",
                "\"pinned\":\"1/1\"       | \"pinned\":\"1\"              | no fraction",
                "\"pinned\":\"1/1\"       | \"pinned\":\"-1/2\"           | less than impossible",
                "\"pinned\":\"1/1\"       | \"pinned\":\"01/2\"           | a fraction with a leading zero",
                "\"FOW-SHOT-05\"          | \"shooting\"                  | no rule",
                "\"fow.pinned-nest\"      | \"vv.minefield-die\"          | a disputed point of another game",
                "\"both-tests\"           | \"neither\"                   | a way that it cannot be settled",
                "\"rules\":[              | \"chance\":1,\"rules\":[      | a key nobody promised",
                "\"rules\":[              | \"outcome\":\"lucky\",\"rules\":[ | an outcome there is not",
                "\"rules\":[              | \"unused\":[\"wind\"],\"rules\":[ | an option there is not",
            })
    void oneWrongThingIsEnough(String right, String wrong, String what) {
        String line = SHOT.replace(right, wrong);
        assertFalse(line.equals(SHOT), right);
        Map<String, Object> object = Json.object(line);
        assertFalse(Fitting.faults(object).isEmpty(), what);
        assertFalse(Fitting.faults("", object).isEmpty(), what);
    }

    @Test
    void noKeyThatIsAlwaysThereMayBeMissing() throws IOException {
        int tried = 0;
        for (Map<String, Object> line : lines()) {
            for (String key :
                    List.of("game", "command", "inputs", "exact", "rules", "readings", "steps", "line", "exit")) {
                boolean isOptional = key.equals("inputs")
                        && List.of("foresee", "plan").contains(String.valueOf(line.get("command")));
                Map<String, Object> without = new LinkedHashMap<>(line);
                if (!isOptional && without.remove(key) != null) {
                    tried++;
                    assertFalse(Fitting.faults(Fitting.kind(line), without).isEmpty(), key + ": " + line);
                }
            }
        }
        assertTrue(tried > 400, tried + " tried");
    }

    @Test
    void noObjectMayHaveAKeyMore() throws IOException {
        int tried = refused(value -> {
            if (!(value instanceof Map<?, ?> object)) {
                return Optional.empty();
            }
            Map<Object, Object> more = new LinkedHashMap<>(object);
            more.put("Extra", Map.of());
            return Optional.of(more);
        });
        assertTrue(tried > 500, tried + " tried");
    }

    @Test
    void noValueMayBeOfAnotherType() throws IOException {
        int tried = refused(value -> Optional.of(ofAnotherType(value)));
        assertTrue(tried > 3_000, tried + " tried");
    }

    /** The value of a change may be a flag, a text or a list of texts. */
    private static Object ofAnotherType(Object value) {
        if (value instanceof Map<?, ?>) {
            return List.of();
        }
        if (value instanceof Number) {
            return true;
        }
        return value instanceof Boolean ? Map.of() : 7;
    }

    private static List<Map<String, Object>> lines() throws IOException {
        return SchemaTest.shown().stream().map(Json::object).toList();
    }

    /** Makes every right line wrong in one place after the other, and counts how often that was noticed: always. */
    private static int refused(Function<Object, Optional<Object>> wrong) throws IOException {
        int tried = 0;
        for (Map<String, Object> line : lines()) {
            for (Object other : variants(line, wrong)) {
                if (!other.equals(line)) {
                    tried++;
                    assertFalse(Fitting.faults(Fitting.kind(line), other).isEmpty(), other::toString);
                }
            }
        }
        return tried;
    }

    /** The value with one part of it replaced, for every part; what a look-up found is free in its form, and so is an id. */
    private static List<Object> variants(Object value, Function<Object, Optional<Object>> wrong) {
        List<Object> variants = new ArrayList<>();
        wrong.apply(value).ifPresent(variants::add);
        if (value instanceof Map<?, ?> object) {
            for (Map.Entry<?, ?> member : object.entrySet()) {
                if (!List.of("facts", "id").contains(member.getKey())) {
                    for (Object other : variants(member.getValue(), wrong)) {
                        Map<Object, Object> copy = new LinkedHashMap<>(object);
                        copy.put(member.getKey(), other);
                        variants.add(copy);
                    }
                }
            }
        } else if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                for (Object other : variants(list.get(i), wrong)) {
                    List<Object> copy = new ArrayList<>(list);
                    copy.set(i, other);
                    variants.add(copy);
                }
            }
        }
        return variants;
    }
}
