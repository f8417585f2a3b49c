package io.redoubt.rules.fow.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.fow.assault.Assault;
import io.redoubt.rules.fow.cover.Occupy;
import io.redoubt.rules.fow.movement.Cross;
import io.redoubt.rules.fow.shooting.Shoot;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What captures and occupation leave behind, and what is filled from it. */
class FlamesOfWarBattleTest {
    private static final Piece TURRET = piece("panther", "turret");
    private static final Piece OTHER = piece("tiger", "turret", "state", "bailed-out");
    private static final Piece SAPPERS = piece("sappers", "unit", "as", "infantry");

    private final BattleRules kept = new FlamesOfWarBattle();

    static Piece piece(String name, String kind, String... values) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            texts.put(values[i], values[i + 1]);
        }
        return new Piece(name, kind, texts);
    }

    private static Participants participants(Piece at) {
        return new Participants(Optional.of(SAPPERS), Optional.of(at), List.of(at, OTHER, SAPPERS), "canadians");
    }

    /** What the first result of this kind leaves. */
    static <S, O> String left(
            Procedure<S, O> procedure, Predicate<Consequence<O>> wanted, Participants who, String... inputs) {
        Inputs asked = new Inputs(piece("", "", inputs).values(), Map.of("fow.within", "exclusive"));
        List<String> changes = new ArrayList<>();
        for (Consequence<O> consequence : Question.of(procedure, asked).consequences()) {
            if (wanted.test(consequence)) {
                for (Change change : consequence.effects(who)) {
                    changes.add(change.piece() + ' ' + change.key() + ' ' + change.value());
                }
                return String.join(", ", changes);
            }
        }
        throw new AssertionError("nothing of the kind comes of it");
    }

    /** What an assault on a Turret leaves, whoever else was near it. */
    private static String assaulted(String outcome, int captured, String near) {
        return left(
                new Assault(),
                came -> came.outcome().equals(outcome) && came.amounts().get("turrets-captured") == captured,
                participants(TURRET),
                "at",
                "turret",
                "team",
                "1xtrained:ta3",
                "only-defender",
                "true",
                "turret",
                near);
    }

    static String occupied(String name, String kind, String position) {
        return left(new Occupy(), came -> true, participants(piece(name, kind)), "position", position);
    }

    private static Map<String, String> filled(Procedure<?, ?> procedure, Piece at) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        procedure.fill(new Participants(Optional.of(SAPPERS), Optional.of(at), List.of(at), ""), defaults);
        return defaults.texts();
    }

    @Test
    void aCapturedTurretIsDestroyedAndThoseNearItWithIt() {
        assertEquals(
                "panther captured true, panther state destroyed, sappers assaulted true",
                assaulted("captured", 1, "tiger:unharmed:2in"));
        assertEquals(
                "panther captured true, panther state destroyed, sappers assaulted true, tiger captured true, tiger state destroyed",
                assaulted("captured", 2, "tiger:bailed-out:3in"));
        assertEquals(
                "panther state destroyed, sappers assaulted true, tiger captured true, tiger state destroyed",
                assaulted("destroyed", 1, "tiger:bailed-out:3in"));
        // Just the limit was not within it, or the Turret is on no list of the table.
        assertEquals(
                "panther captured true, panther state destroyed, sappers assaulted true",
                assaulted("captured", 2, "tiger:bailed-out:4in\nfar:bailed-out:2in"));
        assertEquals("sappers assaulted true", assaulted("unharmed", 0, "tiger:bailed-out:3in"));
    }

    @Test
    void capturedTurretsAreCountedAsSuch() {
        Piece taken = piece("panther", "turret", "owner", "germans", "captured", "true", "state", "destroyed");
        Piece wreck = piece("tiger", "turret", "owner", "germans", "state", "destroyed");
        PieceDefaults defaults = new PieceDefaults(Map.of());
        new Victory()
                .fill(
                        new Participants(Optional.empty(), Optional.empty(), List.of(taken, wreck), "canadians"),
                        defaults);
        assertEquals(Map.of("destroyed", "1", "captured", "1", "total", "2", "own-standing", "0"), defaults.texts());
    }

    @Test
    void numbersThatAreTypedAreNotAddedTo() {
        Piece ours = piece("ours", "pillbox", "owner", "canadians");
        Piece theirs = piece("mg42", "nest", "owner", "germans", "state", "destroyed");
        Participants who = new Participants(Optional.empty(), Optional.empty(), List.of(ours, theirs), "canadians");
        for (String typed : List.of("destroyed", "total", "captured")) {
            PieceDefaults defaults = new PieceDefaults(Map.of(typed, ""));
            new Victory().fill(who, defaults);
            assertEquals(Map.of("destroyed", "1", "total", "1"), defaults.texts(), typed);
        }
        PieceDefaults counted = new PieceDefaults(Map.of("own-standing", ""));
        new Victory().fill(who, counted);
        assertEquals("0", counted.texts().get("captured"));
    }

    @Test
    void whatIsDestroyedIsNotToldThatItMayAct() {
        assertEquals("{} may act again", told(piece("mg42", "nest", "shot", "true", "state", "pinned")));
        assertEquals(
                "{} is Destroyed and can no longer act",
                told(piece("mg42", "nest", "shot", "true", "state", "destroyed")));
        assertEquals(
                "{} is Destroyed and can no longer act",
                told(piece("tiger", "turret", "shot", "true", "captured", "true")));
        assertEquals(
                "{} is Destroyed and can no longer act",
                told(piece("goliath", "unit", "moved", "true", "destroyed", "true")));
    }

    private String told(Piece piece) {
        List<Expiry> lapses = kept.turnBegins(piece, "germans", List.of(piece));
        assertEquals(1, lapses.size());
        return lapses.get(0).sentence().remark().template();
    }

    @Test
    void onlyWhatTeamsGoIntoIsOccupied() {
        assertEquals("sap occupied true, sap occupant sappers", occupied("sap", "trench-line", "trench-line"));
        assertEquals("", occupied("bar", "street-barricade", "street-barricade"));
        assertEquals("", occupied("mg42", "nest", "bunker"));
        assertFalse(filled(new Cross(), piece("bar", "street-barricade", "occupied", "true"))
                .containsKey("occupied"));
        assertEquals(
                "true",
                filled(new Cross(), piece("sap", "trench-line", "occupied", "true"))
                        .get("occupied"));
    }

    @Test
    void aTankPitWhoseTankIsDescribedHoldsIt() {
        assertEquals(
                "true",
                filled(new Cross(), piece("pit", "tank-pit", "front", "7")).get("occupied"));
        assertFalse(filled(new Cross(), piece("pit", "tank-pit")).containsKey("occupied"));
    }

    @Test
    void nobodyLeftToShootAtIsSaid() {
        NotAllowedException bad = assertThrows(
                NotAllowedException.class, () -> filled(new Shoot(), piece("sap", "trench-line", "target-teams", "0")));
        assertEquals("no troops left in sap; add some with set sap --target-teams 3", bad.getMessage());
    }

    @Test
    void whoKeepsQuietIsGoneToGroundUntilItsNextTurnOrItsNextShot() {
        Piece sap = piece("sap", "trench-line", "owner", "germans");
        assertEquals(
                "sap occupied true, sap gone-to-ground true, sap occupant sappers",
                left(new Occupy(), came -> true, participants(sap), "position", "trench-line", "all-turn", "true"));
        Piece quiet = piece("sap", "trench-line", "owner", "germans", "gone-to-ground", "true", "occupant", "sappers");
        assertEquals("true", filled(new Shoot(), quiet).get("gone-to-ground"));
        assertEquals(List.of(), kept.turnBegins(quiet, "canadians", List.of(quiet)));
        assertEquals(
                List.of(Change.drop(quiet, "gone-to-ground")),
                kept.turnBegins(quiet, "germans", List.of(quiet)).get(0).changes());
        Piece nest = piece("mg42", "nest");
        Participants who =
                new Participants(Optional.of(SAPPERS), Optional.of(nest), List.of(nest, quiet, SAPPERS), "germans");
        assertEquals(
                "sappers shot true, sap gone-to-ground ",
                left(new Shoot(), came -> true, who, "at", "nest", "skill", "trained", "firepower", "3+"));
    }

    @Test
    void aShotAtAWreckMarksNobody() {
        Piece wreck = piece("mg42", "nest", "state", "destroyed");
        assertEquals("", left(new Shoot(), came -> true, participants(wreck), "at", "nest", "state", "destroyed"));
    }

    @Test
    void bunkersBuiltForOnePurposeAreOfOneOfTheThreeTypes() {
        assertEquals(
                "pillbox",
                filled(new Shoot(), piece("battery", "artillery-bunker")).get("at"));
        assertEquals(
                "turret",
                filled(new Shoot(), piece("battery", "artillery-bunker", "type", "turret"))
                        .get("at"));
        assertEquals(
                "nest",
                filled(new Assault(), piece("dome", "anti-aircraft-bunker", "type", "nest"))
                        .get("at"));
    }
}
