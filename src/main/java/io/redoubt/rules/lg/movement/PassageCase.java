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
 * Troops or vehicles at a structure or a fire, judged as far as the rules go before dice.
 *
 * @param action what they want to do there
 * @param fire the fire that attacks them, if one does
 * @param unharmed the outcome if no fire harms them
 * @param unharmedVerdict the verdict for that outcome
 * @param found what the rules say before dice
 */
record PassageCase(
        Sentence headline,
        Cross.Action action,
        Optional<Fire> fire,
        End unharmed,
        Sentence unharmedVerdict,
        Checklist found)
        implements Judged<PassageCase.Result> {
    /** How they get through, or whether they may be there. */
    enum End implements PlainName {
        CROSSES,
        ALLOWED,
        SOME_LOST,
        ALL_LOST,
        PENETRATED;

        /** Returns the outcomes of a procedure that ends so if no fire harms them, the mildest first. */
        static End[] with(End unharmed) {
            return new End[] {unharmed, SOME_LOST, ALL_LOST, PENETRATED};
        }
    }

    /** How many the fire took; of vehicles, whose armor it penetrated. */
    record Result(End end, int casualties) implements Case.Result {}

    /**
     * A fire that attacks troops or vehicles.
     *
     * @param who what passes: of a vehicle the chapter tells the attack alone, not what a penetration does to it
     * @param troops how many there are
     * @param armor what the fire needs to penetrate the armor of one
     * @param attacks how often it attacks each of them (LG-Q21)
     */
    record Fire(Cross.Passer who, int troops, RequiredRoll armor, int attacks) {
        private static final Test AT_TROOPS = Test.of(
                        "Fire [LG-FIRE-32, LG-CORE-04, LG-CORE-03, LG-CORE-01]", Die.D10, "lost", "unharmed")
                .byOther();

        /** What a penetration does to a vehicle is in the core rules. */
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
                                    "Its armor is *PENETRATED*: the core rules say what that does. [LG-FIRE-32, LG-CORE-03]")
                            : Sentence.of(
                                    "*{} OF {}* are *PENETRATED*: the core rules say more. [LG-FIRE-32, LG-CORE-03]",
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

    /** Returns how many of a unit are lost: no vehicle, as the chapter does not say what a penetration does to it. */
    int lost(Result result) {
        return fire.filter(attacker -> attacker.who() == Cross.Passer.TROOPS).isPresent() ? result.casualties() : 0;
    }
}
