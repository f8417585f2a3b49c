package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
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
import java.util.stream.Stream;

/** What can be said of pieces beside what procedures ask for, and what follows from it. */
public final class PieceFields {
    public static final String GUN = "gun";
    public static final String VEHICLE = "vehicle";
    /** Pin markers that make a crew Rout (DH-GUTS-05). */
    public static final int ROUT = 3;

    private static final int MOST_MEN = 1000;
    public static final InputField<FortificationCard> CARD = InputField.of(
            "card",
            new FortificationCard.Format(),
            "the card of a turret or gun: its first weapon fires [DH-CARD-FMT-6]");
    public static final InputField<Integer> CREW = InputField.of(
            "crew", WholeNumberFormat.of(0, MOST_MEN), "men alive, those who were driven out among them [DH-GUTS-06]");
    public static final InputField<Integer> MEN =
            InputField.of("men", WholeNumberFormat.of(0, MOST_MEN), "how many men it has [DH-LEAVE-11]");
    public static final InputField<Integer> PINS = InputField.of(
                    "pins", WholeNumberFormat.of(0, ROUT), "Pin markers of its men [DH-GUTS-03]")
            .or(0);
    public static final InputField<Boolean> DESTROYED = InputField.flag("destroyed", "it is destroyed");

    /** The weapons it has fired in this turn, each as often as it did. */
    public static final InputField<List<String>> FIRED =
            InputField.of("fired", new ListFormat<>(Weapon.NAME), "a weapon it has fired in this turn; repeatable");

    /** The weapons it has lost, each as often as it did. */
    public static final InputField<List<String>> LOST_WEAPON = InputField.of(
            "destroyed-weapon", new ListFormat<>(Weapon.NAME), "a heavy weapon lost before; repeatable [DH-PEN-08]");

    public static final InputField<Boolean> ASSAULTED =
            InputField.flag("assaulted", "it has made a Close Assault in this turn");

    public static final InputField<Driven> OUTSIDE = InputField.of(
            "outside", NamedChoiceFormat.of(Driven.values()), "how its crew got out [DH-LEAVE-03, DH-GUTS-04]");
    public static final InputField<Left> LEFT = InputField.of(
                    "left", NamedChoiceFormat.of(Left.values()), "when a crew that charges left its work [DH-CC-05]")
            .or(Left.NO);

    /** What men outside have left, by which they know when they may charge. */
    public static final InputField<TargetKind> FROM =
            InputField.of("from", TargetKind.Format.works(), "the work its men left, or its card [DH-LEAVE-04]");

    /** The piece that men outside have left. */
    public static final InputField<String> HOME = InputField.of(
            "home",
            new FreeTextFormat("NAME", "the name of a piece"),
            "the work its men left, by its name [DH-LEAVE-04]");

    private PieceFields() {}

    /** How the crew of a work came to be outside. */
    public enum Driven implements PlainName {
        FELL_BACK,
        ROUTED
    }

    public enum Left implements NamedConstant {
        NO("not yet"),
        THIS_TURN("this turn"),
        EARLIER("in an earlier turn");

        private final String words;

        Left(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** The class of a piece that is a Bunker or Fort. */
    public static Optional<TargetKind.FortificationClass> work(Piece piece) {
        return Stream.of(TargetKind.FortificationClass.values())
                .filter(work -> work.id().equals(piece.kind()))
                .findFirst();
    }

    /** Whether a piece is something men are in: a work, or plain digging. */
    public static boolean isCover(Piece piece) {
        return !List.of(PieceKind.UNIT, GUN, VEHICLE).contains(piece.kind());
    }

    /** The men of a piece: what is said of it, or of its card. */
    public static Optional<Integer> men(Piece piece) {
        return piece.value(CREW)
                .or(() -> piece.value(CARD).map(card -> card.crew().men()));
    }

    /** The men of a crew who are inside, as far as somebody counted them. */
    public static Optional<Integer> inside(Piece piece) {
        return isEmpty(piece) ? Optional.of(0) : men(piece);
    }

    /** The infantry that has left a work that is still its side's, by what each unit remembers. */
    public static List<Piece> crewOutside(Piece work, Participants who) {
        return who.pieces().stream()
                .filter(piece -> piece.kind().equals(PieceKind.UNIT)
                        && piece.is(HOME, work.name())
                        && piece.owner().equals(work.owner()))
                .toList();
    }

    /** Whether it is known that nobody is inside. */
    public static boolean isEmpty(Piece piece) {
        return piece.value(OUTSIDE).isPresent() || men(piece).equals(Optional.of(0));
    }

    /** What becomes of one piece. */
    public static final class FortificationChanges extends Changes {
        private final Piece piece;

        public FortificationChanges(Piece piece) {
            this.piece = piece;
        }

        public <T> void set(InputField<T> field, T value) {
            set(piece, field, value);
        }

        /** A number that is not told where there is none. */
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
