package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.Cover;
import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.fow.shared.ShotResult;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.fow.shared.Training;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shooting at Bunkers, at tanks in Tank Pits, and at teams in cover. */
public final class Shoot extends CaseProcedure<Attack, ShotResult> {
    public static final String VERB = "shoot";

    public Shoot() {
        super(
                VERB,
                "shoot at a Bunker, a tank in a Tank Pit, or teams in cover",
                ShootForm.FORM,
                Condition.values(),
                new Example(
                        "a Trained gun, ROF 2, at a Nest 12\" away",
                        "--at nest --skill trained --rof 2 --firepower 3+ --range 12in"),
                new Example(
                        "three shots at a Nest that is Pinned Down",
                        "--at nest --state pinned --skill veteran --rof 3 --firepower 4+"),
                new Example(
                        "a moving tank at a Flak Nest",
                        "--at flak-nest --skill trained --rof 3 --firepower 3+ --moved"),
                new Example(
                        "a Flame-thrower at a Tobruk Pit",
                        "--at tobruk-pit --skill conscript --rof 2 --weapon flame-thrower --firepower 5+ --range 4in"),
                new Example(
                        "a gun without HE at a Nest",
                        "--at nest --skill veteran --rof 2 --weapon no-he --firepower 4+"),
                new Example(
                        "two machine-guns at a slit of a Pillbox",
                        "--at pillbox --skill trained --rof 2 --teams 2 --firepower 6 --range 38cm"),
                new Example("a Flame-thrower at a Pillbox", "--at pillbox --skill trained --weapon flame-thrower"),
                new Example("a Bunker Buster at a Pillbox", "--at pillbox --skill veteran --weapon bunker-buster"),
                new Example(
                        "an anti-tank gun at a Turret from the front",
                        "--at turret --skill veteran --rof 2 --firepower 3+ --anti-tank 10 --front 7"),
                new Example(
                        "a Turret that is Bailed Out, from the side",
                        "--at turret --state bailed-out --skill trained --rof 2 --firepower 3+ --anti-tank 7 --side 4"
                                + " --bearing 120"),
                new Example(
                        "a Flame-thrower at a Turret", "--at turret --skill trained --rof 2 --weapon flame-thrower"),
                new Example("smoke in front of a Pillbox", "--at pillbox --skill trained --rof 3 --smoke"),
                new Example(
                        "two hits on a tank in its pit",
                        "--at tank-pit --hits 2 --anti-tank 10 --front 6 --firepower 3+ --motivation confident"),
                new Example(
                        "a gun at a tank in its pit, far away",
                        "--at tank-pit --to-hit 5+ --rof 2 --anti-tank 11 --front 6 --firepower 3+ --range 24in"),
                new Example(
                        "a gun at a Veteran tank in its pit: a 6, far away",
                        "--at tank-pit --target-skill veteran --rof 2 --anti-tank 11 --front 6 --firepower 3+"
                                + " --range 24in"),
                new Example(
                        "an air strike on a tank in its pit",
                        "--at tank-pit --mode air-strike --hits 1 --anti-tank 6 --top 2 --firepower 4+"),
                new Example("a bombardment with a Nest under it", "--at nest --mode bombardment --aim-point other"),
                new Example("a shot at a wreck", "--at nest --state destroyed"),
                new Example(
                        "a machine-gun at Veteran infantry in a trench line",
                        "--at trench-line --target-skill veteran --rof 3 --firepower 6 --range 12in"),
                new Example(
                        "Gone to Ground and far away: a 6, then 5+",
                        "--at trench-line --target-skill veteran --gone-to-ground --rof 2 --firepower 3+ --range 20in"),
                new Example(
                        "three shots at the only gun in a gun pit",
                        "--at gun-pit --team gun --target-teams 1 --target-skill trained --rof 3 --firepower 4+"),
                new Example(
                        "infantry behind a gapped barricade",
                        "--at street-barricade --gapped --target-skill conscript --rof 3 --firepower 5+"),
                new Example(
                        "a bombardment on three teams behind a barricade",
                        "--at street-barricade --mode bombardment --hits 5 --target-teams 3"),
                new Example(
                        "infantry behind the wreck of a Bunker",
                        "--at behind-bunker --destroyed --hits 2 --firepower 3+"),
                new Example(
                        "one Firepower Test for each weapon",
                        "--at nest --skill trained --rof 2 --firepower 3+ --reading fow.firepower-tests=per-weapon"));
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        if (defaults.given(ShootForm.MOVED).orElse(false)) {
            Positions.mustBeFree(who.by(), who.pieces());
        }
        PieceValues.target(ShootForm.AT, who.at(), defaults);
        who.at()
                .filter(piece -> isCover(piece) && !defaults.isGiven(ShootForm.TARGET_TEAMS))
                .ifPresent(piece -> Positions.mustHold(piece, who.pieces()));
        who.at().flatMap(pit -> Positions.tank(pit, who.pieces())).ifPresent(tank -> {
            defaults.take(Optional.of(tank), ShootForm.MOTIVATION);
            training(tank, defaults);
        });
        who.at().filter(pit -> pit.kind().equals(Strongpoint.TANK_PIT.id())).ifPresent(pit -> training(pit, defaults));
        defaults.take(
                who.at(), PieceValues.STATE, PieceValues.FRONT, PieceValues.SIDE, ShootForm.TOP, ShootForm.MOTIVATION);
        who.at()
                .filter(Shoot::isCover)
                .flatMap(position -> Positions.occupant(position, who.pieces()))
                .ifPresent(unit -> occupant(unit, defaults));
        defaults.take(who.at(), ShootForm.TARGET_SKILL, ShootForm.TEAM);
        who.at()
                .filter(Shoot::isCover)
                .map(piece -> Positions.platoon(piece, who.pieces()))
                .ifPresent(platoon -> {
                    defaults.takeAs(ShootForm.TARGET_TEAMS, Positions.teams(platoon), Optional.of(platoon));
                    if (platoon.is(PieceValues.PINNED)) {
                        defaults.put(ShootForm.STATE, Condition.PINNED, platoon);
                    }
                });
        defaults.takeAs(ShootForm.GAPPED, PieceValues.GAPPED, who.at());
        defaults.takeAs(ShootForm.GONE_TO_GROUND, PieceValues.GONE_TO_GROUND, who.at());
        who.at().filter(Shoot::isPillbox).ifPresent(piece -> {
            SmokedSlits smoked = SmokedSlits.of(piece);
            if (smoked != SmokedSlits.NONE) {
                defaults.put(ShootForm.SMOKED, smoked, piece);
            }
            defaults.take(who.at(), ShootForm.SLIT);
            // The shooter chooses the slit; this default is a suggestion and not a value of the Pillbox.
            clearSlit(piece)
                    .filter(slit -> !defaults.isGiven(ShootForm.BEFORE))
                    .ifPresent(slit -> defaults.put(ShootForm.BEFORE, List.of(slit), piece));
        });
        boolean teams = who.at().filter(Shoot::isCover).isPresent();
        if (!teams) {
            defaults.take(who.by(), ShootForm.WEAPON);
        }
        defaults.take(who.by().flatMap(pit -> Positions.tank(pit, who.pieces())), PieceValues.SKILL);
        defaults.take(who.by(), PieceValues.SKILL, ShootForm.ROF, ShootForm.FIREPOWER, ShootForm.ANTI_TANK);
        defaults.take(who.by(), ShootForm.NATIONAL_RULE, ShootForm.NO_FIRE_ON_THE_MOVE);
        defaults.takeAs(ShootForm.TEAMS, PieceValues.TEAMS, who.by());
        defaults.takeAs(ShootForm.MOVED, PieceValues.MOVED, who.by());
        defaults.takeAs(ShootForm.SHOOTER_PINNED, PieceValues.PINNED, who.by());
        who.by().ifPresent(piece -> firing(piece, who.pieces(), defaults));
        who.by()
                .filter(piece -> piece.is(PieceValues.BUNKER_BUSTER) && !teams)
                .ifPresent(piece -> defaults.put(ShootForm.WEAPON, WeaponClass.BUNKER_BUSTER, piece));
    }

