package io.redoubt.cli.runtime;

/** The message for a lack of memory, which is no bug: the query is too large for the memory of the JVM. */
public final class OutOfMemoryMessage {
    private static final long MEGABYTE = 1 << 20;

    private OutOfMemoryMessage() {}

    /** Returns the message, with the available memory and how to increase it. */
    public static String exhausted() {
        return "this needs more memory than Java has (" + Runtime.getRuntime().maxMemory() / MEGABYTE
                + " MB): ask about less at once, or give it more, for example REDOUBT_JAVA_OPTS=-Xmx4g";
    }
}
