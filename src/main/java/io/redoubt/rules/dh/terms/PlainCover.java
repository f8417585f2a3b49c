package io.redoubt.rules.dh.terms;

import io.redoubt.rules.input.Named;

/** The cover of a normal structure by the core rules (DH-CLASS-04). */
public enum PlainCover implements Named {
    MEDIUM("Medium cover"),
    /** What the chapter calls Hard is the core book's Heavy (DH-Q25). */
    HARD("Hard cover");

    private final String words;

    PlainCover(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** What it takes off the accuracy of the shooter. */
    public int modifier() {
        return this == MEDIUM ? -3 : -4;
    }
}
