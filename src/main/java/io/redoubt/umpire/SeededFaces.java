package io.redoubt.umpire;

/**
 * Fair dice from a seed: a counter run through the SplitMix64 mixer.
 *
 * <p>The generator is our own, because equal seeds must always give equal dice, and no library guarantees that. The
 * mixer maps the counter one to one onto 64 bits; draws at the uneven top end are rejected, so all faces are equally
 * likely.
 */
public final class SeededFaces implements FaceSource {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long counter;

    public SeededFaces(Seed seed) {
        // The first mix separates neighbouring seeds; without it seed 2 would repeat seed 1 one draw later.
        this.counter = mix(seed.value() + GOLDEN_GAMMA);
    }

    @Override
    public int[] roll(Throw what) {
        int[] faces = new int[what.dice()];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = what.die().shown(face(what.die().sides()));
        }
        return faces;
    }

    private int face(int sides) {
        long uneven = Long.remainderUnsigned(-sides, sides);
        long draw;
        do {
            counter += GOLDEN_GAMMA;
            draw = mix(counter);
        } while (Long.compareUnsigned(draw, uneven) < 0);
        return (int) Long.remainderUnsigned(draw, sides) + 1;
    }

    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
