package io.redoubt.rules.lg.fire;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Size;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * A fire over some turns: its size times the factor, once for each full interval (LG-Q20).
 *
 * @param fuel how large it can get, if anything limits it
 * @param inside who is in what burns, if anybody said
 * @param attacks how often it attacks them (LG-Q21)
 * @param first in which turn after it started it grows for the first time
 * @param before how large it had grown before, where that does not follow from how it grows now
 */
public record GrowingFire(
        Size start,
        int turns,
        Wind wind,
        int factor,
        int every,
        int first,
        boolean own,
        Optional<Size> fuel,
        Optional<String> inside,
        Readings.Burns attacks,
        Optional<Before> before)
        implements Case<GrowingFire.Result> {
    /** A size it had after so many turns. */
    record Before(Size size, int turns) {}

    /** What fans a fire. */
    enum Wind implements PlainName {
        NORMAL,
        VERY_STRONG
    }

    /** Whether it still finds fuel. */
    enum End implements PlainName {
        BURNING,
        AT_FUEL_LIMIT
    }

    /** How large it is, counted in its grains, and whether it ran out of fuel. */
    record Result(End end, int size) implements Case.Result {}

    private static final int DOUBLE = 2;
    private static final int TRIPLE = 3;
    private static final int SECOND_TURN = 2;
    private static final int LARGEST = 1_000_000_000;

    public static final Field<Size> START =
            Field.of("start", new Size.Written(), "size of the fire when it started [LG-FIRE-27]");
    public static final Field<Integer> TURNS = Field.number("turns", 0, 1000, "turns it has burned [LG-FIRE-27]");
    public static final Field<Wind> WIND = Field.choice("wind", Wind.NORMAL, "the wind [LG-FIRE-30]");
    static final Field<Size> FIRE_SIZE = Field.of(
            "fire-size", new Size.Written(), "size it had grown to before, in another wind perhaps [LG-FIRE-30]");
    static final Field<Integer> AFTER = Field.number(
                    "after", 0, 1000, "turns it had burned when it had that size [LG-FIRE-27]")
            .or(0);
    public static final Field<Size> FUEL =
            Field.of("fuel", new Size.Written(), "size of all there is to burn [LG-FIRE-28]");
    public static final Field<Integer> FACTOR =
            Field.number("factor", 1, 100, "how many times larger it gets, if you alter it [LG-FIRE-31]");
    public static final Field<Integer> EVERY =
            Field.number("every", 1, 100, "in how many turns, if you alter it [LG-FIRE-31]");

    static final Form<GrowingFire> FORM = new Fields()
            .with(START, TURNS, WIND, FUEL)
            .with(FIRE_SIZE, AFTER)
            .with(FACTOR, EVERY, SharedInputs.WHO_IS_INSIDE)
            .form(GrowingFire::read);

    private static GrowingFire read(Inputs in) {
        Optional<Integer> factor = in.find(FACTOR);
        // A factor of one's own leaves the wind nothing to say.
        Wind wind = factor.isPresent() ? Wind.NORMAL : in.get(WIND);
        Optional<Integer> every = in.find(EVERY);
        int interval = every.orElse(SECOND_TURN);
        boolean next = in.reading(Readings.FIRE_GROWTH) == Readings.Growth.NEXT_TURN;
        GrowingFire blaze = new GrowingFire(
                in.get(START),
                in.get(TURNS),
                wind,
                factor.orElse(wind == Wind.NORMAL ? DOUBLE : TRIPLE),
                interval,
                next ? 1 : interval,
                factor.isPresent() || every.isPresent(),
                in.find(FUEL),
                in.find(SharedInputs.WHO_IS_INSIDE),
                in.find(SharedInputs.WHO_IS_INSIDE).isPresent()
                        ? in.reading(Readings.FIRE_ATTACKS)
                        : Readings.FIRE_ATTACKS.standard(),
                before(in));
        String unit = blaze.start.unit();
        String other = blaze.fuel.map(Size::unit).orElse("");
        if (!unit.isEmpty() && !other.isEmpty() && !unit.equals(other)) {
            throw new BadInput("--start " + START.kind().show(blaze.start) + " and --fuel in " + other
                    + ": give both in one unit");
        }
        if (blaze.fuel.isEmpty() && blaze.unlimited() > LARGEST) {
            throw new BadInput("--turns " + blaze.turns + ": the fire would be larger than "
                    + LARGEST / (Size.WHOLE / blaze.grain()) + ": give --fuel, or fewer turns");
        }
        return blaze;
    }

    @Override
    public void check(Checklist list) {
        if (own) {
            list.note("It grows {} times, every {} turns, as you set it [LG-FIRE-31]", factor, every);
        } else {
            list.note(
                    wind == Wind.NORMAL
                            ? "It doubles every second turn [LG-FIRE-27]"
                            : "In very strong wind it triples every second turn [LG-FIRE-30]");
        }
        before.ifPresent(then -> list.note(
                "It had grown to {} after {} turns, and grows on from there [LG-FIRE-27]", then.size(), then.turns()));
        if (fuel.isPresent()) {
            list.note("There is fuel for {} and no more [LG-FIRE-28]", fuel.get());
        } else {
            list.note("No --fuel given: there is enough of it [LG-FIRE-28]");
        }
        if (inside.isPresent()) {
            list.note(
                    attacks == Readings.Burns.EACH_TURN
                            ? "In it: {}; the fire attacks each of them with factor 5, every turn [LG-FIRE-32]"
                            : "In it: {}; the fire attacks each of them with factor 5, once in all, as settled here [LG-FIRE-32]",
                    inside.get());
        }
    }

    /**
     * What it had grown to.
     *
     * @throws BadInput if it had that size only later
     */
    private static Optional<Before> before(Inputs in) {
        Optional<Size> size = in.find(FIRE_SIZE);
        if (size.isEmpty()) {
            return Optional.empty();
        }
        int after = in.get(AFTER);
        if (after > in.get(TURNS)) {
            throw new BadInput("--after " + after + " is later than --turns " + in.get(TURNS)
                    + ": leave out --fire-size, or give more --turns");
        }
        return Optional.of(new Before(size.get(), after));
    }

    /** Thousandths of a unit in the numbers it is counted in: whole units, unless one of its sizes is none. */
    private int grain() {
        boolean whole = start.isWhole()
                && fuel.map(Size::isWhole).orElse(true)
                && before.map(then -> then.size().isWhole()).orElse(true);
        return whole ? Size.WHOLE : 1;
    }

    /** How large it is then, in its unit. */
    Size size(Result result) {
        return new Size((long) result.size() * grain(), start.unit());
    }

    /** Its size if fuel never ended, counted in its grains; stops growing just beyond the largest size there is. */
    private long unlimited() {
        int times = times(turns, first, every)
                - before.map(then -> times(then.turns(), first, every)).orElse(0);
        long size = before.map(Before::size).orElse(start).thousandths() / grain();
        for (int i = 0; i < times && size <= LARGEST; i++) {
            size *= factor;
        }
        return size;
    }

    /** How often a fire has grown after so many turns. */
    static int times(int turns, int first, int every) {
        return turns < first ? 0 : (turns - first) / every + 1;
    }

    private End end() {
        return fuel.isPresent() && unlimited() >= fuel.get().thousandths() / grain() ? End.AT_FUEL_LIMIT : End.BURNING;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("a fire that spreads");
    }

    @Override
    public Result resolve(Umpire umpire) {
        long size = unlimited();
        return new Result(
                end(), (int) (fuel.isPresent() ? Math.min(size, fuel.get().thousandths() / grain()) : size));
    }

    @Override
    public List<End> shown() {
        return List.of(end());
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return List.of(
                grain() == Size.WHOLE
                        ? new Quantity<>("size", "size of the fire", Result::size)
                        : new Quantity<>("size-in-thousandths", "thousandths, size of the fire", Result::size));
    }

    @Override
    public Sentence verdict(Result result) {
        Size size = size(result);
        String age = turns == 1 ? "1 turn" : turns + " turns";
        String measures = "After {} the fire measures *{}*";
        if (inside.isPresent() && attacks == Readings.Burns.EACH_TURN) {
            return Sentence.of(
                    Remark.of(measures + ", and attacks who is in it: {}. [LG-FIRE-32]")
                            .citingFirst(growth(result)),
                    age,
                    size,
                    inside.get());
        }
        return switch (result.end()) {
            case AT_FUEL_LIMIT ->
                Sentence.of(Remark.of(measures + ": all the fuel there is.").citingFirst(growth(result)), age, size);
            case BURNING -> Sentence.of(Remark.of(measures + ".").citingFirst(growth(result)), age, size);
        };
    }

    private RuleId growth(Result result) {
        if (result.end() == End.AT_FUEL_LIMIT) {
            return RuleId.of("LG-FIRE-28");
        }
        if (own) {
            return RuleId.of("LG-FIRE-31");
        }
        return switch (wind) {
            case NORMAL -> RuleId.of("LG-FIRE-27");
            case VERY_STRONG -> RuleId.of("LG-FIRE-30");
        };
    }
}