    /**
     * Sets the inputs that a fortification implies for a shot from it: the condition of its crew, and smoke in front of
     * it. A unit in the open implies none.
     *
     * @throws NotAllowedException if its crew is Bailed Out (FOW-CORE-08)
     */
    private static void firing(Piece shooter, List<Piece> table, PieceDefaults defaults) {
        Positions.mustBeManned(shooter, table, "shoot");
        Optional<Emplacement> from = PieceValues.emplacement(shooter);
        if (from.isEmpty()) {
            return;
        }
        defaults.put(ShootForm.FROM, from.get(), shooter);
        if (Positions.isPinned(shooter, table)) {
            defaults.put(ShootForm.SHOOTER_PINNED, true, shooter);
        }
        defaults.takeAs(ShootForm.SHOOTER_PINNED_ROF, PieceValues.PINNED_ROF, Optional.of(shooter));
        if (from.get().isBunker() && SmokedSlits.of(shooter) != SmokedSlits.NONE) {
            defaults.put(ShootForm.SHOOTER_SMOKED, SmokedSlits.of(shooter), shooter);
        }
    }

    /** Sets the values of the unit in the position. */
    private static void occupant(Piece unit, PieceDefaults defaults) {
        training(unit, defaults);
        if (unit.is(PieceValues.AS, Mobility.GUN)) {
            defaults.put(ShootForm.TEAM, ShootForm.TeamKind.GUN, unit);
        } else if (unit.is(PieceValues.AS, Mobility.MAN_PACKED_GUN)) {
            defaults.put(ShootForm.TEAM, ShootForm.TeamKind.MAN_PACKED_GUN, unit);
        }
    }

