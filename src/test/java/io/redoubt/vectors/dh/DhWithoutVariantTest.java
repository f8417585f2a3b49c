package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Attacks on what the variant does not rule: plain digging, and works of a group that plays without it. */
class DhWithoutVariantTest {
    /** What the variant says of an attack is no reason to refuse one where it is not in force. */
    @Test
    void whereTheVariantIsNotInForceItsRulesRefuseNothing() {
        for (String plain : List.of("--at trench", "--at foxhole", "--at glog --reading dh.model=plain-cover")) {
            Set<String> own = plain.startsWith("--at glog")
                    ? Set.of("DH-SIMPLE-01", "DH-SIMPLE-02", "DH-INTRO-02")
                    : Set.of("DH-CLASS-02", "DH-CLASS-04", "DH-CLASS-05");
            for (String by : List.of("small-arms", "at-rifle", "main-gun", "rocket", "flame-thrower", "explosives")) {
                for (String aim : List.of("", "--aim crew", "--aim structure")) {
                    for (String more : List.of("", "--indirect", "--gun slog:45mm", "--crew 0")) {
                        String line = "shoot --by " + by + " --ap 8 --guts 6 " + plain + ' ' + aim + ' ' + more;
                        Map<String, Object> answer = DhVectors.ask(line.strip().replaceAll(" +", " "));
                        boolean men = by.equals("small-arms") || by.equals("at-rifle");
                        boolean ruled = men && !aim.contains("structure") && more.isEmpty();
                        // An empty cover is the one thing that refuses: whatever else it is, the core rules decide it.
                        boolean empty = men && !aim.contains("structure") && more.equals("--crew 0");
                        String outcome = "" + answer.get("outcome");
                        assertEquals(empty, outcome.equals("not-allowed"), line);
                        assertEquals(!ruled && !empty, outcome.equals("allowed"), line);
                        if (!ruled) {
                            String said = "" + answer.get("reasons") + answer.get("rules");
                            Matcher cited = Pattern.compile("DH-[A-Z]+-[0-9]+").matcher(said);
                            Set<String> rules =
                                    cited.results().map(MatchResult::group).collect(Collectors.toSet());
                            assertFalse(rules.isEmpty(), line);
                            assertTrue(own.containsAll(rules), () -> line + ": " + rules);
                        }
                    }
                }
            }
        }
    }
}
