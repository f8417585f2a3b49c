package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.fow.shared.Training;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Optional;

/** Shooting from fortifications: field of fire, dice and hits. */
public final class Fire extends CaseProcedure<Salvo, Fire.FireResult> {
    public static final String VERB = "fire";

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Emplacement> FROM =
            FIELDS.choice("from", Emplacement.class, "fortification that the weapon shoots from [FOW-FIRE-01]");
    static final InputField<Integer> BEARING =
            FIELDS.of("bearing", PieceValues.BEARINGS, "bearing of the target, off straight ahead [FOW-FIRE-03]");
    static final InputField<List<Integer>> SLIT = FIELDS.add(PieceValues.SLIT);
    static final InputField<List<Integer>> SMOKED_SLIT = FIELDS.add(PieceValues.SMOKED_SLIT);
    public static final InputField<Integer> FIELD_OF_FIRE = FIELDS.of(
            "field-of-fire",
            new WholeNumberFormat(0, 180, "degrees"),
            "half the field of fire of a gun in a gun pit, 90 for a 180-degree one [FOW-GUNPIT-04]");
    static final InputField<Boolean> ALL_ROUND = FIELDS.add(PieceValues.ALL_ROUND);
    public static final InputField<Integer> ROF =
            FIELDS.of("rof", WholeNumberFormat.of(1, 100), 1, "rate of fire of the weapon [FOW-CORE-47]");
    public static final InputField<Integer> PINNED_ROF = FIELDS.add(PieceValues.PINNED_ROF);
    static final InputField<Condition> STATE =
            FIELDS.choice("state", Condition.UNHARMED, "condition of the crew [FOW-PILL-05]");
    static final InputField<Salvo.TargetKind> TARGET =
            FIELDS.choice("target", Salvo.TargetKind.GROUND, "type of target [FOW-AAB-04]");
    static final InputField<FireMode> MODE = FIELDS.of(
            "mode",
            NamedChoiceFormat.of(List.of(FireMode.DIRECT, FireMode.BOMBARDMENT)),
            FireMode.DIRECT,
            "direct fire or an Artillery Bombardment [FOW-ARTB-01]");
    public static final InputField<Grade> TO_HIT = FIELDS.of(
            "to-hit",
            TargetFormat.of(1, 6),
            "score to hit, everything included; without it, only the number of dice [FOW-CORE-16]");
    public static final InputField<Grade> SKILL =
            FIELDS.of("skill", SkillTest.SKILLS, "Skill rating of the crew, for Skill Tests to hit [FOW-CORE-02]");
    static final InputField<Grade> TARGET_SKILL = FIELDS.of(
            "target-skill",
            Training.RATINGS,
            "training of the teams shot at, or their bare score to hit, in the open and within 16in [FOW-CORE-40]");
    static final InputField<SmokedSlits> SMOKED = FIELDS.add(SmokedSlits.FIELD);

