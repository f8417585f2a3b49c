package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.DescribedProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The effects of casualty points on a Gun, a vehicle, or all the units of a hex. */
public final class Survive extends DescribedProcedure<Survive.Struck, Losses> {
    public static final String VERB = "survive";

    /** The units that can be asked about alone. */
    enum Crewed implements PlainName {
        GUN,
        VEHICLE
    }

    /**
     * Units that take casualty points.
     *
     * @param isHex whether a whole hex was named, or a Gun or a vehicle alone
     */
    record Struck(int points, UnitsHit hit, boolean isHex) {}

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Integer> POINTS =
            FIELDS.number("points", 0, 30, "casualty points of one attack [VV-CORE-20]");
    private static final InputField<Crewed> AS =
            FIELDS.choice("as", Crewed.GUN, "target type; or give --units [VV-CORE-23]");
    private static final InputField<Integer> RATING =
            FIELDS.number("rating", 1, 30, "Casualty Rating of the Gun or vehicle [VV-CORE-23]");
    private static final InputField<Boolean> PINNED =
            FIELDS.flag("pinned", "it is already pinned [VV-CORE-21, VV-CORE-23]");
    private static final InputField<Boolean> GUN_SHIELD = FIELDS.add(UnitFields.GUN_SHIELD);
    private static final InputField<List<UnitSpec>> UNITS = FIELDS.add(UnitsHit.UNITS);
    private static final InputField<LossPolicy> LOSSES = FIELDS.add(UnitsHit.LOSSES);

    public Survive() {
        super(
                VERB,
                "take casualty points with a Gun, a vehicle, or a hex",
                FIELDS.form(Survive::read),
                Losses.Worst.ids(),
                new Example("a Gun of rating 3 takes two points", "--points 2 --rating 3"),
                new Example("a pinned vehicle", "--points 4 --as vehicle --rating 4 --pinned"),
                new Example("a Gun behind its shield", "--points 2 --rating 2 --gun-shield"),
                new Example("a hex of two squads and a leader", "--points 6 --units 4-6-5,4-6-5,leader"),
                new Example(
                        "three units that keep firing", "--points 3 --units 4-6-4,2-6-2,leader --losses keep-firing"),
                new Example("valorous and pinned units", "--points 7 --units 4-6-4:valorous,2-6-2:pinned,gun=3"));
    }

    private static Struck read(Inputs in) {
        int points = in.get(POINTS);
        Optional<List<UnitSpec>> units = in.find(UNITS);
        if (units.isPresent()) {
            return new Struck(points, UnitsHit.of(in, units.get(), in.get(LOSSES), points), true);
        }
        boolean vehicle = in.get(AS) == Crewed.VEHICLE;
        UnitSpec unit = new UnitSpec(
                vehicle ? UnitSpec.Kind.VEHICLE : UnitSpec.Kind.GUN,
                vehicle ? "the vehicle" : "the Gun",
                in.get(RATING),
                0,
                in.get(PINNED) ? UnitSpec.State.PINNED : UnitSpec.State.FRESH,
                !vehicle && in.get(GUN_SHIELD) ? UnitSpec.Hide.IGNORES_FIRST : UnitSpec.Hide.PLAIN);
        return new Struck(points, UnitsHit.of(in, List.of(unit), LossPolicy.CHEAPEST, points), false);
    }

    @Override
    public List<String> worstToBest() {
        return List.of("eliminated", "reduced", "pinned", "unharmed");
    }

