package io.redoubt.rules.dice;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads dice as players write them. */
final class Expressions implements Kind<Expression> {
    /** Dice of one expression; an exact row of this many is still counted at once. */
    private static final int MOST_DICE = 10_000;

    /** Faces a sum can add up to: beyond, its row of totals would take too long. */
    private static final int MOST_TOTAL = 6_000;

    private static final int MOST_NUMBER = 1_000_000;
    private static final List<String> SIGNS = List.of(">=", "<=", ">", "<", "=");

    @Override
    public Expression parse(String text) {
        String compact = text.replace(" ", "").toLowerCase(java.util.Locale.ROOT);
        String dice = compact;
        Optional<Target> target = Optional.empty();
        for (String sign : SIGNS) {
            int at = compact.indexOf(sign);
            if (at >= 0) {
                dice = compact.substring(0, at);
                target = Optional.of(target(sign, number(compact.substring(at + sign.length()))));
                break;
            }
        }
        return expression(dice, target);
    }

    private Expression expression(String dice, Optional<Target> target) {
        List<Expression.Term> terms = new ArrayList<>();
        int modifier = 0;
        boolean plain = true;
        int from = 0;
        while (from <= dice.length()) {
            int end = from + 1;
            while (end < dice.length() && dice.charAt(end) != '+' && dice.charAt(end) != '-') {
                end++;
            }
            String part = dice.substring(from, Math.min(end, dice.length()));
            if (part.indexOf('d') >= 0) {
                terms.add(term(part.startsWith("+") ? part.substring(1) : part));
            } else {
                modifier += number(part);
                if (Math.abs(modifier) > MOST_NUMBER) {
                    throw new BadValue("has a number beyond " + MOST_NUMBER);
                }
                plain = false;
            }
            from = end;
            if (from >= dice.length()) {
                break;
            }
        }
        if (terms.isEmpty()) {
            throw new BadValue("has no dice in it: " + expects());
        }
        if (target.isPresent() && plain && terms.size() == 1) {
            Expression.Term only = terms.get(0);
            return Expression.Pool.of(only.dice(), only.die(), target.get());
        }
        long most = 0;
        for (Expression.Term term : terms) {
            most += (long) term.dice() * term.die().sides();
        }
        if (most > MOST_TOTAL) {
            throw new BadValue("adds up to more than " + MOST_TOTAL + ": too many dice to add at once");
        }
        return new Expression.Sum(List.copyOf(terms), modifier, target);
    }

    private Expression.Term term(String part) {
        int d = part.indexOf('d');
        int dice = d == 0 ? 1 : number(part.substring(0, d));
        int sides = number(part.substring(d + 1));
        if (dice < 1 || dice > MOST_DICE || sides < 2 || sides > Die.MOST_SIDES) {
            throw new BadValue("takes 1 to " + MOST_DICE + " dice with 2 to " + Die.MOST_SIDES + " sides");
        }
        return new Expression.Term(dice, new Die(sides));
    }

    private static Target target(String sign, int number) {
        return switch (sign) {
            case ">=" -> Target.atLeast(number);
            case ">" -> Target.atLeast(number + 1);
            case "<=" -> Target.atMost(number);
            case "<" -> Target.atMost(number - 1);
            default -> Target.exactly(number);
        };
    }

    private int number(String text) {
        try {
            int number = Integer.parseInt(text);
            if (Math.abs((long) number) <= MOST_NUMBER) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new BadValue("cannot be read: " + expects());
        }
        throw new BadValue("has a number beyond " + MOST_NUMBER);
    }

    @Override
    public String show(Expression value) {
        return value.toString();
    }

    @Override
    public String label() {
        return "EXPR";
    }

    @Override
    public String expects() {
        return "write 12d6>=4 (how many), 2d6+3<=9 (yes or no) or 3d6 (the sum)";
    }
}
