package io.redoubt.rules.dice;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import java.util.List;
import java.util.Optional;

/** Dice as players write them. */
sealed interface Expression {
    /** {@code 12d6>=4}: how many of the dice meet a target. */
    record Pool(int dice, Test each, Target target) implements Expression {
        static Pool of(int dice, Die die, Target target) {
            return new Pool(dice, Test.of("dice", die, "yes", "no"), target);
        }

        Die die() {
            return each.die();
        }

        @Override
        public String toString() {
            return dice + "" + die() + sign(target);
        }
    }

    /**
     * {@code 2d6+1d4+3<=9}: a sum, and what it is compared with if it is.
     *
     * @param terms the dice that are added
     * @param modifier added to them
     * @param target what the sum must show, for a yes or a no
     */
    record Sum(List<Term> terms, int modifier, Optional<Target> target) implements Expression {
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (Term term : terms) {
                text.append(text.length() > 0 ? "+" : "").append(term.dice()).append(term.die());
            }
            boolean alone = target.isPresent() && terms.size() == 1;
            if (modifier != 0 || alone) {
                text.append(modifier < 0 ? "-" : "+").append(Math.abs(modifier));
            }
            target.ifPresent(against -> text.append(sign(against)));
            return text.toString();
        }
    }

    /** Equal dice that are added. */
    record Term(int dice, Die die) {}

    private static String sign(Target target) {
        return switch (target.bound()) {
            case AT_LEAST -> ">=" + target.number();
            case AT_MOST -> "<=" + target.number();
            case EXACTLY -> "=" + target.number();
        };
    }
}