    /** Returns AT: a survival roll happens to the unit that is named. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void check(Struck struck, Checklist list) {
        if (struck.isHex()) {
            list.note(LossPolicy.DECISION, struck.hit().policy());
            return;
        }
        UnitSpec unit = struck.hit().units().get(0);
        if (!unit.isPinned()) {
            list.note(
                    "1 point pins it; 2 to {} require a roll of {} or less; more eliminate it [VV-CORE-23, VV-CORE-20]",
                    unit.rating(),
                    unit.rating());
        } else if (struck.hit().spared(struck.points()).isPresent()) {
            list.note(UnitsHit.SPARED, unit.rating());
        } else {
            list.note(
                    "Already pinned, it does not roll: points eliminate it, for {} [VV-CORE-23, VV-CORE-21]",
                    unit.rating());
        }
        if (unit.hide() == UnitSpec.Hide.IGNORES_FIRST) {
            list.note("Its shield ignores the first point [VV-CORE-22]");
        }
    }

    @Override
    public Losses resolve(Struck struck, Umpire umpire) {
        boolean told = !struck.isHex() && struck.hit().spared(struck.points()).isPresent();
        if (told || struck.points() == 0) {
            return Losses.NONE;
        }
        Losses losses = struck.hit().take(struck.points(), LossPlan.SURVIVAL, umpire);
        return losses.andAbandoned(struck.hit().units(), umpire);
    }

    @Override
    public List<String> displayedOutcomes(Struck struck) {
        List<String> shown = new ArrayList<>(outcomes());
        if (!struck.isHex()) {
            shown.remove(Losses.Worst.REDUCED.id());
        }
        return shown;
    }

    @Override
    public String outcome(Struck struck, Losses losses) {
        return losses.worst().id();
    }

    @Override
    public List<Quantity<Losses>> quantities(Struck struck) {
        return struck.isHex() ? Losses.quantities(losses -> losses) : List.of();
    }

    @Override
    public Sentence headline(Struck struck) {
        List<UnitSpec> units = struck.hit().units();
        String number = units.size() == 1 ? "1 unit" : units.size() + " units";
        return Sentence.of(
                "{} taking {}", struck.isHex() ? number : units.get(0).name(), Losses.points(struck.points()));
    }

    @Override
    public Sentence verdict(Struck struck, Losses losses) {
        return struck.isHex()
                ? Sentence.of(
                        "{}: {} pinned, {} reduced, {} eliminated: *{}*.",
                        Losses.points(struck.points()),
                        losses.pinned(),
                        losses.reduced(),
                        losses.eliminated(),
                        losses.worst())
                : Sentence.of("It is *{}*.", losses.worst());
    }

    @Override
    public void defaults(Participants asked, PieceDefaults defaults) {
        HexOccupancy table = owing(new HexOccupancy(asked));
        Participants who = table.who();
        defaults.take(who.at(), UnitFields.OWED);
        who.at()
                .filter(piece -> !piece.has(UnitFields.OWED) && !defaults.isGiven(POINTS))
                .ifPresent(piece -> {
                    String name = PrintableText.of(piece.name());
                    throw new NotAllowedException(name + " has no casualty points to take (VV-CORE-20); if it has, give"
                            + " them: survive " + name + " --points 2");
                });
        boolean typed = defaults.isGiven(UNITS) || defaults.isGiven(RATING);
        if (who.at().isPresent() && !typed && table.struck().isEmpty()) {
            String name = PrintableText.of(who.at().get().name());
            throw new NotAllowedException(
                    table.owing(who.at()).isEmpty()
                            ? "no units are in " + name + "; give its units with --units, like 4-6-4,leader"
                            : "all units that still owe points from " + name + " are eliminated (VV-CORE-20); use set "
                                    + name + " --points 0 to clear them");
        }
        who.at().filter(piece -> !defaults.isGiven(UNITS)).ifPresent(piece -> {
            if (Unit.isOne(piece) && new Unit(piece).hasCrew()) {
                Unit unit = new Unit(piece);
                defaults.put(AS, unit.unitClass() == UnitClass.GUN ? Crewed.GUN : Crewed.VEHICLE, piece);
                defaults.put(RATING, unit.needed().rating(), piece);
                defaults.take(who.at(), UnitFields.PINNED, UnitFields.GUN_SHIELD);
            } else if (!table.struck().isEmpty()) {
                defaults.put(UNITS, Unit.specs(table.struck()), piece);
            }
        });
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        return new UnitReminders(owing(new HexOccupancy(who)).who())
                .unchanged(asked.peek(UNITS))
                .all();
    }

    @Override
    public List<Change> effects(Struck struck, Losses losses, Inputs asked, Participants named) {
        HexOccupancy table = owing(new HexOccupancy(named));
        UnitChanges changes = new UnitChanges(table);
        table.who().at().ifPresent(piece -> {
            if (!struck.isHex() && Unit.isOne(piece)) {
                new LossAllocation(Optional.empty(), changes).take(List.of(new Unit(piece)), losses);
            } else if (Unit.are(table.struck(), struck.hit().units())) {
                new LossAllocation(table.hex(), changes).take(table.struck(), losses);
            }
            int left = piece.value(UnitFields.OWED).orElse(0) - struck.points();
            if (left > 0) {
                changes.set(piece, UnitFields.OWED, left);
            } else {
                changes.forget(piece);
            }
        });
        return changes.all();
    }

    @Override
    public List<String> names(Struck struck, Losses losses, Inputs asked, Participants named) {
        List<Unit> units = owing(new HexOccupancy(named)).struck();
        return Unit.are(units, struck.hit().units()) ? Unit.names(units) : List.of();
    }

    /**
     * Returns the table as seen by the units that take casualty points, including units that have left the hex whose
     * points they share.
     */
    private static HexOccupancy owing(HexOccupancy table) {
        Participants who = table.who();
        Optional<Piece> named = who.at().filter(at -> at.value(UnitFields.OWED).orElse(0) == 0);
        List<String> debts = table.at(named).stream()
                .filter(unit -> named.equals(Optional.of(unit.piece()))
                        || named.filter(Unit::isOne).isEmpty())
                .flatMap(unit -> debt(unit.piece()).stream())
                .distinct()
                .toList();
        Optional<Piece> debt = who.pieces().stream()
                .filter(piece -> debts.size() == 1 && piece.name().equals(debts.get(0)))
                .findFirst();
        return debt.isEmpty()
                ? table
                : new HexOccupancy(new Participants(who.by(), debt, who.pieces(), who.side(), who.phase()));
    }

    /** Returns the name of the piece whose points a unit takes: its own, or the hex whose points it shares. */
    private static Optional<String> debt(Piece unit) {
        return unit.value(UnitFields.OWED).orElse(0) > 0 ? Optional.of(unit.name()) : unit.value(UnitFields.OWES);
    }
}
