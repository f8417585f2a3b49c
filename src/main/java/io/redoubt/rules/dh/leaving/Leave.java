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
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A crew leaves its fortification: what becomes of men and weapons. */
public final class Leave extends CaseProcedure<Leaving, Leaving.Departure> {
    public static final String VERB = "leave";

    private static final int MOST = 1000;

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final FormBuilder OF_PIECE = FIELDS.by();

    static final InputField<TargetKind> FROM =
            FIELDS.of("from", TargetKind.Format.works(), "the fortification it leaves [DH-LEAVE-01]");
    static final InputField<Integer> CREW = FIELDS.of(
            "crew", WholeNumberFormat.of(1, MOST), "men who leave; all of the card if not given [DH-LEAVE-10]");
    static final InputField<Leaving.Cause> CAUSE =
            FIELDS.choice("cause", Leaving.Cause.VOLUNTARY, "why it leaves [DH-LEAVE-01, DH-LEAVE-03]");
    public static final InputField<Integer> SECTION = OF_PIECE.of(
            "section", WholeNumberFormat.of(1, MOST), "men in a normal infantry section of this army [DH-LEAVE-11]");
    public static final InputField<Integer> LIGHT_GUNS = OF_PIECE.of(
            "light-mgs",
            WholeNumberFormat.of(0, 100),
            0,
            "light machine guns with the crew, not on the card [DH-LEAVE-05]");
    public static final InputField<List<String>> CARRY = OF_PIECE.of(
            "carry",
            new ListFormat<>(Weapon.NAME),
            "a weapon that card or scenario lets it take along; repeatable [DH-LEAVE-06]");
    public static final InputField<Integer> RIFLE_AP =
            OF_PIECE.number("rifle-ap", 0, 20, "AP of the rifles of its men, by the army list [DH-LEAVE-07]");
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
                        " has nobody who could leave: set " + PrintableText.of(piece.name())
                                + " --crew says otherwise");
            }
            // Who was driven out before left then, and not now (DH-CC-05).
            piece.value(PieceFields.OUTSIDE).ifPresent(driven -> {
                defaults.put(CAUSE, cause(driven), piece);
                defaults.take(who.by(), LEFT);
            });
            if (piece.is(PieceFields.PINS, PieceFields.ROUT)) {
                defaults.put(CAUSE, Leaving.Cause.ROUT, piece);
            }
            PieceGuards.from(piece, FROM, defaults);
            if (piece.value(PieceFields.CARD).isEmpty()
                    && defaults.given(FROM).flatMap(TargetKind::asCard).isEmpty()) {
                defaults.take(who.by(), HEAVY_WEAPON);
            }
            if (defaults.isGiven(CREW)) {
                // The crew is one unit (DH-GUTS-06): whoever types another number is told how many there are.
                PieceFields.men(piece).ifPresent(men -> defaults.put(CREW, men, piece));
            }
            defaults.take(who.by(), CREW);
            PieceGuards.lost(piece, DESTROYED, defaults);
        });
    }

    @Override
    public List<Sentence> reminders(Participants who) {
        return PieceGuards.countedOnce(who, new Reminders(who)).all();
    }

    private static Leaving.Cause cause(PieceFields.Driven driven) {
        return switch (driven) {
            case FELL_BACK -> Leaving.Cause.FALL_BACK;
            case ROUTED -> Leaving.Cause.ROUT;
        };
    }

    /**
     * The work stands empty but for those who were told to stay, and its men, with their Pins, are infantry units
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
                // Who of them has what is for the players to say.
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
            // Whoever mans it next finds them as little as what was destroyed (DH-LEAVE-06).
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

    /** A unit of the crew, which fires a rifle a man (DH-LEAVE-07). */
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

    /** A name that no piece has. */
    private static String free(String name, Participants who) {
        String free = name;
        for (int next = 2; isTaken(free, who); next++) {
            free = name + '.' + next;
        }
        return free;
    }

    private static boolean isTaken(String name, Participants who) {
        return who.pieces().stream().anyMatch(piece -> piece.name().equals(name));
    }
}
