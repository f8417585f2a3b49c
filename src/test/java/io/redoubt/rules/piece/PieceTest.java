package io.redoubt.rules.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A piece is its name, its kind and its values; nothing changes it, only another stands in its place. */
class PieceTest {
    private static final InputField<Integer> TEAMS = InputField.number("teams", 0, 9, "how many");
    private static final InputField<Boolean> PINNED = InputField.flag("pinned", "pinned down");
    private static final InputField<String> PLACE =
            InputField.of("place", new FreeTextFormat("PLACE", "a place"), "where");

    private final Piece alpha = new Piece("Alpha", "platoon", Map.of("teams", "5", "pinned", "true"));

    @Test
    void valuesAreReadByTheFieldsOfItsKind() {
        assertEquals(Optional.of("5"), alpha.value("teams"));
        assertEquals(Optional.of(5), alpha.value(TEAMS));
        assertEquals(Optional.empty(), alpha.value(PLACE));
        assertTrue(alpha.is(PINNED));
        assertTrue(alpha.is("pinned"));
        assertFalse(alpha.is("teams"));
        assertTrue(alpha.is(TEAMS, 5));
        assertFalse(alpha.is(TEAMS, 4));
        assertTrue(alpha.is("teams", "5"));
        assertFalse(alpha.is("place", "5"));
    }

    /** What a ruling looks at is what it depends on: a value that is missing as much as one that is there. */
    @Test
    void anObservedPieceTellsWhatIsLookedAt() {
        List<ValueRead> reads = new ArrayList<>();
        Piece observed = alpha.observed(reads::add);
        assertEquals(List.of(), reads);
        assertEquals(Optional.of(5), observed.value(TEAMS));
        assertEquals(Optional.empty(), observed.value(PLACE));
        assertTrue(observed.values().containsKey("pinned"));
        assertFalse(observed.values().containsKey("owner"));
        assertTrue(observed.is(PINNED));
        assertEquals(
                Stream.of("teams", "place", "pinned", "owner")
                        .map(ValueRead::of)
                        .toList(),
                reads);
        assertEquals(Map.of("teams", "5", "pinned", "true"), Map.copyOf(observed.values()));
        assertTrue(reads.contains(ValueRead.of(Piece.EVERYTHING)));
    }

    /** A comparison tells less than the value, also to the observer of an observed piece. */
    @Test
    void anObservedPieceTellsWhatAValueIsComparedWith() {
        List<ValueRead> outer = new ArrayList<>();
        List<ValueRead> inner = new ArrayList<>();
        Piece observed = alpha.observed(outer::add).observed(inner::add);
        assertTrue(observed.is(TEAMS, 5));
        assertTrue(observed.is(TEAMS, 5));
        assertFalse(observed.is(TEAMS, 4));
        assertFalse(observed.has(PLACE));
        List<ValueRead> expected = List.of(
                new ValueRead("teams", Optional.of("5")),
                new ValueRead("teams", Optional.of("4")),
                new ValueRead("place", Optional.of("")));
        assertEquals(expected, inner);
        assertEquals(expected, outer);
        assertEquals(Optional.of(5), observed.value(TEAMS));
        assertFalse(observed.is(TEAMS, 6)); // the value is known by now
        assertEquals(4, inner.size());
    }

    @Test
    void aReadTellsTheSameOfAPieceAndOfItsValue() {
        for (String value : List.of("5", "4", "")) {
            Piece piece = alpha.with("teams", value);
            for (ValueRead read : List.of(
                    ValueRead.of("teams"),
                    new ValueRead("teams", Optional.of("5")),
                    new ValueRead("teams", Optional.of("")))) {
                assertEquals(read.told(value), read.told(piece), () -> read + " of " + value);
            }
        }
    }

    @Test
    void whatItWasMadeOfMayChangeAfterwards() {
        Map<String, String> values = new HashMap<>(Map.of("teams", "5"));
        Piece piece = new Piece("Alpha", "platoon", values);
        values.put("teams", "4");
        assertEquals(Optional.of(5), piece.value(TEAMS));
    }

    @Test
    void aPieceActsInTheTurnOfItsOwner() {
        BattleRules rules = List::of;
        assertEquals("German", rules.sideOf(alpha.with(Piece.OWNER, "German"), List.of(alpha)));
        assertEquals("", rules.sideOf(alpha, List.of(alpha)));
    }

    @Test
    void ownerIsEmptyUntilSomebodySays() {
        assertEquals("", alpha.owner());
        assertEquals("German", alpha.with(Piece.OWNER, "German").owner());
    }

    @Test
    void anotherValueMakesAnotherPiece() {
        Piece four = alpha.with("teams", "4");
        assertEquals(Optional.of("4"), four.value("teams"));
        assertEquals(Optional.of("5"), alpha.value("teams"));
        assertEquals("Alpha", four.name());
        assertEquals("platoon", four.kind());
        assertEquals(Map.of("teams", "5"), alpha.with("pinned", "").values());
        assertEquals(new Piece("Bravo", "platoon", alpha.values()), alpha.renamed("Bravo"));
    }

