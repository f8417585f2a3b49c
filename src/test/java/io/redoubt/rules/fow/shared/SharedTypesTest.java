package io.redoubt.rules.fow.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types of fortifications, their firing slits, and what a ruling changes about them. */
class SharedTypesTest {
    /** FOW-BUNK-02: the word Bunker means all of them. */
    @Test
    void bunkersAreNestsPillboxesAndTurrets() {
        assertEquals(
                List.of(
                        Fortification.NEST,
                        Fortification.HMG_NEST,
                        Fortification.FLAK_NEST,
                        Fortification.TOBRUK_PIT,
                        Fortification.PILLBOX,
                        Fortification.HMG_PILLBOX,
                        Fortification.TURRET,
                        Fortification.BUNKER),
                Fortification.where(Fortification::isBunker));
    }

    /** FOW-ARTB-01, FOW-AAB-01: these two are named after their weapons, so they may be of any type. */
    @Test
    void twoEmplacementsMayBeOfAnyType() {
        EnumSet<Emplacement> open = EnumSet.allOf(Emplacement.class);
        open.removeIf(Emplacement::isOneOfThree);
        assertEquals(EnumSet.of(Emplacement.ARTILLERY_BUNKER, Emplacement.ANTI_AIRCRAFT_BUNKER), open);
    }

    @Test
    void slitsAreCountedByLettersOrByNumber() {
        Slits slits = new Slits();
        assertEquals(3, slits.parse("A,B,C"));
        assertEquals(3, slits.parse("3"));
        assertTrue(slits.reads(slits.label()), slits.label());
    }

    @ParameterizedTest
    @ValueSource(strings = {"B", "A,C", "A,", "north"})
    void slitsAreLettersFromAOn(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> new Slits().parse(text));
        assertEquals("takes letters from A on, like A,B, or the number of slits", fault.getMessage());
    }

    /** A Bunker that shoots has not moved, whatever was asked. */
    @Test
    void onlyUnitsKeepFlagsOfTheTurn() {
        for (String kind : List.of("unit", "nest")) {
            Inputs asked = new Inputs(Map.of("moved", "true"), Map.of());
            assertEquals(true, asked.get(PieceValues.MOVED));
            int changes = new ConditionChanges()
                    .setIfUsed(
                            Optional.of(new Piece("it", kind, Map.of())), PieceValues.MOVED, asked, PieceValues.MOVED)
                    .all()
                    .size();
            assertEquals(kind.equals("unit") ? 1 : 0, changes, kind);
        }
    }

    /** FOW-TANKPIT-06: the pit shoots with the gun of its tank. */
    @ParameterizedTest
    @ValueSource(strings = {"gun-pit", "tank-pit"})
    void aPitWhoseOccupantIsDestroyedCannotAct(String kind) {
        Piece pit = new Piece("pit", kind, Map.of("occupant", "tiger"));
        Piece tiger = new Piece("tiger", "unit", Map.of("owner", "germans"));
        Piece wreck = new Piece("tiger", "unit", Map.of("owner", "germans", "destroyed", "true"));
        PieceValues.mustAct(new Participants(Optional.of(pit), Optional.empty(), List.of(pit, tiger), "germans"));
        Participants gone = new Participants(Optional.of(pit), Optional.empty(), List.of(pit, wreck), "germans");
        NotAllowedException refused = assertThrows(NotAllowedException.class, () -> PieceValues.mustAct(gone));
        assertEquals("no troops left in pit; its occupant is Destroyed", refused.getMessage());
    }
}
