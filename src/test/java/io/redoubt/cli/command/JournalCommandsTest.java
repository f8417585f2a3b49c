package io.redoubt.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.CommandChecker.Finding;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.Shell;
import io.redoubt.rules.piece.Change;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changes that earlier versions recorded for a command in another form than today's. */
class JournalCommandsTest {
    private static final Change KIND = new Change("s", Change.KIND, "unit");

    private static Finding checked(Board board, String words, List<Change> changes) {
        return new JournalCommands(Shell.plain().world(new StringWriter(), new StringWriter()))
                .check(new JournalEntry(2, JournalEntry.Act.DO, words, 0, List.of(), changes), board);
    }

    /** The side whose turn it is keeps it today; in earlier versions the first side always got it. */
    @ParameterizedTest
    @CsvSource({"us, true", "ger, true", "fr, false"})
    void theTurnAfterSidesFitsInEitherForm(String side, boolean fits) {
        try (Battle battle = Battle.inMemory("fow", MasterSeed.of("00".repeat(32)))) {
            Board board = battle.board()
                    .with(List.of(
                            new Change("", Board.SIDES, "ger,us"),
                            new Change("", Board.SIDE, "us"),
                            new Change("", Board.TURN, "2")));
            List<Change> changes = List.of(new Change("", Board.SIDES, "ger,us,fr"), new Change("", Board.SIDE, side));
            assertEquals(fits, checked(board, "sides ger us fr", changes) instanceof Finding.Fitting);
        }
    }

    /** A card of another kind is refused today; earlier versions took what they could from it. */
    @Test
    void aCardOfAnotherKindThatWasTakenStillFits() {
        try (Battle battle = Battle.inMemory("fow", MasterSeed.of("00".repeat(32)))) {
            List<Change> changes = List.of(
                    new Change("x", Change.KIND, "nest"),
                    new Change("x", "rof", "2"),
                    new Change("x", "pinned-rof", "1"),
                    new Change("x", "skill", "trained"),
                    new Change("x", "slits", "2"));
            Finding found = checked(battle.board(), "add nest x --from-card pillbox", changes);
            assertEquals(new Finding.Fitting(), found);
        }
    }

    /** A flag that is set to no is cleared today; earlier versions recorded it as false. */
    @ParameterizedTest
    @CsvSource({
        "moved, no, false, true",
        "moved, no, '', true",
        "moved, yes, false, false",
        "skill, veteran, false, false"
    })
    void aDeniedFlagFitsInEitherForm(String key, String word, String value, boolean fits) {
        try (Battle battle = Battle.inMemory("fow", MasterSeed.of("00".repeat(32)))) {
            Board empty = battle.board();
            Board board = empty.with(List.of(KIND));
            Change change = new Change("s", key, value);
            String option = " s --" + key + ' ' + word;
            assertEquals(fits, checked(board, "set" + option, List.of(change)) instanceof Finding.Fitting);
            boolean added = checked(empty, "unit" + option, List.of(KIND, change)) instanceof Finding.Fitting;
            assertEquals(fits && !value.isEmpty(), added);
        }
    }
}