    @Test
    void piecesAreEqualInAllTheyAre() {
        assertEquals(alpha, new Piece("Alpha", "platoon", Map.of("pinned", "true", "teams", "5")));
        assertNotEquals(alpha, alpha.renamed("Bravo"));
        assertNotEquals(alpha, new Piece("Alpha", "nest", alpha.values()));
        assertNotEquals(alpha, alpha.with("teams", "4"));
        assertNotEquals(alpha, (Object) "Alpha");
        assertEquals(
                alpha.hashCode(), alpha.with("teams", "4").with("teams", "5").hashCode());
        assertNotEquals(alpha.hashCode(), alpha.with("teams", "4").hashCode());
        assertNotEquals(alpha.hashCode(), alpha.renamed("Bravo").hashCode());
    }

    @Test
    void valueIsShownAsPeopleReadIt() {
        assertEquals("left and right", Piece.shown("left\nright"));
        assertEquals("slog", Piece.shown("slog\u001f{\"av\": 9}"));
        assertEquals("", Piece.shown("\u001fall of it"));
        assertEquals("a\\u{7}b", Piece.shown("a\u0007b"));
    }

    @Test
    void kindKnowsItsFieldsAndIsKnownByItsName() {
        PieceKind platoon = new PieceKind("platoon", "foot", new ArrayList<>(List.of(TEAMS, PINNED)));
        PieceKind nest = new PieceKind("nest", "a nest", List.of());
        assertEquals(Optional.of(PINNED), platoon.field("pinned"));
        assertEquals(Optional.empty(), platoon.field("place"));
        assertEquals(Optional.of(nest), PieceKind.of("nest", List.of(platoon, nest)));
        assertEquals(Optional.empty(), PieceKind.of("tank", List.of(platoon, nest)));
        assertEquals(List.of("platoon", "nest"), PieceKind.ids(List.of(platoon, nest)));
    }

    @Test
    void participantsAreKnownByTheirRoles() {
        Piece nest = new Piece("Nest", "nest", Map.of());
        Participants who = new Participants(Optional.of(alpha), Optional.of(nest), List.of(alpha, nest), "German");
        assertEquals(Optional.of(alpha), who.of(Role.BY));
        assertEquals(Optional.of(nest), who.of(Role.AT));
        assertEquals("", who.phase());
        assertEquals("by", Role.BY.option());
        assertEquals("at", Role.AT.option());
    }

    @Test
    void gameKeepsNothingUnlessItSaysSo() {
        BattleRules none = BattleRules.NONE;
        assertEquals(List.of(), none.kinds());
        assertEquals(List.of(), none.namesOfPieces());
        assertEquals(List.of(), none.upkeep(alpha, List.of()));
        assertEquals(List.of(), none.dueEachTurn(alpha, List.of(alpha)));
        assertEquals(List.of(), none.phases());
        assertEquals(List.of(), none.phaseBegins(alpha, "German", "assault"));
        assertEquals(List.of(), none.playerTrackedFields());
        assertEquals(Optional.empty(), none.pendingAction(alpha));
        assertEquals(List.of(), none.turnBegins(alpha, "German"));
        assertEquals(List.of(), none.turnBegins(alpha, "German", List.of(alpha)));
    }

    @Test
    void whatIsDueIsWrittenInOneOrder() {
        UpkeepStep step = new UpkeepStep("rally", Map.of("b", "2", "a", "1", "c", "3"));
        assertEquals(List.of("a", "b", "c"), new ArrayList<>(step.inputs().keySet()));
        assertEquals(new UpkeepStep("rally", Map.of()), UpkeepStep.of("rally"));
    }

    @Test
    void whatWasGivenIsKnownAndWhatIsFilledInIsToldWithItsSource() {
        PieceDefaults defaults = new PieceDefaults(Map.of("teams", ""));
        assertTrue(defaults.isGiven(TEAMS));
        assertFalse(defaults.isGiven(PLACE));
        defaults.take(Optional.of(alpha), TEAMS, PLACE, PINNED);
        defaults.takeAs(PLACE, TEAMS, Optional.of(alpha));
        defaults.take(Optional.empty(), PLACE);
        assertEquals(Map.of("teams", "5", "pinned", "true", "place", "5"), defaults.texts());
        assertEquals(Map.of("teams", "Alpha", "pinned", "Alpha", "place", "Alpha"), defaults.sources());
        defaults.put(PLACE, "mill", alpha.renamed("Bravo"));
        defaults.put(TEAMS, 3);
        assertEquals(Map.of("teams", "3", "pinned", "true", "place", "mill"), defaults.texts());
        assertEquals(Map.of("teams", "the table", "pinned", "Alpha", "place", "Bravo"), defaults.sources());
    }
}
