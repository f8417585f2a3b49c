package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** Return fire of a fortification: its crew on the weapons, the others with rifles, through its flat front. */
public final class Counterattack extends CaseProcedure<Counterattack.CrewAction, Counterattack.Response> {
    public static final String VERB = "counterattack";

    /** Outcomes, from no fire to all weapons. */
    enum Response implements PlainName, Case.PlainEnd {
        NOTHING("*NOTHING* fires."),
        /** Decided by the core rules. */
        ALLOWED("*ALLOWED*; go on by the core rules."),
        RIFLES_ONLY("*RIFLES ONLY* fire: {}."),
        SOME_WEAPONS("*SOME WEAPONS* fire: {}."),
        ALL_WEAPONS("*ALL WEAPONS* fire: {}."),
        CHARGES("The crew *MAY CHARGE*. [DH-CC-05]");

        private final String verdict;

        Response(String verdict) {
            this.verdict = verdict;
        }
    }

    private enum Wish implements PlainName {
        FIRE,
        CHARGE
    }

    private static final int MOST_MEN = 1000;

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<TargetKind> FROM =
            FIELDS.of("from", TargetKind.Format.works(), "fortification that fires back [DH-FIGHT-01, DH-SAMPLE-01]");
    private static final InputField<Wish> ACTION =
            FIELDS.choice("action", Wish.FIRE, "intended action of its crew [DH-FIGHT-04, DH-CC-04]");
    static final InputField<Integer> CREW =
            FIELDS.number("crew", 0, MOST_MEN, "men inside now (default: all of the card) [DH-CREW-01]");
    static final InputField<Integer> CASUALTIES =
            FIELDS.of("casualties", WholeNumberFormat.of(0, MOST_MEN), 0, "casualties among these men [DH-CREW-01]");
    static final InputField<List<String>> DESTROYED = FIELDS.add(PieceFields.LOST_WEAPON);
    public static final InputField<List<String>> MAN =
            FIELDS.by().of("man", Weapon.names("man"), "weapon to be manned before others; repeatable [DH-CREW-01]");
    static final InputField<Bearing> BEARING = FIELDS.of(
            "bearing",
            new Bearing.Sides(),
            Bearing.FRONT,
            "direction of the target from straight ahead [DH-FIGHT-06, DH-FIGHT-07]");
    static final InputField<Integer> PINS =
            FIELDS.of("pins", WholeNumberFormat.of(0, 2), 0, "Pin markers of the crew [DH-GUTS-03]");
    private static final InputField<PieceFields.Left> LEFT = FIELDS.add(PieceFields.LEFT);

    public Counterattack() {
        super(
                VERB,
                "return fire of a fortification: weapons, rifles, arcs",
                FIELDS.form(Counterattack::read),
                Response.values(),
                new Example("the loghouse at full strength", "--from slog"),
                new Example("the same with seven men", "--from slog --crew 7"),
                new Example("with seven men and without its gun", "--from slog --crew 7 --destroyed-weapon 45mm"),
                new Example(
                        "five men can serve one weapon: the owner takes the Maxim", "--from slog --crew 5 --man maxim"),
                new Example("after four casualties", "--from glog --casualties 4"),
                new Example("nine men with rifles", "--from pit"),
                new Example("all of them fire", "--from pit --reading dh.rifle-pit=all"),
                new Example("a turret with one man left", "--from h35 --crew 1"),
                new Example("the coaxial machine gun", "--from t34 --crew 3 --reading dh.all-crew=full-complement"),
                new Example("a target in line with the flat front", "--from conc --bearing 90"),
                new Example("a crew that left in an earlier turn", "--from slog --action charge --left earlier"));
    }

    @Override
    public Role subject() {
        return Role.BY;
    }

    /**
     * Checked action of a crew: to fire, or to charge. It follows from the card and the losses, without dice.
     *
     * @param values values of the verdict, if it has any
     */
    record CrewAction(
            Sentence headline, Response end, List<Quantity<Response>> quantities, List<String> values, Checklist found)
            implements Settled<Response> {
        @Override
        public Sentence verdict(Response response) {
            return Sentence.of(response.verdict, values.toArray());
        }
    }

    private static CrewAction read(Inputs in) {
        TargetKind from = in.get(FROM);
        Checklist list = new Checklist();
        if (AttackReadings.isWithoutVariant(in)) {
            list.note(AttackReadings.IN_PLAIN_COVER, from.asWork().orElseThrow(), "the actions of men in it");
            return new CrewAction(
                    Sentence.of("fire out of the {}", from), Response.ALLOWED, List.of(), List.of(), list);
        }
        if (in.get(ACTION) == Wish.CHARGE) {
            if (in.get(LEFT) == PieceFields.Left.EARLIER) {
                list.note("Out since an earlier turn: it may charge like infantry [DH-CC-05]");
            } else {
                list.forbid(
                        "A crew cannot charge out of its {}: it has to leave in an earlier turn [DH-CC-04, DH-CC-05]",
                        from.asWork().orElseThrow());
            }
            return new CrewAction(
                    Sentence.of("a charge out of the {}", from), Response.CHARGES, List.of(), List.of(), list);
        }
        FortificationCard card = from.asCard()
                .orElseThrow(() -> new BadInputException("--from " + from.id()
                        + ": return fire needs a card (DH-FIGHT-01); name one, for example slog"));
        return Firing.read(card, in);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        who.by().ifPresent(piece -> {
            boolean out = piece.kind().equals(PieceKind.UNIT) && piece.has(PieceFields.FROM);
            if (out) {
                outside(piece, defaults);
            } else {
                work(piece, defaults);
            }
            if (out || (PieceFields.isEmpty(piece) && defaults.isGiven(ACTION))) {
                who.at().ifPresent(PieceGuards::chargeable);
            }
        });
    }

