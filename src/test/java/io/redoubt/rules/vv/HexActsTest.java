package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Participants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Whatever stands in a hex that is to act: those act who may, together if the rules let them, and nobody else. */
class HexActsTest {
    /** Who may stand there; the first six are infantry, the first alone of them able to do everything. */
    private static final List<String> KINDS = List.of(
            "counter=4-6-4/2",
            "counter=4-6-4/2 pinned=true",
            "counter=4-6-4/2 advanced=true",
            "counter=4-6-4/2 fired=true",
            "counter=4-6-4/2 pinned=true advanced=true",
            "counter=4-6-4/2 pinned=true fired=true",
            "counter=afv apfp=8",
            "counter=afv apfp=8 fired=true",
            "counter=gun=3 apfp=6",
            "counter=vehicle=3");

    private static final Map<Character, String> KIND = Map.of('a', "afv", 'g', "gun", 'v', "vehicle");

    private static final String REFUSED = "refused";
    private static final String NAME_ONE = "name one";

    /** One of these, or two or three, in every order. */
    private static List<List<String>> crowds() {
        List<List<String>> crowds = new ArrayList<>();
        for (String first : KINDS) {
            crowds.add(List.of(first));
            for (String second : KINDS) {
                crowds.add(List.of(first, second));
                for (String third : KINDS) {
                    crowds.add(List.of(first, second, third));
                }
            }
        }
        return crowds;
    }

    private static long count(List<String> crowd, String kind, String... without) {
        return crowd.stream()
                .filter(unit -> unit.startsWith("counter=" + kind))
                .filter(unit -> List.of(without).stream().noneMatch(unit::contains))
                .count();
    }

    /** What comes of it: what is filled in, that it is refused, or that one of them has to be named. */
    private static String asked(
            String verb, String at, List<String> crowd, Map<String, String> given, String... inputs) {
        List<String> more = new ArrayList<>(List.of("camp hex", "ditch hex position=trench"));
        for (int i = 0; i < crowd.size(); i++) {
            more.add("u" + i + " unit hex=camp owner=americans " + crowd.get(i));
        }
        Participants who = who("camp", at, more.toArray(new String[0]));
        try {
            Map<String, String> filled = new TreeMap<>(Staged.filled(verb, who, given));
            filled.keySet().retainAll(List.of(inputs));
            return Staged.isAllowed(verb, who, given) ? filled.toString() : REFUSED;
        } catch (NotAllowedException e) {
            return REFUSED;
        } catch (BadInputException e) {
            return String.valueOf(e.getMessage()).contains("with --by") ? NAME_ONE : e.toString();
        }
    }

    private static void forAll(Function<List<String>, String> expected, Function<List<String>, String> asked) {
        for (List<String> crowd : crowds()) {
            assertEquals(expected.apply(crowd), asked.apply(crowd), crowd.toString());
        }
    }

    @Test
    void onlyInfantryThatIsAbleMakesACloseAssaultAndAnAfvByItselfOverruns() {
        forAll(
                crowd -> {
                    long able = count(crowd, "4", "pinned", "advanced");
                    if (able > 0) {
                        return "{attack=" + 4 * able + ", attackers=" + able + "}";
                    }
                    if (count(crowd, "4") > 0 || count(crowd, "afv") == 0) {
                        return REFUSED;
                    }
                    if (count(crowd, "afv") > 1) {
                        return NAME_ONE;
                    }
                    return count(crowd, "afv", "fired") == 0 ? REFUSED : "{attack=8, attackers=1, mode=overrun}";
                },
                crowd -> asked("assault", "woods", crowd, Map.of(), "attack", "attackers", "mode"));
    }

    @Test
    void noInfantryOverrunsForAnAfvBesideIt() {
        forAll(
                crowd -> {
                    if (count(crowd, "4") > 0 || count(crowd, "afv") == 0) {
                        return REFUSED;
                    }
                    return count(crowd, "afv") > 1
                            ? NAME_ONE
                            : count(crowd, "afv", "fired") == 0 ? REFUSED : "{attack=8}";
                },
                crowd -> asked("assault", "woods", crowd, Map.of("mode", "overrun"), "attack"));
    }

    @Test
    void onlyInfantryFiresTogether() {
        forAll(
                crowd -> {
                    long able = count(crowd, "4", "pinned", "fired");
                    if (able > 0) {
                        return "{apfp=" + 4 * able + ", firer=infantry}";
                    }
                    long tanks = count(crowd, "afv", "fired");
                    long guns = count(crowd, "gun");
                    if (tanks + guns > 1) {
                        return NAME_ONE;
                    }
                    if (tanks + guns == 1) {
                        return tanks == 1 ? "{apfp=8, firer=afv}" : "{apfp=6, firer=gun}";
                    }
                    if (count(crowd, "4") + count(crowd, "afv") > 0) {
                        return REFUSED; // the ruling on them says why they do not
                    }
                    // A vehicle that has nothing to fire.
                    long vehicles = count(crowd, "vehicle");
                    return vehicles > 1 ? NAME_ONE : vehicles == 1 ? "nothing" : REFUSED;
                },
                crowd -> {
                    String told = asked("shoot", "house", crowd, Map.of(), "apfp", "firer");
                    return told.contains("apfp") && told.contains("Missing") ? "nothing" : told;
                });
    }

    @Test
    void oneUnitOfInfantryThatIsAblePlacesACharge() {
        forAll(
                crowd -> switch ((int) count(crowd, "4", "pinned", "fired")) {
                    case 0 -> REFUSED;
                    case 1 -> "{as=infantry}";
                    default -> NAME_ONE;
                },
                crowd -> asked("gap", "wire", crowd, Map.of("satchel", "true", "adjacent", "true"), "as"));
    }

    @Test
    void onlyUnitsOfOneKindGoSomewhereTogether() {
        for (String verb : List.of("cross", "occupy")) {
            forAll(crowd -> goes(verb, crowd), crowd -> asked(verb, "ditch", crowd, Map.of(), "as", "units"));
        }
    }

    /** Into a trench, which takes infantry; others only cross the hex, and whoever has fired only goes in where he is. */
    private static String goes(String verb, List<String> crowd) {
        List<String> able =
                crowd.stream().filter(unit -> !unit.contains("pinned")).toList();
        long infantry = count(able, "4");
        if (able.isEmpty()) {
            return REFUSED;
        }
        boolean mixed = able.stream().map(unit -> unit.charAt(8)).distinct().count() > 1;
        if (mixed) {
            return NAME_ONE;
        }
        boolean crosses = verb.equals("cross");
        boolean fired = able.stream().anyMatch(unit -> unit.contains("fired"));
        if ((crosses && fired) || (!crosses && infantry == 0)) {
            return REFUSED;
        }
        String as = infantry > 0 ? "infantry" : KIND.getOrDefault(able.get(0).charAt(8), "");
        return "{as=" + as + ", units=" + able.size() + "}";
    }
}
