package io.redoubt.rules.lg.burning;

import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * How large the fire of a piece has grown, where the wind has changed since: what burns stays as large as it is, and
 * grows on from there. Where the wind was always the same, its size follows from its beginning.
 *
 * @param wind of the table
 */
record FireProgress(Piece fire, Optional<Spread.Wind> wind) {
    private static final int DOUBLED = 2;
    private static final int TRIPLED = 3;

    void fill(PieceDefaults defaults) {
        Optional<Size> start = fire.value(PieceState.START);
        Optional<Size> size = fire.value(PieceState.FIRE_SIZE);
        if (start.isEmpty() || size.isEmpty() || defaults.isGiven(Spread.START)) {
            return;
        }
        boolean otherwise =
                defaults.isGiven(Spread.WIND) || defaults.isGiven(Spread.FACTOR) || defaults.isGiven(Spread.EVERY);
        boolean alike = start.get().unit().equals(size.get().unit());
        if (alike && (otherwise || !follows(start.get(), size.get())) && grew(start.get(), size.get())) {
            defaults.put(Spread.FIRE_SIZE, size.get(), fire);
            defaults.put(Spread.AFTER, turns(), fire);
        }
    }

    private int turns() {
        return PieceState.number(fire, PieceState.TURNS);
    }

    private int every() {
        return fire.value(Spread.EVERY).orElse(DOUBLED);
    }

    private int factor() {
        boolean strong = wind.equals(Optional.of(Spread.Wind.VERY_STRONG));
        return fire.value(Spread.FACTOR).orElse(strong ? TRIPLED : DOUBLED);
    }

    private boolean isAllItsFuel(Size size) {
        return fire.value(Spread.FUEL)
                .filter(fuel -> size.thousandths() >= fuel.thousandths())
                .isPresent();
    }

    /** Whether it would have this size if it had always grown as it does now. */
    private boolean follows(Size start, Size size) {
        long grown = start.thousandths();
        for (int time = times(every()); time > 0 && grown < size.thousandths(); time--) {
            grown *= factor();
        }
        return grown == size.thousandths() || (grown > size.thousandths() && isAllItsFuel(size));
    }

    /** Whether it can have grown to this size in its turns, and nobody has set them, or its beginning, since. */
    private boolean grew(Size start, Size size) {
        return isAllItsFuel(size)
                || (isAltered() && turns() > 0 && size.thousandths() >= start.thousandths())
                || isReached(start.thousandths(), size.thousandths(), times(every()))
                || isReached(start.thousandths(), size.thousandths(), times(1));
    }

    /** Whether it grows as the players set it: nobody knows then how it grew before they did (LG-FIRE-31). */
    private boolean isAltered() {
        return fire.value(Spread.EVERY).isPresent() || fire.value(Spread.FACTOR).isPresent();
    }

    /** How often it grew, if for the first time in this turn after it started. */
    private int times(int first) {
        return Spread.times(turns(), first, every());
    }

    private boolean isReached(long from, long size, int times) {
        Set<Long> reached = Set.of(from);
        for (int time = 0; time < times && !reached.isEmpty(); time++) {
            Set<Long> next = new HashSet<>();
            for (long each : reached) {
                for (int factor : new int[] {DOUBLED, TRIPLED, factor()}) {
                    if (each * factor <= size) {
                        next.add(each * factor);
                    }
                }
            }
            reached = next;
        }
        return reached.contains(size);
    }
}
