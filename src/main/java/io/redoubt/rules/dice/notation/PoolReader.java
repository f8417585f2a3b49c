package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Clamp;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Keep;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Reroll;
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
    private static final String MODIFIERS = "r!mkd";

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
        Modifiers modifiers = new Modifiers(count, dice.read());
        while (cursor.sees(MODIFIERS)) {
            // After a space, a d may begin the next dice; then an operator is missing between the two.
            boolean other = cursor.isAfterBlank() && cursor.sees("d") && !seesDrop();
            if (other || !read(modifiers)) {
                break;
            }
        }
        return modifiers.pool();
    }

    /** Parses an explosion after a count, where no comparison can follow: {@code 10d10>=7!}. */
    Pool exploding(Pool pool) {
        Modifiers modifiers = new Modifiers(pool.dice(), pool.die());
        pool.rethrows().forEach(modifiers::rethrow);
        int column = cursor.column();
        Explosion.Joins joins = joins();
        if (pool.explosion().isPresent() || !pool.keeps().isEmpty()) {
            throw BadValueException.at(column, "no further ! here: explosions come before keep and drop, and once");
        }
        modifiers.explode(column, new Explosion(joins, Target.exactly(pool.die().highest())));
        pool.clamps().forEach(modifiers::clamp);
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
            boolean named = targets.isNext() || cursor.seesDigit();
            Target when = named ? targets.readOrNumber("a number") : Target.exactly(modifiers.highest());
            modifiers.explode(column, new Explosion(joins, when));
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
        int count = cursor.seesDigit() ? cursor.number("a number of dice") : 1;
        modifiers.keep(column, new Keep(act, end, count));
    }

    /** The parts of one pool parsed so far. */
    private static final class Modifiers {
        private final int count;
        private final Die die;
        private final List<Reroll> rethrows = new ArrayList<>();
        private final List<Clamp> clamps = new ArrayList<>();
        private final List<Keep> keeps = new ArrayList<>();
        private Optional<Explosion> explosion = Optional.empty();

        Modifiers(int count, Die die) {
            this.count = count;
            this.die = die;
        }

        Pool pool() {
            return new Pool(count, die, rethrows, explosion, clamps, keeps);
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
            int left = pool().selection().left(count);
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
