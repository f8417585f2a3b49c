package io.redoubt.foresight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Goals as players write them. */
class GoalTest {
    private static final RuleSet FOW = Catalog.game("fow").orElseThrow();

    /** A pinned Nest, one of which nothing is known, and a unit of three teams that shot. */
    private static final Board BOARD = Board.EMPTY.with(List.of(
            new Change("n1", Change.KIND, "nest"),
            new Change("n1", "state", "pinned"),
            new Change("n2", Change.KIND, "nest"),
            new Change("u1", Change.KIND, "unit"),
            new Change("u1", "teams", "3"),
            new Change("u1", "shot", "true")));

    private static boolean holds(String goal) {
        return GoalParser.read(goal, BOARD, FOW).holds(ValueSource.at(BOARD));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n1=pinned                        | true",
                "n1=unharmed                      | false",
                "n2=unharmed                      | true",
                "state(n2)=unharmed               | true",
                "state(n1)=pinned                 | true",
                "u1=shot                          | true",
                "shot(u1)=true                    | true",
                "shot(u1)=false                   | false",
                "u1=pinned                        | false",
                "teams(u1)<=3                     | true",
                "teams(u1)<3                      | false",
                "teams(u1)>=3                     | true",
                "teams(u1)>3                      | false",
                "teams(u1)=3                      | true",
                "teams(u1)<=2                     | false",
                "n1=pinned and n2=pinned          | false",
                "n1=pinned or n2=pinned           | true",
                "n1=pinned and not n2=pinned      | true",
                "not (n1=pinned or n2=pinned)     | false",
                "n2=pinned and n2=pinned or n1=pinned | true",
                "n2=pinned and (n2=pinned or n1=pinned) | false",
                "1 of n1,n2=pinned                | true",
                "2 of n1, n2 = pinned             | false",
                "n1=off-the-table                 | false",
                "N1=Pinned AND NOT n2=PINNED      | true",
                "1 OF n1,n2=Pinned                | true",
                "state(n1)=Pinned                 | true",
            })
    void aGoalHoldsOrNot(String goal, boolean expected) {
        assertEquals(expected, holds(goal));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "n1==pinned              ; write = instead of ==",
                "n1 is pinned            ; write = instead of is",
                "n1:pinned               ; write = instead of :",
                "n1!=pinned              ; write = with not before the piece instead of !=",
                "!n1=pinned              ; write not instead of !",
                "n1=pinned && n2=pinned  ; write and instead of &&",
                "n1=pinned, n2=pinned    ; write and instead of ,",
                "n1=pinned | n2=pinned   ; write or instead of |",
                "n1 pinned               ; = is missing before pinned",
                "n1=bailed out           ; off-the-table; did you mean bailed-out?",
            })
    void signsOfOtherLanguagesAreNamedWithOurs(String goal, String expected) {
        String message =
                assertThrows(BadInputException.class, () -> holds(goal)).getMessage();
        assertTrue(message.contains(expected), message);
    }

    @Test
    void aGoalWithoutPiecesAsksForThem() {
        String message = assertThrows(BadInputException.class, () -> GoalParser.read("n1=pinned", Board.EMPTY, FOW))
                .getMessage();
        assertTrue(message.startsWith("there are no pieces on the table"), message);
    }

    @Test
    void aPieceThatIsGoneIsOffTheTable() {
        Goal goal = GoalParser.read("n1=off-the-table", BOARD, FOW);
        assertTrue(goal.holds(ValueSource.at(BOARD.with(List.of(new Change("n1", Change.KIND, ""))))));
    }

    /** A number that nobody knows is no number to compare. */
    @Test
    void whatIsNotKnownIsNeitherMoreNorLess() {
        assertFalse(holds("anti-tank(u1)<=9"));
        assertFalse(holds("anti-tank(u1)>=0"));
    }

    /** What was never said is what rulings take it to be, as long as the piece is there. */
    @Test
    void whatWasNeverSaidIsWhatRulingsTake() {
        assertTrue(holds("rof(u1)=1"));
        assertTrue(holds("smoke(n2)<=0"));
        Goal teams = GoalParser.read("teams(u1)<=1", BOARD, FOW);
        assertFalse(teams.holds(ValueSource.at(BOARD)));
        assertTrue(teams.holds(ValueSource.at(BOARD.with(List.of(new Change("u1", "teams", ""))))));
        assertFalse(teams.holds(ValueSource.at(BOARD.with(List.of(new Change("u1", Change.KIND, ""))))));
    }

    /** The men of a crew stand on its card until some are lost. */
    @Test
    void aCardTellsTheMenOfItsCrew() {
        RuleSet rules = Catalog.game("dh").orElseThrow();
        Board board =
                Board.EMPTY.with(List.of(new Change("b", Change.KIND, "bunker"), new Change("b", "card", "glog")));
        Goal ten = GoalParser.read("crew(b)>=10", board, rules);
        assertTrue(ten.holds(ValueSource.at(board)));
        assertFalse(ten.holds(ValueSource.at(board.with(List.of(new Change("b", "crew", "9"))))));
    }

    @ParameterizedTest
    @org.junit.jupiter.params.provider.ValueSource(
            strings = {
                "",
                "n1",
                "n1=",
                "=pinned",
                "n3=pinned",
                "n1=pined",
                "n1=pinned and",
                "(n1=pinned",
                "n1=pinned)",
                "3 of n1,n2=pinned",
                "x of n1,n2=pinned",
                "-1 of n1=pinned",
                "crew(n1)<=1",
                "teams(u1)~3",
                "teams(u1)<=many",
                "state(n1)=happy",
                "n1=pinned n2=pinned",
                "not",
                "1 of ,=pinned",
                "n1==pinned"
            })
    void whatIsNoGoalIsSaidToBeNone(String text) {
        assertThrows(BadInputException.class, () -> GoalParser.read(text, BOARD, FOW));
    }

    @Test
    void theNearestPieceAndStateAreNamed() {
        BadInputException piece = assertThrows(BadInputException.class, () -> GoalParser.read("n3=pinned", BOARD, FOW));
        assertTrue(String.valueOf(piece.getMessage()).contains("did you mean n1?"), piece.getMessage());
        BadInputException state =
                assertThrows(BadInputException.class, () -> GoalParser.read("n1=destroied", BOARD, FOW));
        assertTrue(String.valueOf(state.getMessage()).contains("did you mean destroyed?"), state.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "destroyed(n1) and u1=shot | destroyed is a state; write n1=destroyed",
                "shot(u1)                  | shot is a state; write u1=shot",
                "destroyed(n1)>=2          | a nest has no destroyed to compare; write n1=destroyed",
                "gone(n1)                  | a piece that has left the table is off-the-table",
                "n1=gone                   | a piece that has left the table is off-the-table",
                "n1=undecided              | undecided is an outcome of assault, and a goal is about the values of pieces",
                "undecided(n1)             | undecided is an outcome of assault, and a goal is about the values of pieces",
                "n1=happy                  | (for example: n1=destroyed and n2=destroyed)"
            })
    void aGoalWrittenOtherwiseIsToldHowToWriteIt(String goal, String told) {
        assertTold(goal, BOARD, FOW, told);
    }

    /** What an error shows as an example can be typed: it is about the pieces on the table, in states of their game. */
    @ParameterizedTest
    @CsvSource({
        "fow, nest, n1=destroyed",
        "vv, unit, n1=eliminated",
        "dh, bunker, n1=destroyed",
        "lg, unit, n1=out-of-action",
        "lg, bunker, n1=breached",
        "vv, hex, n1=off-the-table"
    })
    void theExampleIsOfTheGameOnTheTable(String key, String kind, String example) {
        RuleSet game = Catalog.game(key).orElseThrow();
        Board board = Board.EMPTY.with(List.of(new Change("n1", Change.KIND, kind)));
        assertTold("n1=happy", board, game, "(for example: " + example + ")");
        GoalParser.read(example, board, game);
    }

    private static void assertTold(String goal, Board board, RuleSet game, String told) {
        String message = String.valueOf(assertThrows(BadInputException.class, () -> GoalParser.read(goal, board, game))
                .getMessage());
        assertTrue(message.contains(told), message);
    }

    @Test
    void parenthesesThatNeverEndAreRefused() {
        String deep = "(".repeat(10_000) + "n1=pinned" + ")".repeat(10_000);
        assertThrows(BadInputException.class, () -> GoalParser.read(deep, BOARD, FOW));
        assertThrows(BadInputException.class, () -> GoalParser.read("not ".repeat(10_000) + "n1=pinned", BOARD, FOW));
    }

    @Test
    void aGoalIsAlikeForPiecesItTreatsAlike() {
        assertTrue(alike("n1=pinned and n2=pinned"));
        assertTrue(alike("n2=pinned or n1=pinned"));
        assertTrue(alike("1 of n1,n2=pinned"));
        assertFalse(alike("n1=pinned"));
        assertFalse(alike("n1=pinned and n2=destroyed"));
        assertFalse(alike("n1=pinned and not n2=pinned"));
    }

    private static boolean alike(String goal) {
        return ObjectiveFunction.of(GoalParser.read(goal, BOARD, FOW)).isAlikeFor("n1", "n2");
    }

    private static final Map<String, Set<String>> POSSIBLE =
            Map.of("n1", Set.of("", "pinned"), "n2", Set.of("destroyed"), "u1", Set.of("1", "2", "3"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n1=pinned                               | PERHAPS | n1",
                "n1=destroyed                            | NEVER   |",
                "n2=destroyed                            | ALWAYS  |",
                "not n1=destroyed                        | ALWAYS  |",
                "not n1=pinned                           | PERHAPS | n1",
                "n1=pinned and n2=pinned                 | NEVER   |",
                "n1=pinned and n2=destroyed              | PERHAPS | n1",
                "n1=destroyed or n2=destroyed            | ALWAYS  |",
                "n1=pinned or teams(u1)<=2               | PERHAPS | n1 u1",
                "2 of n1,n2=destroyed                    | NEVER   |",
                "1 of n1,n2=pinned                       | PERHAPS | n1",
                "teams(u1)<=3                            | ALWAYS  |",
                "teams(u1)>=3                            | PERHAPS | u1",
                "teams(u1)>3                             | NEVER   |",
            })
    void goalsAreImpossibleOrCertain(String text, Possibility possibility, String pieces) {
        Function<PieceValueKey, Set<String>> values = place -> POSSIBLE.getOrDefault(place.piece(), Set.of());
        Goal goal = GoalParser.read(text, BOARD, FOW);
        assertEquals(possibility, goal.possibility(values));
        Set<String> decisive = new TreeSet<>();
        goal.conditions(values).forEach(condition -> decisive.addAll(condition.pieces()));
        assertEquals(pieces == null ? "" : pieces, String.join(" ", decisive));
        ObjectiveFunction worth = ObjectiveFunction.of(goal);
        assertEquals(possibility == Possibility.NEVER ? Fraction.ZERO : Fraction.ONE, worth.most(values));
        assertEquals(possibility == Possibility.ALWAYS ? Fraction.ONE : Fraction.ZERO, worth.least(values));
    }

    @Test
    void aWorthIsPossibleOrCertain() {
        Function<PieceValueKey, Set<String>> values = place -> POSSIBLE.getOrDefault(place.piece(), Set.of());
        ObjectiveFunction worth = new ObjectiveFunction(List.of(
                new ObjectiveFunction.Part(GoalParser.read("n1=pinned", BOARD, FOW), Fraction.of(2)),
                new ObjectiveFunction.Part(GoalParser.read("n2=destroyed", BOARD, FOW), Fraction.of(-1)),
                new ObjectiveFunction.Part(GoalParser.read("n1=destroyed", BOARD, FOW), Fraction.of(5))));
        assertEquals(Fraction.ONE, worth.most(values));
        assertEquals(Fraction.of(-1), worth.least(values));
        assertEquals(Possibility.PERHAPS, new Goal.Worth(worth, Fraction.ONE).possibility(values));
        assertEquals(Possibility.NEVER, new Goal.Worth(worth, Fraction.of(2)).possibility(values));
        assertEquals(Possibility.ALWAYS, new Goal.Worth(worth, Fraction.of(-1)).possibility(values));
    }
}
