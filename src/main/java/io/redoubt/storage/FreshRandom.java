package io.redoubt.storage;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.security.SecureRandom;

/** Source of unpredictable random numbers. */
public final class FreshRandom {
    private FreshRandom() {}

    /**
     * Returns a random number, read from the system's random device if there is one, because that loads faster than the
     * library.
     */
    public static long next() {
        try (InputStream random = new FileInputStream("/dev/urandom")) {
            return new BigInteger(random.readNBytes(Long.BYTES)).longValue();
        } catch (IOException | NumberFormatException e) {
            return new SecureRandom().nextLong();
        }
    }
}
