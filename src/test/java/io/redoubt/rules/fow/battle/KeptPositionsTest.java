package io.redoubt.rules.fow.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.fow.assault.Assault;
import io.redoubt.rules.fow.cover.Occupy;
import io.redoubt.rules.fow.movement.Gap;
import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.shooting.Shoot;
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

/** Whose turn ends what, who stays where he is, and what is used up. */
class KeptPositionsTest {
    private final BattleRules kept = new FlamesOfWarBattle();

    /** Whosever the trench is, it is the turn of those in it that ends what they did in their last one. */
    @Test
    void goneToGroundLastsThroughTheEnemyTurnOfWhoKeepsQuiet() {
        Piece grenadiers = FlamesOfWarBattleTest.piece("grenadiers", "unit", "owner", "germans");
        for (String owner : List.of("", "germans", "canadians")) {
            Piece sap = FlamesOfWarBattleTest.piece(
                    "sap", "trench-line", "owner", owner, "gone-to-ground", "true", "occupant", "grenadiers");
            List<Piece> table = List.of(sap, grenadiers);
            assertEquals(List.of(), kept.turnBegins(sap, "canadians", table), owner);
            assertEquals(
                    List.of(Change.drop(sap, "gone-to-ground")),
                    kept.turnBegins(sap, "germans", table).get(0).changes(),
                    owner);
        }
    }

    @Test
    void smokeGoesInTheNextTurnOfTheSideThatPutItThere() {
        Piece gun = FlamesOfWarBattleTest.piece("gun", "unit", "owner", "canadians", "skill", "trained");
        for (String owner : List.of("", "germans", "poles")) {
            Piece nest = FlamesOfWarBattleTest.piece("mg42", "nest", "owner", owner);
            Participants who = new Participants(Optional.of(gun), Optional.of(nest), List.of(gun, nest), "canadians");
            assertEquals(
                    "gun shot true, mg42 smoke 1, mg42 smoked-by canadians",
                    FlamesOfWarBattleTest.left(
                            new Shoot(),
                            came -> came.amounts().get("markers") == 1,
                            who,
                            "at",
                            "nest",
                            "skill",
                            "trained",
                            "smoke",
                            "true"));
            Piece smoked =
                    FlamesOfWarBattleTest.piece("mg42", "nest", "owner", owner, "smoke", "1", "smoked-by", "canadians");
            assertEquals(List.of(), kept.turnBegins(smoked, "germans", List.of(smoked)), owner);
            assertEquals(List.of(), kept.turnBegins(smoked, "poles", List.of(smoked)), owner);
            assertEquals(
                    List.of(Change.drop(smoked, "smoke"), Change.drop(smoked, "smoked-by")),
                    kept.turnBegins(smoked, "canadians", List.of(smoked)).get(0).changes(),
                    owner);
        }
    }

    @Test
    void smokeThatNobodyIsSaidToHavePutThereGoesWithTheNextEnemy() {
        Piece smoked = FlamesOfWarBattleTest.piece("mg42", "nest", "owner", "germans", "smoke", "1");
        assertEquals(List.of(), kept.turnBegins(smoked, "germans", List.of(smoked)));
        assertEquals(
                List.of(Change.drop(smoked, "smoke")),
                kept.turnBegins(smoked, "canadians", List.of(smoked)).get(0).changes());
    }

    @Test
    void weaponsAndTanksStayInTheirPits() {
        assertEquals(
                "pit occupied true, pit occupant sappers",
                FlamesOfWarBattleTest.occupied("pit", "tank-pit", "tank-pit"));
        assertEquals(
                "pit occupied true, pit occupant sappers", FlamesOfWarBattleTest.occupied("pit", "gun-pit", "gun-pit"));
        Piece gun = FlamesOfWarBattleTest.piece("gun", "unit", "owner", "germans", "as", "gun");
        Piece pit = FlamesOfWarBattleTest.piece("pit", "gun-pit", "gone-to-ground", "true", "occupant", "gun");
        assertEquals(
                List.of(Change.drop(pit, "gone-to-ground")),
                kept.turnBegins(pit, "germans", List.of(pit, gun)).get(0).changes());
        Piece turret = FlamesOfWarBattleTest.piece("panther", "turret", "owner", "canadians");
        Participants assault = new Participants(Optional.of(gun), Optional.of(turret), List.of(gun, turret, pit), "");
        assertThrows(NotAllowedException.class, () -> kept.mayTakePart(assault, Assault.VERB));
        Piece sap = FlamesOfWarBattleTest.piece("sap", "trench-line");
        Participants leaves = new Participants(Optional.of(gun), Optional.of(sap), List.of(gun, sap, pit), "");
        assertThrows(NotAllowedException.class, () -> new Occupy().fill(leaves, new PieceDefaults(Map.of())));
        Participants stays = new Participants(Optional.of(gun), Optional.of(pit), List.of(gun, sap, pit), "");
        new Occupy().fill(stays, new PieceDefaults(Map.of()));
    }

