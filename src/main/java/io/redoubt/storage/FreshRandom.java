package io.redoubt.storage;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.security.SecureRandom;

/** Source of unpredictable random numbers. */
public final class FreshRandom {
    private FreshRandom() {}

    /** Returns one: from the system itself where it has a file for that, which is quicker to load. */
    public static long next() {
        try (InputStream random = new FileInputStream("/dev/urandom")) {
            return new BigInteger(random.readNBytes(Long.BYTES)).longValue();
        } catch (IOException | NumberFormatException e) {
            return new SecureRandom().nextLong();
        }
    }
}
