package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Troops or vehicles at a structure or a fire.
 *
 * @param unharmed the outcome if no fire harms them
 */
record PassageCase(
        Sentence headline,
        Cross.Action action,
        Optional<Fire> fire,
        End unharmed,
        Sentence unharmedVerdict,
        Checklist found)
        implements Judged<PassageCase.Result> {
    enum End implements PlainName {
        CROSSES,
        ALLOWED,
        SOME_LOST,
        ALL_LOST,
        PENETRATED;

        /** Returns the outcomes of a procedure, the mildest first. */
        static End[] with(End unharmed) {
            return new End[] {unharmed, SOME_LOST, ALL_LOST, PENETRATED};
        }
    }

    /** The outcome, and the troops lost or vehicles penetrated. */
    record Result(End end, int casualties) implements Case.Result {}

    /**
     * A fire that attacks troops or vehicles.
     *
     * @param armor the roll of the fire to penetrate the armor of one
     * @param attacks attacks on each of them (LG-Q21)
     */
    record Fire(Cross.Passer who, int troops, RequiredRoll armor, int attacks) {
        private static final Test AT_TROOPS = Test.of(
                        "Fire [LG-FIRE-32, LG-CORE-04, LG-CORE-03, LG-CORE-01]", Die.D10, "lost", "unharmed")
                .byOther();

        private static final Test AT_VEHICLE = Test.of(
                        "Fire [LG-FIRE-32, LG-CORE-03, LG-CORE-01]", Die.D10, "penetrated", "armor holds")
                .byOther();

        private int casualties(Umpire umpire) {
            return attacks == 1 ? attack(0, umpire) : umpire.repeat("Fire attack", attacks, 0, this::attack);
        }

        private int attack(int before, Umpire umpire) {
            return before + umpire.count(who == Cross.Passer.TROOPS ? AT_TROOPS : AT_VEHICLE, armor, troops - before);
        }

        private End harm(int casualties) {
            return switch (who) {
                case TROOPS -> casualties == troops ? End.ALL_LOST : End.SOME_LOST;
                case VEHICLE -> End.PENETRATED;
            };
        }

        private List<End> shown(End unharmed) {
            return switch (who) {
                case TROOPS ->
                    troops == 1 ? List.of(unharmed, End.ALL_LOST) : List.of(unharmed, End.SOME_LOST, End.ALL_LOST);
                case VEHICLE -> List.of(unharmed, End.PENETRATED);
            };
        }

        private Quantity<Result> quantity() {
            return switch (who) {
                case TROOPS -> new Quantity<>("casualties", "lost to the fire", Result::casualties);
                case VEHICLE -> new Quantity<>("penetrations", "vehicles penetrated", Result::casualties);
            };
        }

        private Sentence verdict(int casualties) {
            return switch (who) {
                case TROOPS -> Sentence.of("*{} OF {}* are lost to the fire. [LG-FIRE-32]", casualties, troops);
                case VEHICLE ->
                    troops == 1
                            ? Sentence.of(
                                    "Its armor is *PENETRATED*: see the core rules for the effect. [LG-FIRE-32, LG-CORE-03]")
                            : Sentence.of(
                                    "*{} OF {}* are *PENETRATED*: see the core rules for the effect. [LG-FIRE-32, LG-CORE-03]",
                                    casualties,
                                    troops);
            };
        }
    }

    @Override
    public Result resolve(Umpire umpire) {
        int casualties = fire.map(attacker -> attacker.casualties(umpire)).orElse(0);
        return new Result(
                fire.filter(attacker -> casualties > 0)
                        .map(attacker -> attacker.harm(casualties))
                        .orElse(unharmed),
                casualties);
    }

    @Override
    public List<End> shown() {
        return fire.map(attacker -> attacker.shown(unharmed)).orElse(List.of(unharmed));
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return fire.map(attacker -> List.of(attacker.quantity())).orElse(List.of());
    }

    @Override
    public Sentence verdict(Result result) {
        return fire.filter(attacker -> result.end() != unharmed)
                .map(attacker -> attacker.verdict(result.casualties()))
                .orElse(unharmedVerdict);
    }

    /** Returns the losses of a unit; vehicles have none, because the chapter gives no effect of a penetration. */
    int lost(Result result) {
        return fire.filter(attacker -> attacker.who() == Cross.Passer.TROOPS).isPresent() ? result.casualties() : 0;
    }
}