    /** Teams that a position counts itself are its own; else it is the unit in it that loses them. */
    @Test
    void whoIsInAPositionTakesItsLosses() {
        Piece sherman = FlamesOfWarBattleTest.piece("sherman", "unit", "owner", "canadians");
        Piece rifles = FlamesOfWarBattleTest.piece("rifles", "unit", "teams", "3", "owner", "germans");
        for (String kind : List.of("trench-line", "gun-pit", "street-barricade")) {
            Piece position = FlamesOfWarBattleTest.piece("it", kind, "occupant", "rifles");
            assertEquals("sherman shot true, rifles teams 1", twoLost(sherman, position, rifles), kind);
            assertEquals("3", targetTeams(sherman, position, rifles), kind);
            Piece counted = position.with("target-teams", "4");
            assertEquals("sherman shot true, it target-teams 2", twoLost(sherman, counted, rifles), kind);
            assertEquals("4", targetTeams(sherman, counted, rifles), kind);
            assertEquals("4", targetTeams(sherman, counted, rifles.with("teams", "0")), kind);
            assertEquals("sherman shot true", twoLost(sherman, position, rifles.with("teams", "")), kind);
            assertEquals(
                    "no troops left in it; add some with set rifles --teams 3",
                    nobody(sherman, position, rifles.with("teams", "0")));
            assertEquals(
                    "no troops left in it; its occupant is Destroyed",
                    nobody(sherman, position, rifles.with("destroyed", "true")));
        }
    }

    private static String twoLost(Piece by, Piece position, Piece unit) {
        return FlamesOfWarBattleTest.left(
                new Shoot(),
                came -> came.amounts().get("casualties") == 2,
                new Participants(Optional.of(by), Optional.of(position), List.of(by, position, unit), "canadians"),
                "at",
                position.kind(),
                "hits",
                "4",
                "firepower",
                "3+");
    }

    private static String targetTeams(Piece by, Piece position, Piece unit) {
        return filled(new Shoot(), Optional.of(by), Optional.of(position), List.of(by, position, unit), "target-teams");
    }

    private static String nobody(Piece by, Piece position, Piece unit) {
        return assertThrows(NotAllowedException.class, () -> targetTeams(by, position, unit))
                .getMessage();
    }

    /** Five hits pin the unit, wherever it is next, and whoever shoots at it or out of its pit finds it so. */
    @Test
    void whoIsPinnedInAPositionIsSoElsewhere() {
        Piece sherman = FlamesOfWarBattleTest.piece("sherman", "unit", "owner", "canadians");
        Piece pak = FlamesOfWarBattleTest.piece("pak", "unit", "as", "gun", "owner", "germans");
        Piece pit = FlamesOfWarBattleTest.piece("pit", "gun-pit", "occupant", "pak");
        assertEquals("sherman shot true, pak pinned true", pinned(sherman, pit, pak));
        assertEquals("sherman shot true, pit state pinned", pinned(sherman, pit.with("target-teams", "3"), pak));
        Piece shaken = pak.with("pinned", "true");
        List<Piece> table = List.of(sherman, pit, shaken);
        assertEquals("pinned", filled(new Shoot(), Optional.of(sherman), Optional.of(pit), table, "state"));
        assertEquals("pinned", filled(new Fire(), Optional.of(pit), Optional.empty(), table, "state"));
        assertEquals("true", filled(new Shoot(), Optional.of(pit), Optional.empty(), table, "shooter-pinned"));
    }

    private static String pinned(Piece by, Piece position, Piece unit) {
        return FlamesOfWarBattleTest.left(
                new Shoot(),
                came -> came.outcome().equals("pinned"),
                new Participants(Optional.of(by), Optional.of(position), List.of(by, position, unit), "canadians"),
                "at",
                position.kind(),
                "hits",
                "5",
                "firepower",
                "3+");
    }

