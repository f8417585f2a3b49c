package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Troops or vehicles on their way through a structure, or through a fire. */
sealed interface Passage extends Case<Passage.Result> permits Passage.ThroughStructure, ThroughFire {
    /** How they get through. */
    enum End implements PlainName {
        CROSSES,
        SOME_LOST,
        ALL_LOST,
        PENETRATED
    }

    /** How many the fire took; of vehicles, whose armor it penetrated. */
    record Result(End end, int casualties) implements Case.Result {}

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
            return Sentence.of("passing through a structure");
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
            return Sentence.of("They *CROSS*.");
        }
    }
}
