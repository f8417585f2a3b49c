package io.redoubt.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What a ruling leaves on the pieces of a battle, outcome by outcome. */
class LeftOnPiecesTest {
    /**
     * Rules and compares.
     *
     * @param typed what was typed beside the pieces, or {@code -}
     * @param outcome the outcome whose first result is looked at
     * @param expected the changes, or {@code -}
     */
    @ParameterizedTest(name = "{0} {1} {2} {3} {4} {5}")
    @CsvFileSource(resources = "/battle/left.csv", delimiter = '|')
    void isLeft(String game, String verb, String by, String at, String typed, String outcome, String expected) {
        Optional<Piece> acting = FilledFromPiecesTest.piece(by);
        Optional<Piece> target = FilledFromPiecesTest.piece(at);
        List<Piece> table = Stream.of(acting, target).flatMap(Optional::stream).toList();
        Participants who = new Participants(acting, target, table, "");
        Procedure<?, ?> procedure =
                Catalog.game(game).orElseThrow().procedure(verb).orElseThrow();
        assertEquals(expected, left(procedure, who, typed, outcome));
    }

    private static <S, O> String left(Procedure<S, O> procedure, Participants who, String typed, String outcome) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        procedure.fill(who, defaults);
        Map<String, String> texts = new LinkedHashMap<>(defaults.texts());
        texts.keySet().removeIf(key -> procedure.form().field(key).isEmpty());
        Map<String, String> readings = new LinkedHashMap<>();
        if (!typed.equals(FilledFromPiecesTest.NONE)) {
            for (String each : typed.split(" ", -1)) {
                String[] pair = each.split("=", 2);
                (pair[0].contains(".") ? readings : texts).put(pair[0], pair[1].replace(';', '\n'));
            }
        }
        List<String> outcomes = new ArrayList<>();
        for (Consequence<O> each :
                Question.of(procedure, new Inputs(texts, readings)).consequences()) {
            if (each.outcome().equals(outcome)) {
                List<String> changes = new ArrayList<>();
                for (Change change : each.effects(who)) {
                    changes.add(change.piece() + ' ' + change.key() + '=' + change.value());
                }
                return changes.isEmpty() ? FilledFromPiecesTest.NONE : String.join(", ", changes);
            }
            outcomes.add(each.outcome());
        }
        throw new AssertionError("it comes to " + outcomes);
    }
}
