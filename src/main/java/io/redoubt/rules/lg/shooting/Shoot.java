package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.detection.Detect;
import io.redoubt.rules.lg.fieldworks.DeployCheck;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Penetration.PenetrationTable;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Attacks on structures and on the troops in them. */
public final class Shoot extends CaseProcedure<Shot, Shot.Result> {
    public static final String VERB = "shoot";

    enum Opening implements PlainName {
        EMBRASURE,
        WINDOW,
        DOORWAY
    }

    private static final ValueFormat<String> NAMED = new FreeTextFormat("WORDS", "a few words, at most 40 characters");

    static final InputField<Shot.Method> METHOD =
            InputField.choice("method", Shot.Method.STRUCTURE, "target of the attack [LG-BRIEF-02, LG-DESTR-02]");
    static final InputField<TenthsChance> INSIDE = InputField.of(
            "inside",
            new TenthsChance.Written(),
            "chance to hit a piece inside, instead of the printed one [LG-KNOWN-02]");
    static final InputField<String> TARGET_AREA =
            InputField.of("target-area", NAMED, "part of the structure that exploratory fire targets [LG-EXPL-02]");
    static final InputField<Opening> AIM =
            InputField.choice("aim", Opening.class, "opening that is fired into [LG-CONCEAL-08]");
    public static final InputField<String> TARGET_SIZE =
            InputField.of("target-size", NAMED, "target size of the opening, set by the players [LG-CONCEAL-09]");
    static final InputField<String> CENTRE =
            InputField.of("centre", NAMED, "centre of the effect area inside [LG-CONCEAL-10]");
    static final InputField<YesNo> CENTRE_IN_LINE_OF_FIRE =
            InputField.choice("centre-in-line-of-fire", YesNo.class, "line of fire to that point [LG-CONCEAL-11]");
    static final InputField<TenthsChance> DETECT = InputField.of(
            "detect",
            new TenthsChance.Written(),
            "chance to detect the troops first, signature included [LG-CONCEAL-02, LG-CONCEAL-07]");
    public static final InputField<Distance> RADIUS =
            InputField.of("radius", new DistanceFormat(), "radius of the effect area, with --piece [LG-KNOWN-03]");
    static final InputField<List<HalfArea.PiecePosition>> PIECE = InputField.of(
            "piece",
            new ListFormat<>(new HalfArea.PiecePosition.Written()),
            "position of a piece: distance behind the wall, and along it [LG-KNOWN-05]");
    static final InputField<List<SquadRoster.Squad>> SQUAD = InputField.of(
            "squad",
            new ListFormat<>(new SquadRoster.Written()),
            "unit inside and its number of pieces, if several units are there [LG-CORE-04]");

    private final Penetration penetration;

