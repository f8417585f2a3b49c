package io.redoubt.rules.vv.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.vv.ValorAndVictory;
import io.redoubt.toml.Toml;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

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

    @Test
    void helpExplainsHowUnitsAreWritten() {
        assertFalse(ValorAndVictory.ruleSet(new Toml())
                .procedure("shoot")
                .orElseThrow()
                .notes()
                .isEmpty());
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
    }
}
