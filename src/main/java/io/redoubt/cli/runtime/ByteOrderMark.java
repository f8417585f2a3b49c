package io.redoubt.cli.runtime;

/** The byte order mark with which some editors begin a text; it has no meaning in UTF-8. */
public final class ByteOrderMark {
    private static final String MARK = "\ufeff";

    private ByteOrderMark() {}

    /** Returns the beginning of a text without the mark. */
    public static String stripped(String beginning) {
        return beginning.startsWith(MARK) ? beginning.substring(MARK.length()) : beginning;
    }
}
