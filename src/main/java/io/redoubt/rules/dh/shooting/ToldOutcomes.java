package io.redoubt.rules.dh.shooting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which outcomes an attack is told by. Each result has one name, so a name that others share the results of, or whose
 * chance nobody can know, would be told as 0 though it happens: it is left out, and what to ask instead is said.
 */
final class ToldOutcomes {
    private static final String NOT_ACQUIRED = AttackOutcome.NOT_ACQUIRED.id();
    private static final String MISSED = AttackOutcome.MISSED.id();
    private static final String NO_PENETRATION = AttackOutcome.NO_PENETRATION.id();
    private static final String UNHARMED = AttackOutcome.UNHARMED.id();
    private static final String CASUALTIES = AttackOutcome.CASUALTIES.id();
    private static final String WIPED_OUT = AttackOutcome.WIPED_OUT.id();

    private ToldOutcomes() {}

    /** The outcomes of this attack, those of no chance included. */
    static List<String> of(Attack attack) {
        List<String> told = new ArrayList<>();
        for (String name : AttackOutcome.names()) {
            if (instead(attack, name).isEmpty()) {
                told.add(name);
            }
        }
        return told;
    }

    /** What to ask instead of an outcome this attack is not told by; empty if it is. */
    static Optional<String> instead(Attack attack, String outcome) {
        if (attack instanceof CrewFire fire) {
            return instead(fire, outcome);
        }
        return attack instanceof StructureAttack shots ? instead(shots, outcome) : Optional.empty();
    }

    private static Optional<String> instead(CrewFire fire, String outcome) {
        if (outcome.equals(MISSED)) {
            return Optional.of("of many shots some hit and some do not: ask for unharmed");
        }
        if (outcome.equals(NOT_ACQUIRED) && fire.aiming().duty() == Aiming.Duty.ACQUIRES) {
            return Optional.of("Acquiring is for the core rules, and it is taken as done: ask for unharmed");
        }
        if (outcome.startsWith(WIPED_OUT) && fire.known() == CrewFire.Known.NOTHING) {
            return Optional.of("nobody told how many are inside: give --crew");
        }
        if (outcome.startsWith(AttackOutcome.STANDS.id())) {
            return Optional.of("the work is manned: ask for what becomes of its crew");
        }
        return fire.morale().isPresent() ? withGuts(outcome) : withoutGuts(fire, outcome);
    }

    private static Optional<String> withGuts(String outcome) {
        return outcome.equals(CASUALTIES)
                ? Optional.of("a crew that loses men holds, is pinned, leaves or is wiped out: ask for those,"
                        + " or for unharmed")
                : Optional.empty();
    }

    private static Optional<String> withoutGuts(CrewFire fire, String outcome) {
        AttackOutcome[] checked = {
            AttackOutcome.HOLDS, AttackOutcome.PINNED, AttackOutcome.FELL_BACK, AttackOutcome.ROUTED
        };
        for (AttackOutcome each : checked) {
            if (outcome.startsWith(each.id())) {
                return Optional.of(
                        fire.isByCoreRules()
                                ? "its Guts Check is for the core rules: ask for casualties"
                                : "nobody told the Guts: give --guts, or ask for casualties");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> instead(StructureAttack shots, String outcome) {
        boolean several = shots.attacks() > 1;
        boolean ofOne = outcome.equals(NOT_ACQUIRED) || outcome.equals(MISSED) || outcome.equals(NO_PENETRATION);
        if (ofOne && several) {
            return Optional.of("each of several attacks ends in its own way: ask for unharmed, or for --shots 1");
        }
        if (outcome.equals(UNHARMED) && !several) {
            return Optional.of("one attack that does nothing is not-acquired, missed or no-penetration: ask for those");
        }
        if (outcome.equals(CASUALTIES)) {
            return Optional.of("a crew that loses men holds, is pinned, leaves or is wiped out: ask for those");
        }
        if (outcome.startsWith(AttackOutcome.STANDS.id()) && shots.start().manned()) {
            return Optional.of("the work is manned: ask for what becomes of its crew");
        }
        return Optional.empty();
    }
}
