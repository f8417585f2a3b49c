package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The result of a plain loop: ways over a common total, row after row, not reduced, like those of the engine. */
sealed interface Weights {
    List<Fraction> fractions();

    /** An answer that fits in longs. */
    record Small(long total, long[] ways) implements Weights {
        @Override
        public List<Fraction> fractions() {
            List<Fraction> all = new ArrayList<>(ways.length);
            for (long each : ways) {
                all.add(Fraction.of(each, total));
            }
            return all;
        }
    }

    /** An answer of any size. */
    record Big(BigInteger total, BigInteger... ways) implements Weights {
        @Override
        public List<Fraction> fractions() {
            List<Fraction> all = new ArrayList<>(ways.length);
            for (BigInteger each : ways) {
                all.add(Fraction.of(each, total));
            }
            return all;
        }
    }

    /** Many answers. */
    record Many(Weights[] rows) implements Weights {
        @Override
        public List<Fraction> fractions() {
            List<Fraction> all = new ArrayList<>();
            for (Weights row : rows) {
                all.addAll(row.fractions());
            }
            return all;
        }
    }
}
