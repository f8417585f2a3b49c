package io.redoubt.cli.rulefile;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Records which parts of a rule file the examples reach. */
final class ReachedSpots implements Coverage {
    private final Set<Spot> reached = new HashSet<>();
    private final Map<Held, Bounds> held = new LinkedHashMap<>();

    /** A change of a value that is held to a bound of the value. */
    private record Held(Spot spot, int to) {}

    @Override
    public void reached(Spot spot) {
        reached.add(spot);
    }

    @Override
    public void held(Spot spot, int number, int to) {
        held.merge(new Held(spot, to), Bounds.of(number), Bounds::or);
    }

    /** Returns the changes that were held to the bounds of their values, with the smallest and the largest number. */
    List<String> held() {
        List<String> lines = new ArrayList<>();
        held.forEach((change, numbers) -> lines.add("line " + change.spot().line() + ", column "
                + change.spot().column() + ": the " + change.spot().words() + " to " + numbers + " is held to "
                + change.to()));
        return lines;
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
