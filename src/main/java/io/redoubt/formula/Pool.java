package io.redoubt.formula;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;

/**
 * Equal dice thrown together, and what is done to them, in this order.
 *
 * @param dice how many, at least 1
 * @param die which dice
 * @param rethrows what is thrown again: each asks for all before it once more
 * @param explosion what brings further throws
 * @param clamps faces that stand for others
 * @param keeps what is kept and dropped
 */
public record Pool(
        int dice,
        Die die,
        List<Rethrow> rethrows,
        Optional<Explosion> explosion,
        List<Clamp> clamps,
        List<Keep> keeps) {
    public Pool {
        rethrows = List.copyOf(rethrows);
        clamps = List.copyOf(clamps);
        keeps = List.copyOf(keeps);
    }

    /** Dice to which nothing is done. */
    public static Pool of(int dice, Die die) {
        return new Pool(dice, die, List.of(), Optional.empty(), List.of(), List.of());
    }

    /** So many times as many dice, to which the same is done. */
    public Pool times(int times) {
        return new Pool(dice * times, die, rethrows, explosion, clamps, keeps);
    }

    /** Whether nothing is done to the dice. */
    public boolean isPlain() {
        return rethrows.isEmpty() && explosion.isEmpty() && clamps.isEmpty() && keeps.isEmpty();
    }

    /** The pool as it falls: an explosion on what no face shows brings nothing. */
    public Pool asItFalls() {
        return explosion.isEmpty() || mayExplode(explosion.get())
                ? this
                : new Pool(dice, die, rethrows, Optional.empty(), clamps, keeps);
    }

    private boolean mayExplode(Explosion bringing) {
        for (int place = 1; place <= die.sides(); place++) {
            if (bringing.when().meets(die.shown(place))) {
                return true;
            }
        }
        return false;
    }

    /** Which dice are left in the end. */
    public Selection selection() {
        return Selection.of(keeps);
    }

    /** What a number that a die shows counts as. */
    public int counted(int shown) {
        int counted = shown;
        for (Clamp clamp : clamps) {
            counted = clamp.of(counted);
        }
        return counted;
    }

    /** Whether further throws become dice of their own. */
    public boolean grows() {
        return explosion
                .filter(each -> each.joins() == Explosion.Joins.THE_POOL)
                .isPresent();
    }

    @Override
    public String toString() {
        return text(explosion
                .map(each -> each.when().equals(Target.exactly(die.highest())) ? each.sign() : each.toString())
                .orElse(""));
    }

    /** The pool as it is written before a comparison, which must not be taken for part of an explosion. */
    String beforeComparison() {
        boolean open = clamps.isEmpty() && keeps.isEmpty();
        return open ? text(explosion.map(Explosion::toString).orElse("")) : toString();
    }

    private String text(String exploding) {
        StringBuilder text = new StringBuilder().append(dice).append(die);
        rethrows.forEach(text::append);
        text.append(exploding);
        clamps.forEach(text::append);
        keeps.forEach(text::append);
        return text.toString();
    }
}
