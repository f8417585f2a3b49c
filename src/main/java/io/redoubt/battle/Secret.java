package io.redoubt.battle;

import io.redoubt.umpire.Seed;
import java.nio.ByteBuffer;
import java.util.function.LongSupplier;

/**
 * What all seeds of a battle come from.
 *
 * <p>Its hash stands in the first entry, itself it stays beside the journal until the end. So nobody can choose the
 * dice after the fact, and everybody can check them when it is revealed.
 */
public final class Secret {
    /** 256 bits: nobody finds it by trying. */
    private static final int WORDS = 4;

    private static final int LENGTH = WORDS * Long.BYTES * 2;

    private final String text;

    private Secret(String text) {
        this.text = text;
    }

    /** A secret of fresh random numbers. */
    public static Secret fresh(LongSupplier random) {
        StringBuilder text = new StringBuilder(LENGTH);
        for (int i = 0; i < WORDS; i++) {
            byte[] bytes =
                    ByteBuffer.allocate(Long.BYTES).putLong(random.getAsLong()).array();
            text.append(HashChain.hex(bytes));
        }
        return new Secret(text.toString());
    }

    /** The secret as it was written; whether it is the right one, the {@link #commitment} tells. */
    public static Secret of(String text) {
        return new Secret(text.strip());
    }

    /** What can be told beforehand: the hash of the secret. */
    public String commitment() {
        return HashChain.hash("", ("redoubt " + text).getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    /** The seed of one ruling, by its number from 0. */
    public Seed seed(int number) {
        byte[] hash = HashChain.digest((text + ' ' + number).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Seed.fresh(ByteBuffer.wrap(hash).getLong());
    }

    /** The secret itself. */
    @Override
    public String toString() {
        return text;
    }
}
