package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A crew leaves its fortification: units outside, weapons carried and abandoned. */
public final class Leave extends CaseProcedure<Leaving, Leaving.Departure> {
    public static final String VERB = "leave";

    private static final int MOST = 1000;

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final FormBuilder OF_PIECE = FIELDS.by();

    static final InputField<TargetKind> FROM =
            FIELDS.of("from", TargetKind.Format.works(), "fortification the crew leaves [DH-LEAVE-01]");
    static final InputField<Integer> CREW = FIELDS.of(
            "crew", WholeNumberFormat.of(1, MOST), "number of men who leave (default: all of the card) [DH-LEAVE-10]");
    static final InputField<Leaving.Cause> CAUSE =
            FIELDS.choice("cause", Leaving.Cause.VOLUNTARY, "reason for leaving [DH-LEAVE-01, DH-LEAVE-03]");
    public static final InputField<Integer> SECTION = OF_PIECE.of(
            "section", WholeNumberFormat.of(1, MOST), "men in a normal infantry section of this army [DH-LEAVE-11]");
    public static final InputField<Integer> LIGHT_GUNS = OF_PIECE.of(
            "light-mgs",
            WholeNumberFormat.of(0, 100),
            0,
            "light machine guns with the crew, not on the card [DH-LEAVE-05]");
    public static final InputField<List<String>> CARRY = OF_PIECE.of(
            "carry",
            Weapon.names("carry"),
            "weapon it may carry by its card or the scenario; repeatable [DH-LEAVE-06]");
    public static final InputField<Integer> RIFLE_AP =
            OF_PIECE.number("rifle-ap", 0, 20, "AP of its men's rifles by the army list [DH-LEAVE-07]");
    static final InputField<List<String>> DESTROYED = FIELDS.add(PieceFields.LOST_WEAPON);
    static final InputField<List<String>> HEAVY_WEAPON = FIELDS.add(ShootForm.HEAVY_WEAPON);

    static final InputField<PieceFields.Left> LEFT = FIELDS.add(PieceFields.LEFT);

