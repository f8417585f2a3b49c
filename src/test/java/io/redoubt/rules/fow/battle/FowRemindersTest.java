package io.redoubt.rules.fow.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.fow.FlamesOfWar;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.toml.Toml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players of Flames Of War should think of before each verb. */
class FowRemindersTest {
    private static final RuleSet GAME = FlamesOfWar.ruleSet(new Toml());

    private static final Pattern EXAMPLE = Pattern.compile("like ([^ ;]+?)[,;]?(?: |$)");

    private static Piece piece(String name, String kind, String values) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String pair : values.split(" ", -1)) {
            String[] parts = pair.split("=", 2);
            texts.put(parts[0], parts[1]);
        }
        return new Piece(name, kind, texts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | owner=red shot=true | owner=red state=bailed-out | it is the turn of {}, not of {}[blue, red]; {} "
                        + "is on the same side ({})[bravo, red]; {} already shot this turn[alpha]",
                "shoot | owner=red as=infantry | owner=blue destroyed=true | it is the turn of {}, not of {}[blue, red]; "
                        + "{} is already Destroyed[bravo]",
                "assault | owner=blue as=infantry | owner=blue | {} is on the same side ({})[bravo, blue]",
                "fire | owner=red shot=true | owner=blue | it is the turn of {}, not of {}[blue, red]; {} already shot "
                        + "this turn[alpha]",
                "gap | owner=red shot=true | owner=blue | it is the turn of {}, not of {}[blue, red]; {} already shot this "
                        + "turn[alpha]",
                "gap | owner=red gap-attempted=true | owner=blue | it is the turn of {}, not of {}[blue, red]; {} already tried to "
                        + "gap a barricade this turn[alpha]",
                "cross | owner=red gap-attempted=true | owner=blue | it is the turn of {}, not of {}[blue, red]; {} tried "
                        + "to gap a barricade instead of moving[alpha]",
                "cross | owner=blue as=wheeled | owner=red gapped=true just-gapped=true | {} was gapped at the end of"
                        + " this Movement Step: it is Difficult Going from the next Step on[bravo]",
                "assault | owner=blue assaulted=true | owner=red | {} already assaulted this turn[alpha]",
                "shoot | owner=blue assaulted=true | owner=red | {} already assaulted this turn[alpha]",
                "gap | owner=blue assaulted=true | owner=red | {} already assaulted this turn[alpha]",
                "cross | owner=blue assaulted=true | owner=red | {} already assaulted this turn[alpha]",
                "occupy | owner=red shot=true | owner=blue" + " | ''",
            })
    void isRemembered(String verb, String by, String at, String words) {
        Piece acting = piece("alpha", "unit", by);
        Piece target = piece("bravo", "bunker", at);
        Participants who = new Participants(Optional.of(acting), Optional.of(target), List.of(acting, target), "blue");
        String told = GAME.procedure(verb).orElseThrow().reminders(who).stream()
                .map(Reminder::sentence)
                .map(sentence -> sentence.remark().template() + sentence.values())
                .collect(Collectors.joining("; "));
        assertEquals(words, told);
    }

    @ParameterizedTest
    @CsvSource({
        "as=infantry moved=true, street-barricade, '', 1",
        "as=infantry moved=true, trench-line, '', 0",
        "as=infantry moved=true, street-barricade, not-adjacent, 0",
        "as=infantry moved=true gap-attempted=true, street-barricade, '', 0",
        "as=infantry, street-barricade, '', 0"
    })
    void whoComesUpToABarricadeDoesNotCrossItInOneTurn(String by, String kind, String flag, int reminders) {
        Piece acting = piece("alpha", "unit", by);
        Piece bar = piece("bar", kind, "owner=red");
        Participants who = new Participants(Optional.of(acting), Optional.of(bar), List.of(acting, bar), "");
        Inputs asked = new Inputs(flag.isEmpty() ? Map.of() : Map.of(flag, "true"), Map.of());
        assertEquals(
                reminders,
                GAME.procedure("cross").orElseThrow().reminders(who, asked).stream()
                        .filter(told ->
                                told.sentence().remark().cites().toString().contains("FOW-BARR-08"))
                        .count());
    }

    @Test
    void helpExplainsHowADeploymentIsWritten() {
        assertFalse(GAME.procedure("deploy-check").orElseThrow().notes().isEmpty());
    }

    /** Flags are named alone; every other input says what stands after it, and its example can be read. */
    @Test
    void everyInputSaysWhatItTakes() {
        Set<String> examples = new TreeSet<>();
        for (Procedure<?, ?> procedure : GAME.procedures()) {
            for (InputField<?> field : procedure.form().fields()) {
                assertEquals(field.kind().isFlag(), field.kind().label().isEmpty(), field.name());
                assertFalse(field.kind().expects().isEmpty(), field.name());
                Matcher example = EXAMPLE.matcher(field.kind().expects());
                if (example.find()) {
                    assertTrue(field.kind().reads(example.group(1)), field.name() + " " + example.group(1));
                    examples.add(field.name());
                }
            }
        }
        assertTrue(
                examples.containsAll(List.of("team", "defensive-fire", "turret", "on-table", "range")),
                examples.toString());
    }
}
