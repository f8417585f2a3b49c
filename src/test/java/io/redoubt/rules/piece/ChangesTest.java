package io.redoubt.rules.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a ruling leaves on pieces, and what players should think of before it. */
class ChangesTest {
    private static final InputField<Integer> TEAMS = InputField.number("teams", 0, 9, "how many");
    private static final InputField<Boolean> SHOT = InputField.flag("shot", "has shot");

    private final Piece alpha = new Piece("Alpha", "platoon", Map.of("teams", "5", "owner", "German"));
    private final Piece bravo = new Piece("Bravo", "platoon", Map.of("owner", "Soviet", "shot", "true"));
    private final Changes changes = new Changes();

    @Test
    void changeNamesItsPieceItsKeyAndTheNewValue() {
        assertEquals(new Change("Alpha", "shot", "true"), Change.flag(alpha, "shot"));
        assertEquals(new Change("Alpha", "place", "mill"), Change.of(alpha, "place", "mill"));
        assertEquals(new Change("Alpha", "teams", "4"), Change.of(alpha, TEAMS, 4));
        assertEquals(new Change("Alpha", "teams", ""), Change.drop(alpha, "teams"));
        assertEquals(new Change("Alpha", "teams", ""), Change.drop(alpha, TEAMS));
    }

    @Test
    void whatIsSoAlreadyIsNoChange() {
        changes.set(alpha, TEAMS, 5);
        changes.flag(bravo, SHOT);
        changes.drop(alpha, SHOT);
        assertEquals(List.of(), changes.all());
    }

    @Test
    void changesAreToldOnceAndInTheirOrder() {
        changes.flag(alpha, SHOT);
        changes.set(alpha, TEAMS, 3);
        changes.flag(alpha, SHOT);
        changes.drop(bravo, SHOT);
        assertEquals(
                List.of(
                        new Change("Alpha", "shot", "true"),
                        new Change("Alpha", "teams", "3"),
                        new Change("Bravo", "shot", "")),
                changes.all());
    }

    @Test
    void lossesAreTakenFromWhatIsKnownAndNeverPassNought() {
        changes.fewer(alpha, TEAMS, 0);
        changes.fewer(bravo, TEAMS, 2);
        assertEquals(List.of(), changes.all());
        changes.fewer(alpha, TEAMS, 1);
        assertEquals(List.of(new Change("Alpha", "teams", "4")), changes.all());
        Changes more = new Changes();
        more.fewer(alpha, TEAMS, 6);
        assertEquals(List.of(new Change("Alpha", "teams", "0")), more.all());
    }

    private static List<String> told(Reminders reminders) {
        return reminders.all().stream()
                .map(Reminder::sentence)
                .map(each -> each.remark().template() + ' ' + each.values())
                .toList();
    }

    private Reminders between(Piece by, Piece at, String side) {
        return new Reminders(new Participants(Optional.of(by), Optional.of(at), List.of(by, at), side));
    }

    @Test
    void targetOfOnesOwnSideMayBeASlip() {
        Piece friend = alpha.renamed("Charlie");
        assertEquals(
                List.of("{} is on the same side ({}) [Charlie, German]"),
                told(between(alpha, friend, "").againstTheEnemy()));
        assertEquals(List.of(), told(between(alpha, bravo, "Soviet").againstTheEnemy()));
        Piece nobodys = alpha.with("owner", "");
        assertEquals(List.of(), told(between(nobodys, nobodys, "").againstTheEnemy()));
    }

    @Test
    void whoeverHasNoOwnerActsForTheSideWhoseTurnItIs() {
        Piece nobodys = alpha.with("owner", "");
        assertEquals(
                List.of("{} is on the same side ({}) [Bravo, Soviet]"),
                told(between(nobodys, bravo, "Soviet").againstTheEnemy()));
        assertEquals(List.of(), told(between(nobodys, bravo, "German").againstTheEnemy()));
    }

    @Test
    void actingInTheTurnOfTheOtherSideMayBeASlip() {
        assertEquals(
                List.of("it is the turn of {}, not of {} [Soviet, German]"),
                told(between(alpha, bravo, "Soviet").inTheOwnTurn()));
        assertEquals(List.of(), told(between(alpha, bravo, "German").inTheOwnTurn()));
        assertEquals(List.of(), told(between(alpha, bravo, "").inTheOwnTurn()));
        assertEquals(
                List.of(),
                told(between(alpha.with("owner", ""), bravo, "Soviet").inTheOwnTurn()));
    }

    @Test
    void whatIsDoneOnceIsRememberedWithItsRule() {
        Reminders reminders = between(bravo, alpha, "").once(SHOT, "shot already this turn [GUN-01]");
        assertEquals(List.of("{} shot already this turn [Bravo]"), told(reminders));
        assertEquals(
                List.of(Gunnery.AIM), reminders.all().get(0).sentence().remark().cites());
        assertEquals(List.of(), told(between(alpha, bravo, "").once(SHOT, "shot already this turn")));
        assertEquals(
                List.of("{} has shot [Bravo]"),
                told(between(alpha, bravo, "").ifIs(Role.AT, SHOT, "has shot").ifIs(Role.BY, SHOT, "has shot")));
    }

    @Test
    void gameMaySayWhatOnlyItKnows() {
        Sentence sentence = Sentence.of(Gunnery.SMOKED, "Alpha");
        assertEquals(
                List.of(Reminder.of(sentence)),
                between(alpha, bravo, "").say(sentence).all());
    }
}
