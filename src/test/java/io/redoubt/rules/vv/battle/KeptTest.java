package io.redoubt.rules.vv.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.vv.ValorAndVictory;
import io.redoubt.toml.Toml;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a battle of Valor and Victory keeps beside what its rulings ask for. */
class KeptTest {
    private final BattleRules kept = ValorAndVictory.ruleSet(new Toml()).battleRules();

    private List<String> over(String smoke) {
        return kept.turnBegins(new Piece("hill", "hex", Map.of("smoke", smoke)), "americans").stream()
                .flatMap(expiry -> expiry.changes().stream())
                .map(change -> change.key() + ' ' + change.value())
                .toList();
    }

    @Test
    void smokeThinsUntilItIsGone() {
        assertEquals(List.of("smoke 1"), over("2"));
        assertEquals(List.of("smoke "), over("1"));
        assertEquals(List.of(), over("0"));
    }

    @Test
    void namesOfOtherPiecesFollowThem() {
        assertEquals(List.of("hex", "owes", "overruns"), kept.namesOfPieces());
    }

    @Test
    void unitsLostWithoutANameAreForPlayersToMark() {
        assertEquals(
                List.of("lost"),
                kept.playerTrackedFields().stream().map(InputField::name).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoot", "assault", "cross", "deploy-check"})
    void helpExplainsHowUnitsAndFilesAreWritten(String verb) {
        assertFalse(ValorAndVictory.ruleSet(new Toml())
                .procedure(verb)
                .orElseThrow()
                .notes()
                .isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"6, true", "10, true", "8, false", "20, false"})
    void diceOfTheGameAreD6AndD10(int sides, boolean thrown) {
        assertEquals(thrown, kept.throwsDice(sides));
    }

    @Test
    void casualtyPointsComeFirst() {
        assertEquals(List.of("survive"), kept.mandatoryActions());
    }

    /** Whoever built the position of a hex, it acts for the side of the units that live in it. */
    @Test
    void hexActsForTheUnitsInIt() {
        Piece hill = new Piece("hill", "hex", Map.of("owner", "japanese"));
        Piece house = new Piece("house", "hex", Map.of("hex", "hill", "owner", "none"));
        Piece fallen = new Piece("fallen", "unit", Map.of("hex", "hill", "owner", "japanese", "eliminated", "true"));
        Piece away = new Piece("away", "unit", Map.of("hex", "house", "owner", "australians"));
        Piece able = new Piece("able", "unit", Map.of("hex", "hill", "owner", "americans"));
        List<Piece> table = List.of(hill, house, fallen, away, able);
        assertEquals("americans", kept.sideOf(hill, table));
        assertEquals("australians", kept.sideOf(away, table));
        assertEquals("", kept.sideOf(hill, List.of(hill, fallen, away)));
    }

    /** Flags are named alone; every other input says what stands after it. */
    @Test
    void everyInputSaysWhatItTakes() {
        for (Procedure<?, ?> procedure : ValorAndVictory.ruleSet(new Toml()).procedures()) {
            for (InputField<?> field : procedure.form().fields()) {
                assertEquals(field.kind().isFlag(), field.kind().label().isEmpty(), field.name());
                assertFalse(field.kind().expects().isEmpty(), field.name());
            }
        }
        for (PieceKind kind : kept.kinds()) {
            for (InputField<?> field : kind.fields()) {
                assertEquals(field.kind().isFlag(), field.kind().label().isEmpty(), field.name());
                assertFalse(field.kind().expects().isEmpty(), field.name());
            }
        }
    }
}
