package io.redoubt.rules.lg.burning;

import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The fire of a piece. If its growth rate changed, for example with the wind, it keeps its size and grows on from there;
 * otherwise the size follows from its start.
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

    /** Returns whether the fire would have this size if it had always grown at the present rate. */
    private boolean follows(Size start, Size size) {
        long grown = start.thousandths();
        for (int time = times(every()); time > 0 && grown <= size.thousandths(); time--) {
            grown *= factor();
        }
        return grown > size.thousandths() ? isAllItsFuel(size) : grown == size.thousandths();
    }

    /** Returns whether the fire can have reached this size in its turns, without a correction by the players. */
    private boolean grew(Size start, Size size) {
        return isAllItsFuel(size)
                || (isAltered() && turns() > 0 && size.thousandths() >= start.thousandths())
                || isReached(start.thousandths(), size.thousandths(), times(every()))
                || isReached(start.thousandths(), size.thousandths(), times(1));
    }

    /** Returns whether players set its growth, so that its earlier growth is unknown (LG-FIRE-31). */
    private boolean isAltered() {
        return fire.has(Spread.EVERY) || fire.has(Spread.FACTOR);
    }

    /** Returns how often the fire grew if it first did so in this turn after its start. */
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
