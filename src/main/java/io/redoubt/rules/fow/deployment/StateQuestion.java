package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** A look-up in the lists of the chapter, with its answer. */
sealed interface StateQuestion {
    List<String> EVERY_ANSWER =
            List.of("not-listed", "listed", "strongpoint", "barrier", "both", "not-a-bunker", "bunker");

    List<String> answers();

    String answer();

    void check(Checklist list);

    Sentence headline();

    Sentence verdict();

    /** What the table lists for a class of teams, or whether it lists one state. */
    record Column(StateColumn column, Optional<Integer> state) implements StateQuestion {
        private static final Remark HEADLINE = Remark.of("states of fortification of {}");
        private static final Remark LISTED = Remark.of("{} is *LISTED* for {}.");

        @Override
        public List<String> answers() {
            return EVERY_ANSWER.subList(0, 2);
        }

        @Override
        public String answer() {
            return answers().get(isListed() ? 1 : 0);
        }

        private boolean isListed() {
            return state.isEmpty() || column.lists(state.get());
        }

        @Override
        public void check(Checklist list) {
            list.note(StateColumn.column(column), column, column.listed());
            list.fact("states", column.facts());
            if (state.isPresent() && state.get() == StateColumn.UNUSED_NUMBER) {
                list.note("The table has no number 8 [FOW-STATES-08]");
            }
        }

        @Override
        public Sentence headline() {
            return Sentence.of(HEADLINE, column);
        }

        @Override
        public Sentence verdict() {
            if (state.isEmpty()) {
                return Sentence.of("{}: *{}*.", column, column.listed());
            }
            return Sentence.of(
                    isListed() ? LISTED : Remark.of("{} is *NOT LISTED* for {}."), column.name(state.get()), column);
        }
    }

    /** Which family a fortification belongs to. */
    record FamilyOf(Fortification type) implements StateQuestion {
        private static final Remark HEADLINE = Remark.of("family of fortification: {}");

        @Override
        public List<String> answers() {
            return EVERY_ANSWER.subList(2, 5);
        }

        @Override
        public String answer() {
            return type.family().id();
        }

        @Override
        public void check(Checklist list) {
            list.fact("family", type.family().id());
            if (type.family() == Fortification.Family.BOTH) {
                list.note("A {} is the exception: a strongpoint and a barrier at once [FOW-GEN-02]", type);
                return;
            }
            Remark remark = switch (type) {
                case ANTI_TANK_OBSTACLE ->
                    Remark.of("{}: a {}, be it a ditch, a solid barrier or dragons' teeth [FOW-GEN-01, FOW-GEN-07]");
                case STREET_BARRICADE -> Remark.of("A {} is a {} [FOW-BARR-01, FOW-GEN-01]");
                default -> Remark.of("A {} is a {} [FOW-GEN-01]");
            };
            list.note(remark, type, type.family());
        }

        @Override
        public Sentence headline() {
            return Sentence.of(HEADLINE, type);
        }

        @Override
        public Sentence verdict() {
            boolean both = type.family() == Fortification.Family.BOTH;
            return Sentence.of("{}: *{}*.", type, both ? "strongpoint and barrier" : type.family());
        }
    }

    /** Whether a fortification counts as a Bunker. */
    record Bunker(Fortification type) implements StateQuestion {
        private static final Remark HEADLINE = Remark.of("whether a {} counts as a Bunker");

        @Override
        public List<String> answers() {
            return EVERY_ANSWER.subList(5, 7);
        }

        @Override
        public String answer() {
            return answers().get(type.isBunker() ? 1 : 0);
        }

        @Override
        public void check(Checklist list) {
            list.fact("bunker", type.isBunker());
            switch (type) {
                case NEST, HMG_NEST, FLAK_NEST, TOBRUK_PIT ->
                    list.note("{}: a Nest, one of the three types of Bunker [FOW-BUNK-03, FOW-BUNK-02]", type);
                case PILLBOX, HMG_PILLBOX ->
                    list.note("{}: a Pillbox, one of the three types of Bunker [FOW-BUNK-05, FOW-BUNK-02]", type);
                case TURRET ->
                    list.note("{}: a Turret, one of the three types of Bunker [FOW-BUNK-07, FOW-BUNK-02]", type);
                default -> {
                    // Anything else is none of the three types, or the word for all of them.
                }
            }
            list.note("Bunker always means Nests, Pillboxes and Turrets alike [FOW-BUNK-09, FOW-BUNK-02]");
            if (type.isBunker()) {
                list.note("Every Bunker is an Independent team [FOW-FIGHT-03]");
            }
        }

        @Override
        public Sentence headline() {
            return Sentence.of(HEADLINE, type);
        }

        @Override
        public Sentence verdict() {
            return Sentence.of(
                    type.isBunker() ? Remark.of("A {} *IS A BUNKER*.") : Remark.of("A {} is *NOT A BUNKER*."), type);
        }
    }
}
