package io.redoubt.opinion.fow;

import java.util.List;
import java.util.regex.Pattern;

/** Questions this opinion answers otherwise than the program does today; each goes from here as it is mended. */
final class Pending {
    private static final String NOT_ON_FOOT = " --team \\d+x[a-z]+:(?:tank|vehicle)(?= |$)";
    private static final List<Pattern> LINES = List.of(
            // an empty pit like a gun pit is to Cavalry what a gun pit is
            Pattern.compile("--obstacle tank-pit --as cavalry.*cavalry-at-trenches=impassable"),
            // one team for each slit: a single team may name its slit as well as two may
            Pattern.compile("one-per-slit --slits \\d(?:" + NOT_ON_FOOT + ")* --team 1x[^ ]*@[A-C](?:" + NOT_ON_FOOT
                    + ")*+(?! --team)"),
            // a tank in a pit is no Bunker: what moved and cannot fire is stopped by the core rules
            Pattern.compile("--at tank-pit.*--no-fire-on-the-move"));

    private Pending() {}

    static boolean covers(String line) {
        return LINES.stream().anyMatch(pattern -> pattern.matcher(line).find());
    }
}