    /** Sets the training of the target from the Skill of its crew. */
    private static void training(Piece crew, PieceDefaults defaults) {
        crew.value(PieceValues.SKILL)
                .flatMap(Training::of)
                .ifPresent(training -> defaults.put(ShootForm.TARGET_SKILL, training, crew));
    }

    private static boolean isPillbox(Piece piece) {
        return PieceValues.bunker(piece).filter(Strongpoint.PILLBOX::equals).isPresent();
    }

    /** Returns whether the target is teams in cover; the chapter's weapon classes apply to Bunkers only. */
    private static boolean isCover(Piece piece) {
        return NamedConstant.find(Cover.class, piece.kind()).isPresent();
    }

    /** Returns the first firing slit without smoke in front of it, if the bearings of the slits are known. */
    private static Optional<Integer> clearSlit(Piece pillbox) {
        List<Integer> smoked = pillbox.value(PieceValues.SMOKED_SLIT).orElse(List.of());
        return pillbox.value(PieceValues.SLIT).orElse(List.of()).stream()
                .filter(slit -> !smoked.contains(slit))
                .findFirst();
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return PieceValues.ofAttack(who)
                .once(PieceValues.SHOT, "already shot this turn")
                .once(PieceValues.ASSAULTED, "already assaulted this turn")
                .all();
    }

    /** Records casualties, condition and smoke. A shot at a wreck is not an action of the shooter. */
    @Override
    public List<Change> effects(Attack attack, ShotResult result, Inputs asked, Participants who) {
        if (attack.state() == Condition.DESTROYED) {
            return List.of();
        }
        ConditionChanges changes = new ConditionChanges()
                .setIfUsed(who.by(), PieceValues.MOVED, asked, ShootForm.MOVED)
                .flag(who.by(), PieceValues.SHOT)
                .afterMovement(who);
        who.by().ifPresent(piece -> changes.endGoneToGround(piece, who));
        who.at().ifPresent(piece -> {
            if (attack.at() instanceof Cover) {
                Piece platoon = Positions.platoon(piece, who.pieces());
                changes.fewer(platoon, Positions.teams(platoon), result.casualties());
                if (result.pins()) {
                    changes.pinned(platoon);
                }
            } else {
                changes.state(piece, result.condition());
                smoke(piece, result.markers(), asked, who, changes);
            }
        });
        return changes.all();
    }

    private static void smoke(Piece bunker, int markers, Inputs asked, Participants who, ConditionChanges changes) {
        if (markers == 0) {
            return;
        }
        changes.set(bunker, PieceValues.SMOKE, bunker.value(PieceValues.SMOKE).orElse(0) + markers);
        String smoker =
                who.by().map(Piece::owner).filter(owner -> !owner.isEmpty()).orElse(who.side());
        if (!smoker.isEmpty()) {
            changes.set(bunker, PieceValues.SMOKED_BY, smoker);
        }
        List<Integer> before = asked.find(ShootForm.BEFORE).orElse(List.of());
        Set<Integer> smoked =
                new LinkedHashSet<>(bunker.value(PieceValues.SMOKED_SLIT).orElse(List.of()));
        smoked.addAll(before.subList(0, Math.min(markers, before.size())));
        if ((isPillbox(bunker) || PieceValues.shootsAllRound(bunker)) && !smoked.isEmpty()) {
            changes.set(bunker, PieceValues.SMOKED_SLIT, List.copyOf(smoked));
        }
    }
}
