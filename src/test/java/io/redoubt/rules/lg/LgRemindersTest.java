package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.procedure;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Procedure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players should think of before each verb: whose turn it is, and what is gone already. */
class LgRemindersTest {
    private static final Piece GUN = piece("gun", "unit", "owner=red weapon=laser");
    private static final Piece RUIN = piece("ruin", "building", "owner=blue structure=destroyed");

    @ParameterizedTest
    @CsvSource({
        "shoot, blue, 2",
        "shoot, red, 1",
        "cross, blue, 1",
        "cross, red, 0",
        "gap, blue, 3",
        "damage, blue, 2",
        "collapse, blue, 0",
        "detect, blue, 2",
        "ignite, blue, 2",
        "spread, blue, 0",
        "occupy, blue, 1"
    })
    void isRemembered(String verb, String turn, int times) {
        Participants who = new Participants(Optional.of(GUN), Optional.of(RUIN), List.of(GUN, RUIN), turn);
        List<Reminder> reminders = procedure(verb).reminders(who, new Inputs(Map.of(), Map.of()));
        assertEquals(times, reminders.size(), reminders::toString);
    }

    @ParameterizedTest
    @CsvSource({"shoot", "gap", "ignite", "deploy-check"})
    void helpExplainsWhatOneLineCannot(String verb) {
        assertFalse(procedure(verb).notes().isEmpty());
    }

    /** Flags are named alone; every other input says what stands after it. */
    @Test
    void everyInputSaysWhatItTakes() {
        for (Procedure<?, ?> procedure : LgPieces.GAME.procedures()) {
            for (InputField<?> field : procedure.form().fields()) {
                assertEquals(field.kind().isFlag(), field.kind().label().isEmpty(), field.name());
                assertFalse(field.kind().expects().isEmpty(), field.name());
            }
        }
    }
}
