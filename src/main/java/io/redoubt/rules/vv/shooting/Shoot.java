package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.vv.casualties.LossAllocation;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.shared.ArmourLetter;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shooting.Attack.End;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.TotalRoll;
import java.util.List;
import java.util.Optional;

/** Fire at units in the open, in fortifications and in entrenchments. */
public final class Shoot extends CaseProcedure<Attack, Attack.Result> {
    public static final String VERB = "shoot";

    private static final TotalRoll BARE_ROLL = TotalRoll.low("roll [VV-CORE-02]");
    private static final List<String> NOTES = List.of(
            "Units are written as on their counters: 4-6-4 is APFP 4, range 6, rating 4.",
            "APFP 4 or more is a squad, 2 or 3 a half squad, 1 a leader. The half squad of",
            "a squad has a rating lower by 2; write 5-3-5/2 if it differs. Other units are",
            "leader, gun=3, vehicle=4 and afv. Add :pinned, :valorous or :shield after a unit",
            "(:immobile after an afv), and 2x before it for two of them.",
            HexOccupancy.WHO_ACTS);

    public Shoot() {
        super(
                VERB,
                "fire at a hex: casualty points, or Anti-Tank hits",
                ShootForm.FORM,
                Attack.End.values(),
                new Example("APFP 12 at a concrete bunker", "--apfp 12 --at bunker-concrete"),
                new Example(
                        "APFP 20 out of a wire hex at sandbags",
                        "--apfp 20 --at sandbags --from barbed-wire --range 3"),
                new Example(
                        "two squads, a machine gun and a leader at a building",
                        "--apfp 12 --at open --terrain building --leader 1 --units 2x4-6-4,leader"),
                new Example(
                        "grenades and a satchel charge at a trench in woods",
                        "--apfp 8 --satchel 12 --grenades --at trench --terrain woods --range 1 --units 4-6-5,2-6-3"),
                new Example(
                        "a Gun in a bunker under fire",
                        "--apfp 41 --at bunker-wood --units gun=3 --losses keep-firing"),
                new Example(
                        "mortars at woods",
                        "--apfp 6 --weapon mortar --at foxhole --terrain woods --range 5 --leader 1"),
                new Example(
                        "Opportunity Fire at an adjacent unit",
                        "--apfp 4 --at open --opportunity --range 1 --hindrance 1 --smoke 1"),
                new Example(
                        "a tank fires at a tank in woods",
                        "--atfp D --weapon gun --range 6 --at open --terrain woods --facing rear --armour-rear D"),
                new Example(
                        "an Anti-Tank weapon along a hexside",
                        "--atfp D --weapon at-weapon --leader 1 --at open --facing hexside --armour-front E --armour-rear"
                                + " D --immobile"),
                new Example(
                        "a Gun at a Gun behind sandbags",
                        "--atfp C --weapon gun --range 12 --at sandbags --target gun"),
                new Example("a bare roll at a trench in the open", "--target-number 8 --at trench"));
    }

    /** Reads an attack, asking only for values that it needs. */
    static Attack read(Inputs in) {
        Position at = in.get(ShootForm.AT);
        Checklist barred = new Checklist();
        if (at == Position.TUNNEL) {
            barred.forbid("Units in a tunnel cannot be seen: no line of sight [VV-20.12-8]");
            barred.forbid("Units in a tunnel cannot be attacked [VV-20.12-9]");
            return Attack.barred("units in a tunnel", barred);
        }
        Optional<ArmourLetter> atfp = in.find(UnitFields.ATFP);
        if (atfp.isPresent() && in.find(UnitFields.APFP).isPresent()) {
            throw new BadInputException("--apfp and --atfp cannot be combined; give only one");
        }
        if (atfp.isPresent() && at.isBunker()) {
            barred.forbid("A unit in a bunker is not a target for ATFP: fire at it with APFP [VV-20.5-5]");
            return Attack.barred("a bunker with ATFP", barred);
        }
        Shot shot = Shot.of(in);
        if (!shot.found().objections().isEmpty()) {
            return Attack.barred(at == Position.OPEN ? "a hex" : at.place(), shot.found());
        }
        TargetHex hex = TargetHex.of(in, at);
        if (MisplacedPosition.forbids(in, at, hex.terrain(), barred)) {
            return Attack.barred(at.place(), barred);
        }
        Optional<Integer> bare = in.find(ShootForm.TARGET_NUMBER);
        if (bare.isPresent()) {
            return bareRoll(in, shot, hex, bare.get());
        }
        return atfp.isPresent() ? AtFire.of(in, shot, hex, atfp.get()) : ApFire.of(in, shot, hex);
    }

