package io.redoubt.report;

/** How stressed, faint and shaded text looks where it is printed. */
public interface Paint {
    public String bold(String text);

    public String faint(String text);

    /** Text on a ground that is the stronger the nearer {@code level} is to 1. */
    String shaded(String text, double level);

    /** A refusal or a failed requirement. */
    String alarm(String text);

    /** Nothing but the text: for pipes, files and terminals without colour. */
    static Paint plain() {
        return PlainPaint.PLAIN;
    }

    /** Colour for a terminal. */
    static Paint colour() {
        return new ColourPaint();
    }

    /** The text as it is. */
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
