package io.redoubt.rules.dh;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Named;
import io.redoubt.rules.Piece;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.Whole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pieces of a battle and what can be said of each. */
final class Muster {
    static final String UNIT = "unit";
    static final String GUN_PIECE = "gun";
    static final String VEHICLE = "vehicle";

    static final String CARD = "card";
    static final String BY = "by";
    static final String GUN = "gun";
    static final String CREW = "crew";
    static final String MEN = "men";
    static final String PINS = "pins";
    static final String MARKS = "penetrating-hits";
    static final String DESTROYED_WEAPON = "destroyed-weapon";
    static final String DESTROYED = "destroyed";
    static final String OUTSIDE = "outside";
    static final String LEFT = "left";

    private static final int MOST_MEN = 1000;

    private static final Field<Boolean> IS_DESTROYED = Field.flag(DESTROYED, "it is destroyed");
    private static final Field<Integer> MEN_INSIDE =
            Field.of(CREW, Whole.of(0, MOST_MEN), "men alive, those who were driven out among them", Rule.GUTS_06);

    private static final Field<Integer> IS_PINNED =
            Field.of(PINS, Whole.of(0, Morale.ROUT), "Pin markers of its men", Rule.GUTS_03);

    private static final List<Field<?>> ATTACKER = List.of(
            Field.of(CARD, new Cards(), "the card of a turret or gun: its first weapon fires", CardRule.FMT_6),
            ShootForm.BY,
            ShootForm.GUN,
            ShootForm.PENETRATION,
            ShootForm.PENETRATION_MOD,
            ShootForm.WEAPON_DM,
            ShootForm.MM,
            ShootForm.ACQUIRE,
            ShootForm.HIT,
            ShootForm.ROF,
            ShootForm.WEAPONS,
            ShootForm.ACCURACY,
            ShootForm.ACCURACY_MOD,
            ShootForm.AP,
            AssaultForm.ATTACKER,
            AssaultForm.SCORE,
            AssaultForm.EXPLOSIVES,
            AssaultForm.GRENADES,
            AssaultForm.WIN,
            Field.of(MEN, Whole.of(0, MOST_MEN), "how many men it has", Rule.LEAVE_11),
            IS_PINNED,
            IS_DESTROYED);

    static final List<PieceKind> KINDS = kinds();

    private Muster() {}

    /** How the crew of a work came to be outside. */
    enum Driven implements Named {
        FELL_BACK("fell-back", Leaving.Cause.FALL_BACK),
        ROUTED("routed", Leaving.Cause.ROUT);

        private final String id;
        private final Leaving.Cause cause;

        Driven(String id, Leaving.Cause cause) {
            this.id = id;
            this.cause = cause;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String words() {
            return id.replace('-', ' ');
        }

        /** Why such a crew leaves its work. */
        Leaving.Cause cause() {
            return cause;
        }

        /** How an outcome of an attack drove the crew out, if it did. */
        static Optional<Driven> by(String outcome) {
            for (Driven driven : values()) {
                if (outcome.contains(driven.id)) {
                    return Optional.of(driven);
                }
            }
            return Optional.empty();
        }

        /** How the crew of a piece came to be outside, if it is. */
        static Optional<Driven> of(Piece piece) {
            return piece.value(OUTSIDE).flatMap(Driven::by);
        }
    }

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        for (Work work : Work.values()) {
            kinds.add(new PieceKind(
                    work.id(), "a " + work.words() + " and its crew, by its card or by figures", of(work)));
        }
        kinds.add(new PieceKind(UNIT, "infantry and what it carries", ATTACKER));
        kinds.add(new PieceKind(GUN_PIECE, "a gun and its crew", ATTACKER));
        kinds.add(new PieceKind(VEHICLE, "a vehicle", ATTACKER));
        for (Quarry.Normal normal : Quarry.Normal.values()) {
            kinds.add(new PieceKind(
                    normal.id(), "a " + normal.words() + ", no Fortification", List.of(MEN_INSIDE, ShootForm.COVER)));
        }
        return List.copyOf(kinds);
    }

    private static List<Field<?>> of(Work work) {
        return List.of(
                Field.of(CARD, Cards.of(work), "its card; what else is said of it wins", Rule.FIGHT_01),
                MEN_INSIDE,
                ShootForm.GUTS,
                ShootForm.GUTS_MOD,
                ShootForm.SECOND_PIN,
                ShootForm.FRONT,
                ShootForm.SIDE,
                ShootForm.REAR,
                ShootForm.TOP,
                ShootForm.TARGET_DM,
                ShootForm.HEAVY_WEAPON,
                ShootForm.DESTROYED_WEAPON,
                CounterattackForm.MAN,
                LeaveForm.SECTION,
                LeaveForm.LIGHT_GUNS,
                LeaveForm.CARRY,
                IS_PINNED,
                ShootForm.MARKS,
                Field.of(OUTSIDE, Choice.of(Driven.values()), "how its crew got out", Rule.LEAVE_03, Rule.GUTS_04),
                CounterattackForm.LEFT,
                IS_DESTROYED);
    }

    /** The class of a piece that is a Bunker or Fort. */
    static Optional<Work> work(Piece piece) {
        for (Work work : Work.values()) {
            if (work.id().equals(piece.kind())) {
                return Optional.of(work);
            }
        }
        return Optional.empty();
    }

    /** Whether a piece is something men are in: a work, or plain digging. */
    static boolean isCover(Piece piece) {
        return !List.of(UNIT, GUN_PIECE, VEHICLE).contains(piece.kind());
    }

    /** The card of a piece, if it has one. */
    static Optional<Card> card(Piece piece) {
        return piece.value(CARD).map(new Cards()::parse);
    }

    /** The men of a piece: what is said of it, or of its card. */
    static Optional<Integer> men(Piece piece) {
        return piece.value(CREW)
                .map(Integer::parseInt)
                .or(() -> card(piece).map(card -> card.crew().men()));
    }

    /** Whether it is known that nobody is inside. */
    static boolean isEmpty(Piece piece) {
        return piece.value(OUTSIDE).isPresent() || men(piece).equals(Optional.of(0));
    }
}
