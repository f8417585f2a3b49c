package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.assault.AssaultCase.End;
import io.redoubt.rules.vv.assault.AssaultCase.Result;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.BunkerType;
import io.redoubt.rules.vv.shared.FiredFrom;
import io.redoubt.rules.vv.shared.LeadershipModifier;
import io.redoubt.rules.vv.shared.MineDie;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shooting.CasualtyRow;
import io.redoubt.rules.vv.shooting.ShootForm;
import io.redoubt.rules.vv.shooting.TargetHex;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The inputs of close assaults and overruns. Reading them asks only for values that the assault needs. */
final class AssaultForm {
    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Position> AT = FIELDS.add(ShootForm.AT);
    static final InputField<BunkerType> BUNKER_TYPE = FIELDS.add(HexFields.BUNKER_TYPE);
    static final InputField<AssaultCase.Mode> MODE =
            FIELDS.choice("mode", AssaultCase.Mode.CLOSE_ASSAULT, "close assault or overrun [VV-20.3-9, VV-CORE-09]");
    static final InputField<Integer> ATTACK = FIELDS.number(
            "attack", 1, 300, "total APFP of the assaulting units (or AFV, in an overrun) [VV-CORE-41, VV-CORE-50]");
    static final InputField<Integer> DEFEND = FIELDS.number(
            "defend", 0, 300, "APFP of the unpinned defending units, added up (a Gun has 2) [VV-CORE-41]");
    static final InputField<Integer> ATTACKERS =
            FIELDS.number("attackers", 1, 20, "number of assaulting units [VV-CORE-47, VV-20.5-2]");
    static final InputField<Integer> DEFENDERS =
            FIELDS.number("defenders", 1, 20, "number of defending units, including pinned ones [VV-CORE-46]");
    static final InputField<Integer> PINNED_DEFENDERS = FIELDS.of(
            "pinned-defenders", WholeNumberFormat.of(0, 20), 0, "number of pinned defending units [VV-CORE-48]");
    static final InputField<Terrain> TERRAIN = FIELDS.add(HexFields.TERRAIN);
    static final InputField<Integer> TERRAIN_COVER = FIELDS.add(HexFields.TERRAIN_COVER);
    static final InputField<Integer> HEXSIDE = FIELDS.of(
            "hexside", WholeNumberFormat.of(0, 2), 0, "wall or hedge cover; AFVs pay for it [VV-CORE-46, VV-CORE-53]");
    static final InputField<Integer> UPHILL = FIELDS.of(
            "uphill", WholeNumberFormat.of(0, 2), 0, "hill levels climbed; AFVs pay for them [VV-CORE-49, VV-CORE-52]");
    static final InputField<Integer> TERRAIN_COST = FIELDS.add(HexFields.TERRAIN_COST);
    static final InputField<Integer> MOVEMENT_POINTS = FIELDS.add(UnitFields.MOVEMENT_POINTS);
    static final InputField<Integer> EXIT_COST = FIELDS.add(EntryCost.EXIT_COST);
    static final InputField<Boolean> ENTERED = FIELDS.flag(
            "entered", "cross has ruled on the AFV's move through the hex, including cost and mines [VV-CORE-50]");
    static final InputField<Integer> LEADER = FIELDS.add(UnitFields.LEADER);
    static final InputField<Integer> ENEMY_LEADER = FIELDS.of(
            "enemy-leader", new LeadershipModifier(), 0, "modifier of a leader with the defenders [VV-CORE-43]");
    static final InputField<Boolean> GRENADES = FIELDS.add(ShootForm.GRENADES);
    static final InputField<Boolean> ENEMY_GRENADES =
            FIELDS.flag("enemy-grenades", "the defenders use a Grenades counter [VV-CORE-44]");
    static final InputField<Integer> SATCHEL = FIELDS.add(ShootForm.SATCHEL);
    static final InputField<Integer> ENEMY_SATCHEL = FIELDS.of(
            "enemy-satchel", WholeNumberFormat.of(0, 50), 0, "APFP of a satchel charge the defenders use [VV-CORE-17]");
    static final InputField<FiredFrom> FROM = FIELDS.add(ShootForm.FROM);
    static final InputField<YesNo> IN_ARC =
            FIELDS.choice("in-arc", YesNo.YES, "the other hex is in the bunker's firing arc [VV-20.5-6]");
    static final InputField<UnitClass> AS =
            FIELDS.choice("as", UnitClass.class, "class of the assaulting units [VV-CORE-40]");
    static final InputField<Boolean> PINNED = FIELDS.add(ShootForm.PINNED);
    static final InputField<Boolean> ADVANCED =
            FIELDS.flag("advanced", "the units have advanced in this phase [VV-CORE-40]");
    static final InputField<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "the units are not adjacent to the hex [VV-CORE-40]");
    static final InputField<Boolean> WON = FIELDS.flag("won", "the close assault is already won [VV-20.3-6]");
    static final InputField<List<String>> ENTERING = FIELDS.of(
            "entering",
            new ListFormat<>(UnitFields.NAME),
            "units that enter when it is won, at most two into a bunker; repeatable [VV-20.5-2, VV-CORE-34]");
    static final InputField<List<String>> LEADERS = FIELDS.of(
            "leaders", new ListFormat<>(UnitFields.NAME), "leaders among the entering units; repeatable [VV-20.5-2]");
    static final InputField<Nation> SIDE = FIELDS.add(UnitFields.SIDE);
    static final InputField<Boolean> HIDDEN = FIELDS.add(HexFields.HIDDEN);
    static final InputField<MineDie> DIE = FIELDS.add(Minefield.DIE);
    static final InputField<Boolean> OWN_MINES = FIELDS.add(Minefield.OWN_MINES);

    static final Form<AssaultCase> FORM = FIELDS.form(AssaultForm::read);

    private AssaultForm() {}

    private static AssaultCase read(Inputs in) {
        Position at = in.get(ShootForm.AT);
        boolean overrun = in.get(MODE) == AssaultCase.Mode.OVERRUN;
        if (overrun && in.get(WON)) {
            throw new BadInputException("--won and --mode overrun cannot be combined; give only one");
        }
        Checklist barred = barred(in, at, overrun);
        if (!barred.objections().isEmpty()) {
            return barred(at, barred);
        }
        if (overrun) {
            return Overrun.of(in, at);
        }
        return in.get(WON) ? CloseAssault.won(in, at) : CloseAssault.of(in, at);
    }

    /** Returns the reasons against an assault of any strength, so that no strength is asked for. */
    private static Checklist barred(Inputs in, Position at, boolean overrun) {
        Terrain terrain = in.get(HexFields.TERRAIN);
        UnitClass as = in.find(AS).orElse(overrun ? UnitClass.AFV : UnitClass.INFANTRY);
        Optional<String> hurdle = hurdle(in);
        FiredFrom from = overrun ? FiredFrom.OPEN : in.get(ShootForm.FROM);
        boolean overBunker = overrun
                && at.isBunker()
                && in.reading(AssaultReadings.OVERRUN_OF_BUNKER) == AssaultReadings.Bunkers.NEVER;
        Checklist list = new Checklist();
        MisplacedPosition.forbids(in, at, terrain, list);
        if (at == Position.TUNNEL) {
            list.forbid("Units in a tunnel cannot be attacked, close assaults included [VV-20.12-9, VV-20.12-8]");
        }
        if (from == FiredFrom.TUNNEL) {
            list.forbid("Units in a tunnel are off the map and cannot assault [VV-20.12-6, VV-20.12-9]");
        }
        if (overBunker) {
            list.forbid(PositionRules.NO_OVERRUN_OF_BUNKER);
        }
        if (overrun && terrain == Terrain.BUILDING) {
            list.forbid("An overrun cannot go through a building hex (core rules) [VV-CORE-50]");
        }
        if (overrun && as != UnitClass.AFV) {
            list.forbid(PositionRules.ONLY_AFVS_OVERRUN);
        } else if (!overrun && as != UnitClass.INFANTRY) {
            list.forbid("Only infantry makes close assaults (core rules) [VV-CORE-40]");
        }
        if (terrain.isImpassable()) {
            list.forbid("No unit may enter such a hex (core rules) [VV-CORE-54]");
        }
        hurdle.ifPresent(list::forbid);
        return list;
    }

    private static Optional<String> hurdle(Inputs in) {
        if (in.get(ShootForm.PINNED)) {
            return Optional.of("A pinned unit cannot act, so it cannot assault [VV-CORE-16]");
        }
        if (in.get(ADVANCED)) {
            return Optional.of("Units that advanced cannot make a close assault in the same phase [VV-CORE-40]");
        }
        return in.get(NOT_ADJACENT)
                ? Optional.of("Only an adjacent hex can be assaulted [VV-CORE-40]")
                : Optional.empty();
    }

    private static AssaultCase barred(Position at, Checklist found) {
        return new AssaultCase(
                Sentence.of("assaulting {}", at.place()),
                found,
                umpire -> {
                    throw new IllegalStateException("a barred assault is never resolved");
                },
                List.of(),
                List.of(),
                result -> {
                    throw new IllegalStateException("a barred assault has no verdict");
                },
                false,
                0);
    }

    /**
     * An AFV drives through an occupied hex and fires at twice its APFP. Mines in the hex attack it first (B-05).
     * Without an APFP only permission is checked.
     */
    private static final class Overrun {
        private Overrun() {}

        static AssaultCase of(Inputs in, Position at) {
            Optional<Integer> attack = in.find(ATTACK);
            boolean entered = in.get(ENTERED);
            Optional<EntryCost> cost = entered
                    ? Optional.empty()
                    : Optional.of(EntryCost.ofOverrun(
                            in, EntryCost.Way.of(in, at, in.get(HexFields.TERRAIN), UnitClass.AFV, UPHILL, HEXSIDE)));
            Optional<Minefield> mines = at == Position.MINEFIELD && !entered
                    ? Optional.of(Minefield.ofOtherEntry(in, UnitClass.AFV))
                    : Optional.empty();
            Checklist list = new Checklist();
            list.note("An overrun may enter an occupied hex that is closed to movement [VV-20.3-9, VV-CORE-09]");
            cost.ifPresentOrElse(
                    way -> {
                        list.addAll(way.found());
                        if (list.objections().isEmpty()) {
                            way.checkWayOut(list);
                        }
                    },
                    () -> list.note("cross has already ruled on the move through the hex: it is paid [VV-CORE-50]"));
            boolean allowed = list.objections().isEmpty();
            if (allowed) {
                mines.ifPresent(field -> field.note(list));
            }
            int spent = cost.map(EntryCost::total).orElse(0);
            if (attack.isEmpty()) {
                return new AssaultCase(
                        headline(at),
                        list,
                        umpire -> new Result(End.ALLOWED, 0, 0, MineLosses.NONE),
                        List.of(End.ALLOWED),
                        List.of(),
                        result -> Sentence.of("The overrun is *ALLOWED*."),
                        false,
                        spent);
            }
            TargetHex hex = TargetHex.of(in, at);
            int firepower = 2 * attack.get();
            List<RollModifier> factors = new ArrayList<>();
            hex.addTerrain(factors);
            hex.addPosition(factors);
            if (allowed) {
                RollModifier.note(factors, list);
                list.note("Attack roll {}, low is good [VV-CORE-04, VV-CORE-05]", new RollModifier.Sum(factors));
                list.note(
                        "APFP {} doubled is {}, read on row {} [VV-CORE-50, VV-CORE-04]",
                        attack.get(),
                        firepower,
                        CasualtyRow.Firepower.of(firepower));
            }
            Quantity<Result> points = AssaultCase.DEFENDER_POINTS;
            return new AssaultCase(
                    headline(hex.at()),
                    list,
                    umpire -> drive(mines, firepower, factors, umpire),
                    List.of(),
                    mines.isEmpty() ? List.of(points) : List.of(points, AssaultCase.mined("AFVs lost to mines")),
                    Overrun::verdict,
                    true,
                    spent);
        }

        private static Sentence headline(Position at) {
            return Sentence.of("an armour overrun of {}", at.place());
        }

        private static Result drive(
                Optional<Minefield> mines, int firepower, List<RollModifier> factors, Umpire umpire) {
            MineLosses lost = mines.map(field -> field.strike(1, umpire)).orElse(MineLosses.NONE);
            int points = lost.number() > 0 ? 0 : CasualtyRow.roll(firepower, factors, umpire);
            return new Result(End.ALLOWED, 0, points, lost);
        }

        private static Sentence verdict(Result result) {
            return result.mined().number() > 0
                    ? Sentence.of("The mines *ELIMINATE* the AFV before it fires.")
                    : Sentence.of("The overrun gives the defenders *{}*.", Losses.points(result.defenderPoints()));
        }
    }
}
