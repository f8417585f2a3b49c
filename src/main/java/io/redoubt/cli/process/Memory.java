package io.redoubt.cli.process;

/** What is said when Java has no memory left: that is no bug, but a question too large for the memory it was given. */
public final class Memory {
    private static final long MEGABYTE = 1 << 20;

    private Memory() {}

    /** Says how much there was, and how to get more. */
    public static String exhausted() {
        return "this needs more memory than Java has (" + Runtime.getRuntime().maxMemory() / MEGABYTE
                + " MB): ask about less at once, or give it more, for example REDOUBT_JAVA_OPTS=-Xmx4g";
    }
}
