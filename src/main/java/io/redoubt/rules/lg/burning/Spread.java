package io.redoubt.rules.lg.burning;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import java.util.Optional;

/** Growth of fires by turns, wind and fuel. */
public final class Spread extends CaseProcedure<Spread.GrowingFire, Spread.Result> {
    /** The verb, which the upkeep of a turn uses too. */
    public static final String VERB = "spread";

    enum Wind implements PlainName {
        NORMAL,
        VERY_STRONG
    }

    enum End implements PlainName {
        BURNING,
        AT_FUEL_LIMIT
    }

    /** The size in whole units or in thousandths of a unit, and whether the fuel ran out. */
    record Result(End end, int size, boolean whole) implements Case.Result {}

    private static final int DOUBLE = 2;
    private static final int TRIPLE = 3;
    private static final int SECOND_TURN = 2;
    private static final int LARGEST = 1_000_000_000;

    public static final InputField<Size> START =
            InputField.of("start", new Size.Written(), "size of the fire when it started [LG-FIRE-27]");
    public static final InputField<Integer> TURNS =
            InputField.number("turns", 0, 1000, "turns of burning [LG-FIRE-27]");
    public static final InputField<Wind> WIND =
            InputField.choice("wind", Wind.NORMAL, "strength of the wind [LG-FIRE-30]");
    static final InputField<Size> FIRE_SIZE =
            InputField.of("fire-size", new Size.Written(), "earlier size, for example in another wind [LG-FIRE-30]");
    static final InputField<Integer> AFTER = InputField.number(
                    "after", 0, 1000, "turns of burning up to that size [LG-FIRE-27]")
            .or(0);
    public static final InputField<Size> FUEL =
            InputField.of("fuel", new Size.Written(), "size of all the fuel [LG-FIRE-28]");
    public static final InputField<Integer> FACTOR =
            InputField.number("factor", 1, 100, "growth factor, if you change it [LG-FIRE-31]");
    public static final InputField<Integer> EVERY =
            InputField.number("every", 1, 100, "turns from growth to growth, if you change them [LG-FIRE-31]");

    public Spread() {
        super(
                VERB,
                "compute the size of a fire by turns, wind and fuel",
                new FormBuilder()
                        .with(START, TURNS, WIND, FUEL)
                        .with(FIRE_SIZE, AFTER)
                        .with(FACTOR, EVERY, SharedInputs.WHO_IS_INSIDE)
                        .form(GrowingFire::read),
                End.values(),
                new Example("a 2\" fire after five turns", "--start 2in --turns 5"),
                new Example(
                        "a 2\" fire after five turns of very strong wind", "--start 2in --turns 5 --wind very-strong"),
                new Example("a fire in a shed of 6\"", "--start 2in --turns 4 --fuel 6in"),
                new Example("three times the size every third turn", "--start 1 --turns 7 --factor 3 --every 3"),
                new Example("growing from the next turn on", "--start 1 --turns 3 --reading lg.fire-growth=next-turn"));
    }

    /** Returns the burning piece, because the growth happens to it. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        SharedPieceDefaults.mustBe(PieceState::canBurn, "a structure or vegetation", who, VERB);
        defaults.take(SharedPieceDefaults.conditions(who), WIND);
        defaults.take(who.at(), START, TURNS, FUEL, FACTOR, EVERY);
        Optional<Wind> wind = SharedPieceDefaults.conditions(who).flatMap(table -> table.value(WIND));
        who.at().ifPresent(fire -> new FireProgress(fire, wind).fill(defaults));
        StructureOccupants.name(who, SharedInputs.WHO_IS_INSIDE, defaults);
    }

    @Override
    public List<Change> effects(GrowingFire blaze, Result result, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        who.at().filter(PieceState::canBurn).ifPresent(piece -> {
            marks.flag(piece, PieceState.BURNING);
            for (InputField<?> field : List.of(START, TURNS, FUEL, FACTOR, EVERY)) {
                keep(piece, field, asked, marks);
            }
            Size size = blaze.size();
            long most = (long) Size.MOST * Size.WHOLE;
            marks.set(piece, PieceState.FIRE_SIZE, new Size(Math.min(most, size.thousandths()), size.unit()));
        });
        return marks.changes();
    }

    private static <T> void keep(Piece piece, InputField<T> field, Inputs asked, SequentialChanges marks) {
        asked.find(field).ifPresent(value -> marks.set(piece, field, value));
    }

    /** Returns how often a fire has grown after the given turns. */
    static int times(int turns, int first, int every) {
        return turns < first ? 0 : (turns - first) / every + 1;
    }

