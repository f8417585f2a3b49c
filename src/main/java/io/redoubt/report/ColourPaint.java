package io.redoubt.report;

import org.jline.jansi.Ansi;

/** Colour by the Jansi builder; loaded only if colour is used. */
final class ColourPaint implements Paint {
    /** Backgrounds of the 256-colour palette from dark blue to light yellow; also readable for colour-blind users. */
    private static final int[] GROUNDS = {17, 18, 24, 30, 36, 71, 107, 143, 179, 221};

    private static final int FIRST_LIGHT_GROUND = 5;
    private static final int BLACK = 16;
    private static final int WHITE = 231;

    @Override
    public String bold(String text) {
        return new Ansi().bold().a(text).reset().toString();
    }

    @Override
    public String faint(String text) {
        return new Ansi().a(Ansi.Attribute.INTENSITY_FAINT).a(text).reset().toString();
    }

    @Override
    public String shaded(String text, double level) {
        int step = (int) Math.min(GROUNDS.length - 1L, Math.max(0, Math.round(level * (GROUNDS.length - 1))));
        int ink = step < FIRST_LIGHT_GROUND ? WHITE : BLACK;
        return new Ansi().bg(GROUNDS[step]).fg(ink).a(text).reset().toString();
    }

    @Override
    public String alarm(String text) {
        return new Ansi().bold().fgRed().a(text).reset().toString();
    }
}
