package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Units written as on their counters, {@code 4-6-4} for APFP, range and Casualty Rating, separated by commas.
 *
 * <p>An APFP of 4 or more is a squad, 2 or 3 a half squad, 1 a leader, as on the sample counters. The rating of a
 * squad's half squad is lower by 2 unless it is given ({@code 5-3-5/2}).
 */
public final class UnitSpecFormat implements ValueFormat<List<UnitSpec>> {
    private static final int MOST_UNITS = 8;
    private static final int SQUAD_FROM = 4;
    private static final int USUAL_REDUCTION = 2;
    private static final WholeNumberFormat NUMBER = WholeNumberFormat.of(0, 30);

    @Override
    public List<UnitSpec> parse(String text) {
        List<UnitSpec> units = new ArrayList<>();
        for (String part : text.replace(ListFormat.SEPARATOR, ",").split(",", -1)) {
            addAll(part.strip(), units);
        }
        if (units.size() > MOST_UNITS) {
            throw new BadValueException("takes at most " + MOST_UNITS + " units: no hex holds more");
        }
        return List.copyOf(units);
    }

    private static void addAll(String text, List<UnitSpec> units) {
        int times = text.indexOf('x');
        boolean counted = times == 1 && Character.isDigit(text.charAt(0));
        int count = counted ? text.charAt(0) - '0' : 1;
        UnitSpec unit = unit(counted ? text.substring(2) : text, text);
        for (int i = 0; i < count; i++) {
            units.add(unit);
        }
    }

    private static UnitSpec unit(String text, String whole) {
        String[] words = text.split(":", -1);
        UnitSpec.State state = UnitSpec.State.FRESH;
        UnitSpec.Hide hide = UnitSpec.Hide.PLAIN;
        for (int i = words.length - 1; i > 0; i--) {
            switch (words[i]) {
                case "pinned" -> state = UnitSpec.State.PINNED;
                case "immobile" -> state = UnitSpec.State.IMMOBILE;
                case "valorous", "shield" -> hide = UnitSpec.Hide.IGNORES_FIRST;
                default -> throw unknown(whole);
            }
        }
        String[] parts = words[0].split("=", 2);
        String kind = parts[0];
        String rating = parts.length == 1 ? "" : parts[1];
        if (state == UnitSpec.State.IMMOBILE && !kind.equals("afv")) {
            throw new BadValueException(PrintableText.of(whole) + ": only an afv can be immobile");
        }
        return switch (kind) {
            case "leader" -> {
                int value = rating.isEmpty() ? 1 : number(rating.substring(rating.lastIndexOf('-') + 1), whole);
                yield new UnitSpec(UnitSpec.Kind.LEADER, "the leader", value, 0, state, hide);
            }
            case "gun" -> new UnitSpec(UnitSpec.Kind.GUN, "the Gun", number(rating, whole), 0, state, hide);
            case "vehicle" -> new UnitSpec(UnitSpec.Kind.VEHICLE, "the vehicle", number(rating, whole), 0, state, hide);
            case "afv" -> new UnitSpec(UnitSpec.Kind.AFV, "the AFV", 0, 0, state, hide);
            default -> counter(words[0], whole, state, hide);
        };
    }

    private static UnitSpec counter(String text, String whole, UnitSpec.State state, UnitSpec.Hide hide) {
        String[] parts = text.split("/", 2);
        String body = parts[0];
        boolean printed = parts.length == 1;
        int first = body.indexOf('-');
        int last = body.lastIndexOf('-');
        if (first == last) {
            throw unknown(whole);
        }
        int apfp = number(body.substring(0, first), whole);
        number(body.substring(first + 1, last), whole);
        int rating = number(body.substring(last + 1), whole);
        if (apfp == 1) {
            return new UnitSpec(UnitSpec.Kind.LEADER, "leader " + body, rating, 0, state, hide);
        }
        if (apfp < SQUAD_FROM && printed) {
            return new UnitSpec(UnitSpec.Kind.HALF_SQUAD, "half squad " + body, rating, 0, state, hide);
        }
        int half = printed ? Math.max(1, rating - USUAL_REDUCTION) : number(parts[1], whole);
        if (half >= rating) {
            throw new BadValueException(
                    PrintableText.of(whole) + ": a half squad's rating must be lower than its squad's");
        }
        return new UnitSpec(UnitSpec.Kind.SQUAD, "squad " + body, rating, half, state, hide);
    }

    private static int number(String text, String whole) {
        int value;
        try {
            value = NUMBER.parse(text);
        } catch (BadValueException e) {
            throw unknown(whole);
        }
        if (value == 0) {
            throw unknown(whole);
        }
        return value;
    }

    private static BadValueException unknown(String text) {
        return new BadValueException(
                PrintableText.of(text) + " is not a unit; write APFP-range-rating like 4-6-4 (5-3-5/2 if the half"
                        + " squad's rating is 2), leader, gun=3, vehicle=4 or afv; add :pinned, :valorous or :shield"
                        + " after it (an afv with :immobile) and 2x before it");
    }

    @Override
    public String show(List<UnitSpec> value) {
        return value.stream().map(unit -> show(unit)).collect(Collectors.joining(ListFormat.SEPARATOR));
    }

    private static String show(UnitSpec unit) {
        String body = switch (unit.kind()) {
            case SQUAD -> unit.name().substring("squad ".length()) + '/' + unit.half();
            case HALF_SQUAD -> unit.name().substring("half squad ".length());
            case LEADER -> unit.rating() == 1 ? "leader" : "leader=" + unit.rating();
            case GUN -> "gun=" + unit.rating();
            case VEHICLE -> "vehicle=" + unit.rating();
            case AFV -> "afv";
        };
        String pinned = switch (unit.state()) {
            case FRESH -> "";
            case PINNED -> ":pinned";
            case IMMOBILE -> ":immobile";
        };
        String hide =
                unit.hide() == UnitSpec.Hide.PLAIN ? "" : unit.kind() == UnitSpec.Kind.GUN ? ":shield" : ":valorous";
        return body + pinned + hide;
    }

    @Override
    public String explain(List<UnitSpec> value) {
        return show(value).replace(ListFormat.SEPARATOR, ", ");
    }

    @Override
    public String label() {
        return "UNITS";
    }

    @Override
    public String expects() {
        return "units like 4-6-4,2-6-3,leader,gun=3,vehicle=4:pinned";
    }

    @Override
    public boolean isRepeatable() {
        return true;
    }

    /** One unit as on its counter, like {@code 4-6-4} or {@code gun=3}, without a state. */
    static final class CounterFormat implements ValueFormat<UnitSpec> {
        private static final UnitSpecFormat SPECS = new UnitSpecFormat();
        private final Map<String, UnitSpec> known = new ConcurrentHashMap<>(); // rules read counters again and again

        @Override
        public UnitSpec parse(String text) {
            return known.computeIfAbsent(text, CounterFormat::unit);
        }

        private static UnitSpec unit(String text) {
            if (text.contains(":")) {
                throw new BadValueException(PrintableText.of(text)
                        + " has more than a counter; use --pinned, --valorous and --gun-shield" + " for the state");
            }
            List<UnitSpec> units = SPECS.parse(text);
            if (units.size() != 1) {
                throw new BadValueException("takes one unit; add each unit under its own name");
            }
            return units.get(0);
        }

        @Override
        public String show(UnitSpec value) {
            return SPECS.show(List.of(value));
        }

        @Override
        public String label() {
            return "UNIT";
        }

        @Override
        public String expects() {
            return "a unit like 4-6-4, leader, gun=3, vehicle=4 or afv";
        }
    }
}
