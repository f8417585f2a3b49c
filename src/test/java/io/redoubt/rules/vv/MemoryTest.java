package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.in;
import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.battle.ValorAndVictoryBattle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A battle honours what happened in it before: wire, markers, tunnels, points, phases. */
class MemoryTest {
    private final ValorAndVictoryBattle kept = new ValorAndVictoryBattle();

    /** Whether a question about pieces is allowed. */
    private static boolean isAllowed(String verb, Participants who, String... inputs) {
        return Staged.isAllowed(verb, who, given(inputs));
    }

    private static Map<String, String> given(String... inputs) {
        Map<String, String> given = new HashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            given.put(inputs[i], inputs[i + 1]);
        }
        return given;
    }

    private static String left(String verb, Participants who, String outcome, String... inputs) {
        List<String> changes = new ArrayList<>();
        for (Change change : Staged.left(verb, who, outcome, Map.of(), given(inputs))) {
            changes.add(change.piece() + ' ' + change.key() + ' ' + change.value());
        }
        return String.join(", ", changes);
    }

    private static String reminders(String verb, Participants who, String... inputs) {
        List<String> said = new ArrayList<>();
        Staged.reminders(verb, who, given(inputs)).forEach(sentence -> said.add(SentenceText.plain(sentence)));
        return String.join("; ", said);
    }

    private Piece piece(String name, String... more) {
        return who("", name, more).at().orElseThrow();
    }

    @Test
    void wireHoldsWhoCameIntoItUntilHeAdvances() {
        String stopped = "able unit counter=4-6-5/3 hex=wire moved=true spent=1 owner=americans movement-points=4";
        assertEquals(false, isAllowed("cross", who("able", "park", stopped)));
        assertEquals(true, isAllowed("cross", who("able", "park", stopped), "mode", "advance"));
        assertEquals(
                true, isAllowed("cross", who("able", "park", "able unit counter=4-6-5/3 hex=wire owner=americans")));
        String tank = "tank unit counter=afv hex=wire moved=true owner=americans";
        assertEquals(true, isAllowed("cross", who("tank", "park", tank)));
    }

    @Test
    void nobodyAdvancesTwiceOrMovesWithAFireMarker() {
        String advanced = "able unit counter=4-6-5/3 hex=house advanced=true owner=americans";
        assertEquals(false, isAllowed("cross", who("able", "park", advanced), "mode", "advance"));
        assertEquals(false, isAllowed("cross", who("able", "hill", advanced), "mode", "close-assault"));
        String fired = "able unit counter=4-6-5/3 hex=house fired=true owner=americans";
        assertEquals(false, isAllowed("cross", who("able", "park", fired)));
        assertEquals(false, isAllowed("cross", who("able", "park", fired), "tunnel", "2", "side", "japanese"));
        assertEquals(true, isAllowed("cross", who("able", "park", fired), "mode", "advance"));
    }

    @Test
    void whoIsInATunnelIsOutOfReachAndOutOfItsHex() {
        String below = "able unit counter=4-6-5/3 underground=true owner=americans";
        assertEquals(false, isAllowed("shoot", who("sato", "able", below), "apfp", "4"));
        assertEquals(false, isAllowed("shoot", who("able", "hill", below)));
        assertEquals(false, isAllowed("assault", who("sato", "able", below)));
        assertEquals(false, isAllowed("cross", who("able", "park", below)));
        assertThrows(NotAllowedException.class, () -> isAllowed("occupy", who("able", "hill", below)));
        assertThrows(
                NotAllowedException.class,
                () -> isAllowed("gap", who("able", "wire", below), "satchel", "true", "adjacent", "true"));
        String marked = "able unit counter=4-6-5/3 hex=house underground=true owner=americans";
        assertEquals(
                "2",
                Staged.filled("assault", who("tank", "house", marked), Map.of()).get("defenders"));
    }

    @Test
    void tunnelsTakeUnitsOffTheMapAndBringThemUp() {
        String cave = "park hex position=cave";
        String in = "sato unit counter=leader side=japanese hex=park owner=japanese";
        assertEquals(
                "sato moved true, sato spent 2, sato underground true, sato hex ",
                left("cross", who("sato", "park", cave, in), "allowed", "tunnel", "2"));
        String below = "sato unit counter=leader side=japanese underground=true owner=japanese";
        assertEquals(
                "sato moved true, sato spent 1, sato hex park, sato underground ",
                left("cross", who("sato", "park", cave, below, "tank hex"), "allowed", "tunnel", "1"));
        assertEquals("sato moved true, sato spent 1", left("cross", who("sato", "", below), "allowed", "tunnel", "1"));
    }

    @Test
    void winnersGoInAndShareThePointsWhereverTheyAre() {
        String third = "dog unit counter=4-6-4/2 hex=house owner=americans";
        assertEquals(
                "able\nbaker",
                Staged.filled("assault", who("house", "hill", third), Map.of()).get("entering"));
        String won = left("assault", who("house", "hill", third), "wins", "entering", "able\ndog");
        assertEquals(true, won.contains("able hex hill") && won.contains("dog hex hill"));
        assertEquals(false, won.contains("baker hex hill"));
        assertEquals(false, isAllowed("assault", who("house", "hill", third), "entering", "able\nbaker\ndog"));
        Participants later = who(
                "",
                "house",
                "house hex points=4",
                "able unit counter=4-6-5/3 hex=hill owes=house owner=americans",
                "baker unit counter=4-6-5/3 hex=house owes=house owner=americans");
        assertEquals(
                "4-6-5/3\n4-6-5/3", Staged.filled("survive", later, Map.of()).get("units"));
        assertEquals(true, left("survive", later, "reduced").endsWith("house points , able owes , baker owes "));
    }

    @Test
    void aPlaceThatIsFullIsNoPlaceToStay() {
        String full = "hill hex position=bunker-wood terrain=open-hill";
        String friend = "sato unit counter=leader hex=hill owner=americans";
        String other = "first unit counter=4-6-4/2 hex=hill owner=americans";
        assertEquals(
                "able moved true, able spent 2, able hex hill, able passing true",
                left("cross", who("able", "hill", full, friend, other), "must-continue"));
        Piece able = piece("able", "able unit counter=4-6-5/3 hex=hill passing=true");
        assertEquals(1, kept.turnBegins(able, "japanese").size());
        assertEquals(1, kept.phaseBegins(able, "japanese", "defensive-fire").size());
        assertEquals(0, kept.phaseBegins(able, "japanese", "fire").size());
        assertEquals(true, kept.pendingAction(able).isPresent());
    }

    @Test
    void smokeThinsOutAndPointsAreNotForgotten() {
        List<Expiry> over = kept.turnBegins(piece("woods"), "japanese");
        assertEquals(List.of(new Change("woods", "smoke", "")), over.get(0).changes());
        assertEquals(
                List.of(new Change("woods", "smoke", "1")),
                kept.turnBegins(piece("woods", "woods hex smoke=2"), "japanese")
                        .get(0)
                        .changes());
        Piece owing = piece("hill", "hill hex points=3");
        assertEquals(
                "hill still has 3 casualty points to take: use survive hill",
                SentenceText.plain(kept.pendingAction(owing).orElseThrow()));
        assertEquals(1, kept.turnBegins(owing, "americans").size());
        assertEquals(Optional.empty(), kept.pendingAction(piece("hill")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | able | hill | '' | ''",
                "shoot | able | hill | fire | ''",
                "shoot | able | hill | movement | this is the movement phase, not the fire phase",
                "shoot | sato | house | '' | ''",
                "shoot | sato | house | defensive-fire | ''",
                "shoot | sato | house | fire | this is the fire phase, not the movement or defensive fire phase",
                "shoot | tank | house | '' | all units there belong to americans, the acting side",
                "assault | able | hill | advance-and-assault | ''",
                "assault | able | hill | command | this is the command phase, not the advance and assault phase",
                "assault | sato | house | '' | 'it is the turn of americans, not of japanese'",
                "cross | able | park | fire | this is the fire phase, not the movement phase",
                "cross | sato | field | '' | 'it is the turn of americans, not of japanese'",
                "rally | - | first | '' | 'it is the turn of americans, not of japanese'",
                "rally | - | easy | '' | ''",
                "gap | sato | wire | '' | 'it is the turn of americans, not of japanese'",
                "occupy | sato | field | '' | 'it is the turn of americans, not of japanese'",
            })
    void playersAreRemindedOfSidesAndPhases(String verb, String by, String at, String phase, String said) {
        assertEquals(said, reminders(verb, in(phase, who(by, at))));
    }

    @Test
    void playersAreRemindedOfWhatIsUnfinished() {
        String moved = "able unit counter=4-6-5/3 hex=house moved=true owner=americans";
        assertEquals(
                "able has moved, but the Fire Phase comes before movement",
                reminders("shoot", who("able", "hill", moved)));
        assertEquals(
                "house still has 1 casualty point to take: use survive house",
                reminders("cross", who("able", "park", "house hex points=1")));
        String passing = "able unit counter=4-6-5/3 hex=hill passing=true owner=americans";
        assertEquals("able may not stop here; it must move on", reminders("shoot", who("able", "woods", passing)));
    }

    @Test
    void aPhaseThatIsKeptIsThePhaseThatIsMeant() {
        assertEquals(
                "movement",
                Staged.filled("rally", in("movement", who("", "easy")), Map.of())
                        .get("phase"));
        assertEquals(false, isAllowed("rally", in("movement", who("", "easy"))));
        assertEquals(true, isAllowed("rally", in("after-action", who("", "easy"))));
        assertEquals(false, isAllowed("cross", in("movement", who("able", "park")), "mode", "advance"));
        assertEquals(
                false, isAllowed("gap", in("movement", who("able", "wire")), "satchel", "true", "adjacent", "true"));
        assertEquals(
                "[command, fire, movement, defensive-fire, advance-and-assault, after-action]", kept.phases() + "");
    }

    @ParameterizedTest
    @CsvSource({"shoot,able,wire", "assault,able,wire", "survive,'',wire", "shoot,able,lost", "rally,'',able"})
    void whatThePiecesRuleOutIsRefused(String verb, String by, String at) {
        assertThrows(NotAllowedException.class, () -> isAllowed(verb, who(by, at)));
    }

    @Test
    void aLeaderHelpsOneShotInATurn() {
        String lewis = "lewis unit counter=leader leader=1 hex=house owner=americans";
        assertEquals(
                "1",
                Staged.filled("shoot", who("able", "hill", lewis), Map.of()).get("leader"));
        assertEquals("able fired true, lewis fired true", left("shoot", who("able", "hill", lewis), "no-effect"));
        Participants later = who("baker", "hill", lewis + " fired=true");
        assertEquals(null, Staged.filled("shoot", later, Map.of()).get("leader"));
        assertEquals("baker fired true", left("shoot", later, "no-effect"));
        assertEquals("lewis has fired, and a leader helps only one shot per turn", reminders("shoot", later));
        assertEquals("1", Staged.filled("assault", later, Map.of()).get("leader"));
    }

    @Test
    void inTheEnemysMovementPhaseFireIsOpportunityFire() {
        Participants who = in("movement", who("sato", "house"));
        assertEquals("true", Staged.filled("shoot", who, Map.of()).get("opportunity"));
        assertEquals(
                null,
                Staged.filled("shoot", in("movement", who("able", "hill")), Map.of())
                        .get("opportunity"));
        assertEquals(
                null,
                Staged.filled("shoot", in("fire", who("sato", "house")), Map.of())
                        .get("opportunity"));
    }

    @ParameterizedTest
    @CsvSource({"immobile", "fired"})
    void anOverrunIsAMoveAndAnAttack(String marker) {
        String tank = "tank unit counter=afv apfp=8 owner=americans hex=park " + marker + "=true";
        assertThrows(NotAllowedException.class, () -> isAllowed("assault", who("tank", "woods", tank)));
    }

    @Test
    void onlyAPartOfThePointsMayBeTaken() {
        Participants who = who("", "able", "able unit counter=4-6-5/3 hex=house points=3 owner=americans");
        assertEquals("able pinned true, able points 2", left("survive", who, "pinned", "points", "1"));
    }

    @Test
    void theWayIntoATunnelIsWhereTheyAre() {
        String cave = "park hex position=cave";
        assertEquals(
                "elsewhere",
                Staged.filled("cross", who("able", "park", cave), Map.of("tunnel", "2"))
                        .get("entry"));
        assertEquals(
                "bunker",
                Staged.filled("cross", who("sato", "park", cave), Map.of("tunnel", "2"))
                        .get("entry"));
        String in = "sato unit counter=leader side=japanese hex=park owner=japanese";
        assertEquals(
                "sato moved true, sato spent 2, sato hex ",
                left("cross", who("sato", "park", cave, in), "allowed", "tunnel", "2", "exit", "bunker"));
    }

    @Test
    void whoIsThereAlreadyDoesNotEnter() {
        assertThrows(NotAllowedException.class, () -> isAllowed("cross", who("able", "house")));
        assertEquals(true, isAllowed("cross", who("able", "house"), "mode", "stay"));
    }
}
