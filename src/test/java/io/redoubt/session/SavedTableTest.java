package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.piece.Piece;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table that is saved and loaded is the same table, in every turn and phase of it. */
class SavedTableTest {
    @TempDir
    private Path folder;

    private Shell.Result play(String file, List<String> commands) {
        return Shell.plain()
                .from(folder)
                .reading(String.join("\n", commands) + "\n")
                .type("play " + file);
    }

    private Board board(String file) {
        try (Battle battle = Battle.read(folder.resolve(file))) {
            return battle.board();
        }
    }

    private static Map<String, String> marks(Board board) {
        Map<String, String> marks = new LinkedHashMap<>(board.marks());
        marks.keySet().removeAll(List.of(Board.COMMITMENT, Board.THROWS));
        return marks;
    }

    @Test
    void everyTurnAndPhaseComesBack() {
        int count = 0;
        for (RuleSet game : Catalog.games()) {
            int phases = game.battleRules().phases().size();
            for (String sides : List.of("", "sides a b")) {
                for (int turns : List.of(0, 3)) {
                    for (int before = 0; before <= Math.min(1, phases); before++) {
                        for (int after = 0; after < Math.max(1, phases); after++) {
                            List<String> commands = new ArrayList<>(List.of("use " + game.key(), sides));
                            commands.addAll(Collections.nCopies(before, "next phase"));
                            commands.addAll(Collections.nCopies(turns, "next turn"));
                            commands.addAll(Collections.nCopies(after, "next phase"));
                            comesBack("n" + ++count, commands);
                        }
                    }
                }
            }
        }
    }

    @Test
    void soDoesTheFirstPhaseOfAVeryFirstTurn() {
        comesBack("first", List.of("use vv", "sides a b", "next phase", "next turn", "sides a b"));
    }

    @Test
    void soDoesWhatIsSettled() {
        comesBack(
                "settled", List.of("sides a b", "dice mine", "settle reminders=silent", "settle fow.within=exclusive"));
    }

    private void comesBack(String name, List<String> commands) {
        List<String> all = new ArrayList<>(commands);
        all.add("save " + name);
        Shell.Result result = play(name + ".first", all);
        assertEquals(0, result.exit(), result.err());
        result = play(name + ".second", List.of("load " + name));
        assertEquals(0, result.exit(), result.err());
        assertEquals(marks(board(name + ".first")), marks(board(name + ".second")), () -> String.join("\n", commands));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "squad #5 lost",
                "can't move",
                "\"Fury\"",
                "'n' \"m\" \\ $HOME `x` !",
                "--owner b",
                "-3",
                "\"open",
                "two  blanks",
                "true",
                "; next turn"
            })
    void aNoteIsTakenAsTypedAndComesBack(String note) {
        comesBack(
                "noted",
                List.of(
                        "add nest n1",
                        "unit u",
                        "note n1 " + note,
                        "shoot n1 --by u --skill trained --firepower 3+",
                        "log"));
        for (String file : List.of("noted.first", "noted.second")) {
            assertEquals(
                    note,
                    board(file).piece("n1").orElseThrow().value(Piece.NOTE).orElse(""),
                    file);
        }
        Shell.Result result = play("noted.first", List.of("again", "log", "report", "list", "undo 2", "redo"));
        assertEquals(0, result.exit(), result.err());
    }

    @Test
    void whatCannotBeKeptIsSaid() {
        Shell.Result result = play("a.battle", List.of("add nest n1 --owner us", "next turn", "save x"));
        assertTrue(result.out().contains("It does not record that it is the turn of us; use sides to name the sides"));
    }
}
