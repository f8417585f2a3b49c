package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.List;
import java.util.Optional;

/** Values of pieces that no procedure asks for, and what follows from them. */
public final class PieceFields {
    public static final String GUN = "gun";
    public static final String VEHICLE = "vehicle";
    /** Number of Pin markers at which a crew Routs (DH-GUTS-05). */
    public static final int ROUT = 3;

    private static final int MOST_MEN = 1000;
    public static final InputField<FortificationCard> CARD = InputField.of(
            "card",
            new FortificationCard.Format(),
            "card of a turret or gun, whose first weapon fires [DH-CARD-FMT-6]");
    public static final InputField<Integer> CREW = InputField.of(
            "crew", WholeNumberFormat.of(0, MOST_MEN), "men alive, including those driven out [DH-GUTS-06]");
    public static final InputField<Integer> MEN =
            InputField.of("men", WholeNumberFormat.of(0, MOST_MEN), "number of men [DH-LEAVE-11]");
    public static final InputField<Integer> PINS = InputField.of(
                    "pins", WholeNumberFormat.of(0, ROUT), "Pin markers of its men [DH-GUTS-03]")
            .or(0);
    public static final InputField<Boolean> DESTROYED = InputField.flag("destroyed", "the piece is destroyed");

    /** Weapons that the piece fired this turn, one entry per shot. */
    public static final InputField<List<String>> FIRED =
            InputField.of("fired", Weapon.names("fired"), "weapon fired this turn");

    /** Weapons that the piece has lost, one entry per weapon. */
    public static final InputField<List<String>> LOST_WEAPON = InputField.of(
            "destroyed-weapon", Weapon.names("destroyed-weapon"), "heavy weapon already lost; repeatable [DH-PEN-08]");

    public static final InputField<Boolean> ASSAULTED =
            InputField.flag("assaulted", "it has made a Close Assault this turn");

    public static final InputField<Driven> OUTSIDE = InputField.of(
            "outside",
            NamedChoiceFormat.of(Driven.values()),
            "reason why its crew is outside [DH-LEAVE-03, DH-GUTS-04]");
    public static final InputField<Left> LEFT = InputField.of(
                    "left",
                    NamedChoiceFormat.of(Left.values()),
                    "turn in which a charging crew left its fortification [DH-CC-05]")
            .or(Left.NO);

    /** Fortification that the men left; it decides when they may charge. */
    public static final InputField<TargetKind> FROM =
            InputField.of("from", TargetKind.Format.works(), "fortification its men left, or its card [DH-LEAVE-04]");

    /** Name of the piece that the men left. */
    public static final InputField<String> HOME = InputField.of(
            "home",
            new FreeTextFormat("NAME", "the name of a piece"),
            "name of the fortification its men left [DH-LEAVE-04]");

    private PieceFields() {}

    /** Ways in which a crew was driven out. */
    public enum Driven implements PlainName {
        FELL_BACK,
        ROUTED
    }

    public enum Left implements PlainName {
        NO,
        THIS_TURN,
        EARLIER
    }

    /** Returns the class of a Bunker or Fort; empty for other pieces. */
    public static Optional<TargetKind.FortificationClass> work(Piece piece) {
        return NamedConstant.find(TargetKind.FortificationClass.class, piece.kind());
    }

    /** Returns whether men can be inside a piece: a fortification or plain digging. */
    public static boolean isCover(Piece piece) {
        return !List.of(PieceKind.UNIT, GUN, VEHICLE).contains(piece.kind());
    }

    /** Returns the number of men of a piece, or else that of its card. */
    public static Optional<Integer> men(Piece piece) {
        return piece.value(CREW)
                .or(() -> piece.value(CARD).map(card -> card.crew().men()));
    }

    /** Returns the number of men inside, if it is known. */
    public static Optional<Integer> inside(Piece piece) {
        return isEmpty(piece) ? Optional.of(0) : men(piece);
    }

    /** Returns the units that came from this fortification and belong to its side. */
    public static List<Piece> crewOutside(Piece work, Participants who) {
        return who.pieces().stream()
                .filter(piece -> piece.kind().equals(PieceKind.UNIT)
                        && piece.is(HOME, work.name())
                        && piece.owner().equals(work.owner()))
                .toList();
    }

    /** Returns whether no men are known to be inside. */
    public static boolean isEmpty(Piece piece) {
        return piece.has(OUTSIDE) || men(piece).equals(Optional.of(0));
    }

    /** Collects the changes of one fortification. */
    public static final class FortificationChanges extends Changes {
        private final Piece piece;

        public FortificationChanges(Piece piece) {
            this.piece = piece;
        }

        public <T> void set(InputField<T> field, T value) {
            set(piece, field, value);
        }

        /** Sets a number, or drops the field if the number is 0. */
        public void number(InputField<Integer> field, int number) {
            if (number == 0) {
                drop(field);
            } else {
                set(field, number);
            }
        }

        public void drop(InputField<?> field) {
            drop(piece, field);
        }
    }
}