    /**
     * Returns a bare roll of two dice with the modifiers of a shot, a helper for tables that the program lacks; it
     * succeeds at or under the number.
     */
    private static Attack bareRoll(Inputs in, Shot shot, TargetHex hex, int number) {
        Checklist list = new Checklist();
        list.addAll(shot.found());
        List<RollModifier> factors = shot.factors(in, hex, Shot.Fire.AP);
        if (in.get(ShootForm.GRENADES)) {
            ApFire.grenades(shot, list);
        }
        RollModifier.note(factors, list);
        list.note("{} must be {} or less [VV-CORE-02, VV-CORE-05]", new RollModifier.Sum(factors), number);
        DiceTotal score = RollModifier.score(factors).against(number, "target number");
        return Attack.ending(
                Sentence.of("a roll at {}", hex.target()),
                list,
                umpire -> umpire.lookUp(BARE_ROLL, score, roll -> roll <= number ? End.SUCCESS : End.FAILURE),
                List.of(End.FAILURE, End.SUCCESS),
                end -> Sentence.of(end == End.SUCCESS ? "The roll is a *SUCCESS*." : "The roll is a *FAILURE*."));
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public List<String> notes() {
        return NOTES;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        new ShotDefaults(new HexOccupancy(who), defaults).fill();
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        return new UnitReminders(who)
                .againstTheEnemy()
                .once(HexOccupancy.Activity.FIRE, UnitFields.FIRED, "attacked this turn [VV-CORE-16]")
                .whenTheyFire()
                .mustKeepMoving()
                .pendingDuties()
                .unchanged(asked.peek(UnitsHit.UNITS))
                .all();
    }

    @Override
    public List<Change> effects(Attack attack, Attack.Result result, Inputs asked, Participants who) {
        HexOccupancy table = new HexOccupancy(who);
        UnitChanges changes = new UnitChanges(table);
        List<Unit> firers = table.acting(HexOccupancy.Activity.FIRE);
        changes.flag(firers, UnitFields.FIRED);
        table.leaderOfShot()
                .filter(leader -> !firers.contains(leader)
                        && asked.find(UnitFields.LEADER).equals(Optional.of(leader.leadership())))
                .ifPresent(leader -> changes.flag(leader, UnitFields.FIRED));
        List<Unit> units = units(attack, table);
        if (!units.isEmpty()) {
            new LossAllocation(table.hex(), changes).take(units, result.losses());
        }
        Optional<Unit> target = ShotDefaults.target(table);
        switch (result.end()) {
            case ELIMINATED -> target.ifPresent(unit -> changes.eliminate(List.of(unit)));
            case IMMOBILISED -> target.ifPresent(unit -> changes.flag(unit, UnitFields.IMMOBILE));
            case FAILURE, SUCCESS, MISSED, NO_EFFECT, CASUALTIES -> {
                // No armour was beaten.
            }
        }
        return changes.all();
    }

    @Override
    public List<String> names(Attack attack, Attack.Result result, Inputs asked, Participants who) {
        return Unit.names(units(attack, new HexOccupancy(who)));
    }

    /** Returns the units on the table that the shot is at; none if others were typed. */
    private static List<Unit> units(Attack attack, HexOccupancy table) {
        for (List<Unit> units : List.of(table.moving(), table.targets())) {
            if (attack.hit().filter(hit -> Unit.are(units, hit.units())).isPresent()) {
                return units;
            }
        }
        return List.of();
    }
}
