package io.redoubt.rules.dh.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.toml.Toml;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players of Disposable Heroes should think of before each verb. */
class DhRemindersTest {
    private static final RuleSet GAME = DisposableHeroes.ruleSet(new Toml());
    private static final Piece LOG =
            new Piece("log", "bunker", Map.of("card", "glog", "crew", "8", "owner", "red", "guts", "6/10"));
    private static final Piece MEN =
            new Piece("men", "unit", Map.of("home", "log", "men", "9", "owner", "red", "pins", "2"));
    private static final Piece SQUAD = new Piece("squad", "unit", Map.of("owner", "red", "pins", "1"));

    private static String told(String verb, Piece by, Piece at) {
        Participants who = new Participants(Optional.of(by), Optional.of(at), List.of(by, at, MEN), "blue");
        return GAME.procedure(verb).orElseThrow().reminders(who).stream()
                .map(Reminder::sentence)
                .map(sentence -> sentence.remark().template().replaceFirst(":.*", "") + sentence.values())
                .collect(Collectors.joining("; "));
    }

    private static final String FRIEND = "{} is on the same side ({})[log, red]";
    private static final String TURN = "it is the turn of {}, not of {}[blue, red]";
    private static final String TWICE =
            "{} has {} men inside and {} outside ({}), but a crew of {}[log, 8, 9, men, 10]";

    @Test
    void slipsAreToldWhereTheyMatter() {
        assertEquals(FRIEND + "; " + TURN + "; " + TWICE, told("shoot", SQUAD, LOG));
        assertEquals(FRIEND + "; " + TURN + "; " + TWICE, told("assault", SQUAD, LOG));
        assertEquals(FRIEND, told("penetrate", SQUAD, LOG));
        assertEquals(TWICE, told("leave", SQUAD, LOG));
        assertEquals(TURN, told("enter", SQUAD, LOG));
    }

    @Test
    void pinsOfThoseWhoChargeAreForTheCoreRules() {
        assertEquals(TWICE + "; {} on them[1 Pin]", told("counterattack", SQUAD, LOG));
        assertEquals(TWICE, told("counterattack", SQUAD.with("pins", "0"), LOG));
        assertEquals(TWICE, told("counterattack", SQUAD.with("pins", ""), LOG));
    }

    @Test
    void menAreCountedTwiceOnlyWhereThereAreMoreThanTheCrew() {
        assertEquals("", told("leave", SQUAD, LOG.with("crew", "1")));
        assertEquals("", told("leave", SQUAD, LOG.with("crew", "0")));
        assertEquals("", told("leave", SQUAD, LOG.with("card", "")));
    }

    private static String fired(Piece by, String... asked) {
        Participants who = new Participants(Optional.of(by), Optional.empty(), List.of(by), "");
        Map<String, String> texts = asked.length == 0 ? Map.of() : Map.of(asked[0], asked[1]);
        return GAME.procedure("shoot").orElseThrow().reminders(who, new Inputs(texts, Map.of())).stream()
                .map(reminder -> reminder.sentence().values().toString())
                .collect(Collectors.joining("; "));
    }

    @Test
    void eachWeaponFiresOnceInATurn() {
        Piece tank = new Piece("tank", "vehicle", Map.of("card", "t34", "fired", "76.2mm"));
        assertEquals("[tank, 76.2mm]", fired(tank, "gun", "t34:76.2mm"));
        assertEquals("", fired(tank, "gun", "t34:7.62-DT"));
        assertEquals("", fired(tank));
        assertEquals("", fired(tank.with("fired", ""), "gun", "t34:76.2mm"));
        Piece squad = new Piece("squad", "unit", Map.of("fired", "small-arms"));
        assertEquals("[squad, small-arms]", fired(squad, "by", "small-arms"));
        assertEquals("", fired(squad, "by", "rocket"));
        assertEquals("", fired(squad, "by", "no weapon at all"));
    }

    @Test
    void twoWeaponsOfOneNameFireTwice() {
        Piece log = LOG.with("fired", "MG34 HMG");
        assertEquals("", fired(log, "gun", "glog:MG34-HMG"));
        assertEquals("[log, MG34 HMG]", fired(log.with("fired", "MG34 HMG\nMG34 HMG"), "gun", "glog:MG34-HMG"));
    }

    @Test
    void whoMadeACloseAssaultIsReminded() {
        String again = "{} already made a Close Assault this turn[squad]";
        assertEquals(
                FRIEND + "; " + TURN + "; " + again + "; " + TWICE,
                told("assault", SQUAD.with("assaulted", "true"), LOG));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoot", "deploy-check"})
    void helpExplainsWhatOneLineCannot(String verb) {
        assertFalse(GAME.procedure(verb).orElseThrow().notes().isEmpty());
    }

    /** Flags are named alone; every other input says what stands after it. */
    @Test
    void everyInputSaysWhatItTakes() {
        for (Procedure<?, ?> procedure : GAME.procedures()) {
            for (InputField<?> field : procedure.form().fields()) {
                assertEquals(field.kind().isFlag(), field.kind().label().isEmpty(), field.name());
                assertFalse(field.kind().expects().isEmpty(), field.name());
            }
        }
    }
}
