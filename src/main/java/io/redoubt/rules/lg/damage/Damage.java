package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SequentialChanges.DamageLevel;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** Damage to structures, by points under one of the variants or by the guidelines. */
public final class Damage extends CaseProcedure<DamageCase, DamageCase.Result> {
    public static final String VERB = "damage";

    /** The systems that judge damage; only one applies at a time (LG-Q09). */
    enum Scheme implements PlainName {
        POINTS,
        GUIDELINES,
        IGNORE
    }

    static final InputField<Scheme> SCHEME =
            InputField.choice("scheme", Scheme.POINTS, "damage system [LG-DESTR-16, LG-DMG-01, LG-MARK-04]");
    /** Flag that the upkeep of a turn uses too ({@link Readings#FIRE_DAMAGE}). */
    public static final InputField<Boolean> BY_FIRE =
            InputField.flag("by-fire", "the structure burns: damage by a turn of fire [LG-DESTR-08]");

    static final InputField<StructureAttack.Impact> RESULT = InputField.choice(
            "result", StructureAttack.Impact.class, "result of the attack, instead of --hit [LG-DMG-06]");

    private final Penetration penetration;

    public Damage(Penetration penetration) {
        super(
                VERB,
                "compute the damage of attacks: three variants, or guidelines",
                new FormBuilder()
                        .with(SCHEME, SharedInputs.VARIANT, SharedInputs.ATTACK_FACTOR, SharedInputs.EFFECT_AREA)
                        .with(SharedInputs.WEAPON, RESULT, SharedInputs.POINTS, SharedInputs.DAMAGE)
                        .with(SharedInputs.ATTACKS, SharedInputs.HIT, SharedInputs.PENETRATE, SharedInputs.MATERIAL)
                        .with(SharedInputs.ROOF, SharedInputs.ARMOR_CLASS, SharedInputs.LAYERS, Section.SECTION)
                        .with(Occupants.TROOPS, SharedInputs.MOUNT, SharedInputs.NUCLEAR, WeaponGuideline.HOLE)
                        .with(SharedInputs.FROM, FireFromFieldworks.BEARING, penetration.table(), BY_FIRE)
                        .form(in -> read(in, penetration)),
                DamageLevel.values(),
                new Example(
                        "a heavy fusion rifle penetrates, variant 3",
                        "--variant 3 --weapon heavy-fusion-rifle --result penetrated --points 24"),
                new Example(
                        "a hit without penetration, variant 2", "--variant 2 --weapon heavy-fusion-rifle --result hit"),
                new Example(
                        "two attacks on 10 points, variant 2",
                        "--variant 2 --attack-factor 7 --points 10 --attacks 2 --hit 7/10 --penetrate 6/10"),
                new Example(
                        "a model whose porch comes off at 5 points",
                        "--variant 2 --attack-factor 7 --points 20 --section porch=5 --section roof=12 --result penetrated"),
                new Example(
                        "a light cannon, by the guidelines", "--scheme guidelines --mount vehicle --result penetrated"),
                new Example(
                        "an effect area that may not penetrate",
                        "--scheme guidelines --effect-area --hit 7/10 --penetrate 3/10"),
                new Example(
                        "a turn of fire, if your group lets it cost points",
                        "--by-fire --variant 2 --points 20 --reading lg.fire-damage=each-turn"),
                new Example("a game without damage to structures", "--scheme ignore --result penetrated"));
        this.penetration = penetration;
    }

    private static DamageCase read(Inputs in, Penetration penetration) {
        if (in.find(BY_FIRE).orElse(false)) {
            return burning(in);
        }
        Weapon.check(in, penetration);
        Checklist list = new Checklist();
        FireFromFieldworks.check(in, list);
        if (!list.objections().isEmpty()) {
            return new DamageCase.Harmless(Sentence.of("attacking a structure"), list);
        }
        return switch (in.get(SCHEME)) {
            case IGNORE -> {
                in.find(RESULT);
                list = new Checklist();
                list.note("This game has no damage to structures [LG-MARK-04]");
                DamageCase.model(list);
                yield new DamageCase.Harmless(Sentence.of("damage that is not recorded"), list);
            }
            case GUIDELINES -> guided(in, penetration);
            case POINTS ->
                in.peek(SharedInputs.VARIANT).isPresent()
                                && NuclearWarhead.variant(in).isEmpty()
                        ? guided(in, penetration)
                        : points(in, penetration);
        };
    }

    /** Judges a turn of fire. The chapter exempts fires from penetration, and prints no damage for them. */
    private static DamageCase burning(Inputs in) {
        if (in.reading(Readings.FIRE_DAMAGE) == Readings.Scorch.NONE) {
            Checklist list = new Checklist();
            list.note("A fire does not damage the structure (reading) [LG-DESTR-08, LG-FIRE-32]");
            return new DamageCase.Harmless(Sentence.of("a burning structure"), list);
        }
        StructureAttack flames = umpire -> {
            umpire.note(
                    "A turn of fire costs what a penetration with attack factor 5 does (reading) [LG-DESTR-08, LG-FIRE-32]");
            return StructureAttack.Impact.PENETRATED;
        };
        return points(in, DamageCost.ofFire(in.get(SharedInputs.VARIANT)), flames);
    }

