package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Series of attacks against a second, plain way to work them out: shot by shot, face by face, man by man. */
class DhSeriesTest {
    /** Where things stand after some attacks: out is 0 for a crew inside, 1 for one that routed. */
    private record Standing(int men, int pins, int marks, int lost, int out, int destroyed) {}

    /** One shot: chance to get to the table, what is added there, faces that pass the Guts Check, weapons to lose. */
    private record Shot(Fraction penetrates, int added, int guts, int weapons) {}

    private static Map<Standing, Fraction> series(Shot shot, Standing start, int shots) {
        Map<Standing, Fraction> now = Map.of(start, Fraction.ONE);
        for (int i = 0; i < shots; i++) {
            Map<Standing, Fraction> next = new HashMap<>();
            now.forEach((standing, share) -> fire(shot, standing, share, next));
            now = next;
        }
        return now;
    }

    private static void fire(Shot shot, Standing at, Fraction share, Map<Standing, Fraction> next) {
        if (at.destroyed() == 1) {
            next.merge(at, share, Fraction::plus);
            return;
        }
        next.merge(at, share.times(Fraction.ONE.minus(shot.penetrates())), Fraction::plus);
        for (int die = 1; die <= 10; die++) {
            Fraction part = share.times(shot.penetrates()).times(Fraction.of(1, 10));
            table(shot, die + shot.added() + at.marks(), at, part, next);
        }
    }

    private static void table(Shot shot, int total, Standing at, Fraction share, Map<Standing, Fraction> next) {
        boolean inside = at.out() == 0 && at.men() > 0;
        if (total >= 10) {
            int men = at.out() == 1 ? at.men() : 0;
            next.merge(new Standing(men, at.pins(), 0, at.lost(), at.out(), 1), share, Fraction::plus);
            return;
        }
        int ap = total <= 2 ? 0 : total <= 4 ? 3 : total <= 6 ? 6 : total <= 8 ? 8 : 9;
        int marks = at.marks() + (total <= 4 ? 1 : 2);
        boolean loses = (total == 7 || total == 8) && at.lost() < shot.weapons();
        int lost = at.lost() + (loses ? 1 : 0);
        for (int fallen = 0; fallen <= (inside && ap > 0 ? 10 : 0); fallen++) {
            Fraction part = inside && ap > 0 ? share.times(binomial(10, fallen, ap)) : share;
            int men = Math.max(0, at.men() - fallen);
            if (total == 9) {
                boolean rout = inside && men > 0;
                Standing end = new Standing(men, rout ? 3 : at.pins(), 0, at.lost(), rout ? 1 : at.out(), 1);
                next.merge(end, part, Fraction::plus);
            } else if (!inside || men == 0) {
                next.merge(new Standing(men, at.pins(), marks, lost, at.out(), 0), part, Fraction::plus);
            } else {
                Fraction passes = Fraction.of(shot.guts(), 10);
                next.merge(new Standing(men, at.pins(), marks, lost, 0, 0), part.times(passes), Fraction::plus);
                int pins = at.pins() + 1;
                next.merge(
                        new Standing(men, pins, marks, lost, pins == 3 ? 1 : 0, 0),
                        part.times(Fraction.ONE.minus(passes)),
                        Fraction::plus);
            }
        }
    }

    private static Fraction binomial(int dice, int hits, int faces) {
        Fraction share = Fraction.ONE;
        for (int i = 0; i < hits; i++) {
            share = share.times(Fraction.of(dice - i, i + 1)).times(Fraction.of(faces, 10));
        }
        for (int i = hits; i < dice; i++) {
            share = share.times(Fraction.of(10 - faces, 10));
        }
        return share;
    }

    @ParameterizedTest
    @CsvSource({
        // Acquire 6 + 2, hit 5, 7/100; two weapons; Guts 7 - 2.
        "'--gun t34:76.2mm --at conc --acquire 6 --hit 5 --guts 7', 7/250, -3, 5, 24, 2, 0, 3",
        // From above every other shot penetrates.
        "'--gun t34:76.2mm --at conc --facing top --acquired --hit 10/10 --guts 7', 1/2, -3, 5, 24, 2, 0, 3",
        "'--gun slog:45mm --at atb --facing top --acquired --hit 10/10 --guts 7 --crew 3', 7/10, -1, 6, 3, 1, 0, 8",
        "'--gun conc:10.5cm --at pit --acquired --hit 5/10 --guts 6 --pins 2', 17/50, 2, 3, 9, 0, 2, 6",
        "'--penetrated --at h35 --guts 4 --crew 12', 1/1, 1, 4, 12, 2, 0, 3",
    })
    void marginsAreExact(
            String options, String penetrates, int added, int guts, int men, int weapons, int pins, int shots) {
        Map<String, Object> answer = DhVectors.ask("shoot --odds --by main-gun " + options + " --shots " + shots);
        Map<Standing, Fraction> wanted = series(
                new Shot(Shares.read(penetrates), added, guts, weapons), new Standing(men, pins, 0, 0, 0, 0), shots);
        assertMargin(answer, "survivors", wanted, Standing::men);
        assertMargin(answer, "pins", wanted, Standing::pins);
        assertMargin(answer, "penetrating-hits", wanted, Standing::marks);
        assertMargin(answer, "weapons-lost", wanted, Standing::lost);
        assertMargin(answer, "destroyed", wanted, Standing::destroyed);
        assertOutcomes(answer, wanted, pins);
    }

