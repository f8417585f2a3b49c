package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** What a plain loop finds: ways over a common total, row after row, not reduced, as the engine's are not. */
sealed interface Weights {
    List<Fraction> fractions();

    /** An answer that is known to fit. */
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