    public Fire() {
        super(
                VERB,
                "shoot from a Bunker or a pit: field of fire, dice, hits",
                FIELDS.form(Salvo::read),
                FirePermission.values(),
                new Example(
                        "a Nest at a target 60 degrees off its front", "--from nest --bearing 60 --rof 3 --to-hit 4+"),
                new Example(
                        "a Pillbox with two slits, Pinned Down",
                        "--from pillbox --slit 0 --slit 120 --bearing 200 --rof 3 --state pinned"),
                new Example(
                        "an HMG Bunker that keeps ROF 2 while Pinned Down",
                        "--from pillbox --slit -45 --bearing 30 --rof 4 --state pinned --pinned-rof 2 --to-hit 4+"),
                new Example("a Turret at a target behind it", "--from turret --bearing 180 --rof 2 --to-hit 5+"),
                new Example("a Flak Nest at Aircraft", "--from flak-nest --target aircraft --skill veteran --rof 4"),
                new Example("a Nest that shoots all round", "--from nest --all-round --bearing 170 --rof 2"),
                new Example(
                        "an Anti-aircraft Bunker at Aircraft", "--from anti-aircraft-bunker --target aircraft --rof 3"),
                new Example("a bombardment by an Artillery Bunker", "--from artillery-bunker --mode bombardment"),
                new Example(
                        "a gun in a gun pit, Pinned Down",
                        "--from gun-pit --bearing 90 --field-of-fire 90 --rof 2 --state pinned --to-hit 3+"),
                new Example("a tank in its pit", "--from tank-pit --bearing 135 --rof 2 --to-hit 4+"),
                new Example("a Tobruk Pit at a Bunker", "--from tobruk-pit --rof 3 --skill trained"),
                new Example("a Nest at Veteran teams in the open", "--from nest --rof 3 --target-skill veteran"),
                new Example("a Nest at teams with unknown training", "--from nest --rof 3 --target teams"));
    }

    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceValues.kind(FROM, who.by(), defaults);
        defaults.take(who.by().flatMap(pit -> Positions.occupant(pit, who.pieces())), ROF);
        defaults.take(who.by(), ROF, PINNED_ROF, SLIT, FIELD_OF_FIRE);
        defaults.take(who.by(), ALL_ROUND, STATE, SMOKED_SLIT);
        who.by()
                .filter(pit -> Positions.isPinned(pit, who.pieces()))
                .ifPresent(pit -> defaults.put(STATE, Condition.PINNED, pit));
        if (!defaults.isGiven(SMOKED_SLIT) && !defaults.isGiven(SLIT)) {
            who.by()
                    .flatMap(SmokedSlits::told)
                    .ifPresent(smoked -> defaults.put(SMOKED, smoked, who.by().orElseThrow()));
        }
        Optional<Piece> teams = who.at().filter(piece -> !PieceValues.isBunker(piece));
        teams.filter(piece -> !defaults.isGiven(TARGET))
                .ifPresent(piece -> defaults.put(TARGET, Salvo.TargetKind.TEAMS, piece));
        if (!defaults.isGiven(TO_HIT) && !isAlwaysTrained(who, defaults)) {
            score(who, defaults, teams);
        }
    }

    /** Returns whether the chapter sets the Skill of this shot, so that the Bunker's own Skill is ignored. */
    private static boolean isAlwaysTrained(Participants who, PieceDefaults defaults) {
        String kind = who.by().map(Piece::kind).orElse("");
        return (kind.equals(Emplacement.ANTI_AIRCRAFT_BUNKER.id())
                        && defaults.given(TARGET).equals(Optional.of(Salvo.TargetKind.AIRCRAFT)))
                || (kind.equals(Emplacement.ARTILLERY_BUNKER.id())
                        && defaults.given(MODE).equals(Optional.of(FireMode.BOMBARDMENT)));
    }

    /**
     * Sets the score to hit. At teams or an unnamed target it is the Bunker's own score, or follows from their
     * training; at other targets its Skill comes first.
     */
    private static void score(Participants who, PieceDefaults defaults, Optional<Piece> teams) {
        boolean direct = !defaults.isGiven(MODE)
                || defaults.given(MODE).filter(FireMode.DIRECT::equals).isPresent();
        boolean unnamed = who.at().isEmpty();
        boolean shot = direct
                && (defaults.isGiven(TARGET)
                        ? defaults.given(TARGET)
                                .filter(of ->
                                        of == Salvo.TargetKind.TEAMS || (of == Salvo.TargetKind.GROUND && unnamed))
                                .isPresent()
                        : teams.isPresent() || unnamed);
        boolean own = who.by().flatMap(piece -> piece.value(TO_HIT)).isPresent();
        boolean skilled = who.by().flatMap(piece -> piece.value(SKILL)).isPresent();
        boolean untold = !defaults.isGiven(SKILL) && !defaults.isGiven(TARGET_SKILL);
        if (own && untold && (shot || !skilled)) {
            defaults.take(who.by(), TO_HIT);
            return;
        }
        defaults.take(who.by().flatMap(pit -> Positions.tank(pit, who.pieces())), SKILL);
        defaults.take(who.by(), SKILL);
        teams.filter(piece -> shot && piece.kind().equals(PieceKind.UNIT))
                .ifPresent(piece -> Training.inTheOpen(piece, who)
                        .ifPresent(training -> defaults.put(TARGET_SKILL, training, piece)));
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return new Reminders(who)
                .inTheOwnTurn()
                .once(PieceValues.SHOT, "already shot this turn")
                .all();
    }

    @Override
    public List<Change> effects(Salvo salvo, FireResult result, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges().flag(who.by(), PieceValues.SHOT);
        who.by().ifPresent(piece -> changes.endGoneToGround(piece, who));
        changes.afterMovement(who);
        return changes.all();
    }

    /**
     * The dice and hits of a weapon in a fortification.
     *
     * @param hits 0 if the score to hit is unknown
     */
    record FireResult(int dice, int hits) implements Case.Result {
        @Override
        public FirePermission end() {
            return FirePermission.ALLOWED;
        }
    }

    /** The single outcome; a shot that is not allowed is refused. */
    enum FirePermission implements PlainName {
        ALLOWED
    }
}
