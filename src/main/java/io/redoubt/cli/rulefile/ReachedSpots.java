package io.redoubt.cli.rulefile;

import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Records which parts of a rule file the examples reach. */
final class ReachedSpots implements Coverage {
    private final Set<Spot> reached = new HashSet<>();
    private final Set<String> held = new LinkedHashSet<>();

    @Override
    public void reached(Spot spot) {
        reached.add(spot);
    }

    @Override
    public void held(Spot spot, int number, int to) {
        held.add("line " + spot.line() + ", column " + spot.column() + ": the " + spot.words() + " to " + number
                + " is held to " + to);
    }

    /** Returns the numbers that were held to the bounds of their values. */
    List<String> held() {
        return List.copyOf(held);
    }

    /** Returns the parts that were not reached, one line per line of the file. */
    List<String> missing(List<Spot> spots) {
        Map<Integer, List<String>> lines = new TreeMap<>();
        for (Spot spot : spots) {
            if (!reached.contains(spot)) {
                List<String> words = lines.computeIfAbsent(spot.line(), any -> new ArrayList<>());
                words.add(spot.words() + " (column " + spot.column() + ")");
            }
        }
        List<String> missing = new ArrayList<>();
        lines.forEach((line, words) -> missing.add("line " + line + ": " + String.join(", ", words)));
        return missing;
    }
}
