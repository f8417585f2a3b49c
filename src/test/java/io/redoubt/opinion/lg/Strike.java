package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import java.util.List;
import java.util.stream.IntStream;

/** What one attack does to a wall or roof: hit on the die, then penetrated on a die for each layer (LG-ATTACK-01). */
enum Strike {
    MISSED,
    HELD,
    PENETRATED;

    /** The numbers an attack needs, in faces of a d10. */
    record Needs(int hit, int penetrate, int layers) {
        static Needs asked(Asked asked) {
            return new Needs(asked.faces("hit"), asked.faces("penetrate"), asked.number("layers", 1, 3, 1));
        }

        Lot<Strike> strike() {
            return d10(hit).then(hits -> hits ? through() : Lot.sure(MISSED));
        }

        private Lot<Strike> through() {
            return Lot.sure(true)
                    .times(layers, open -> open ? d10(penetrate) : Lot.sure(false))
                    .map(open -> open ? PENETRATED : HELD);
        }
    }

    /** Each d10 there is, by the faces that succeed: thrown once and kept, as most questions are full of them. */
    private static final List<Lot<Boolean>> D10 = IntStream.rangeClosed(0, 10)
            .mapToObj(faces -> Lot.die(10).map(face -> face <= faces))
            .toList();

    /** One d10 that succeeds on 1 to so many, 0 to 10. */
    static Lot<Boolean> d10(int faces) {
        return D10.get(faces);
    }

    /** How many of so many d10 succeed. */
    static Lot<Integer> successes(int dice, int faces) {
        return Lot.sure(0).times(dice, sum -> d10(faces).map(one -> one ? sum + 1 : sum));
    }
}
