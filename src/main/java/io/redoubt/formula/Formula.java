package io.redoubt.formula;

import io.redoubt.umpire.Target;
import java.util.ArrayList;
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

    /**
     * {@code 12d6 then hit >=4 then >=3}: how many dice pass one test after the other, or what they do then.
     *
     * @param stages the tests, at least one
     * @param finish the dice for each die that is left, if the chain ends in dice
     */
    record Stages(Pool pool, List<Stage> stages, Optional<Finish> finish) implements Formula {
        public Stages {
            stages = List.copyOf(stages);
        }

        /** Returns the named stages before the end, whose numbers the answer gives besides its own. */
        public List<Stage> named() {
            int before = finish.isPresent() ? stages.size() : stages.size() - 1;
            return stages.subList(0, before).stream()
                    .filter(stage -> stage.name().isPresent())
                    .toList();
        }

        /** Returns the name of the end. */
        public Optional<String> lastName() {
            return finish.isPresent()
                    ? finish.get().name()
                    : stages.get(stages.size() - 1).name();
        }

        /** Returns these dice up to one of the stages. */
        public Stages upTo(Stage stage) {
            return new Stages(pool, stages.subList(0, stages.indexOf(stage) + 1), Optional.empty());
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(pool.toString());
            stages.forEach(stage -> text.append(" then ").append(stage));
            finish.ifPresent(end -> text.append(" then ").append(end));
            return text.toString();
        }
    }

    /**
     * One of several tests.
     *
     * @param name the name for dice that pass; unique in a formula
     * @param rethrows the rerolls of its dice
     */
    record Stage(Optional<String> name, Target target, List<Reroll> rethrows) {
        public Stage {
            rethrows = List.copyOf(rethrows);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(prefix(name)).append(Comparisons.text(target));
            rethrows.forEach(each -> text.append(' ').append(each));
            return text.toString();
        }
    }

    /**
     * The end of a chain in dice, which are added up.
     *
     * @param name the name of the sum; unique in a formula
     * @param each the number thrown for each die that is left
     */
    record Finish(Optional<String> name, Term each) {
        @Override
        public String toString() {
            return prefix(name) + each;
        }
    }

    private static String prefix(Optional<String> name) {
        return name.map(word -> word + ' ').orElse("");
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

    /** Returns every pool in it, from left to right; that of a chain once. */
    default List<Pool> pools() {
        if (this instanceof Total total) {
            return total.term().pools();
        }
        if (this instanceof Check check) {
            return check.term().pools();
        }
        if (this instanceof Repeated repeated) {
            return repeated.one().pools();
        }
        if (this instanceof Count count) {
            return new Term.Sum(count.pool()).pools();
        }
        List<Pool> pools = new ArrayList<>();
        if (this instanceof Contest contest) {
            pools.addAll(contest.first().pools());
            pools.addAll(contest.second().pools());
        } else if (this instanceof Stages stages) {
            pools.addAll(new Term.Sum(stages.pool()).pools());
            stages.finish().ifPresent(end -> pools.addAll(end.each().pools()));
        }
        return pools;
    }
}