    /** Every outcome that leaves the work standing has its true chance; those of one attack are not told at all. */
    private static void assertOutcomes(Map<String, Object> answer, Map<Standing, Fraction> wanted, int pins) {
        Map<String, Fraction> standing = new HashMap<>();
        wanted.forEach((each, share) -> standing.merge(name(each, pins), share, Fraction::plus));
        Map<String, Object> exact = Json.object(answer, "exact");
        Fraction fallen = Fraction.ZERO;
        for (Map.Entry<String, Object> told : exact.entrySet()) {
            Fraction share = Shares.read(told.getValue().toString());
            if (told.getKey().startsWith("destroyed") || told.getKey().equals("eliminated")) {
                fallen = fallen.plus(share);
            } else {
                assertEquals(standing.getOrDefault(told.getKey(), Fraction.ZERO), share, told.getKey());
            }
        }
        assertEquals(standing.getOrDefault("falls", Fraction.ZERO), fallen);
        standing.remove("falls");
        assertTrue(exact.keySet().containsAll(standing.keySet()), standing + " in " + exact);
        for (String ofOne : List.of("not-acquired", "missed", "no-penetration", "casualties")) {
            assertFalse(exact.containsKey(ofOne), ofOne);
        }
    }

    private static String name(Standing end, int pins) {
        if (end.destroyed() == 1) {
            return "falls";
        }
        String lost = end.lost() > 0 ? "+weapon-lost" : "";
        if (end.out() == 1) {
            return "routed" + lost;
        }
        if (end.men() == 0) {
            return "wiped-out" + lost;
        }
        if (end.pins() > pins) {
            return "pinned" + lost;
        }
        return end.marks() == 0 ? "unharmed" : "holds" + lost;
    }

    private static void assertMargin(
            Map<String, Object> answer, String quantity, Map<Standing, Fraction> wanted, ToIntFunction<Standing> of) {
        Map<Integer, Fraction> margin = new HashMap<>();
        wanted.forEach((standing, share) -> margin.merge(of.applyAsInt(standing), share, Fraction::plus));
        Map<String, Object> told =
                Json.object(Json.object(Json.object(answer, "quantities"), quantity), "distribution");
        Map<Integer, Fraction> asked = new HashMap<>();
        told.forEach((value, share) -> asked.put(Integer.parseInt(value), Shares.read(share.toString())));
        margin.values().removeIf(share -> share.signum() == 0);
        assertEquals(margin, asked, quantity);
    }

    /** The whole joint state after twelve shots, never simulated; many times faster than this on a quiet machine. */
    @Test
    void twelveShotsAtAFortAreCountedAtOnce() {
        String shots = "shoot --odds --by main-gun --gun slog:45mm --at conc --facing top --acquire 6 --hit 5 --guts 6";
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> DhVectors.ask(shots + " --shots 12"));
        Map<String, Object> answer = DhVectors.ask(shots + " --shots 12");
        Fraction mass = Fraction.ZERO;
        for (Object share : Json.object(answer, "exact").values()) {
            mass = mass.plus(Shares.read(share.toString()));
        }
        assertEquals(Fraction.ONE, mass);
        assertTrue(Json.list(answer, "rules").containsAll(List.of("DH-PEN-03", "DH-PEN-11", "DH-GUN-09")));
    }

    /** Fire that stops when nobody is left destroys less than fire that goes on. */
    @Test
    void ceasingWhenTheWorkIsEmpty() {
        String shots = "shoot --odds --by main-gun --at bunker --crew 1 --penetrated --guts 5 --shots 4 --cease ";
        Fraction goesOn = DhVectors.chance(DhVectors.ask(shots + "destroyed"), "destroyed", 1);
        Fraction stops = DhVectors.chance(DhVectors.ask(shots + "empty"), "destroyed", 1);
        assertTrue(stops.compareTo(goesOn) < 0);
    }

    /** DH-GUTS-05 and the volleys: men who routed are no target any more. */
    @Test
    void volleysOneAfterTheOther() {
        String volleys = "shoot --odds --by small-arms --at bunker --crew 40 --shots 10 --ap 10 --guts 0/10 --volleys ";
        Fraction none = Fraction.ONE;
        for (int i = 0; i < 10; i++) {
            none = none.times(Fraction.of(19, 20));
        }
        Map<String, Object> three = DhVectors.ask(volleys + 3);
        assertEquals(none.times(none).times(none), DhVectors.chance(three, "pins", 0));
        Fraction some = Fraction.ONE.minus(none);
        assertEquals(some.times(some).times(some), DhVectors.chance(three, "pins", 3));
    }

    /** A thousand shots: still the whole distribution of the casualties. */
    @Test
    void thousandShotsAtACrew() {
        Map<String, Object> answer =
                DhVectors.ask("shoot --odds --by small-arms --at bunker --crew 3 --ap 8 --guts 6 --shots 1000");
        Fraction unharmed = Fraction.ONE;
        for (int i = 0; i < 1000; i++) {
            unharmed = unharmed.times(Fraction.of(24, 25));
        }
        assertEquals(
                unharmed,
                Shares.read(Json.object(answer, "exact").get("unharmed").toString()));
        assertEquals(unharmed, DhVectors.chance(answer, "casualties", 0));
    }
}