    /** Fills in a crew in its fortification. */
    private static void work(Piece piece, PieceDefaults defaults) {
        if (!piece.has(LEFT)) {
            PieceGuards.requireIntact(piece, "--by");
        }
        PieceGuards.mayStay(piece);
        PieceGuards.from(piece, FROM, defaults);
        if (!piece.has(PieceFields.CARD) && !defaults.isGiven(FROM) && !defaults.isGiven(ACTION)) {
            throw PieceGuards.bad(
                    piece,
                    " has no card (DH-FIGHT-03), so its weapons are unknown: use set "
                            + PrintableText.of(piece.name())
                            + " --card, or --from for this ruling");
        }
        if (PieceFields.isEmpty(piece)) {
            defaults.put(CREW, 0, piece);
            // A crew that is inside has not left, so an old mark does not count (DH-CC-04).
            defaults.take(Optional.of(piece), LEFT);
        } else {
            defaults.take(Optional.of(piece), CREW, PINS);
        }
        PieceGuards.lost(piece, DESTROYED, defaults);
    }

    /** Fills in infantry that was a crew. It fires as infantry, so the only question is whether it may charge. */
    private static void outside(Piece piece, PieceDefaults defaults) {
        PieceGuards.mustAct(piece);
        defaults.takeAs(FROM, PieceFields.FROM, Optional.of(piece));
        defaults.take(Optional.of(piece), LEFT);
        defaults.put(ACTION, Wish.CHARGE, piece);
        defaults.put(CREW, 0, piece);
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        Reminders reminders = PieceGuards.shared(who, new Reminders(who));
        who.by()
                .filter(piece -> piece.kind().equals(PieceKind.UNIT))
                .ifPresent(unit -> unit.value(PieceFields.PINS)
                        .filter(pins -> pins > 0)
                        .ifPresent(pins -> reminders.say(Reminder.of(
                                unit,
                                Sentence.of(
                                        "{} on them: the core rules apply to a charge with Pins [DH-CORE-08]",
                                        FortificationState.markers(pins))))));
        return reminders.all();
    }

    /**
     * Position of a target seen from the fortification: in front of its flat front, at a flank, or behind
     * (DH-FIGHT-06).
     *
     * @param edge true exactly in line with the flat front, which is disputed
     */
    record Bearing(Weapon.Arc arc, boolean edge, String text) {
        static final Bearing FRONT = new Bearing(Weapon.Arc.FRONT, false, "front");

        private static final int FLANK = 90;
        private static final int BEHIND = 135;

        static Bearing of(int degrees) {
            int off = Math.min(degrees, 360 - degrees);
            Weapon.Arc arc = off <= FLANK ? Weapon.Arc.FRONT : off <= BEHIND ? Weapon.Arc.SIDE : Weapon.Arc.REAR;
            return new Bearing(arc, off == FLANK, String.valueOf(degrees));
        }

        boolean isReachedBy(Weapon.Arc mounted, CrewReadings.FrontEdge reading) {
            if (mounted == Weapon.Arc.ALL_ROUND) {
                return true;
            }
            if (edge) {
                boolean front = reading == CrewReadings.FrontEdge.IN_FRONT;
                return mounted == Weapon.Arc.SIDE || (front && mounted == Weapon.Arc.FRONT);
            }
            return mounted == arc;
        }

        /** Parses a side: its name, or degrees off straight ahead. */
        static final class Sides implements ValueFormat<Bearing> {
            private static final WholeNumberFormat DEGREES = new WholeNumberFormat(0, 359, "degrees");

            @Override
            public Bearing parse(String text) {
                return switch (text) {
                    case "front" -> FRONT;
                    case "side" -> new Bearing(Weapon.Arc.SIDE, false, text);
                    case "rear" -> new Bearing(Weapon.Arc.REAR, false, text);
                    default -> degrees(text);
                };
            }

            private Bearing degrees(String text) {
                try {
                    return of(DEGREES.parse(text));
                } catch (BadValueException e) {
                    throw new BadValueException("takes " + expects());
                }
            }

            @Override
            public String show(Bearing value) {
                return value.text();
            }

            @Override
            public String label() {
                return "front|side|rear|DEG";
            }

            @Override
            public String expects() {
                return "front, side, rear, or " + DEGREES.expects() + " off straight ahead";
            }

            @Override
            public List<String> choices() {
                return List.of("front", "side", "rear");
            }
        }
    }
}
