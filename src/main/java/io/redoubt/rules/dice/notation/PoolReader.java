package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Clamp;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Keep;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Reroll;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses dice and the operations on them: {@code 4d6r1!kh3}. */
final class PoolReader {
    /** Limit on the dice of one pool. */
    static final int MOST_DICE = 10_000;

    /** First letters of operations on dice. */
    private static final String MODIFIERS = "r!mkd[";

    /** Limit on the characters of a label. */
    static final int LONGEST_LABEL = 40;

    private final Cursor cursor;
    private final TargetReader targets;
    private final DieReader dice;

    PoolReader(Cursor cursor) {
        this.cursor = cursor;
        this.targets = new TargetReader(cursor);
        this.dice = new DieReader(cursor);
    }

    /** Returns whether dice without a number come next. */
    boolean isNext() {
        return cursor.sees("d");
    }

    /**
     * Parses dice from their d on.
     *
     * @param count the number of dice
     * @param column the column of that number
     */
    Pool read(int count, int column) {
        if (count < 1) {
            throw BadValueException.at(column, "at least one die");
        }
        if (count > MOST_DICE) {
            throw BadValueException.at(column, "at most " + MOST_DICE + " dice");
        }
        return modified(new Modifiers(count, count, Optional.empty(), dice.read()));
    }

    /**
     * Parses dice from their d on, whose number is thrown.
     *
     * @param number the dice that give the number of dice
     * @param column the column of that number
     * @param least the lowest number of dice
     */
    Pool read(Term number, int column, int least) {
        long most = ValueBounds.of(number).highest();
        if (least < 0 || most < 1) {
            throw BadValueException.at(column, "a number of dice that is never below 0");
        }
        if (most > MOST_DICE) {
            throw BadValueException.at(column, "at most " + MOST_DICE + " dice");
        }
        return modified(new Modifiers((int) most, least, Optional.of(number), dice.read()));
    }

    private Pool modified(Modifiers modifiers) {
        while (cursor.sees(MODIFIERS)) {
            // After a space, a d may begin the next dice; then an operator is missing between the two.
            boolean other = cursor.isAfterBlank() && cursor.sees("d") && !seesDrop();
            if (other || !read(modifiers)) {
                break;
            }
        }
        return modifiers.pool();
    }

    /** Parses rerolls after a test, where every comparison belongs to them: {@code then >=4 ro1}. */
    List<Reroll> rethrows(Die die) {
        Modifiers modifiers = new Modifiers(1, 1, Optional.empty(), die);
        while (cursor.sees("r")) {
            read(modifiers);
        }
        return modifiers.pool().rethrows();
    }

    /** Parses an explosion after a count, where no comparison can follow: {@code 10d10>=7!}. */
    Pool exploding(Pool pool) {
        Modifiers modifiers = new Modifiers(pool.dice(), pool.dice(), pool.number(), pool.die());
        pool.rethrows().forEach(modifiers::rethrow);
        int column = cursor.column();
        Explosion.Joins joins = joins();
        if (pool.explosion().isPresent() || !pool.keeps().isEmpty()) {
            throw BadValueException.at(column, "no further ! here: explosions come before keep and drop, and once");
        }
        modifiers.explode(column, new Explosion(joins, Target.exactly(pool.die().highest())));
        pool.clamps().forEach(modifiers::clamp);
        pool.label().ifPresent(word -> modifiers.label(column, word));
        return modifiers.pool();
    }

    /** Returns a pool of which some dice are kept besides all that was done to it. */
    Pool keeping(Pool pool, int column, Keep keep) {
        Modifiers modifiers = new Modifiers(pool);
        modifiers.keep(column, keep);
        return modifiers.pool();
    }

    private boolean seesDrop() {
        return cursor.sees("d", "hl");
    }

    private boolean read(Modifiers modifiers) {
        int column = cursor.column();
        if (cursor.takes("ro")) {
            modifiers.mayThrow(column, "re-rolls");
            modifiers.rethrow(column, new Reroll(Reroll.Often.ONCE, targets.readOrNumber("a comparison, like ro<2")));
        } else if (cursor.takes("r")) {
            modifiers.mayThrow(column, "re-rolls");
            modifiers.rethrow(column, new Reroll(Reroll.Often.ALWAYS, targets.readOrNumber("a comparison, like r<2")));
        } else if (cursor.sees("!")) {
            modifiers.mayThrow(column, "explosions");
            Explosion.Joins joins = joins();
            boolean named = targets.isNext() || (cursor.seesDigit() && !targets.isCountNext());
            Target when = named ? targets.readOrNumber("a number") : Target.exactly(modifiers.highest());
            if (!modifiers.isMetBy(when)) {
                throw BadValueException.at(
                        column, modifiers.unmet(joins == Explosion.Joins.THE_POOL ? "!" : "!!", when));
            }
            modifiers.explode(column, new Explosion(joins, when));
        } else if (cursor.takes("[")) {
            modifiers.label(column, cursor.label(LONGEST_LABEL));
        } else if (cursor.takes("min")) {
            modifiers.mayThrow(column, "min and max");
            modifiers.clamp(new Clamp(Clamp.Side.BELOW, cursor.signed("a face, like min2")));
        } else if (cursor.takes("max")) {
            modifiers.mayThrow(column, "min and max");
            modifiers.clamp(new Clamp(Clamp.Side.ABOVE, cursor.signed("a face, like max5")));
        } else if (cursor.takes("k")) {
            keep(modifiers, Keep.Act.KEEP, cursor.takes("l") ? Keep.End.LOWEST : highest());
        } else if (cursor.takes("d")) {
            if (!cursor.sees("hl")) {
                throw cursor.fault("h or l: dl1 drops the lowest, dh1 the highest");
            }
            keep(modifiers, Keep.Act.DROP, cursor.takes("l") ? Keep.End.LOWEST : highest());
        } else {
            return false;
        }
        return true;
    }

