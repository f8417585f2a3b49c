package io.redoubt.rules.lg.fire;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.Size;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Role;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How large a fire has grown. */
public final class Spread implements Procedure<GrowingFire, Spread.Result> {
    /** Also what is due as a turn begins. */
    public static final String VERB = "spread";

    /** How large the fire is, and whether it ran out of fuel. */
    record Result(int size, boolean spent) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Result that && size == that.size && spent == that.spent;
        }

        @Override
        public int hashCode() {
            return size;
        }
    }

    private static final String BURNING = "burning";
    private static final String AT_FUEL_LIMIT = "at-fuel-limit";
    private static final List<String> OUTCOMES = List.of(BURNING, AT_FUEL_LIMIT);

    private static final String MEASURES = "After {} the fire measures *{}*.";
    private static final Remark DOUBLED = Remark.of(MEASURES, Rule.FIRE_27);
    private static final Remark TRIPLED = Remark.of(MEASURES, Rule.FIRE_30);
    private static final Remark GROWN = Remark.of(MEASURES, Rule.FIRE_31);

    private static final List<Example> EXAMPLES = List.of(
            new Example("a 2\" fire after five turns", "--start 2in --turns 5"),
            new Example("the same in very strong wind", "--start 2in --turns 5 --wind very-strong"),
            new Example("a fire in a shed of 6\"", "--start 2in --turns 4 --fuel 6in"),
            new Example("three times the size every third turn", "--start 1 --turns 7 --factor 3 --every 3"),
            new Example("growing from the next turn on", "--start 1 --turns 3 --reading lg.fire-growth=next-turn"));

    @Override
    public String verb() {
        return VERB;
    }

    /** How a fire grows befalls what burns. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public String summary() {
        return "how large a fire grows, by turns, wind and fuel";
    }

    @Override
    public Form<GrowingFire> form() {
        return GrowingFire.FORM;
    }

    @Override
    public void check(GrowingFire blaze, Checklist checklist) {
        blaze.check(checklist);
    }

    @Override
    public Result resolve(GrowingFire blaze, Umpire umpire) {
        return new Result(blaze.size(), blaze.spent());
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(GrowingFire blaze) {
        return List.of(blaze.spent() ? AT_FUEL_LIMIT : BURNING);
    }

    @Override
    public String outcome(GrowingFire blaze, Result result) {
        return result.spent() ? AT_FUEL_LIMIT : BURNING;
    }

    @Override
    public List<Quantity<Result>> quantities(GrowingFire blaze) {
        return List.of(new Quantity<>("size", "size of the fire", Result::size));
    }

    @Override
    public Sentence headline(GrowingFire blaze) {
        return Sentence.of(Remark.of("a fire that spreads"));
    }

    @Override
    public Sentence verdict(GrowingFire blaze, Result result) {
        Size size = new Size(result.size(), blaze.start().unit());
        return Sentence.of(
                result.spent()
                        ? Remark.of("After {} the fire measures *{}*: all the fuel there is.", Rule.FIRE_28)
                        : grown(blaze),
                blaze.turns() == 1 ? "1 turn" : blaze.turns() + " turns",
                size);
    }

    private static Remark grown(GrowingFire blaze) {
        if (blaze.own()) {
            return GROWN;
        }
        return switch (blaze.wind()) {
            case NORMAL -> DOUBLED;
            case VERY_STRONG -> TRIPLED;
        };
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        FromPieces.acting(who);
        defaults.take(FromPieces.conditions(who), GrowingFire.WIND);
        defaults.take(
                who.at(),
                GrowingFire.START,
                GrowingFire.TURNS,
                GrowingFire.FUEL,
                GrowingFire.FACTOR,
                GrowingFire.EVERY);
    }

    @Override
    public List<Change> effects(GrowingFire blaze, Result result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.at().filter(PieceState::canBurn).ifPresent(piece -> {
            marks.flag(piece, PieceState.BURNING);
            keep(piece, GrowingFire.START, asked, marks);
            keep(piece, GrowingFire.TURNS, asked, marks);
            keep(piece, GrowingFire.FUEL, asked, marks);
            keep(piece, GrowingFire.FACTOR, asked, marks);
            keep(piece, GrowingFire.EVERY, asked, marks);
            int size = Math.min(Size.MOST, result.size());
            marks.set(piece, PieceState.FIRE_SIZE, new Size(size, blaze.start().unit()));
        });
        return marks.changes();
    }

    private static <T> void keep(Piece piece, Field<T> field, Inputs asked, PieceChanges marks) {
        asked.find(field).ifPresent(value -> marks.set(piece, field, value));
    }
}
