package io.redoubt.rules.lg.detection;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** Spotting troops who fire from concealment. */
public final class Detect extends EnumProcedure<Search, Search.End> {
    /** What it is called on the command line. */
    public static final String VERB = "detect";

    public Detect() {
        super(
                VERB,
                "spot troops who fire from concealment",
                Search.FORM,
                Search.End.class,
                new Example("a bolt rifle fired from total concealment", "--weapon bolt-rifle"),
                new Example("a fireteam of four looks for him", "--weapon bolt-rifle --observers 4"),
                new Example("another weapon, its signature given", "--weapon heavy-laser --signature 3"),
                new Example(
                        "somebody less concealed who keeps quiet", "--concealment-before less --fired no --base 5/10"),
                new Example("he was detected before", "--detected"),
                new Example(
                        "a roll for each of them",
                        "--weapon bolt-rifle --observers 4 --reading lg.detection-rolls=per-observer"));
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    /** Fills in the observers and the target; a unit that has not fired since its side's turn began counts as silent. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        FromPieces.mustBeUnit(who, VERB);
        who.at().ifPresent(piece -> mustBeHidden(piece, defaults));
        who.at()
                .filter(PieceState::isUnit)
                .ifPresent(piece -> defaults.put(
                        SharedInputs.FIRED, piece.value(SharedInputs.FIRED).orElse(YesNo.NO), piece));
        defaults.take(who.at(), PieceState.DETECTED);
        defaults.take(who.at(), SharedInputs.CHAPTER_WEAPON, Search.CONCEALMENT, Search.BASE, Search.SIGNATURE);
        defaults.takeAs(Search.OBSERVERS, PieceState.TROOPS, by);
    }

    /** Whoever neither fired nor was said to be hidden stands in sight: nobody looks for him. */
    private static void mustBeHidden(Piece piece, PieceDefaults defaults) {
        boolean said = piece.value(Search.CONCEALMENT).isPresent()
                || piece.value(SharedInputs.FIRED).isPresent()
                || piece.value(Search.BASE).isPresent()
                || piece.is(PieceState.DETECTED);
        if (!said
                && !defaults.isGiven(Search.CONCEALMENT)
                && !defaults.isGiven(SharedInputs.FIRED)
                && !defaults.isGiven(Search.BASE)) {
            throw new BadInput("nobody said that " + Escaped.of(piece.name())
                    + " is hidden, and it has not fired: say --concealment-before, --fired or --base");
        }
    }

    @Override
    public List<Sentence> reminders(Participants who) {
        return FromPieces.remindersOfTarget(who).againstTheEnemy().all();
    }

    @Override
    public List<Change> effects(Search search, Search.End end, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges(who, asked);
        if (end == Search.End.DETECTED) {
            who.at().filter(PieceState::isUnit).ifPresent(piece -> marks.flag(piece, PieceState.DETECTED));
        }
        return marks.changes();
    }
}
