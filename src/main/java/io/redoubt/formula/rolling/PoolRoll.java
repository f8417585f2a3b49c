package io.redoubt.formula.rolling;

import io.redoubt.formula.Explosion;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Reroll;
import io.redoubt.formula.Selection;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Rolls one pool: first all its dice, then the further throws, die by die. */
final class PoolRoll {
    private final DiceTray table;
    private final Pool pool;
    private final String name;
    private final Deque<Integer> waiting = new ArrayDeque<>();
    private final List<Face> faces = new ArrayList<>();
    private final List<Landed> landed = new ArrayList<>();

    /** A face that fell, with its marks. */
    private static final class Face {
        private final int shown;
        private final List<String> marks = new ArrayList<>();

        Face(int shown) {
            this.shown = shown;
        }
    }

    /**
     * The final state of a die.
     *
     * @param face the last face
     * @param value the value it counts as
     */
    private record Landed(Face face, int value) {}

    PoolRoll(DiceTray table, Pool pool) {
        this(table, pool, Optional.empty());
    }

    /**
     * Creates the throw of a pool.
     *
     * @param name the name of the throw; empty for the notation of its dice
     */
    PoolRoll(DiceTray table, Pool pool, Optional<String> name) {
        this.table = table;
        this.pool = pool;
        this.name = name.orElse(pool.toString());
    }

    /** Rolls the dice and returns the sum of the remaining ones. */
    int sum() {
        int sum = 0;
        for (Landed die : left()) {
            sum += die.value();
        }
        tell(Optional.empty(), sum);
        return sum;
    }

    /** Rolls the dice and returns the number of remaining ones that are counted. */
    int count(Formula.Count count) {
        int sum = 0;
        for (Landed die : left()) {
            boolean yes = count.target().meets(die.value());
            boolean fail = count.fail().filter(each -> each.meets(die.value())).isPresent();
            if (yes || !fail) {
                die.face().marks.add(yes ? "yes" : "no");
            }
            if (fail) {
                die.face().marks.add("takes one away");
            }
            sum += count.worth(die.value());
        }
        tell(Optional.of(count), sum);
        return sum;
    }

    private void tell(Optional<Formula.Count> count, int total) {
        List<Step.Shown> shown = new ArrayList<>();
        for (Face face : faces) {
            shown.add(new Step.Shown(face.shown, String.join(", ", face.marks)));
        }
        table.record(new Step.Dice(name, count.map(Formula.Count::target), shown, total, Optional.empty()));
    }

    private List<Landed> left() {
        for (int face : table.roll(name, pool.dice(), pool.die())) {
            waiting.add(face);
            land();
        }
        if (pool.keeps().isEmpty()) {
            return landed;
        }
        Selection selection = pool.selection();
        int below = selection.below(landed.size());
        int end = landed.size() - selection.above(landed.size());
        List<Landed> order = new ArrayList<>(landed);
        order.sort(Comparator.comparingInt(Landed::value));
        for (int i = 0; i < order.size(); i++) {
            if (i < below || i >= end) {
                order.get(i).face().marks.add("dropped");
            }
        }
        return order.subList(below, end);
    }

    /** Rolls one die of the pool from its first throw to its last. */
    private void land() {
        Face face = thrown(pool.rethrows().size());
        if (pool.explosion().isEmpty()) {
            add(face, face.shown);
            return;
        }
        Explosion explosion = pool.explosion().get();
        boolean own = explosion.joins() == Explosion.Joins.THE_POOL;
        int sum = face.shown;
        int further = 0;
        while (further < Explosion.MOST_FURTHER && explosion.when().meets(face.shown)) {
            face.marks.add("explodes");
            if (own) {
                add(face, face.shown);
            }
            face = thrown(pool.rethrows().size());
            sum += face.shown;
            further++;
        }
        if (!own && further > 0) {
            face.marks.add("makes " + sum);
        }
        add(face, own ? face.shown : sum);
    }

    private void add(Face face, int value) {
        int counted = pool.counted(value);
        if (counted != value) {
            face.marks.add("counts as " + counted);
        }
        landed.add(new Landed(face, counted));
    }

    /** Rolls once, with the given number of reroll reasons applied. */
    private Face thrown(int reasons) {
        if (reasons == 0) {
            int shown = waiting.isEmpty() ? table.roll(name, 1, pool.die()).get(0) : waiting.remove();
            Face face = new Face(shown);
            faces.add(face);
            return face;
        }
        Reroll reason = pool.rethrows().get(reasons - 1);
        Face face = thrown(reasons - 1);
        boolean again = reason.when().meets(face.shown);
        while (again) {
            face.marks.add("thrown again");
            face = thrown(reasons - 1);
            again = reason.often() == Reroll.Often.ALWAYS && reason.when().meets(face.shown);
        }
        return face;
    }
}
