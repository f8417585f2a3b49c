package io.redoubt.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What the pieces of a battle bring to each verb, and whom no verb takes. */
class FilledFromPiecesTest {
    static final String NONE = "-";

    /** A piece as {@code NAME:KIND key=value …}, with semicolons between several values; {@code -} is no piece. */
    static Optional<Piece> piece(String text) {
        String[] words = text.split(" ", -1);
        if (words[0].equals(NONE)) {
            return Optional.empty();
        }
        String[] name = words[0].split(":", -1);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 1; i < words.length; i++) {
            String[] pair = words[i].split("=", 2);
            values.put(pair[0], pair[1].replace(';', '\n'));
        }
        return Optional.of(new Piece(name[0], name[1], values));
    }

    /**
     * Fills in and compares.
     *
     * @param given what was typed already
     * @param expected what is filled in; after an exclamation mark, a part of the refusal
     */
    @ParameterizedTest(name = "{0} {1} {2} {3} {4}")
    @CsvFileSource(resources = "/battle/filled.csv", delimiter = '|')
    void isFilled(String game, String verb, String given, String by, String at, String expected) {
        Optional<Piece> acting = piece(by);
        Optional<Piece> target = piece(at);
        Participants who = new Participants(
                acting,
                target,
                Stream.of(acting, target).flatMap(Optional::stream).toList(),
                "");
        PieceDefaults defaults = new PieceDefaults(
                Arrays.stream(given.split(" ", -1)).collect(Collectors.toMap(input -> input, input -> "")));
        Runnable filling = () -> {
            RuleSet rules = Catalog.game(game).orElseThrow();
            rules.battleRules().mayTakePart(who, verb);
            rules.procedure(verb).orElseThrow().fill(who, defaults);
        };
        if (expected.startsWith("!")) {
            String why = String.valueOf(
                    assertThrows(BadInputException.class, filling::run).getMessage());
            assertTrue(why.contains(expected.substring(1)), why);
            return;
        }
        filling.run();
        assertEquals(expected, new TreeMap<>(defaults.texts()).toString().replace('\n', ';'));
        if (game.equals("fow")) {
            assertEquals(Map.of(), lost(verb, given, who, defaults.texts()));
        }
    }

    /** What else is filled in, or no more, when a text that is filled in, or goes without saying, is typed as well. */
    private static Map<String, Map<String, String>> lost(
            String verb, String given, Participants who, Map<String, String> filled) {
        Map<String, Map<String, String>> lost = new TreeMap<>();
        Procedure<?, ?> procedure =
                Catalog.game("fow").orElseThrow().procedure(verb).orElseThrow();
        Map<String, String> same = new TreeMap<>();
        procedure.form().fields().forEach(field -> standard(field).ifPresent(text -> same.put(field.name(), text)));
        same.keySet().removeAll(List.of(given.split(" ", -1)));
        same.putAll(filled);
        for (Map.Entry<String, String> typed : same.entrySet()) {
            Map<String, String> inputs = new LinkedHashMap<>(Map.of(typed.getKey(), typed.getValue()));
            for (String input : given.split(" ", -1)) {
                inputs.putIfAbsent(input, "");
            }
            PieceDefaults defaults = new PieceDefaults(inputs);
            procedure.fill(who, defaults);
            Map<String, String> all = new LinkedHashMap<>(defaults.texts());
            if (filled.containsKey(typed.getKey())) {
                all.put(typed.getKey(), typed.getValue());
            }
            if (!all.equals(filled)) {
                lost.put(typed.getKey(), all);
            }
        }
        return lost;
    }

    private static <T> Optional<String> standard(InputField<T> field) {
        return field.standard().map(value -> field.kind().text(value));
    }
}
