package io.redoubt.report;

/** The rendering of bold, faint and shaded text. */
public interface Paint {
    public String bold(String text);

    public String faint(String text);

    /** Returns text on a background that is stronger the nearer {@code level} is to 1. */
    String shaded(String text, double level);

    /** Returns the text of a refusal or a failed requirement. */
    String alarm(String text);

    /** Returns plain text: for pipes, files and terminals without colour. */
    static Paint plain() {
        return PlainPaint.PLAIN;
    }

    /** Returns colour for a terminal. */
    static Paint colour() {
        return new ColourPaint();
    }

    /** Plain text. */
    enum PlainPaint implements Paint {
        PLAIN;

        @Override
        public String bold(String text) {
            return text;
        }

        @Override
        public String faint(String text) {
            return text;
        }

        @Override
        public String shaded(String text, double level) {
            return text;
        }

        @Override
        public String alarm(String text) {
            return text;
        }
    }
}
