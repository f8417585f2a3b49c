package io.redoubt.rules.fow.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.shooting.Shoot;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who needs its Starting Step, and what comes of it. */
class StartStepTest {
    private static Piece piece(String name, String kind, String... values) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            texts.put(values[i], values[i + 1]);
        }
        return new Piece(name, kind, texts);
    }

    /** What comes of the Step of a piece: each outcome with its chance and what it leaves. */
    private static String step(Piece piece) {
        Participants who = new Participants(Optional.empty(), Optional.of(piece), List.of(piece), "germans");
        PieceDefaults defaults = new PieceDefaults(Map.of());
        StartStep procedure = new StartStep();
        procedure.fill(who, defaults);
        Question<?, Starter.Standing> question = Question.of(procedure, new Inputs(defaults.texts(), Map.of()));
        List<String> ends = new ArrayList<>();
        for (Consequence<Starter.Standing> end : question.consequences()) {
            StringBuilder left =
                    new StringBuilder(end.outcome() + ' ' + question.chances().get(end.outcome()));
            for (Change change : end.effects(who)) {
                left.append(' ').append(change.key()).append('=').append(change.value());
            }
            ends.add(left.toString());
        }
        Collections.sort(ends);
        return String.join(", ", ends);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nest | state | pinned | state | pinned | unharmed 1/1 state=unharmed",
                "turret | state | bailed-out | rof | 2 | unharmed 1/1 state=unharmed",
                "artillery-bunker | state | pinned | rof | 2 | unharmed 1/1 state=unharmed",
                "tank-pit | state | bailed-out | motivation | reluctant | bailed-out 2/3, unharmed 1/3 state=unharmed",
                "unit | bogged-down | true | skill | trained | bogged-down 1/2, freed 1/2 bogged-down=",
                "unit | pinned | true | motivation | fearless | pinned 1/3, rallied 2/3 pinned=",
                "trench-line | state | pinned | motivation | confident | pinned 1/2, rallied 1/2 state=unharmed",
                "nest | state | destroyed | rof | 2 | destroyed 1/1",
                "unit | destroyed | true | rof | 2 | destroyed 1/1"
            })
    void everybodyIsOverItAsTheRulesSay(
            String kind, String key, String value, String rating, String grade, String ends) {
        assertEquals(ends, step(piece("it", kind, key, value, rating, grade)));
    }

    @Test
    void theStepIsDueForWhoeverNeedsItAndSaysHowWellItTests() {
        FlamesOfWarBattle battle = new FlamesOfWarBattle();
        assertEquals(
                List.of(UpkeepStep.of("start-step")), battle.upkeep(piece("n", "nest", "state", "pinned"), List.of()));
        assertEquals(
                List.of(UpkeepStep.of("start-step")),
                battle.upkeep(piece("t", "tank-pit", "state", "bailed-out", "motivation", "confident"), List.of()));
        Piece stuck = piece("u", "unit", "bogged-down", "true");
        assertEquals(List.of(), battle.upkeep(stuck, List.of()));
        Expiry told = battle.turnBegins(stuck, "germans", List.of(stuck)).get(0);
        assertEquals(List.of(), told.changes());
        assertEquals("FOW-CORE-51", told.sentence().remark().cites().get(0).toString());
        assertEquals(List.of(), battle.upkeep(piece("n", "nest", "state", "unharmed"), List.of()));
        // What cannot be was set by hand: no turn stumbles over it.
        assertEquals(List.of(), battle.upkeep(piece("n", "nest", "state", "bailed-out"), List.of()));
        assertEquals(
                List.of(),
                battle.upkeep(piece("t", "tank-pit", "state", "pinned", "motivation", "confident"), List.of()));
        assertEquals(List.of(), battle.upkeep(piece("t", "turret", "state", "destroyed"), List.of()));
    }

    @Test
    void aTankInItsPitHasTheRatingsOfItsUnit() {
        Piece pit = piece("pit", "tank-pit", "state", "bailed-out", "occupant", "tiger");
        Piece tiger = piece("tiger", "unit", "motivation", "confident", "skill", "veteran");
        List<Piece> table = List.of(pit, tiger);
        FlamesOfWarBattle battle = new FlamesOfWarBattle();
        assertEquals(List.of(UpkeepStep.of("start-step")), battle.upkeep(pit, table));
        assertEquals(List.of(), battle.turnBegins(pit, "germans", table));
        assertEquals(
                "confident",
                filled(new StartStep(), Optional.empty(), pit, table).get("motivation"));
        assertEquals(
                "reluctant",
                filled(new StartStep(), Optional.empty(), pit.with("motivation", "reluctant"), table)
                        .get("motivation"));
        Map<String, String> shot = filled(new Shoot(), Optional.of(piece("pak", "unit", "rof", "2")), pit, table);
        assertEquals("confident veteran", shot.get("motivation") + ' ' + shot.get("target-skill"));
        Piece unhurt = pit.with("state", "unharmed");
        PieceDefaults fire = new PieceDefaults(Map.of());
        new Fire().fill(new Participants(Optional.of(unhurt), Optional.empty(), List.of(unhurt, tiger), ""), fire);
        assertEquals("veteran", fire.texts().get("skill"));
    }

    private static Map<String, String> filled(
            Procedure<?, ?> procedure, Optional<Piece> by, Piece at, List<Piece> table) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        procedure.fill(new Participants(by, Optional.of(at), table, ""), defaults);
        return defaults.texts();
    }

    /** The mark of a team that is no vehicle was set by hand: as crossing and assaulting do, the Step refuses it. */
    @ParameterizedTest
    @CsvSource({"infantry", "man-packed-gun", "cavalry", "gun"})
    void onlyVehiclesAreFreedOfWhatOnlyVehiclesSuffer(String as) {
        Piece rifles = piece("rifles", "unit", "as", as, "bogged-down", "true", "skill", "trained");
        assertEquals(
                "--bogged-down and --as " + as
                        + " cannot be combined: only vehicles bog down (FOW-CORE-07); remove one",
                assertThrows(BadInputException.class, () -> step(rifles)).getMessage());
        FlamesOfWarBattle battle = new FlamesOfWarBattle();
        assertEquals(List.of(), battle.upkeep(rifles, List.of()));
        assertEquals(List.of(), battle.turnBegins(rifles, "germans", List.of(rifles)));
        Piece lorry = rifles.with("as", "wheeled");
        assertEquals("bogged-down 1/2, freed 1/2 bogged-down=", step(lorry));
        assertEquals(List.of(UpkeepStep.of("start-step")), battle.upkeep(lorry, List.of()));
    }

    @Test
    void nobodyIsInAStateHeCannotBeIn() {
        BadInputException bad = assertThrows(
                BadInputException.class,
                () -> Question.of(
                        new StartStep(),
                        new Inputs(Map.of("at", "vehicle", "state", "pinned", "skill", "trained"), Map.of())));
        assertEquals(
                "--state pinned: a vehicle is never Pinned Down; valid values: unharmed, bogged-down, destroyed",
                bad.getMessage());
    }
}
