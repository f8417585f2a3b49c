package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.lg.terms.Tests;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Troops or vehicles on their way through a structure, or through a fire. */
sealed interface Passage extends Case<Passage.Result> {
    /** How they get through. */
    enum End implements PlainName {
        CROSSES,
        SOME_LOST,
        ALL_LOST,
        PENETRATED
    }

    /** How many the fire took; of vehicles, whose armor it penetrated. */
    record Result(End end, int casualties) implements Case.Result {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Result that && casualties == that.casualties && end == that.end;
        }

        @Override
        public int hashCode() {
            return casualties;
        }
    }

    static Passage read(Inputs in, Penetration penetration) {
        Checklist list = new Checklist();
        if (in.find(Cross.CAUGHT).isPresent()) {
            // They are where it burns, whatever is left of it.
            return ThroughFire.read(in, penetration, list);
        }
        Optional<StructureState> structure = in.find(Ruins.STRUCTURE);
        boolean burning = in.find(SharedInputs.BURNING).orElse(false);
        if (structure.isPresent()) {
            Ruins.Action action = in.get(Ruins.ACTION);
            Ruins.check(structure.get(), action, in, list);
            shelter(action, in, list);
            // Who may not go there meets no fire, and nothing more is asked.
            return burning && list.objections().isEmpty()
                    ? ThroughFire.read(in, penetration, list)
                    : new ThroughStructure(action, list);
        }
        in.find(Ruins.ACTION).ifPresent(action -> shelter(action, in, list));
        return ThroughFire.read(in, penetration, list);
    }

    /** What the type of it allows; whoever only passes through is asked for no type. */
    private static void shelter(Ruins.Action action, Inputs in, Checklist list) {
        if (action != Ruins.Action.MOVE_THROUGH) {
            in.find(SharedInputs.TYPE)
                    .ifPresent(type -> Shelter.check(
                            type,
                            action,
                            () -> in.get(SharedInputs.TROOPS)
                                    + in.find(Cross.SHELTERING).orElse(0),
                            in,
                            list));
        }
    }

    /** How many of a unit it takes. */
    default int lost(Result result) {
        return 0;
    }

    /** What they want to do there. */
    Ruins.Action action();

    /** Whether a fire attacks them. */
    boolean burns();

    /** Through a structure, as far as that is allowed. */
    record ThroughStructure(Ruins.Action action, Checklist list) implements Passage {
        @Override
        public boolean burns() {
            return false;
        }

        @Override
        public Sentence headline() {
            return Sentence.of(Remark.of("passing through a structure"));
        }

        @Override
        public void check(Checklist before) {
            before.addAll(list);
        }

        @Override
        public Result resolve(Umpire umpire) {
            return new Result(End.CROSSES, 0);
        }

        @Override
        public List<End> shown() {
            return List.of(End.CROSSES);
        }

        @Override
        public Sentence verdict(Result result) {
            return Sentence.of(Remark.of("They *CROSS*."));
        }
    }

    /**
     * Through a fire, which attacks them.
     *
     * @param who what passes: of a vehicle the chapter tells the attack alone, not what a penetration does to it
     * @param troops how many there are
     * @param armor what the fire needs to penetrate the armor of one
     * @param action what they want to do there
     * @param caught whether they were in it before
     * @param attacks how often it attacks each of them (LG-Q21)
     */
    record ThroughFire(
            Cross.Passer who, int troops, Need armor, int attacks, Ruins.Action action, boolean caught, Checklist list)
            implements Passage {
        private static Passage read(Inputs in, Penetration penetration, Checklist list) {
            if (FireAttacks.isOver(in, list)) {
                return new ThroughStructure(action(in), list);
            }
            Cross.Passer who = in.get(Cross.AS);
            int troops = in.get(SharedInputs.TROOPS);
            list.note(
                    Remark.of("The fire attacks with factor {}, without a roll to hit", Rule.FIRE_32),
                    in.get(Cross.ATTACK_FACTOR));
            int attacks = FireAttacks.count(in, list);
            if (who == Cross.Passer.VEHICLE) {
                list.note(
                        "Whether its armor holds is all the chapter tells: what a penetration does to it is in the core rules",
                        Rule.FIRE_32,
                        Rule.CORE_03);
            }
            return new ThroughFire(
                    who,
                    troops,
                    penetration.piece(in, inputs -> inputs.get(Cross.ATTACK_FACTOR)),
                    attacks,
                    action(in),
                    in.find(Cross.CAUGHT).isPresent(),
                    list);
        }

        private static Ruins.Action action(Inputs in) {
            return in.find(Ruins.ACTION).orElse(Ruins.Action.MOVE_THROUGH);
        }

        @Override
        public boolean burns() {
            return true;
        }

        @Override
        public Sentence headline() {
            return Sentence.of(Remark.of(caught ? "caught in a burning area" : "passing through a burning area"));
        }

        @Override
        public void check(Checklist before) {
            before.addAll(list);
        }

        @Override
        public Result resolve(Umpire umpire) {
            int lost = attacks == 1 ? attack(0, umpire) : umpire.repeat("Fire attack", attacks, 0, this::attack);
            return new Result(end(lost), lost);
        }

        private int attack(int before, Umpire umpire) {
            Test test = switch (who) {
                case TROOPS -> Tests.FIRE_ATTACK;
                case VEHICLE -> Tests.FIRE_ON_VEHICLE;
            };
            return before + umpire.count(test, armor, troops - before);
        }

        private End end(int lost) {
            if (lost == 0) {
                return End.CROSSES;
            }
            return switch (who) {
                case TROOPS -> lost == troops ? End.ALL_LOST : End.SOME_LOST;
                case VEHICLE -> End.PENETRATED;
            };
        }

        @Override
        public List<End> shown() {
            return switch (who) {
                case TROOPS ->
                    troops == 1
                            ? List.of(End.CROSSES, End.ALL_LOST)
                            : List.of(End.CROSSES, End.SOME_LOST, End.ALL_LOST);
                case VEHICLE -> List.of(End.CROSSES, End.PENETRATED);
            };
        }

        @Override
        public List<Quantity<Result>> quantities() {
            return List.of(
                    switch (who) {
                        case TROOPS -> new Quantity<>("casualties", "lost to the fire", Result::casualties);
                        case VEHICLE -> new Quantity<>("penetrations", "vehicles penetrated", Result::casualties);
                    });
        }

        @Override
        public Sentence verdict(Result result) {
            return switch (result.end()) {
                case CROSSES -> Sentence.of(crossed());
                case SOME_LOST, ALL_LOST ->
                    Sentence.of(
                            Remark.of("*{} OF {}* are lost to the fire.", Rule.FIRE_32), result.casualties(), troops);
                case PENETRATED ->
                    troops == 1
                            ? Sentence.of(Remark.of(
                                    "Its armor is *PENETRATED*: the core rules say what that does.",
                                    Rule.FIRE_32,
                                    Rule.CORE_03))
                            : Sentence.of(
                                    Remark.of(
                                            "*{} OF {}* are *PENETRATED*: the core rules say more.",
                                            Rule.FIRE_32,
                                            Rule.CORE_03),
                                    result.casualties(),
                                    troops);
            };
        }

        private Remark crossed() {
            return switch (who) {
                case TROOPS ->
                    caught
                            ? Remark.of("*NOBODY* is lost to the fire.", Rule.FIRE_32)
                            : Remark.of("They *CROSS*: nobody is lost.");
                case VEHICLE ->
                    Remark.of(caught ? "The fire attacks: armor *HOLDS*." : "They *CROSS*: armor holds.", Rule.FIRE_32);
            };
        }

        /** What a penetration does to a vehicle is not told, so it leaves none of them behind. */
        @Override
        public int lost(Result result) {
            return who == Cross.Passer.TROOPS ? result.casualties() : 0;
        }
    }
}
