package io.redoubt.rules.lg.fire;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Size;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Optional;

/** How large a fire has grown. */
public final class Spread extends CaseProcedure<GrowingFire, GrowingFire.Result> {
    /** Also what is due as a turn begins. */
    public static final String VERB = "spread";

    public Spread() {
        super(
                VERB,
                "how large a fire grows, by turns, wind and fuel",
                GrowingFire.FORM,
                GrowingFire.End.values(),
                new Example("a 2\" fire after five turns", "--start 2in --turns 5"),
                new Example("the same in very strong wind", "--start 2in --turns 5 --wind very-strong"),
                new Example("a fire in a shed of 6\"", "--start 2in --turns 4 --fuel 6in"),
                new Example("three times the size every third turn", "--start 1 --turns 7 --factor 3 --every 3"),
                new Example("growing from the next turn on", "--start 1 --turns 3 --reading lg.fire-growth=next-turn"));
    }

    /** How a fire grows befalls what burns. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        FromPieces.acting(who);
        FromPieces.mustBeStructure(who, VERB);
        defaults.take(FromPieces.conditions(who), GrowingFire.WIND);
        defaults.take(
                who.at(),
                GrowingFire.START,
                GrowingFire.TURNS,
                GrowingFire.FUEL,
                GrowingFire.FACTOR,
                GrowingFire.EVERY);
        Optional<GrowingFire.Wind> wind = FromPieces.conditions(who).flatMap(table -> table.value(GrowingFire.WIND));
        who.at().ifPresent(fire -> new SizeSoFar(fire, wind).fill(defaults));
        Inside.name(who, SharedInputs.WHO_IS_INSIDE, defaults);
    }

    @Override
    public List<Change> effects(GrowingFire blaze, GrowingFire.Result result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges(who, asked);
        who.at().filter(PieceState::canBurn).ifPresent(piece -> {
            marks.flag(piece, PieceState.BURNING);
            keep(piece, GrowingFire.START, asked, marks);
            keep(piece, GrowingFire.TURNS, asked, marks);
            keep(piece, GrowingFire.FUEL, asked, marks);
            keep(piece, GrowingFire.FACTOR, asked, marks);
            keep(piece, GrowingFire.EVERY, asked, marks);
            Size size = blaze.size(result);
            long most = (long) Size.MOST * Size.WHOLE;
            marks.set(piece, PieceState.FIRE_SIZE, new Size(Math.min(most, size.thousandths()), size.unit()));
        });
        return marks.changes();
    }

    private static <T> void keep(Piece piece, Field<T> field, Inputs asked, PieceChanges marks) {
        asked.find(field).ifPresent(value -> marks.set(piece, field, value));
    }
}
