package io.redoubt.battle;

import io.redoubt.umpire.Seed;
import java.nio.ByteBuffer;
import java.util.function.LongSupplier;

/**
 * The source of all seeds of a battle.
 *
 * <p>The first entry contains its hash; the secret itself stays beside the journal until the end. So no player can
 * choose the dice after the fact, and every player can check them once it is revealed.
 */
public final class MasterSeed {
    /** 256 bits, so that it cannot be found by trying. */
    private static final int WORDS = 4;

    private static final int LENGTH = WORDS * Long.BYTES * 2;

    private final String text;

    private MasterSeed(String text) {
        this.text = text;
    }

    /** Creates a secret from fresh random numbers. */
    public static MasterSeed fresh(LongSupplier random) {
        StringBuilder text = new StringBuilder(LENGTH);
        for (int i = 0; i < WORDS; i++) {
            byte[] bytes =
                    ByteBuffer.allocate(Long.BYTES).putLong(random.getAsLong()).array();
            text.append(HashChain.hex(bytes));
        }
        return new MasterSeed(text.toString());
    }

    /** Returns the secret with this text; {@link #commitment} shows whether it is the right one. */
    public static MasterSeed of(String text) {
        return new MasterSeed(text.strip());
    }

    /** Returns the part that is published beforehand: the hash of the secret. */
    public String commitment() {
        return HashChain.hash("", ("redoubt " + text).getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    /** Returns the seed of one ruling, by its number from 0. */
    public Seed seed(int number) {
        byte[] hash = HashChain.digest((text + ' ' + number).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Seed.fresh(ByteBuffer.wrap(hash).getLong());
    }

    /** Returns the secret itself. */
    @Override
    public String toString() {
        return text;
    }
}
