package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shooting.ShootForm;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Removal of barbed wire by a satchel charge: no roll, but several conditions. */
public final class Gap extends CaseProcedure<Gap.Charge, Gap.Wire> {
    public static final String VERB = "gap";

    /** The result: an allowed charge always succeeds. */
    enum Wire implements PlainName, Case.PlainEnd {
        GAPPED
    }

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Position> POSITION = FIELDS.of(
            "position", NamedChoiceFormat.of(Position.markers()), Position.BARBED_WIRE, "the obstacle [VV-20.8-8]");
    private static final InputField<Boolean> SATCHEL =
            FIELDS.flag("satchel", "a satchel charge is at hand [VV-20.8-8, VV-CORE-17]");
    private static final InputField<Boolean> NO_SATCHEL =
            FIELDS.flag("no-satchel", "the side has no satchel charge left [VV-20.8-8, VV-CORE-17]");
    private static final InputField<Boolean> ADJACENT = FIELDS.flag("adjacent", "the wire hex is adjacent [VV-20.8-8]");
    private static final InputField<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "the wire hex is not adjacent [VV-20.8-8]");
    private static final InputField<Phase> PHASE =
            FIELDS.choice("phase", Phase.FIRE, "phase of the action [VV-20.8-8]");
    private static final InputField<Boolean> ATTACKED =
            FIELDS.flag("attacked", "the unit has attacked in this turn [VV-20.8-8]");
    private static final InputField<UnitClass> AS =
            FIELDS.choice("as", UnitClass.INFANTRY, "class of the unit [VV-20.8-8, VV-CORE-17]");
    private static final InputField<Boolean> PINNED = FIELDS.add(ShootForm.PINNED);

    // The flags without a default: the user is asked if neither they nor their opposites are given.
    private static final InputField<Boolean> HAS_SATCHEL = InputField.of(
            "satchel", SATCHEL.kind(), "a satchel charge is at hand (else --no-satchel) [VV-20.8-8, VV-CORE-17]");
    private static final InputField<Boolean> IS_ADJACENT =
            InputField.of("adjacent", ADJACENT.kind(), "the wire hex is adjacent (else --not-adjacent) [VV-20.8-8]");

    public Gap() {
        super(
                VERB,
                "remove barbed wire with a satchel charge",
                FIELDS.form(Charge::read),
                Wire.values(),
                new Example("a satchel charge in an adjacent wire hex", "--satchel --adjacent"),
                new Example(
                        "every condition of the book given",
                        "--position barbed-wire --phase fire --satchel --adjacent"));
    }

    /**
     * A unit that wants to place a satchel charge.
     *
     * @param found conditions that are met, or every objection
     */
    record Charge(Position position, Checklist found) implements Judged<Wire> {
        private static Charge read(Inputs in) {
            Position position = in.get(POSITION);
            Phase phase = in.get(PHASE);
            Checklist list = new Checklist();
            if (position != Position.BARBED_WIRE) {
                list.forbid("A satchel charge removes barbed wire, not {} [VV-20.8-8]", position.place());
            }
            Optional<Boolean> satchel = said(in, SATCHEL, NO_SATCHEL);
            Optional<Boolean> adjacent = said(in, ADJACENT, NOT_ADJACENT);
            if (!satchel.orElse(true)) {
                list.forbid("No satchel charge is at hand [VV-20.8-8]");
            }
            if (!adjacent.orElse(true)) {
                list.forbid("The wire hex must be adjacent [VV-20.8-8]");
            }
            if (phase != Phase.FIRE) {
                list.forbid("The charge is placed in the Fire Phase, not in the {} phase [VV-20.8-8]", phase);
            }
            if (in.get(ATTACKED)) {
                list.forbid("It replaces an attack, but the unit has attacked [VV-20.8-8, VV-CORE-16]");
            }
            if (in.get(PINNED)) {
                list.forbid("A pinned unit cannot act (core rules) [VV-CORE-16]");
            }
            if (in.get(AS) != UnitClass.INFANTRY) {
                list.forbid("Only squads, half squads and leaders can place satchel charges (core rules) [VV-CORE-17]");
            }
            if (list.objections().isEmpty()) {
                // No other objection remains, so these two values decide.
                if (satchel.isEmpty()) {
                    in.get(HAS_SATCHEL);
                }
                if (adjacent.isEmpty()) {
                    in.get(IS_ADJACENT);
                }
                list.note("Allowed in the Fire Phase, in place of its attack, at an adjacent wire hex [VV-20.8-8]");
                list.note("The charge is used up; any infantry of the side may place it (core rules) [VV-CORE-17]");
                list.note("The unit gets a Fire marker: that was its attack [VV-20.8-9]");
            }
            return new Charge(position, list);
        }

        /** Returns the value of a flag or of its opposite; empty if neither is given. */
        private static Optional<Boolean> said(Inputs in, InputField<Boolean> yes, InputField<Boolean> no) {
            Optional<Boolean> said = in.find(yes);
            if (!in.get(no)) {
                return said;
            }
            if (said.orElse(false)) {
                throw new BadInputException(
                        "--" + yes.name() + " and --" + no.name() + " cannot be combined; give only one");
            }
            return Optional.of(false);
        }

        @Override
        public Sentence headline() {
            return Sentence.of("a satchel charge on {}", position.place());
        }

        @Override
        public Wire resolve(Umpire umpire) {
            return Wire.GAPPED;
        }

        @Override
        public List<Wire> shown() {
            return List.of(Wire.GAPPED);
        }

        @Override
        public Sentence verdict(Wire end) {
            return Sentence.of("The barbed wire is *GAPPED*: removed, without a roll.");
        }
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        HexOccupancy table = new HexOccupancy(who);
        new HexDefaults(table, defaults).marker(POSITION);
        table.underground(who.by()).ifPresent(unit -> {
            throw new NotAllowedException(
                    PrintableText.of(unit.name()) + " is in a tunnel and cannot place a charge (VV-20.12-6)");
        });
        table.hex()
                .filter(wire -> table.hexOf(who.by()).equals(Optional.of(wire)))
                .ifPresent(wire -> {
                    throw new NotAllowedException(PrintableText.of(
                                    who.by().map(Piece::name).orElse("")) + " is in " + PrintableText.of(wire.name())
                            + "; a charge is placed in an adjacent wire hex (VV-20.8-8)");
                });
        Phase.of(who).ifPresent(phase -> defaults.put(PHASE, phase));
        table.mustHaveActors();
        List<Unit> units = table.acting(HexOccupancy.Activity.PLACE_CHARGE);
        who.by().ifPresent(from -> placing(units, from, defaults));
    }

    /** Fills in the unit: only one unit places the charge and gets the marker. */
    private static void placing(List<Unit> units, Piece from, PieceDefaults defaults) {
        Predicate<Unit> spent = unit -> unit.is(UnitFields.FIRED);
        boolean pinned = HexOccupancy.hinders(units, Unit::isPinned, spent);
        boolean fired = HexOccupancy.hinders(units, spent, Unit::isPinned);
        if (units.size() > 1 && units.get(0).isInfantry() && !pinned && !fired) {
            throw new BadInputException(
                    "one unit places the charge, and gets a Fire marker (VV-20.8-9): name one of those in "
                            + PrintableText.of(from.name()) + " with --by");
        }
        Piece source = units.size() == 1 ? units.get(0).piece() : from;
        if (pinned) {
            defaults.put(PINNED, true, source);
        }
        if (fired) {
            defaults.put(ATTACKED, true, source);
        }
        defaults.put(AS, units.get(0).unitClass(), source);
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        return new UnitReminders(who)
                .inTheOwnTurn()
                .meant(asked.peekOrDefault(PHASE), RuleId.of("VV-20.8-8"), Phase.FIRE)
                .mustKeepMoving()
                .pendingDuties()
                .all();
    }

    /** Removes the wire; the charge was the unit's attack. */
    @Override
    public List<Change> effects(Charge charge, Wire result, Inputs asked, Participants who) {
        HexOccupancy table = new HexOccupancy(who);
        UnitChanges changes = new UnitChanges(table);
        table.hex().ifPresent(of -> changes.set(of, HexFields.POSITION, Position.OPEN));
        changes.flag(table.acting(HexOccupancy.Activity.PLACE_CHARGE), UnitFields.FIRED);
        return changes.all();
    }
}