    /** A fire over some turns: its size is multiplied by the factor once per full interval (LG-Q20). */
    record GrowingFire(Sentence headline, Spread.Result end, Size size, Sentence verdict, Checklist found)
            implements Settled<Spread.Result> {
        private static GrowingFire read(Inputs in) {
            Checklist list = new Checklist();
            Optional<Integer> ownFactor = in.find(FACTOR);
            // The factor of the user replaces that of the wind.
            Wind wind = ownFactor.isPresent() ? Wind.NORMAL : in.get(WIND);
            Optional<Integer> ownEvery = in.find(EVERY);
            int factor = ownFactor.orElse(wind == Wind.NORMAL ? DOUBLE : TRIPLE);
            int every = ownEvery.orElse(SECOND_TURN);
            int first = in.reading(Readings.FIRE_GROWTH) == Readings.Growth.NEXT_TURN ? 1 : every;
            Size start = in.get(START);
            int turns = in.get(TURNS);
            RuleId growth;
            if (ownFactor.isPresent() || ownEvery.isPresent()) {
                growth = RuleId.of("LG-FIRE-31");
                list.note("It grows {} times, every {} turns, as you set it [LG-FIRE-31]", factor, every);
            } else if (wind == Wind.NORMAL) {
                growth = RuleId.of("LG-FIRE-27");
                list.note("It doubles every second turn [LG-FIRE-27]");
            } else {
                growth = RuleId.of("LG-FIRE-30");
                list.note("In very strong wind it triples every second turn [LG-FIRE-30]");
            }
            Optional<Size> fuel = in.find(FUEL);
            Optional<String> inside = in.find(SharedInputs.WHO_IS_INSIDE);
            boolean eachTurn = inside.isPresent() && in.reading(Readings.FIRE_ATTACKS) == Readings.Burns.EACH_TURN;
            Optional<Size> before = in.find(FIRE_SIZE);
            int after = before.isPresent() ? after(in, turns) : 0;
            before.ifPresent(size ->
                    list.note("It had grown to {} after {} turns, and grows on from there [LG-FIRE-27]", size, after));
            fuel.ifPresentOrElse(
                    size -> list.note("Fuel for {} only [LG-FIRE-28]", size),
                    () -> list.note("No --fuel given: assumed unlimited [LG-FIRE-28]"));
            inside.ifPresent(who -> list.note(
                    eachTurn
                            ? "In it: {}; the fire attacks each with factor 5, every turn [LG-FIRE-32]"
                            : "In it: {}; the fire attacks each with factor 5, once in all (reading) [LG-FIRE-32]",
                    who));
            mustBeInOneUnit(start, fuel);
            boolean whole = start.isWhole()
                    && fuel.map(Size::isWhole).orElse(true)
                    && before.map(Size::isWhole).orElse(true);
            int grain = whole ? Size.WHOLE : 1;
            int times = times(turns, first, every) - (before.isPresent() ? times(after, first, every) : 0);
            // It stops just above the maximum.
            long grown = before.orElse(start).thousandths() / grain;
            for (int i = 0; i < times && grown <= LARGEST; i++) {
                grown *= factor;
            }
            if (fuel.isEmpty() && grown > LARGEST) {
                throw new BadInputException("--turns " + turns + ": the fire would be larger than "
                        + LARGEST / (Size.WHOLE / grain) + "; give --fuel, or fewer turns");
            }
            long most = fuel.map(Size::thousandths).orElse(Long.MAX_VALUE) / grain;
            boolean limited = fuel.isPresent() && grown >= most;
            Size size = new Size(Math.min(grown, most) * grain, start.unit());
            String age = turns == 1 ? "1 turn" : turns + " turns";
            String measures = "After {} the fire measures *{}*";
            RuleId rule = limited ? RuleId.of("LG-FIRE-28") : growth;
            Sentence verdict = eachTurn
                    ? Sentence.of(
                            SentenceTemplate.of(measures + ", and attacks the pieces in it: {}. [LG-FIRE-32]")
                                    .citingFirst(rule),
                            age,
                            size,
                            inside.get())
                    : Sentence.of(
                            SentenceTemplate.of(measures + (limited ? ": all available fuel." : "."))
                                    .citingFirst(rule),
                            age,
                            size);
            End end = limited ? End.AT_FUEL_LIMIT : End.BURNING;
            Sentence headline = Sentence.of("a fire that spreads");
            return new GrowingFire(
                    headline, new Spread.Result(end, (int) Math.min(grown, most), whole), size, verdict, list);
        }

        /** Reads the turn of the earlier size and rejects one after the last turn. */
        private static int after(Inputs in, int turns) {
            int after = in.get(AFTER);
            if (after > turns) {
                throw new BadInputException("--after " + after + " is later than --turns " + turns
                        + "; remove --fire-size, or give more --turns");
            }
            return after;
        }

        private static void mustBeInOneUnit(Size start, Optional<Size> fuel) {
            String unit = start.unit();
            String other = fuel.map(Size::unit).orElse("");
            if (!unit.isEmpty() && !other.isEmpty() && !unit.equals(other)) {
                throw new BadInputException("--start " + START.kind().show(start) + " and --fuel in " + other
                        + " have different units; give both in one");
            }
        }

        @Override
        public List<Quantity<Spread.Result>> quantities() {
            return List.of(
                    end.whole()
                            ? new Quantity<>("size", "size of the fire", Spread.Result::size)
                            : new Quantity<>(
                                    "size-in-thousandths", "thousandths, size of the fire", Spread.Result::size));
        }

        @Override
        public Sentence verdict(Spread.Result result) {
            return verdict;
        }
    }
}
