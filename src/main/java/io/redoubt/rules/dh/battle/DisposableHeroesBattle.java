package io.redoubt.rules.dh.battle;

import io.redoubt.rules.dh.assault.Assault;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.leaving.Leave;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.shooting.Shoot;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is kept of pieces between rulings. The chapter has no upkeep: Pins and Penetrating Hits stay for the battle. */
public final class DisposableHeroesBattle implements BattleRules {
    @Override
    public Optional<String> unsaid(Piece piece, Field<?> value) {
        return value == Pieces.CREW ? Pieces.men(piece).map(Pieces.CREW.kind()::text) : Optional.empty();
    }

    @Override
    public boolean throwsDice(int sides) {
        return sides == Die.D10.sides();
    }

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /** What a work can fire back with, and who may charge, changes nothing on the table. */
    @Override
    public List<List<String>> turnActions() {
        return List.of(List.of(Shoot.VERB, Assault.VERB));
    }

    @Override
    public List<String> namesOfPieces() {
        return List.of(Pieces.HOME.name());
    }

    @Override
    public Optional<String> contradiction(Piece piece) {
        return Pieces.work(piece).flatMap(work -> tooMany(piece).or(() -> new WorkWeapons(piece).contradiction()));
    }

    /** More men than its card has go in by the rules of the group alone, and these are asked when they do. */
    private static Optional<String> tooMany(Piece work) {
        int crew = work.value(Pieces.CREW).orElse(0);
        return work.value(Pieces.CARD)
                .map(card -> card.crew().men())
                .filter(most -> crew > most)
                .map(most -> "--crew " + crew + ": its card has a crew of " + most
                        + " (DH-CARD-FMT-3); enter --room takes more men in");
    }

    /** The men of a gun or vehicle; where infantry came from, and with what, is told only if its work is manned again. */
    @Override
    public List<Field<?>> forPlayers() {
        return List.of(Pieces.MEN, Pieces.HOME, Leave.LIGHT_GUNS);
    }

    /**
     * Lets crews that left in an earlier turn charge (DH-CC-05) and all act again; Pins remain and are
     * reported.
     */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        boolean theirs =
                piece.owner().isEmpty() || side.isEmpty() || piece.owner().equals(side);
        if (!theirs) {
            return List.of();
        }
        List<Expiry> over = new ArrayList<>();
        if (Pieces.isCover(piece)
                && !Pieces.isEmpty(piece)
                && piece.value(Pieces.LEFT)
                        .filter(when -> when != Pieces.Left.NOT_YET)
                        .isPresent()) {
            // Whoever took the crew in by set left the mark of its leaving (DH-CC-04).
            over.add(new Expiry(
                    Sentence.of("The crew of {} is inside again and may not charge [DH-CC-04]", piece.name()),
                    List.of(Change.drop(piece, Pieces.LEFT))));
        } else if (piece.is(Pieces.LEFT, Pieces.Left.THIS_TURN)) {
            over.add(mayCharge(piece));
        }
        over.addAll(mayActAgain(piece));
        boolean anybody = !piece.is(Pieces.CREW, 0) && !piece.is(Pieces.MEN, 0);
        Optional<Integer> pins = piece.value(Pieces.PINS).filter(markers -> anybody && markers > 0);
        pins.ifPresent(markers -> over.add(new Expiry(
                Sentence.of(
                        "{} keeps {}: only the core rules take a Pin off; set {} --pins says what is left [DH-GUTS-03, DH-CORE-08]",
                        piece.name(),
                        WorkState.markers(markers),
                        piece.name()),
                List.of())));
        return over;
    }

    /** Takes the marks of the last turn off a piece. */
    private static List<Expiry> mayActAgain(Piece piece) {
        Changes marks = new Changes();
        marks.drop(piece, Pieces.FIRED);
        marks.drop(piece, Pieces.ASSAULTED);
        if (marks.all().isEmpty()) {
            return List.of();
        }
        String words = piece.is(Pieces.DESTROYED) ? "{} is destroyed and acts no more" : "{} may act again";
        return List.of(new Expiry(Sentence.of(Remark.of(words), piece.name()), marks.all()));
    }

    private static Expiry mayCharge(Piece piece) {
        boolean infantry = piece.kind().equals(PieceKind.UNIT);
        Remark may = Remark.of(
                infantry
                        ? "{} left its work in an earlier turn and may charge [DH-CC-05, DH-CC-04]"
                        : "The crew that left {} in an earlier turn may charge [DH-CC-05, DH-CC-04]");
        List<Change> changes = List.of(Change.of(piece, Pieces.LEFT, Pieces.Left.EARLIER));
        return new Expiry(Sentence.of(may, piece.name()), changes);
    }
}
