package io.redoubt.rules.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.question.Question;
import io.redoubt.question.Resolution;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verbs of built-in games, written as rule files, answer random questions as the built-in ones do. */
class PortsTest {
    private static final Path FILES =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/rulefiles/ports");
    private static final List<String> DISTANCES = List.of("4in", "16in", "17in", "40cm", "41cm");
    private static final String REFUSED = "refused";
    private static final int QUESTIONS = 3_000;

    /** Names of the rule file that the built-in game has under another one. */
    private static final Map<String, String> OTHER_NAMES = Map.of("target", "at", "wreck", "destroyed");

    private final Random random = new Random(1);

    @ParameterizedTest
    @CsvSource({"rally.rules,vv,rally", "ignite.rules,lg,ignite", "shot.rules,fow,shoot"})
    void portsAnswerAsTheBuiltInVerb(String file, String game, String verb) throws IOException {
        RuleSet written = RuleFileGame.of(WrittenRules.read(Files.readString(FILES.resolve(file))));
        Procedure<?, ?> port = written.procedures().get(0);
        Procedure<?, ?> builtIn = Catalog.game(game).orElseThrow().procedures().stream()
                .filter(each -> each.verb().equals(verb))
                .findFirst()
                .orElseThrow();
        int answered = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            Map<String, String> given = values(port);
            Map<String, String> readings = readings(written);
            List<String> expected = answer(builtIn, renamed(given), prefixed(readings, game), i);
            assertEquals(expected, answer(port, given, readings, i), () -> given + " with " + readings);
            answered += expected.contains(REFUSED) ? 0 : 1;
        }
        int least = QUESTIONS / 10;
        assertTrue(answered > least, answered + " questions answered");
    }

    private Map<String, String> values(Procedure<?, ?> port) {
        Map<String, String> given = new LinkedHashMap<>();
        for (InputField<?> field : port.form().fields()) {
            if (isFlag(field) ? random.nextInt(8) == 0 : random.nextInt(4) > 0) {
                given.put(field.name(), value(field));
            }
        }
        return given;
    }

    private String value(InputField<?> field) {
        ValueFormat<?> format = field.kind();
        if (isFlag(field)) {
            return "true";
        }
        if (format instanceof WholeNumberFormat whole) {
            return String.valueOf(whole.least() + random.nextInt(Math.min(4, whole.most() - whole.least() + 1)));
        }
        List<String> choices = format instanceof DistanceFormat ? DISTANCES : format.choices();
        return choices.get(random.nextInt(choices.size()));
    }

    private static boolean isFlag(InputField<?> field) {
        return field.standard().filter(Boolean.class::isInstance).isPresent();
    }

    private Map<String, String> readings(RuleSet port) {
        Map<String, String> settled = new LinkedHashMap<>();
        for (Reading<?> reading : port.readings()) {
            if (random.nextInt(3) == 0) {
                settled.put(
                        reading.key(),
                        reading.ids().get(random.nextInt(reading.ids().size())));
            }
        }
        return settled;
    }

    private static Map<String, String> renamed(Map<String, String> names) {
        Map<String, String> all = new LinkedHashMap<>();
        names.forEach((name, value) -> all.put(OTHER_NAMES.getOrDefault(name, name), value));
        return all;
    }

    private static Map<String, String> prefixed(Map<String, String> readings, String game) {
        Map<String, String> all = new LinkedHashMap<>();
        readings.forEach((key, value) -> all.put(game + key.substring(key.indexOf('.')), value));
        return all;
    }

    /** Returns all that an answer says: chances, readings, and a ruling with its dice. */
    private static List<String> answer(
            Procedure<?, ?> procedure, Map<String, String> given, Map<String, String> readings, int seed) {
        try {
            Question<?, ?> question = Question.of(procedure, new Inputs(given, readings));
            if (!question.isAllowed()) {
                return List.of(REFUSED);
            }
            List<String> all = new ArrayList<>();
            all.add(chances(question).toString());
            all.add(question.readings().entrySet().stream()
                    .map(each -> each.getKey().key().replaceFirst("^.*\\.", "")
                            + '='
                            + each.getValue().id())
                    .sorted()
                    .collect(Collectors.joining(" ")));
            Resolution<?> ruling = question.roll(new SeededFaces(Seed.fresh(seed)));
            all.add(name(ruling.consequence().outcome()) + ' ' + ruling.faces());
            return all;
        } catch (BadInputException e) {
            return List.of(REFUSED);
        }
    }

    private static Map<String, Fraction> chances(Question<?, ?> question) {
        Map<String, Fraction> chances = new TreeMap<>();
        question.chances().forEach((outcome, chance) -> {
            if (chance.signum() > 0) {
                chances.put(name(outcome), chance);
            }
        });
        return chances;
    }

    private static String name(String outcome) {
        return OTHER_NAMES.getOrDefault(outcome, outcome);
    }
}
