package io.redoubt.rules.vv;

import io.redoubt.rules.Change;
import io.redoubt.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What casualty points and dice take from named units: the same plan as in the ruling, unit by unit. */
final class Toll {
    private final Optional<Piece> hex;
    private final List<Change> changes;

    /**
     * A toll that is written down.
     *
     * @param hex where it is remembered that the dice hit some units, and nobody can tell which
     * @param changes what it adds to
     */
    Toll(Optional<Piece> hex, List<Change> changes) {
        this.hex = hex;
        this.changes = changes;
    }

    /** Who takes casualty points: the units in a hex, or one unit by itself. */
    static List<Unit> takers(Stage stage, Optional<Piece> piece) {
        return piece.filter(Unit::isOne).map(unit -> List.of(new Unit(unit))).orElseGet(() -> stage.at(piece));
    }

    /** Units as {@code --units} takes them; empty if there are none. */
    static Optional<String> units(List<Unit> units) {
        List<UnitSpec> specs = new ArrayList<>();
        for (Unit unit : units) {
            specs.add(unit.needed());
        }
        return specs.isEmpty() ? Optional.empty() : Optional.of(Counter.texts(specs));
    }

    /** True if a ruling was about these units, and not about others that were typed. */
    static boolean isOf(List<Unit> units, Optional<String> typed) {
        for (Unit unit : units) {
            if (unit.counter().isEmpty()) {
                return false;
            }
        }
        return typed.isPresent() && typed.equals(units(units));
    }

    /**
     * Takes casualty points from units.
     *
     * @param eliminated how many of them the ruling lost, those that failed to survive included
     */
    void take(List<Unit> units, LossPolicy policy, int points, int eliminated) {
        List<UnitSpec> specs = new ArrayList<>();
        for (Unit unit : units) {
            specs.add(unit.needed());
        }
        List<LossPlan.Deed> deeds = LossSearch.plan(specs, policy, points).deeds();
        List<Unit> rolled = new ArrayList<>();
        int given = 0;
        for (int i = 0; i < deeds.size(); i++) {
            Unit unit = units.get(i);
            switch (deeds.get(i)) {
                case NOTHING, IGNORE -> {
                    // It is as it was.
                }
                case PIN -> flag(unit, Muster.PINNED);
                case REDUCE -> flag(unit, Muster.REDUCED);
                case REDUCE_AND_PIN -> {
                    flag(unit, Muster.REDUCED);
                    flag(unit, Muster.PINNED);
                }
                case SURVIVE -> rolled.add(unit);
                case ELIMINATE -> {
                    flag(unit, Muster.ELIMINATED);
                    given++;
                }
            }
        }
        if (eliminated - given < rolled.size()) {
            rolled.forEach(unit -> flag(unit, Muster.PINNED));
        }
        lose(rolled, eliminated - given);
    }

    /** Loses so many of these units; which of them, only the dice say, unless it is all or none. */
    void lose(List<Unit> units, int lost) {
        if (lost >= units.size()) {
            units.forEach(unit -> flag(unit, Muster.ELIMINATED));
        } else if (lost > 0) {
            hex.ifPresent(of -> add(of, Muster.LOST, lost));
        }
    }

    /** Adds to a number that is kept of a piece. */
    void add(Piece piece, String key, int number) {
        if (number > 0) {
            int sum = piece.value(key).map(Integer::valueOf).orElse(0) + number;
            changes.add(Change.of(piece, key, Integer.toString(sum)));
        }
    }

    void flag(Unit unit, String key) {
        if (!unit.piece().is(key)) {
            changes.add(Change.flag(unit.piece(), key));
        }
    }
}
