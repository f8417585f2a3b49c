package io.redoubt.formula;

import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;

/** A formula of dice; its text is the notation of the players. */
public sealed interface Formula {
    /** {@code 2d6+3}: a number. */
    record Total(Term term) implements Formula {
        @Override
        public String toString() {
            return term.toString();
        }
    }

    /** {@code 2d6+3<=9}: yes or no. */
    record Check(Term term, Target target) implements Formula {
        @Override
        public String toString() {
            return term + Comparisons.text(target);
        }
    }

    /**
     * {@code 12d6>=4}: how many dice.
     *
     * @param fail the target of dice that subtract one
     */
    record Count(Pool pool, Target target, Optional<Target> fail) implements Formula {
        /** Returns the contribution of one die that shows this number. */
        public int worth(int shown) {
            int worth = target.meets(shown) ? 1 : 0;
            return fail.isPresent() && fail.get().meets(shown) ? worth - 1 : worth;
        }

        @Override
        public String toString() {
            return pool.beforeComparison()
                    + Comparisons.text(target)
                    + fail.map(each -> "f" + Comparisons.text(each)).orElse("");
        }
    }

    /** {@code 12d6 then hit >=4 then >=3}: how many dice pass one test after the other. */
    record Stages(Pool pool, List<Stage> stages) implements Formula {
        public Stages {
            stages = List.copyOf(stages);
        }

        /** Returns the named stages before the last. */
        public List<Stage> named() {
            return stages.subList(0, stages.size() - 1).stream()
                    .filter(stage -> stage.name().isPresent())
                    .toList();
        }

        /** Returns the final stage. */
        public Stage last() {
            return stages.get(stages.size() - 1);
        }

        /** Returns these dice up to one of the stages. */
        public Stages upTo(Stage stage) {
            return new Stages(pool, stages.subList(0, stages.indexOf(stage) + 1));
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(pool.toString());
            stages.forEach(stage -> text.append(" then ").append(stage));
            return text.toString();
        }
    }

    /**
     * One of several tests.
     *
     * @param name the name for dice that pass; unique in a formula
     */
    record Stage(Optional<String> name, Target target) {
        @Override
        public String toString() {
            return name.map(word -> word + ' ').orElse("") + Comparisons.text(target);
        }
    }

    /** {@code 3d6 vs 2d8}: which side is higher. */
    record Contest(Formula first, Formula second) implements Formula {
        @Override
        public String toString() {
            return first + " vs " + second;
        }
    }

    /** {@code 6x(4d6kh3)}: one formula several times. */
    record Repeated(int times, Formula one) implements Formula {
        @Override
        public String toString() {
            return times + "x(" + one + ')';
        }
    }
}
