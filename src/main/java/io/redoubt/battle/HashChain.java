package io.redoubt.battle;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The chain of hashes through a journal.
 *
 * <p>A line is the JSON object of its entry with one more key at the end, {@code hash}: the SHA-256 of the previous
 * hash and of every byte of the line up to that key. A line that is changed, missing or moved therefore breaks the
 * chain.
 */
final class HashChain {
    private static final String BEFORE = ",\"hash\":\"";
    private static final String AFTER = "\"}";
    private static final int DIGITS = 64;
    private static final int TAIL = BEFORE.length() + DIGITS + AFTER.length();
    private static final int HEX = 16;

    private HashChain() {}

    /**
     * Returns the line of an entry.
     *
     * @param previous the hash of the line before; empty for the first
     * @param object the JSON object of the entry
     */
    static String line(String previous, String object) {
        String body = object.substring(0, object.length() - 1);
        return body + BEFORE + hash(previous, body.getBytes(StandardCharsets.UTF_8)) + AFTER;
    }

    /**
     * Returns whether a prefix of this length could be a whole line. The test is cheap because it is made for every
     * length of a torn line.
     */
    static boolean mayEnd(byte[] bytes, int length) {
        int before = length - TAIL;
        return before >= 0 && has(bytes, before, BEFORE) && has(bytes, length - AFTER.length(), AFTER);
    }

    private static boolean has(byte[] bytes, int at, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (bytes[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the hash that a line contains; empty if it does not have the form of a line. */
    static Optional<String> claimed(byte[] line) {
        int digits = line.length - AFTER.length() - DIGITS;
        return mayEnd(line, line.length)
                ? Optional.of(new String(line, digits, DIGITS, StandardCharsets.UTF_8))
                : Optional.empty();
    }

    /** Returns whether a line follows the one with this hash, unchanged. */
    static boolean holds(String previous, byte[] line) {
        return claimed(line)
                .filter(hash -> hash.equals(hash(previous, Arrays.copyOf(line, line.length - TAIL))))
                .isPresent();
    }

    /** Returns whether a proper prefix of some bytes is a whole line that follows the one with this hash. */
    static boolean beginsWithLine(String previous, byte[] bytes) {
        MessageDigest digest = sha256();
        digest.update(previous.getBytes(StandardCharsets.UTF_8));
        int digested = 0;
        for (int length = TAIL; length < bytes.length; length++) {
            if (mayEnd(bytes, length)) {
                digest.update(bytes, digested, length - TAIL - digested);
                digested = length - TAIL;
                String hash = new String(bytes, length - AFTER.length() - DIGITS, DIGITS, StandardCharsets.UTF_8);
                if (hash.equals(hex(soFar(digest)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static byte[] soFar(MessageDigest digest) {
        try {
            return ((MessageDigest) digest.clone()).digest();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("the SHA-256 of Java can be copied", e);
        }
    }

    static String hash(String previous, byte[] body) {
        byte[] before = previous.getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(before, before.length + body.length);
        System.arraycopy(body, 0, all, before.length, body.length);
        return hex(digest(all));
    }

    static byte[] digest(byte[] bytes) {
        return sha256().digest(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
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
