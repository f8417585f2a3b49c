package io.redoubt.cli.process;

/** The mark that some editors begin a text with; it says nothing. */
public final class ByteOrderMark {
    private static final String MARK = "\ufeff";

    private ByteOrderMark() {}

    /** The beginning of a text, without the mark if it has one. */
    public static String stripped(String beginning) {
        return beginning.startsWith(MARK) ? beginning.substring(MARK.length()) : beginning;
    }
}
