package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.in;
import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.report.SentenceText;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.umpire.Sentence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything has its phases (5.3): whatever is done in another is ruled on with a reminder, or refused. */
class RemindedOfPhasesTest {
    private static Map<String, String> given(String typed) {
        Map<String, String> given = new HashMap<>();
        if (!typed.isEmpty()) {
            for (String each : typed.split(" ", -1)) {
                given.put(each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1));
            }
        }
        return given;
    }

    /**
     * Asks in every phase.
     *
     * @param phases those it belongs to
     * @param rule what the reminder cites
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | able | hill | '' | fire | VV-CORE-63",
                "assault | able | hill | '' | advance-and-assault | VV-CORE-40",
                "assault | house | hill | '' | advance-and-assault | VV-CORE-40",
                "assault | able | hill | won=true | advance-and-assault | VV-CORE-40",
                "assault | tank | woods | '' | movement | VV-CORE-50",
                "assault | tank | woods | mode=overrun | movement | VV-CORE-50",
                "cross | able | park | '' | movement | VV-CORE-63",
                "cross | able | park | mode=advance phase=advance-and-assault | advance-and-assault | VV-CORE-56",
                "cross | able | hill | mode=close-assault phase=advance-and-assault | advance-and-assault | VV-CORE-40",
                "cross | tank | woods | mode=overrun | movement | VV-CORE-50",
                "cross | able | house | mode=stay | '' | ''",
                "cross | able | house | mode=leave | movement advance-and-assault | VV-CORE-63",
                "occupy | able | wire | '' | movement advance-and-assault | VV-CORE-63",
                "occupy | - | wire | '' | '' | ''",
                "gap | able | wire | satchel=true adjacent=true phase=fire | fire | VV-20.8-8",
                "rally | - | easy | phase=after-action | after-action | VV-CORE-25",
                "rally | - | easy | phase=command | command | VV-CORE-24",
            })
    void whatIsDoneInAnotherPhaseIsRemindedOf(
            String verb, String by, String at, String typed, String phases, String rule) {
        for (Phase phase : Phase.values()) {
            List<Sentence> said = Staged.reminders(verb, in(phase.id(), who(by, at)), given(typed));
            boolean right = rule.isEmpty() || List.of(phases.split(" ", -1)).contains(phase.id());
            assertEquals(right ? 0 : 1, said.size(), phase + " " + said);
            for (Sentence sentence : said) {
                String others = phases.replace(" ", " or ").replace('-', ' ');
                assertEquals(
                        "this is the " + phase.id().replace('-', ' ') + " phase, not the " + others + " phase",
                        SentenceText.plain(sentence));
                assertEquals(rule, sentence.remark().cites().get(0).toString());
            }
        }
        assertEquals(List.of(), Staged.reminders(verb, who(by, at), given(typed)));
    }

    /** Where the phase that is kept is refused, nothing has to be reminded of. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cross | able | park | mode=advance | advance-and-assault",
                "cross | able | hill | mode=close-assault | advance-and-assault",
                "gap | able | wire | satchel=true adjacent=true | fire",
                "rally | - | easy | '' | command after-action",
            })
    void whatIsDoneInAnotherPhaseIsRefused(String verb, String by, String at, String typed, String phases) {
        for (Phase phase : Phase.values()) {
            assertEquals(List.of(), Staged.reminders(verb, in(phase.id(), who(by, at)), given(typed)));
            assertEquals(
                    List.of(phases.split(" ", -1)).contains(phase.id()),
                    Staged.isAllowed(verb, in(phase.id(), who(by, at)), given(typed)),
                    phase.id());
        }
    }

    @ParameterizedTest
    @CsvSource({"assault,hill,'close-assault,overrun'", "cross,park,'move,advance'"})
    void ofAListOfModesNothingIsKnown(String verb, String at, String modes) {
        assertEquals(List.of(), Staged.reminders(verb, in("command", who("able", at)), Map.of("mode", modes)));
    }
}
