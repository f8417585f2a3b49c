package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose turn it is next, and what is due and over as it begins. */
class TurnStartTest {
    /** A game in which every piece rallies in its owner's turn, burns every turn, and is tired no more. */
    private static final BattleRules GAME = new BattleRules() {
        @Override
        public List<PieceKind> kinds() {
            return List.of();
        }

        @Override
        public List<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
            return List.of(UpkeepStep.of("rally"));
        }

        @Override
        public List<UpkeepStep> dueEachTurn(Piece piece, List<Piece> table) {
            return List.of(UpkeepStep.of("burn"));
        }

        @Override
        public List<Expiry> turnBegins(Piece piece, String side) {
            return piece.owner().equals(side)
                    ? List.of(new Expiry(
                            Sentence.of(SentenceTemplate.of("{} is awake"), piece.name()),
                            List.of(Change.drop(piece, "tired"))))
                    : List.of();
        }
    };

    private static Board board(String sides, String side, int turn) {
        List<Change> changes = new ArrayList<>();
        for (String owner : List.of("a", "b", "")) {
            String name = owner.isEmpty() ? "stray" : "of-" + owner;
            changes.add(new Change(name, Change.KIND, "unit"));
            changes.add(new Change(name, Piece.OWNER, owner));
            changes.add(new Change(name, "tired", "true"));
        }
        changes.add(new Change("", Board.SIDES, sides));
        changes.add(new Change("", Board.SIDE, side));
        changes.add(new Change("", Board.TURN, Integer.toString(turn)));
        return Board.EMPTY.with(changes);
    }

    @ParameterizedTest
    @CsvSource({
        "'a,b',   a, 3, 3, b",
        "'a,b',   b, 3, 4, a",
        "'a,b,c', b, 3, 3, c",
        "'a,b,c', c, 9, 10, a",
        "'a,b',   '', 1, 2, a",
    })
    void sidesTakeTurnsAndTheFirstBeginsANewOne(String sides, String side, int turn, int next, String whose) {
        assertEquals(new TurnStart(next, whose), TurnStart.after(board(sides, side, turn)));
    }

    @Test
    void withoutSidesEveryTurnIsANewOne() {
        assertEquals(new TurnStart(3, ""), TurnStart.after(Board.EMPTY.with(List.of(new Change("", Board.TURN, "2")))));
    }

    @ParameterizedTest
    @CsvSource({
        "a, 'of-a rally, of-a burn, of-b burn, stray rally, stray burn'",
        "b, 'of-b rally, stray rally'",
    })
    void ownersRallyTheirPiecesAndWhatIsDueEachTurnComesWithTheFirstSide(String side, String due) {
        List<String> duties = new ArrayList<>();
        for (TurnStart.UpkeepRuling duty : new TurnStart(2, side).duties(board("a,b", "b", 1), GAME)) {
            duties.add(duty.piece().name() + " " + duty.due().verb());
            assertEquals(duty.due().verb().equals("burn"), duty.eachTurn());
        }
        assertEquals(due, String.join(", ", duties));
    }

    @Test
    void whatIsOverIsWrittenDownBeforeTheTurnItself() {
        assertEquals(
                List.of(
                        new Change("of-b", "tired", ""),
                        new Change("", Board.TURN, "2"),
                        new Change("", Board.SIDE, "b")),
                new TurnStart(2, "b").changes(board("a,b", "a", 2), GAME));
        assertEquals(
                List.of(new Change("", Board.TURN, "2")),
                new TurnStart(2, "").changes(Board.EMPTY, GAME),
                "nobody's turn has no side");
    }
}
