package io.redoubt.rules.input;

/** Names that users give their pieces. */
public final class Names {
    private static final int LONGEST = 40;

    private Names() {}

    /**
     * A name as it may be printed anywhere.
     *
     * @throws BadValue if it is empty, too long, or holds a character that is not one to read
     */
    public static String of(String text) {
        String name = text.strip();
        if (name.isEmpty() || name.length() > LONGEST || !Escaped.of(name).equals(name)) {
            throw new BadValue("has a name that is empty, longer than " + LONGEST
                    + " characters, or not all of readable characters: " + Escaped.of(name));
        }
        return name;
    }
}
