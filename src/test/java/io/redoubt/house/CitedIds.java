package io.redoubt.house;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rule ids in the string constants of a class file: what its code cites, but not what its comments name. */
final class CitedIds {
    private static final Pattern ID = Pattern.compile("\\b(?:FOW|VV|DH|LG)-[A-Z0-9.]+(?:-[A-Z0-9]+)*-\\d+\\b");

    private static final int MAGIC_AND_VERSION = 8;
    private static final int UTF8 = 1;
    private static final int METHOD_HANDLE = 15;

    private CitedIds() {}

    /** Returns the ids in the constants of a class file. */
    static Set<String> of(InputStream file) throws IOException {
        Set<String> ids = new TreeSet<>();
        DataInputStream in = new DataInputStream(file);
        in.skipNBytes(MAGIC_AND_VERSION);
        int constants = in.readUnsignedShort();
        for (int i = 1; i < constants; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8 -> {
                    Matcher id = ID.matcher(in.readUTF());
                    while (id.find()) {
                        ids.add(id.group());
                    }
                }
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++;
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case METHOD_HANDLE -> in.skipNBytes(3);
                default -> throw new IOException("unknown constant " + tag);
            }
        }
        return ids;
    }
}
