package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Undo and redo against a plain list of states, over every sequence of a few commands. */
class HistoryTest {
    private static final int LENGTH = 7;

    @TempDir
    private Path folder;

    /** What a person would expect: a list of states and a place in it. */
    private static final class Model {
        private final List<String> states = new ArrayList<>(List.of(""));
        private int at;

        void change(String state) {
            while (states.size() > at + 1) {
                states.remove(states.size() - 1);
            }
            states.add(state);
            at++;
        }

        void undo() {
            at = Math.max(0, at - 1);
        }

        void redo() {
            at = Math.min(states.size() - 1, at + 1);
        }
    }

    @Test
    void everySequenceEndsWhereItShould() {
        for (int code = 0; code < Math.pow(3, LENGTH); code++) {
            Model model = new Model();
            try (Battle battle = Battle.inMemory("fow", MasterSeed.fresh(() -> 1))) {
                int rest = code;
                for (int step = 0; step < LENGTH; step++) {
                    switch (rest % 3) {
                        case 0 -> {
                            battle.record("side", List.of(), List.of(new Change("", Board.SIDE, "at" + step)));
                            model.change("at" + step);
                        }
                        case 1 -> {
                            battle.undo();
                            model.undo();
                        }
                        default -> {
                            battle.redo();
                            model.redo();
                        }
                    }
                    rest /= 3;
                    assertEquals(model.states.get(model.at), battle.board().mark(Board.SIDE), "sequence " + code);
                    assertEquals(model.at, battle.activeEntries().size());
                }
            }
        }
    }

    @Test
    void boardsReadBackAreTheSameByteForByte() {
        Field field = new Field(folder);
        field.play(Field.SMALL);
        field.play(List.of("undo 3", "redo 2", "note mg42 behind the church"));
        try (Battle once = Battle.read(field.file());
                Battle twice = Battle.open(field.file())) {
            assertEquals(once.board().toString(), twice.board().toString());
            assertEquals(once.board(), twice.board());
            assertEquals(once.board().hashCode(), twice.board().hashCode());
        }
    }

    /** Taking a ruling back and giving it again rolls no die a second time. */
    @Test
    void undoIsNoReroll() {
        Field field = new Field(folder);
        field.play(Field.SMALL);
        field.play(List.of("undo 3", "shoot mg42 --by sherman", "undo", "shoot mg42 --by sherman"));
        try (Battle battle = Battle.read(field.file())) {
            List<DiceRecord> thrown = new ArrayList<>();
            for (JournalEntry entry : battle.entries()) {
                entry.rulings().stream()
                        .filter(ruling -> ruling.thrown().isRolled())
                        .forEach(ruling -> thrown.add(ruling.thrown()));
            }
            assertEquals(3, thrown.size());
            assertEquals(thrown.get(0), thrown.get(1));
            assertEquals(thrown.get(0), thrown.get(2));
        }
        assertEquals("", field.fault());
    }

    @Test
    void whatIsTakenBackAfterTheEndDoesNotHideTheSecret() {
        MasterSeed secret = MasterSeed.fresh(() -> 1);
        try (Battle battle = Battle.inMemory("fow", secret)) {
            battle.record("turn", List.of(), List.of(new Change("", Board.TURN, "2")));
            battle.reveal(secret);
            battle.undo();
            assertEquals(secret.toString(), battle.board().mark(Board.OVER));
            assertEquals("1", battle.board().mark(Board.TURN));
            battle.redo();
            assertEquals(secret.toString(), battle.board().mark(Board.OVER));
            assertEquals("2", battle.board().mark(Board.TURN));
        }
    }

    @Test
    void moreIsTakenBackThanBoardsAreKept() {
        Path file = folder.resolve("long.battle");
        int many = 2 * History.BOARDS + 5;
        List<Board> boards = new ArrayList<>();
        try (Battle battle = Battle.create(file, "fow", MasterSeed.of("abc"))) {
            battle.record("add n1", List.of(), List.of(new Change("n1", Change.KIND, "nest")));
            for (int i = 0; i < many; i++) {
                boards.add(battle.board());
                battle.record("note", List.of(), List.of(new Change("n1", Piece.NOTE, "note " + i)));
            }
        }
        try (Battle battle = Battle.open(file)) {
            for (int i = many - 1; i >= 0; i--) {
                battle.undo();
                assertEquals(boards.get(i), battle.board());
            }
            for (int i = 0; i < many; i++) {
                assertEquals(boards.get(i), battle.board());
                battle.redo();
            }
            assertEquals(many + 1, battle.activeEntries().size());
        }
    }

    @Test
    void replayGivesEveryRulingTheBoardOnWhichItWasMade() {
        RecordedQuery call = new RecordedQuery("fow", "shoot", Map.of(), Map.of(), Map.of(), "", "", "", "");
        DiceRecord dice = new DiceRecord(List.of(4), List.of(), "7b09-6232");
        Ruling rolled = new Ruling(call, dice, "unharmed", Map.of(), Map.of(), List.of(), List.of(), List.of());
        List<Integer> seedsBefore = new ArrayList<>();
        try (Battle battle = Battle.inMemory("fow", MasterSeed.fresh(() -> 1))) {
            battle.record("shoot twice", List.of(rolled, rolled), List.of());
            battle.replay(Set.of(2), (entry, ruling, before) -> seedsBefore.add(before.rolled()));
            assertEquals(2, battle.board().rolled());
        }
        assertEquals(List.of(0, 1), seedsBefore);
    }
}
