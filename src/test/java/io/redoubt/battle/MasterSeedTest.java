package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class MasterSeedTest {
    @Test
    void aSecretIsAllItsRandomBits() {
        AtomicLong next = new AtomicLong(0x0123456789abcdefL);
        MasterSeed secret = MasterSeed.fresh(next::getAndIncrement);
        assertEquals("0123456789abcdef0123456789abcdf00123456789abcdf10123456789abcdf2", secret.toString());
        assertEquals(secret.commitment(), MasterSeed.of(secret + "\n").commitment());
    }

    /** Anybody can check it: the hash of the word redoubt, a blank and the secret. */
    @Test
    void theCommitmentIsAPlainHash() throws Exception {
        byte[] hash = java.security.MessageDigest.getInstance("SHA-256")
                .digest("redoubt abc".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        assertEquals(
                java.util.HexFormat.of().formatHex(hash), MasterSeed.of("abc").commitment());
    }

    @Test
    void seedsDifferAndStay() {
        Set<String> seeds = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            seeds.add(MasterSeed.of("abc").seed(i).toString());
        }
        assertEquals(1_000, seeds.size());
        assertEquals(
                MasterSeed.of("abc").seed(5).toString(),
                MasterSeed.of("abc").seed(5).toString());
        assertNotEquals(
                MasterSeed.of("abc").seed(5).toString(),
                MasterSeed.of("abd").seed(5).toString());
    }
}