    public Shoot(Penetration penetration) {
        super(
                VERB,
                "attack a structure, or the troops in it",
                new FormBuilder()
                        .with(METHOD, SharedInputs.FIRE_MODE, SharedInputs.HIT, SharedInputs.PENETRATE)
                        .with(
                                SharedInputs.ARMOR_PENETRATE,
                                SharedInputs.MATERIAL,
                                SharedInputs.ROOF,
                                SharedInputs.ARMOR_CLASS)
                        .with(SharedInputs.LAYERS, SharedInputs.TROOPS, SQUAD, SharedInputs.ATTACKS, INSIDE)
                        .with(TARGET_AREA, AIM, TARGET_SIZE, CENTRE)
                        .with(CENTRE_IN_LINE_OF_FIRE, DETECT, RADIUS, PIECE)
                        .with(SharedInputs.WEAPON, SharedInputs.MOUNT, SharedInputs.EFFECT_AREA, SharedInputs.NUCLEAR)
                        .with(
                                WeaponGuideline.HOLE,
                                SharedInputs.WEATHER,
                                SharedInputs.FLAMMABLE,
                                SharedInputs.BURNING,
                                SharedInputs.VARIANT)
                        .with(
                                SharedInputs.POINTS,
                                SharedInputs.DAMAGE,
                                Section.SECTION,
                                SharedInputs.ATTACK_FACTOR,
                                penetration.table())
                        .with(SharedInputs.ARMOR, SharedInputs.FROM, FireFromFieldworks.BEARING, SharedInputs.TYPE)
                        .with(DeployCheck.OPENINGS)
                        .form(in -> new ShotFactory(in, penetration).read()),
                Shot.End.values(),
                new Example(
                        "automatic fire at a known soldier behind logs",
                        "--method known --fire-mode automatic --material logs --hit 7/10 --penetrate 6/10"
                                + " --armor-penetrate 6/10"),
                new Example(
                        "pulses at troops that may be behind stucco",
                        "--method exploratory --target-area ground-floor --fire-mode pulse --material stucco --hit 7/10"
                                + " --penetrate 8/10 --armor-penetrate 6/10"),
                new Example(
                        "an effect area among three known soldiers",
                        "--method known --fire-mode area --troops 3 --material brick --hit 7/10 --penetrate 5/10"
                                + " --armor-penetrate 4/10"),
                new Example(
                        "a fusion weapon at a thatch roof",
                        "--material thatch --weapon fusion --hit 6/10 --penetrate 9/10"),
                new Example(
                        "a light cannon at a brick wall",
                        "--material brick --mount vehicle --hit 8/10 --penetrate 4/10"),
                new Example(
                        "two attacks that count points, variant 2",
                        "--variant 2 --points 8 --attacks 2 --attack-factor 7 --hit 7/10 --penetrate 6/10"),
                new Example(
                        "an effect area through an embrasure",
                        "--method opening --aim embrasure --target-size small --centre rear --fire-mode area --troops 2"
                                + " --hit 3/10 --armor-penetrate 6/10"),
                new Example(
                        "detection, then return fire",
                        "--method direct --detect 4/10 --hit 3/10 --armor-penetrate 6/10"),
                new Example("a nuclear warhead at a bunker", "--nuclear --hit 5/10 --material composite-armor"),
                new Example(
                        "a burst at two known soldiers, a roll for each",
                        "--method known --fire-mode rotary --troops 2 --hit 9/10 --penetrate 9/10"
                                + " --armor-penetrate 10/10 --reading lg.inside-roll=each-piece"));
        this.penetration = penetration;
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public List<String> notes() {
        return PenetrationTable.notes();
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = who.by();
        Optional<Piece> at = who.at();
        Optional<Piece> structure = SharedPieceDefaults.structure(who);
        penetration.weapon(by, defaults);
        defaults.take(by, SharedInputs.MOUNT, SharedInputs.NUCLEAR, WeaponGuideline.HOLE);
        defaults.take(by, SharedInputs.FIRE_MODE, RADIUS);
        penetration.fill(SharedInputs.ARMOR_PENETRATE, PieceState.ARMOR_PENETRATE, by, defaults);
        SharedPieceDefaults.from(who, defaults);
        SharedPieceDefaults.type(structure, defaults);
        at.filter(PieceState::isUnit).ifPresent(piece -> {
            if (!defaults.isGiven(METHOD)) {
                mustBeSeen(piece, defaults);
                defaults.put(METHOD, Shot.Method.DIRECT, piece);
            }
            if (defaults.isGiven(SQUAD)) {
                throw new BadInputException("--squad divides the pieces in a structure; name the structure instead of "
                        + PrintableText.of(piece.name()) + ", or remove --squad");
            }
            defaults.take(at, SharedInputs.TROOPS);
            defaults.take(structure, SharedInputs.ARMOR);
            defaults.take(at, SharedInputs.ARMOR);
        });
        at.filter(PieceState::canBurn).ifPresent(piece -> {
            StructureOccupants inside = StructureOccupants.of(piece, who.pieces());
            // Fire at troops has only enemies as targets; destruction affects both sides.
            if (isAtTroops(defaults)) {
                StructureOccupants targets = targets(inside.targetsOf(by), defaults.given(METHOD));
                SquadRoster.fill(targets, defaults);
                SquadRoster.armor(targets, defaults);
            } else {
                if (inside.troops() > 0) {
                    inside.count(SharedInputs.TROOPS, defaults);
                }
                defaults.take(at, SharedInputs.ARMOR);
            }
        });
        defaults.take(structure, TARGET_SIZE, DeployCheck.OPENINGS);
        SharedPieceDefaults.surface(
                structure, defaults, SharedInputs.LAYERS, SharedInputs.FLAMMABLE, SharedInputs.BURNING);
        SharedPieceDefaults.points(structure, who, defaults, SharedInputs.DAMAGE, Section.SECTION);
        defaults.take(SharedPieceDefaults.conditions(who), SharedInputs.WEATHER);
    }

    private static boolean isAtTroops(PieceDefaults defaults) {
        return defaults.isGiven(METHOD) && !defaults.given(METHOD).equals(Optional.of(Shot.Method.STRUCTURE));
    }

    /** Returns the targets of an attack; fire into an opening hits only troops (LG-CONCEAL-08). */
    private static StructureOccupants targets(StructureOccupants inside, Optional<Shot.Method> method) {
        return method.equals(Optional.of(Shot.Method.OPENING)) ? inside.troopsAlone() : inside;
    }

    /** Rejects a target that cannot be seen, unless the shot rolls for detection first. */
    private static void mustBeSeen(Piece piece, PieceDefaults defaults) {
        if (isUnseen(piece) && !PieceState.isOut(piece) && !defaults.isGiven(DETECT)) {
            throw new NotAllowedException(PrintableText.of(piece.name())
                    + " is totally concealed and not detected (LG-CONCEAL-01);"
                    + " detect it first, give --detect, or set --detected");
        }
    }

    private static boolean isUnseen(Piece piece) {
        return PieceState.isUnit(piece)
                && piece.is(Detect.CONCEALMENT, Detect.Concealment.TOTAL)
                && !piece.is(PieceState.DETECTED);
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        String unseen = "is totally concealed and has not been detected [LG-CONCEAL-01]";
        return SharedPieceDefaults.remindersOfAttack(who)
                .againstTheEnemy()
                .ifSo(Role.AT, Shoot::isUnseen, unseen)
                .all();
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        List<Reminder> all = new ArrayList<>(reminders(who));
        SquadRoster.reminder(asked).map(Reminder::of).ifPresent(all::add);
        if (asked.peekOrDefault(METHOD).equals(Optional.of(Shot.Method.OPENING))) {
            who
                    .at()
                    .map(piece -> StructureOccupants.of(piece, who.pieces())
                            .targetsOf(who.by())
                            .units())
                    .orElse(List.of())
                    .stream()
                    .filter(StructureOccupants::isVehicle)
                    .forEach(unit -> all.add(Reminder.of(
                            unit,
                            SentenceTemplate.of(
                                    "{} is a vehicle and not counted: fire into an opening is fire at troops; see the core rules for"
                                            + " vehicles [LG-CONCEAL-08, LG-CORE-03]"))));
        }
        return all;
    }

    /** Records the attack; an attack on a target that is already gone changes no piece. */
    @Override
    public List<Change> effects(Shot shot, Shot.Result result, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        if (who.at().filter(PieceState::isGone).isPresent()) {
            return List.of();
        }
        who.by().ifPresent(piece -> marks.set(piece, SharedInputs.FIRED, YesNo.YES));
        who.at().ifPresent(piece -> {
            if (shot.isAtTroops() && !PieceState.isUnit(piece)) {
                StructureOccupants inside =
                        StructureOccupants.of(piece, who.pieces()).targetsOf(who.by());
                shot.applyCasualties(result, targets(inside, asked.peek(METHOD)), marks);
            } else {
                marks.lose(piece, result.casualties());
            }
            if (PieceState.isUnit(piece) && shot.detects() && result.end() != Shot.End.NOT_DETECTED) {
                marks.flag(piece, PieceState.DETECTED);
            }
        });
        SharedPieceDefaults.structure(who).ifPresent(piece -> struck(piece, shot, result, marks));
        return marks.changes();
    }

    private static void struck(Piece structure, Shot shot, Shot.Result result, SequentialChanges marks) {
        // Only the destruction of plants is recorded.
        if (PieceState.isBuilt(structure) || shot.destroys(result)) {
            shot.applyStructureDamage(result, structure, marks);
        }
        if (PieceState.canBurn(structure) && result.fires() > 0) {
            marks.fire(structure);
        }
    }
}
