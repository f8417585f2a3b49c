package io.redoubt.battle;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The chain of hashes through a journal.
 *
 * <p>A line is the JSON object of its entry with one more key at the end, {@code hash}: the SHA-256 of the hash before
 * and of every byte of the line up to that key. So a line that is changed, missing or moved breaks the chain.
 */
final class Chain {
    private static final String BEFORE = ",\"hash\":\"";
    private static final String AFTER = "\"}";
    private static final int DIGITS = 64;
    private static final int HEX = 16;

    private Chain() {}

    /**
     * The line of an entry.
     *
     * @param previous the hash of the line before; empty for the first
     * @param object the JSON object of the entry
     */
    static String line(String previous, String object) {
        String body = object.substring(0, object.length() - 1);
        return body + BEFORE + hash(previous, body.getBytes(StandardCharsets.UTF_8)) + AFTER;
    }

    /** Whether so many bytes could be a whole line; cheap, because it is asked of every length of what is torn. */
    static boolean mayEnd(byte[] bytes, int length) {
        int before = length - BEFORE.length() - DIGITS - AFTER.length();
        if (before < 0 || bytes[length - 1] != AFTER.charAt(1)) {
            return false;
        }
        for (int i = 0; i < BEFORE.length(); i++) {
            if (bytes[before + i] != BEFORE.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The hash a line claims for itself, if it has the form of a line at all. */
    static Optional<String> claimed(byte[] line) {
        int tail = BEFORE.length() + DIGITS + AFTER.length();
        if (line.length < tail) {
            return Optional.empty();
        }
        String end = new String(line, line.length - tail, tail, StandardCharsets.UTF_8);
        boolean formed = end.startsWith(BEFORE) && end.endsWith(AFTER) && end.length() == tail;
        return formed ? Optional.of(end.substring(BEFORE.length(), BEFORE.length() + DIGITS)) : Optional.empty();
    }

    /** Whether a line follows the one with this hash, unchanged. */
    static boolean holds(String previous, byte[] line) {
        int tail = BEFORE.length() + DIGITS + AFTER.length();
        return claimed(line)
                .filter(hash -> hash.equals(hash(previous, Arrays.copyOf(line, line.length - tail))))
                .isPresent();
    }

    static String hash(String previous, byte[] body) {
        byte[] before = previous.getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(before, before.length + body.length);
        System.arraycopy(body, 0, all, before.length, body.length);
        return hex(digest(all));
    }

    static byte[] digest(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length * 2);
        for (byte each : bytes) {
            text.append(Character.forDigit((each >> 4) & (HEX - 1), HEX))
                    .append(Character.forDigit(each & (HEX - 1), HEX));
        }
        return text.toString();
    }
}