    private static String filled(
            Procedure<?, ?> procedure, Optional<Piece> by, Optional<Piece> at, List<Piece> table, String input) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        Participants who = new Participants(by, at, table, "");
        new FlamesOfWarBattle().mayTakePart(who, procedure.verb());
        procedure.fill(who, defaults);
        return defaults.texts().get(input);
    }

    @Test
    void whoseLastTeamIsLostNeitherRalliesNorKeepsAPosition() {
        Piece rifles = FlamesOfWarBattleTest.piece(
                "rifles", "unit", "pinned", "true", "motivation", "confident", "shot", "true", "teams", "1");
        Piece trench = FlamesOfWarBattleTest.piece(
                "sap", "trench-line", "state", "pinned", "motivation", "confident", "target-teams", "1");
        assertFalse(kept.upkeep(rifles, List.of()).isEmpty());
        assertFalse(kept.upkeep(trench, List.of()).isEmpty());
        Piece lost = rifles.with("teams", "0");
        assertEquals(List.of(), kept.upkeep(lost, List.of()));
        assertEquals(List.of(), kept.upkeep(trench.with("target-teams", "0"), List.of()));
        assertEquals(
                "{} is Destroyed and can no longer act",
                kept.turnBegins(lost, "germans", List.of(lost))
                        .get(0)
                        .sentence()
                        .remark()
                        .template());
        Piece scouts = FlamesOfWarBattleTest.piece("scouts", "unit", "as", "infantry");
        Piece sap = FlamesOfWarBattleTest.piece("sap", "trench-line", "occupied", "true", "occupant", "rifles");
        assertEquals("", occupied(sap, scouts, rifles));
        assertEquals("sap occupant scouts", occupied(sap, scouts, lost));
    }

    private static String occupied(Piece position, Piece by, Piece before) {
        return FlamesOfWarBattleTest.left(
                new Occupy(),
                came -> true,
                new Participants(Optional.of(by), Optional.of(position), List.of(position, by, before), ""),
                "position",
                position.kind());
    }

    /** Its pit keeps how a tank stands that is dug in, and the tank shoots by it. */
    @Test
    void aTankStandsAsItsPitSays() {
        Piece nest = FlamesOfWarBattleTest.piece("mg42", "nest");
        Piece panzer = FlamesOfWarBattleTest.piece("panzer", "unit", "as", "fully-tracked", "rof", "2");
        Piece pit = FlamesOfWarBattleTest.piece("pit", "tank-pit", "occupant", "panzer", "state", "unharmed");
        assertEquals("2", dugIn(panzer, nest, pit));
        assertEquals(
                "panzer is Bailed Out and cannot shoot (FOW-CORE-08)",
                assertThrows(NotAllowedException.class, () -> dugIn(panzer, nest, pit.with("state", "bailed-out")))
                        .getMessage());
        Piece wreck = pit.with("state", "destroyed");
        assertThrows(NotAllowedException.class, () -> dugIn(panzer, nest, wreck));
        assertEquals("2", dugIn(panzer, nest, wreck.with("occupant", "tiger")));
    }

    private static String dugIn(Piece tank, Piece nest, Piece pit) {
        return filled(new Shoot(), Optional.of(tank), Optional.of(nest), List.of(tank, nest, pit), "rof");
    }

    @Test
    void aGunPitThatNobodyIsLeftInShootsNoMore() {
        Piece gun = FlamesOfWarBattleTest.piece("gun", "unit", "as", "gun", "teams", "0");
        for (Piece pit : List.of(
                FlamesOfWarBattleTest.piece("pit", "gun-pit", "rof", "2", "occupant", "gun"),
                FlamesOfWarBattleTest.piece("pit", "gun-pit", "rof", "2", "target-teams", "0"))) {
            Participants who = new Participants(Optional.of(pit), Optional.empty(), List.of(pit, gun), "");
            assertThrows(NotAllowedException.class, () -> new FlamesOfWarBattle().mayTakePart(who, Fire.VERB));
            assertThrows(NotAllowedException.class, () -> new FlamesOfWarBattle().mayTakePart(who, Shoot.VERB));
        }
    }

    /** A carrier is used up, not the tank that sent it out. */
    @Test
    void aDemolitionCarrierIsUsedUp() {
        Piece bar = FlamesOfWarBattleTest.piece("bar", "street-barricade");
        Piece tiger = FlamesOfWarBattleTest.piece(
                "tiger", "unit", "with", "demolition-carrier", "demolition-carrier", "true");
        Piece goliath = FlamesOfWarBattleTest.piece("goliath", "unit", "with", "demolition-carrier");
        assertEquals("tiger gap-attempted true, tiger demolition-carrier , tiger with ", detonated(tiger, bar));
        assertEquals("goliath gap-attempted true, goliath destroyed true", detonated(goliath, bar));
    }

    private static String detonated(Piece by, Piece bar) {
        Procedure<?, ?> gap = new Gap();
        return ungapped(gap, new Participants(Optional.of(by), Optional.of(bar), List.of(by, bar), ""));
    }

    private static <S, O> String ungapped(Procedure<S, O> gap, Participants who) {
        return FlamesOfWarBattleTest.left(
                gap,
                came -> came.outcome().equals("ungapped"),
                who,
                "with",
                "demolition-carrier",
                "second-firepower",
                "3+");
    }
}
