package io.redoubt.rules.fow.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.fow.cover.Occupy;
import io.redoubt.rules.fow.movement.Gap;
import io.redoubt.rules.fow.shooting.Shoot;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Units in positions: who replaces whom, what they bring to a shot, and what is kept of their own turn. */
class OccupantsTest {
    private static final BattleRules KEPT = new FlamesOfWarBattle();

    private static Piece piece(String name, String kind, String... values) {
        return FlamesOfWarBattleTest.piece(name, kind, values);
    }

    private static Participants participants(Piece by, Piece at, Piece other, String side) {
        return new Participants(Optional.of(by), Optional.of(at), List.of(by, at, other), side);
    }

    /** Only what stays for the rest of the game takes the place of another unit that is still there. */
    @ParameterizedTest
    @CsvSource({
        "gun-pit, gun, pit occupant new",
        "gun-pit, man-packed-gun, pit occupant new",
        "gun-pit, infantry, ''",
        "tank-pit, fully-tracked, pit occupant new",
        "trench-line, man-packed-gun, ''",
        "trench-line, infantry, ''"
    })
    void whoIsBoundToItsPitReplacesAnother(String position, String as, String changes) {
        Piece pit = piece("pit", position, "occupied", "true", "occupant", "old");
        Participants who = participants(piece("new", "unit", "as", as), pit, piece("old", "unit"), "");
        assertEquals(
                changes, FlamesOfWarBattleTest.left(new Occupy(), came -> true, who, "position", position, "as", as));
    }

    /** What a unit did in its own turn is kept until the turn ends; what it did in an earlier one is over. */
    @ParameterizedTest
    @CsvSource({
        "germans, germans, 'men moved true, men shot true, sap occupied true, sap occupant men'",
        "germans, canadians, 'sap occupied true, sap occupant men'",
        "germans, '', 'men moved true, men shot true, sap occupied true, sap occupant men'",
        "'', canadians, 'men moved true, men shot true, sap occupied true, sap occupant men'"
    })
    void onlyTheOwnTurnIsKept(String owner, String side, String changes) {
        Piece men = piece("men", "unit", "owner", owner, "as", "infantry");
        Participants who = participants(men, piece("sap", "trench-line"), piece("other", "unit"), side);
        String[] asked = {"position", "trench-line", "all-turn", "true", "moved", "normal", "shot", "true"};
        assertEquals(changes, FlamesOfWarBattleTest.left(new Occupy(), came -> true, who, asked));
    }

    /** The owner of a position speaks for an occupant that has none. */
    @Test
    void anOccupantWithoutOwnerIsOnTheSideOfItsPosition() {
        Piece men = piece("men", "unit");
        Piece sap = piece("sap", "trench-line", "owner", "germans", "gone-to-ground", "true", "occupant", "men");
        List<Piece> table = List.of(sap, men);
        assertEquals(List.of(), KEPT.turnBegins(sap, "canadians", table));
        assertEquals(
                List.of(Change.drop(sap, "gone-to-ground")),
                KEPT.turnBegins(sap, "germans", table).get(0).changes());
    }

    @Test
    void aShotAtABarricadeEndsGoneToGround() {
        Piece gun = piece("gun", "unit", "as", "gun");
        Piece pit = piece("pit", "gun-pit", "gone-to-ground", "true", "occupant", "gun");
        Participants who = participants(gun, piece("bar", "street-barricade"), pit, "");
        Procedure<?, ?> gap = new Gap();
        String[] shoots = {"with", "gun", "bunker-buster", "true", "skill", "trained", "firepower", "3+"};
        assertEquals("pit gone-to-ground , gun gap-attempted true, gun shot true", ungapped(gap, who, shoots));
        String[] blasts = {"with", "pioneers", "skill", "trained"};
        assertEquals("gun gap-attempted true, gun moved true", ungapped(gap, who, blasts));
    }

    private static <S, O> String ungapped(Procedure<S, O> gap, Participants who, String... inputs) {
        return FlamesOfWarBattleTest.left(gap, came -> came.outcome().equals("ungapped"), who, inputs);
    }

    @Test
    void smokeOfAUnitWithoutOwnerIsOfTheSideWhoseTurnItIs() {
        Participants who = participants(piece("gun", "unit"), piece("mg42", "nest"), piece("other", "unit"), "poles");
        String[] smokes = {"at", "nest", "skill", "trained", "smoke", "true"};
        assertEquals(
                "gun shot true, mg42 smoke 1, mg42 smoked-by poles",
                FlamesOfWarBattleTest.left(new Shoot(), came -> came.amounts().get("markers") == 1, who, smokes));
    }

    /** A tank in its pit shoots with the Skill of its crew, and has not moved. */
    @Test
    void aPitShootsWithTheSkillOfItsTank() {
        Piece tank = piece("panzer", "unit", "skill", "veteran");
        Piece pit = piece("pit", "tank-pit", "occupant", "panzer");
        Piece nest = piece("mg42", "nest");
        PieceDefaults defaults = new PieceDefaults(Map.of());
        new Shoot().fill(participants(pit, nest, tank, ""), defaults);
        assertEquals("veteran", defaults.texts().get("skill"));
        PieceDefaults moved = new PieceDefaults(Map.of("moved", "true"));
        NotAllowedException bad = assertThrows(
                NotAllowedException.class, () -> new Shoot().fill(participants(tank, nest, pit, ""), moved));
        assertEquals(
                "panzer is in pit and may not leave it for the rest of the game (FOW-TANKPIT-04)", bad.getMessage());
    }

    /** Without its rating a test cannot be rolled for, but the reminder cites its rule. */
    @ParameterizedTest
    @CsvSource({
        "unit, bogged-down, true, FOW-CORE-51",
        "unit, pinned, true, FOW-CORE-50",
        "tank-pit, state, bailed-out, FOW-CORE-52",
        "trench-line, state, pinned, FOW-CORE-50"
    })
    void aTestWithoutARatingIsTold(String kind, String value, String set, String rule) {
        Piece piece = piece("it", kind, value, set);
        assertEquals(
                rule,
                KEPT.turnBegins(piece, "", List.of(piece))
                        .get(0)
                        .sentence()
                        .remark()
                        .cites()
                        .get(0)
                        .toString());
    }

    @Test
    void playersTrackWhatIsOccupied() {
        assertEquals(
                List.of("occupied"),
                KEPT.playerTrackedFields().stream().map(InputField::name).toList());
    }
}
