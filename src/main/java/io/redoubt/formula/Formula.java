package io.redoubt.formula;

import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;

/** What is asked of dice; it shows itself as players write it. */
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
     * @param fail what takes one away again
     */
    record Count(Pool pool, Target target, Optional<Target> fail) implements Formula {
        /** What one die that shows this adds. */
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

    /** {@code 12d6 then >=4 then >=3}: how many dice pass one test after the other. */
    record Stages(Pool pool, List<Target> targets) implements Formula {
        public Stages {
            targets = List.copyOf(targets);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(pool.toString());
            targets.forEach(target -> text.append(" then ").append(Comparisons.text(target)));
            return text.toString();
        }
    }

    /** {@code 3d6 vs 2d8}: which side is higher. */
    record Contest(Formula first, Formula second) implements Formula {
        @Override
        public String toString() {
            return first + " vs " + second;
        }
    }

    /** {@code 6x(4d6kh3)}: the same several times. */
    record Repeated(int times, Formula one) implements Formula {
        @Override
        public String toString() {
            return times + "x(" + one + ')';
        }
    }
}
