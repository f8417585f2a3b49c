package io.redoubt.rules.vv.pieces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is left to be done first, and at whom it is done. */
class UnitRemindersTest {
    private static Piece piece(String line) {
        String[] words = line.split(" ", -1);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 2; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            values.put(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        return new Piece(words[0], words[1], values);
    }

    private static Participants who(String side, String by, String at, String... more) {
        List<Piece> pieces = new ArrayList<>(List.of(piece(by), piece(at)));
        List.of(more).forEach(line -> pieces.add(piece(line)));
        return new Participants(Optional.of(pieces.get(0)), Optional.of(pieces.get(1)), pieces, side);
    }

    private static List<String> told(UnitReminders reminders) {
        return reminders.all().stream()
                .map(Reminder::sentence)
                .map(UnitRemindersTest::words)
                .toList();
    }

    private static String words(Sentence sentence) {
        return sentence.remark().template() + ' ' + sentence.values();
    }

    @Test
    void pointsLeftToTakeAreToldOfEverybodyWhoTakesPart() {
        Participants who = who(
                "",
                "able unit hex=house points=1",
                "first unit hex=hill points=2",
                "house hex points=3",
                "hill hex points=0");
        String left = "{} still has {} to take: use survive {} ";
        assertEquals(
                List.of(
                        left + "[first, 2 casualty points, first]",
                        left + "[able, 1 casualty point, able]",
                        left + "[house, 3 casualty points, house]"),
                told(new UnitReminders(who).pendingDuties()));
        Participants shares = who("", "able unit", "first unit hex=hill", "hill hex points=2");
        assertEquals(
                List.of(left + "[hill, 2 casualty points, hill]"), told(new UnitReminders(shares).pendingDuties()));
        Participants struck = who("", "able unit", "hill hex points=1");
        assertEquals(List.of(left + "[hill, 1 casualty point, hill]"), told(new UnitReminders(struck).pendingDuties()));
    }

    @Test
    void whoeverHasNoOwnerActsForTheSideWhoseTurnItIs() {
        String all = "all units there belong to {}, the acting side ";
        String foe = "first unit hex=hill owner=red";
        assertEquals(
                List.of(all + "[red]"),
                told(new UnitReminders(who("red", "able unit", "hill hex", foe)).againstTheEnemy()));
        assertEquals(List.of(), told(new UnitReminders(who("blue", "able unit", "hill hex", foe)).againstTheEnemy()));
        assertEquals(
                List.of(),
                told(new UnitReminders(who("", "able unit", "hill hex", "first unit hex=hill")).againstTheEnemy()));
        assertEquals(
                List.of("some units there belong to {}, the acting side [red]"),
                told(new UnitReminders(who("red", "able unit", "hill hex", foe, "second unit hex=hill owner=blue"))
                        .againstTheEnemy()));
    }

    @Test
    void whatBefallsAUnitIsOfItsOwnTurn() {
        String turn = "it is the turn of {}, not of {} ";
        assertEquals(
                List.of(turn + "[blue, red]"),
                told(new UnitReminders(who("blue", "able unit", "first unit owner=red")).inTurnOfAffectedSide()));
        assertEquals(List.of(), told(new UnitReminders(who("blue", "able unit", "first unit")).inTurnOfAffectedSide()));
    }
}