    private Explosion.Joins joins() {
        if (cursor.takes("!!")) {
            return Explosion.Joins.ITS_DIE;
        }
        cursor.takes("!");
        return Explosion.Joins.THE_POOL;
    }

    private Keep.End highest() {
        cursor.takes("h");
        return Keep.End.HIGHEST;
    }

    private void keep(Modifiers modifiers, Keep.Act act, Keep.End end) {
        int column = cursor.column();
        int count = cursor.seesDigit() && !targets.isCountNext() ? cursor.number("a number of dice") : 1;
        modifiers.keep(column, new Keep(act, end, count));
    }

    /** The parts of one pool parsed so far. */
    private static final class Modifiers {
        private final int count;
        private final int least;
        private final Optional<Term> number;
        private final Die die;
        private final List<Reroll> rethrows = new ArrayList<>();
        private final List<Clamp> clamps = new ArrayList<>();
        private final List<Keep> keeps = new ArrayList<>();
        private Optional<Explosion> explosion = Optional.empty();
        private Optional<String> label = Optional.empty();

        Modifiers(int count, int least, Optional<Term> number, Die die) {
            this.count = count;
            this.least = least;
            this.number = number;
            this.die = die;
        }

        /** Continues a pool that was parsed before. */
        Modifiers(Pool pool) {
            this(pool.dice(), least(pool), pool.number(), pool.die());
            rethrows.addAll(pool.rethrows());
            explosion = pool.explosion();
            clamps.addAll(pool.clamps());
            keeps.addAll(pool.keeps());
            label = pool.label();
        }

        private static int least(Pool pool) {
            return pool.number()
                    .map(number -> (int) Math.max(0, ValueBounds.of(number).lowest()))
                    .orElse(pool.dice());
        }

        Pool pool() {
            return new Pool(count, number, die, rethrows, explosion, clamps, keeps, label);
        }

        /** Returns whether a face of the die meets a comparison. */
        boolean isMetBy(Target when) {
            for (int place = 1; place <= die.sides(); place++) {
                if (when.meets(die.shown(place))) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the expected text for a comparison that no face meets. */
        String unmet(String sign, Target when) {
            return "a comparison that a face of the " + die + " meets; none meets "
                    + new Reroll(Reroll.Often.ONCE, when).toString().replace("ro", sign);
        }

        void label(int column, String word) {
            if (label.isPresent()) {
                throw BadValueException.at(column, "no second label");
            }
            label = Optional.of(word);
        }

        int highest() {
            return die.highest();
        }

        void mayThrow(int column, String what) {
            if (!keeps.isEmpty()) {
                throw BadValueException.at(column, "no " + what + " here: they come before keep and drop");
            }
        }

        void rethrow(Reroll rethrow) {
            rethrows.add(rethrow);
        }

        void rethrow(int column, Reroll rethrow) {
            if (!isMetBy(rethrow.when())) {
                throw BadValueException.at(
                        column, unmet(rethrow.often() == Reroll.Often.ONCE ? "ro" : "r", rethrow.when()));
            }
            rethrows.add(rethrow);
            if (rethrow.often() == Reroll.Often.ALWAYS
                    && FacesLeft.of(die, rethrows).isEmpty()) {
                throw BadValueException.at(
                        column, "a comparison that leaves at least one face; otherwise the re-roll never ends");
            }
            explosion.ifPresent(known -> mustEnd(column, known));
        }

        void explode(int column, Explosion added) {
            if (explosion.isPresent()) {
                throw BadValueException.at(column, "no second !");
            }
            mustEnd(column, added);
            explosion = Optional.of(added);
        }

        private void mustEnd(int column, Explosion exploding) {
            if (FacesLeft.of(die, rethrows).stream().allMatch(exploding.when()::meets)) {
                throw BadValueException.at(column, "a comparison that leaves at least one face that does not explode");
            }
        }

        void clamp(Clamp clamp) {
            clamps.add(clamp);
        }

        void keep(int column, Keep keep) {
            int left = pool().selection().left(least);
            if (keep.dice() < 1) {
                throw BadValueException.at(column, "at least one die");
            }
            if (keep.act() == Keep.Act.KEEP && keep.dice() > left) {
                throw BadValueException.at(column, "at most " + left + ": there are no more dice to keep");
            }
            if (keep.act() == Keep.Act.DROP && keep.dice() >= left) {
                throw BadValueException.at(column, "fewer than " + left + ": a die must be left");
            }
            keeps.add(keep);
        }
    }
}