    private static DamageCase guided(Inputs in, Penetration penetration) {
        WeaponGuideline guideline = WeaponGuideline.read(in);
        StructureAttack strike = guideline.nuclear() && in.find(RESULT).isEmpty()
                ? NuclearWarhead.read(in)
                : strike(in, penetration, "The attack: {}, as given [LG-DESTR-06]");
        int attacks = in.find(SharedInputs.ATTACKS).orElse(1);
        int doomed = guideline.nuclear() ? NuclearWarhead.doomed(in) : 0;
        Checklist list = new Checklist();
        guideline.check(list);
        if (doomed > 0) {
            list.note("{} inside: destroyed with it [LG-DESTR-15]", StructureOccupants.pieces(doomed));
        }
        list.note("The point system may be used instead [LG-DESTR-16]");
        DamageCase.mark(list);
        return new DamageCase.Guided(Sentence.of("damage by the guidelines"), guideline, strike, attacks, doomed, list);
    }

    private static DamageCase points(Inputs in, Penetration penetration) {
        DamageCost toll = DamageCost.of(in, in.get(SharedInputs.VARIANT), penetration);
        return points(in, toll, strike(in, penetration, "The attack: {}, as given [LG-DMG-01]"));
    }

    private static DamageCase points(Inputs in, DamageCost toll, StructureAttack strike) {
        Checklist list = new Checklist();
        Sentence headline = Sentence.of("damage by points, variant {}", toll.variant());
        if (in.find(SharedInputs.POINTS).isPresent()) {
            AttackSeries battering = AttackSeries.read(in, strike, toll, Optional.empty(), list);
            DamageCase.mark(list);
            return new DamageCase.Worn(headline, battering, list);
        }
        if (in.get(SharedInputs.ATTACKS) > 1
                || in.find(Section.SECTION).isPresent()
                || in.get(SharedInputs.DAMAGE) > 0) {
            throw new BadInputException("--points is missing; without it only the cost of one attack can be computed");
        }
        toll.check(list);
        return new DamageCase.Cost(headline, toll, strike, list);
    }

    private static StructureAttack strike(Inputs in, Penetration penetration, String asGiven) {
        Optional<StructureAttack.Impact> given = in.find(RESULT);
        if (given.isEmpty()) {
            return HitAndPenetration.read(in, Surface.read(in), penetration);
        }
        return umpire -> {
            umpire.note(asGiven, given.get());
            return given.get();
        };
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = who.by();
        SharedPieceDefaults.mustBe(PieceState::canBurn, "a structure or vegetation", who, VERB);
        Optional<Piece> at = who.at();
        penetration.weapon(by, defaults);
        defaults.take(by, SharedInputs.MOUNT, SharedInputs.NUCLEAR, WeaponGuideline.HOLE);
        SharedPieceDefaults.from(who, defaults);
        SharedPieceDefaults.surface(at, defaults, SharedInputs.LAYERS);
        SharedPieceDefaults.points(at, who, defaults, SharedInputs.DAMAGE);
        defaults.take(at, Section.SECTION);
        at.map(piece -> StructureOccupants.of(piece, who.pieces()))
                .filter(inside -> inside.troops() > 0)
                .ifPresent(inside -> inside.count(Occupants.TROOPS, defaults));
        boolean counted = at.flatMap(piece -> piece.value(SharedInputs.POINTS)).isPresent()
                || defaults.isGiven(SharedInputs.VARIANT)
                || defaults.isGiven(SharedInputs.POINTS)
                || defaults.isGiven(SCHEME);
        at.filter(piece -> !counted).ifPresent(piece -> defaults.put(SCHEME, Scheme.GUIDELINES, piece));
    }

    /** Marks the attacker as having fired, unless the target was already destroyed. */
    @Override
    public List<Change> effects(DamageCase damage, DamageCase.Result result, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        if (who.at().filter(PieceState::isGone).isPresent()) {
            return List.of();
        }
        who.by().ifPresent(piece -> marks.set(piece, SharedInputs.FIRED, YesNo.YES));
        // Only the destruction of plants is recorded.
        who.at()
                .filter(piece -> PieceState.isBuilt(piece) || result.end() == DamageLevel.DESTROYED)
                .ifPresent(piece -> damage.wear(result, piece, marks));
        return marks.changes();
    }

    /** Omits the warning of a second attack if the result is given: then this is the attack already made. */
    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        Reminders reminders = asked.peek(RESULT).isPresent()
                ? SharedPieceDefaults.remindersOfTarget(who)
                : SharedPieceDefaults.remindersOfAttack(who);
        return reminders.againstTheEnemy().all();
    }
}
