package io.redoubt.cli.runtime;

/** The message for a lack of memory, which is no bug: the query is too large for the memory of the JVM. */
public final class OutOfMemoryMessage {
    private static final long MEGABYTE = 1 << 20;

    private OutOfMemoryMessage() {}

    /** Returns the message, with the available memory and how to increase it. */
    public static String exhausted() {
        return "this calculation needs more memory than Java may use ("
                + Runtime.getRuntime().maxMemory() / MEGABYTE
                + " MB); ask a smaller question or allow more memory, e.g. REDOUBT_JAVA_OPTS=-Xmx4g";
    }
}
