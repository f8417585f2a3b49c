package io.redoubt.rules.dh.shooting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.odds.Odds;
import io.redoubt.rules.input.Inputs;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person is shown of an attack leaves nothing out that can happen. */
class ShownOutcomesTest {
    private static final Shoot SHOOT = new Shoot();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "by=small-arms at=bunker shots=6 ap=8",
                "by=small-arms at=h35 shots=6 ap=8 guts=5",
                "by=small-arms at=h35 shots=1 ap=8 guts=5 pins=2",
                "by=small-arms at=conc shots=6 ap=8 guts=5 volleys=3",
                "by=small-arms at=conc shots=6 ap=8 guts=5 volleys=3 second-pin=fall-back",
                "by=small-arms at=slog shots=6 ap=8 guts=5 volleys=2",
                "by=main-gun at=glog gun=t34:76.2mm acquire=6 hit=5 guts=6",
                "by=main-gun at=conc gun=t34:76.2mm acquire=6 hit=5 guts=6 penetrating-hits=4",
                "by=main-gun at=h35 gun=conc:10.5cm acquired=true hit=5 guts=6 pins=1 second-pin=fall-back",
                "by=main-gun at=h35 gun=conc:10.5cm acquired=true hit=5 guts=6 pins=2 table-die=7",
                "by=main-gun at=pit gun=conc:10.5cm acquired=true hit=5 guts=6 shots=3",
                "by=main-gun at=slog gun=slog:45mm acquired=true hit=5 guts=6 shots=4 second-pin=fall-back",
                "by=main-gun at=slog gun=slog:45mm acquired=true hit=5 guts=6 shots=4 cease=empty",
                "by=flame-thrower at=slog guts=6",
                "by=flame-thrower at=atb guts=6 hit=7 pins=2 shots=2",
                "by=main-gun at=bunker crew=11 penetrated=true guts=5 heavy-weapon=MG",
            })
    void nothingPossibleIsHidden(String inputs) {
        Attack attack = attack(inputs);
        TreeSet<String> hidden = new TreeSet<>();
        for (Shoot.AttackResult result : Odds.count(umpire -> SHOOT.resolve(attack, umpire))
                .distribution()
                .values()) {
            hidden.add(SHOOT.outcome(attack, result));
        }
        hidden.removeAll(SHOOT.displayedOutcomes(attack));
        assertEquals(new TreeSet<>(), hidden);
        assertTrue(SHOOT.outcomes().containsAll(SHOOT.displayedOutcomes(attack)));
    }

    @ParameterizedTest
    @CsvSource({
        "by=main-gun at=conc gun=slog:45mm acquired=true hit=5 guts=6, eliminated",
        "by=main-gun at=conc gun=slog:45mm acquired=true hit=5 guts=6, wiped-out",
        "by=main-gun at=pit gun=slog:45mm acquired=true hit=5 guts=6, holds+weapon-lost",
        "by=flame-thrower at=slog guts=6, pinned",
        "by=small-arms at=slog shots=6 ap=8 guts=5, wiped-out",
        "by=rocket at=trench, pinned",
        "by=small-arms at=slog ap=8 indirect=true, allowed",
    })
    void whatCannotHappenIsNotShown(String inputs, String outcome) {
        assertTrue(!SHOOT.displayedOutcomes(attack(inputs)).contains(outcome));
    }

    /** The core rules decide an attack on plain digging, so its effects have no chance here; a forbidden one has none. */
    @ParameterizedTest
    @CsvSource({
        "by=rocket at=trench, PINNED, the core rules decide it; ask for allowed",
        "by=rocket at=trench, ALLOWED, ''",
        "by=small-arms at=slog ap=8 indirect=true, PINNED, ''",
    })
    void anEffectThatTheCoreRulesDecideIsNotNamed(String inputs, Attack.AttackOutcome outcome, String instead) {
        assertEquals(instead, attack(inputs).instead(outcome).orElse(""));
    }

    /** DH-CLASS-04: Medium cover takes 3 off the accuracy, Hard cover 4. */
    @Test
    void coverOfANormalStructure() {
        assertEquals(-3, ShootForm.PlainCover.MEDIUM.modifier());
        assertEquals(-4, ShootForm.PlainCover.HARD.modifier());
    }

    /** Hits are told of one volley, and of no more shots than anybody asks about. */
    @ParameterizedTest
    @CsvSource({
        "shots=100, true",
        "shots=101, false",
        "shots=2 volleys=2, false",
    })
    void hitsAreToldOfOneVolley(String shots, boolean told) {
        Attack attack = attack("by=small-arms at=slog ap=8 " + shots);
        assertEquals(
                told,
                attack.quantities().stream()
                        .anyMatch(quantity -> quantity.name().equals("hits")));
    }

    /** A disputed point is consulted where it can make a difference, and nowhere else. */
    @ParameterizedTest
    @CsvSource({
        "at=slog guts=6, dh.flame-pins, true",
        "at=slog crew=0, dh.flame-pins, false",
        "at=slog crew=0 shots=2, dh.flame-pins, false",
        "at=conc guts=6, dh.flame-pins, false",
        "at=conc guts=6 shots=2, dh.flame-pins, true",
        "at=slog guts=6 penetrating-hits=8, dh.flame-pins, true",
        "at=slog guts=6 penetrating-hits=9, dh.flame-pins, false",
        "at=h35 guts=6, dh.blast-dice, true",
        "at=h35 crew=0, dh.blast-dice, false",
        "at=h35 crew=0 shots=2, dh.blast-dice, false",
        "at=bunker crew=5 guts=6 weapon-dm=-7, dh.blast-dice, true",
        "at=bunker crew=5 guts=6 weapon-dm=-8, dh.blast-dice, false",
        "at=bunker crew=5 guts=6 penetrating-hits=9, dh.blast-dice, true",
        "at=bunker crew=5 guts=6 penetrating-hits=10, dh.blast-dice, false",
        "at=bunker crew=9 guts=6, dh.blast-dice, true",
        "at=bunker crew=10 guts=6, dh.blast-dice, false",
        "at=bunker crew=10 guts=6, dh.total-of-ten, true",
        "at=bunker crew=10 guts=6 weapon-dm=-1, dh.total-of-ten, false",
        "at=bunker crew=10 guts=6 penetrating-hits=9, dh.total-of-ten, true",
        "at=bunker crew=10 guts=6 penetrating-hits=10, dh.total-of-ten, false",
    })
    void whatMakesNoDifferenceIsNotDisputed(String inputs, String point, boolean asked) {
        Inputs in = inputs("by=flame-thrower " + inputs);
        SHOOT.form().read(in);
        assertEquals(
                asked,
                in.readings().keySet().stream().anyMatch(each -> each.key().equals(point)));
    }

    private static Attack attack(String inputs) {
        return SHOOT.form().read(inputs(inputs));
    }

    private static Inputs inputs(String inputs) {
        Map<String, String> given = new HashMap<>();
        for (String input : inputs.split(" ", -1)) {
            String[] pair = input.split("=", -1);
            given.put(pair[0], pair[1]);
        }
        return new Inputs(given, Map.of());
    }
}
