package io.redoubt.formula;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;

/**
 * Equal dice rolled together, and the operations on them, in this order.
 *
 * @param dice the number of dice; the maximum if it is thrown itself
 * @param number the dice that give the number of dice, if it is thrown
 * @param die the die
 * @param rethrows the rerolls; each repeats all before it
 * @param explosion the explosion, if there is one
 * @param clamps the faces that replace others
 * @param keeps the dice kept and dropped
 * @param label a word for players, which changes nothing
 */
public record Pool(
        int dice,
        Optional<Term> number,
        Die die,
        List<Reroll> rethrows,
        Optional<Explosion> explosion,
        List<Clamp> clamps,
        List<Keep> keeps,
        Optional<String> label) {
    public Pool {
        rethrows = List.copyOf(rethrows);
        clamps = List.copyOf(clamps);
        keeps = List.copyOf(keeps);
    }

    /** Returns dice without operations. */
    public static Pool of(int dice, Die die) {
        return new Pool(
                dice, Optional.empty(), die, List.of(), Optional.empty(), List.of(), List.of(), Optional.empty());
    }

    /** Returns a pool with this fixed number of dice and equal operations. */
    public Pool withDice(int many) {
        return new Pool(many, Optional.empty(), die, rethrows, explosion, clamps, keeps, label);
    }

    /** Returns the pool without its label. */
    public Pool unlabelled() {
        return label.isEmpty()
                ? this
                : new Pool(dice, number, die, rethrows, explosion, clamps, keeps, Optional.empty());
    }

    /** Returns whether there are no operations on the dice. */
    public boolean isPlain() {
        return rethrows.isEmpty() && explosion.isEmpty() && clamps.isEmpty() && keeps.isEmpty();
    }

    /** Returns the pool without an explosion that no face triggers. */
    public Pool asItFalls() {
        return explosion.isEmpty() || mayExplode(explosion.get())
                ? this
                : new Pool(dice, number, die, rethrows, Optional.empty(), clamps, keeps, label);
    }

    private boolean mayExplode(Explosion bringing) {
        for (int place = 1; place <= die.sides(); place++) {
            if (bringing.when().meets(die.shown(place))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the selection of the dice that remain. */
    public Selection selection() {
        return Selection.of(keeps);
    }

    /** Returns the value that a shown number counts as. */
    public int counted(int shown) {
        int counted = shown;
        for (Clamp clamp : clamps) {
            counted = clamp.of(counted);
        }
        return counted;
    }

    /** Returns whether further throws are separate dice. */
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

    /** Returns the notation before a comparison, which must not be read as part of an explosion. */
    String beforeComparison() {
        boolean open = clamps.isEmpty() && keeps.isEmpty() && label.isEmpty();
        return open ? text(explosion.map(Explosion::toString).orElse("")) : toString();
    }

    private String text(String exploding) {
        StringBuilder text = new StringBuilder();
        number.ifPresentOrElse(thrown -> text.append('(').append(thrown).append(')'), () -> text.append(dice));
        text.append(die);
        rethrows.forEach(text::append);
        text.append(exploding);
        clamps.forEach(text::append);
        keeps.forEach(text::append);
        label.ifPresent(word -> text.append('[').append(word).append(']'));
        return text.toString();
    }
}