    public Leave() {
        super(
                VERB,
                "a crew leaves its fortification: units outside, weapons lost",
                FIELDS.form(Leaving::read),
                Leaving.Departure.values(),
                new Example("the 24 men of the Fort, sections of eight", "--from conc --section 8"),
                new Example("the same, sections of ten", "--from conc --section 10"),
                new Example(
                        "full sections and a rest, one leader for all",
                        "--from conc --section 10 --reading dh.split=full-sections"
                                + " --reading dh.leaders-outside=one-in-all"),
                new Example("four men routed out of the loghouse", "--from glog --crew 4 --section 9 --cause rout"),
                new Example(
                        "the owner falls back and takes a light machine gun",
                        "--from pit --section 10 --cause fall-back --light-mgs 1"),
                new Example("the scenario lets them carry the Maxim", "--from slog --section 10 --carry maxim"),
                new Example("without the gun that was lost", "--from slog --section 9 --destroyed-weapon 45mm"));
    }

    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        who.by().ifPresent(piece -> {
            if (PieceFields.men(piece).equals(Optional.of(0))) {
                throw PieceGuards.ruledOut(
                        piece,
                        " has no men to leave; use set " + PrintableText.of(piece.name()) + " --crew to change that");
            }
            // A crew that was driven out left at that time, not now (DH-CC-05).
            piece.value(PieceFields.OUTSIDE).ifPresent(driven -> {
                boolean routed = driven == PieceFields.Driven.ROUTED;
                defaults.put(CAUSE, routed ? Leaving.Cause.ROUT : Leaving.Cause.FALL_BACK, piece);
                defaults.take(who.by(), LEFT);
            });
            if (piece.is(PieceFields.PINS, PieceFields.ROUT)) {
                defaults.put(CAUSE, Leaving.Cause.ROUT, piece);
            }
            PieceGuards.from(piece, FROM, defaults);
            if (!piece.has(PieceFields.CARD)
                    && defaults.given(FROM).flatMap(TargetKind::asCard).isEmpty()) {
                defaults.take(who.by(), HEAVY_WEAPON);
            }
            if (defaults.isGiven(CREW)) {
                // The crew is one unit (DH-GUTS-06), so a different number gets an error that gives this one.
                PieceFields.men(piece).ifPresent(men -> defaults.put(CREW, men, piece));
            }
            defaults.take(who.by(), CREW);
            PieceGuards.lost(piece, DESTROYED, defaults);
        });
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return PieceGuards.shared(who, new Reminders(who)).all();
    }

    /**
     * Creates infantry units with the Pins of the crew, and leaves in the fortification only the men who stay
     * (DH-LEAVE-04, DH-LEAVE-10).
     */
    @Override
    public List<Change> effects(Leaving leaving, Leaving.Departure end, Inputs asked, Participants who) {
        if (who.by().isEmpty() || end == Leaving.Departure.ALLOWED) {
            return List.of();
        }
        Piece piece = who.by().get();
        PieceFields.Left left = leaving.left();
        List<Change> changes = new ArrayList<>();
        List<Integer> units = leaving.units();
        for (int unit = 0; unit < units.size(); unit++) {
            String name = piece.name() + "-crew" + (units.size() == 1 ? "" : "-" + (unit + 1));
            Piece out = new Piece(free(name, who), PieceKind.UNIT, Map.of());
            changes.addAll(infantry(out, piece, units.get(unit), leaving));
            changes.add(Change.of(out, PieceFields.LEFT, left));
            if (unit == 0 && !leaving.carried().isEmpty()) {
                // Players decide which man carries which weapon.
                changes.add(Change.of(out, Piece.NOTE, "carries " + String.join(", ", leaving.carried())));
            }
            if (unit == 0 && !leaving.taken().isEmpty()) {
                changes.add(Change.of(out, CARRY, leaving.takenNames()));
            }
            if (unit == 0 && leaving.lightGuns() > 0) {
                changes.add(Change.of(out, LIGHT_GUNS, leaving.lightGuns()));
            }
        }
        PieceFields.FortificationChanges behind = new PieceFields.FortificationChanges(piece);
        int staying = Math.max(0, PieceFields.men(piece).orElse(0) - leaving.men());
        behind.set(PieceFields.CREW, staying);
        behind.drop(LIGHT_GUNS);
        if (!leaving.taken().isEmpty()) {
            // The next crew does not find the weapons that were taken (DH-LEAVE-06).
            List<String> gone = new ArrayList<>(asked.find(DESTROYED).orElse(List.of()));
            gone.addAll(PieceGuards.unknownWeapons(piece, DESTROYED));
            gone.addAll(leaving.takenNames());
            behind.set(DESTROYED, gone);
            behind.drop(CARRY);
        }
        if (staying == 0) {
            behind.drop(PieceFields.OUTSIDE);
            behind.drop(PieceFields.PINS);
            behind.set(PieceFields.LEFT, left);
        }
        changes.addAll(behind.all());
        return changes;
    }

    /** Returns the changes that create a unit of the crew, with one rifle per man (DH-LEAVE-07). */
    private static List<Change> infantry(Piece unit, Piece work, int men, Leaving leaving) {
        List<Change> changes = new ArrayList<>();
        changes.add(Change.of(unit, Change.KIND, PieceKind.UNIT));
        if (!work.owner().isEmpty()) {
            changes.add(Change.of(unit, Piece.OWNER, work.owner()));
        }
        changes.add(Change.of(unit, PieceFields.MEN, men));
        work.value(PieceFields.PINS).ifPresent(pins -> changes.add(Change.of(unit, PieceFields.PINS, pins)));
        changes.add(Change.of(unit, ShootForm.BY, WeaponClass.SMALL_ARMS));
        changes.add(Change.of(unit, ShootForm.ROF, 1));
        leaving.rifleAp().ifPresent(ap -> changes.add(Change.of(unit, ShootForm.AP, ap)));
        changes.add(Change.of(unit, PieceFields.FROM, leaving.from()));
        changes.add(Change.of(unit, PieceFields.HOME, work.name()));
        return changes;
    }

    /** Returns a name that no piece has. */
    private static String free(String name, Participants who) {
        String free = name;
        List<String> taken = who.pieces().stream().map(Piece::name).toList();
        for (int next = 2; taken.contains(free); next++) {
            free = name + '.' + next;
        }
        return free;
    }
}
