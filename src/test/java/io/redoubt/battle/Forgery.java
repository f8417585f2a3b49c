package io.redoubt.battle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Journals that somebody else writes: lines without their hashes, and with hashes computed anew, as a cheat would. */
public final class Forgery {
    private Forgery() {}

    /** The JSON object of each line of a journal, without its hash. */
    public static List<String> objects(byte[] journal) {
        List<String> objects = new ArrayList<>();
        for (String line : new String(journal, StandardCharsets.UTF_8).lines().toList()) {
            objects.add(line.substring(0, line.lastIndexOf(",\"hash\":")) + "}");
        }
        return objects;
    }

    /** A journal of these objects, each with the hash that it must have there. */
    public static byte[] journal(List<String> objects) {
        StringBuilder forged = new StringBuilder();
        String hash = "";
        for (String object : objects) {
            String line = HashChain.line(hash, object);
            hash = HashChain.claimed(line.getBytes(StandardCharsets.UTF_8)).orElseThrow();
            forged.append(line).append('\n');
        }
        return forged.toString().getBytes(StandardCharsets.UTF_8);
    }
}
