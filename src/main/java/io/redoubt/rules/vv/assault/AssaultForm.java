package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.OwnName;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.vv.fire.CoverFactors;
import io.redoubt.rules.vv.fire.ShootForm;
import io.redoubt.rules.vv.fire.TargetHex;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.BunkerType;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.LeadershipModifier;
import io.redoubt.rules.vv.terms.MineDie;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The inputs of a close assault, and of an armour overrun; and what they make, asking only for what it needs. */
final class AssaultForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Position> AT = FIELDS.add(ShootForm.AT);
    static final Field<BunkerType> BUNKER_TYPE = FIELDS.add(HexFields.BUNKER_TYPE);
    static final Field<AssaultCase.Mode> MODE =
            FIELDS.choice("mode", AssaultCase.Mode.CLOSE_ASSAULT, "close assault or overrun [VV-20.3-9, VV-CORE-09]");
    static final Field<Integer> ATTACK = FIELDS.number(
            "attack",
            1,
            300,
            "APFP of the assaulting units, added up (of the AFV in an overrun) [VV-CORE-41, VV-CORE-50]");
    static final Field<Integer> DEFEND = FIELDS.number(
            "defend", 0, 300, "APFP of the unpinned defending units, added up (a Gun has 2) [VV-CORE-41]");
    static final Field<Integer> ATTACKERS =
            FIELDS.number("attackers", 1, 20, "assaulting units [VV-CORE-47, VV-20.5-2]");
    static final Field<Integer> DEFENDERS =
            FIELDS.number("defenders", 1, 20, "defending units, the pinned ones included [VV-CORE-46]");
    static final Field<Integer> PINNED_DEFENDERS = FIELDS.of(
            "pinned-defenders", Whole.of(0, 20), 0, "how many of the defending units are pinned [VV-CORE-48]");
    static final Field<Terrain> TERRAIN = FIELDS.add(HexFields.TERRAIN);
    static final Field<Integer> TERRAIN_COVER = FIELDS.add(HexFields.TERRAIN_COVER);
    static final Field<Integer> HEXSIDE = FIELDS.of(
            "hexside",
            Whole.of(0, 2),
            0,
            "cover of a wall or hedge that is crossed; an AFV pays for it [VV-CORE-46, VV-CORE-53]");
    static final Field<Integer> UPHILL = FIELDS.of(
            "uphill",
            Whole.of(0, 2),
            0,
            "hill levels the assault climbs; an AFV pays for them [VV-CORE-49, VV-CORE-52]");
    static final Field<Integer> TERRAIN_COST = FIELDS.add(HexFields.TERRAIN_COST);
    static final Field<Integer> MOVEMENT_POINTS = FIELDS.add(UnitFields.MOVEMENT_POINTS);
    static final Field<Integer> EXIT_COST = FIELDS.add(EntryCost.EXIT_COST);
    static final Field<Boolean> ENTERED = FIELDS.flag(
            "entered", "cross has ruled on the AFV's way through the hex: it is paid, and met the mines [VV-CORE-50]");
    static final Field<Integer> LEADER = FIELDS.add(UnitFields.LEADER);
    static final Field<Integer> ENEMY_LEADER = FIELDS.of(
            "enemy-leader", new LeadershipModifier(), 0, "modifier of a leader with the defenders [VV-CORE-43]");
    static final Field<Boolean> GRENADES = FIELDS.add(ShootForm.GRENADES);
    static final Field<Boolean> ENEMY_GRENADES =
            FIELDS.flag("enemy-grenades", "the defenders use a Grenades counter [VV-CORE-44]");
    static final Field<Integer> SATCHEL = FIELDS.add(ShootForm.SATCHEL);
    static final Field<Integer> ENEMY_SATCHEL =
            FIELDS.of("enemy-satchel", Whole.of(0, 50), 0, "APFP of a satchel charge the defenders use [VV-CORE-17]");
    static final Field<FiredFrom> FROM = FIELDS.add(ShootForm.FROM);
    static final Field<YesNo> IN_ARC =
            FIELDS.choice("in-arc", YesNo.YES, "whether the other hex lies in a bunker's firing arc [VV-20.5-6]");
    static final Field<UnitClass> AS = FIELDS.choice("as", UnitClass.class, "what assaults [VV-CORE-40]");
    static final Field<Boolean> PINNED = FIELDS.add(ShootForm.PINNED);
    static final Field<Boolean> ADVANCED =
            FIELDS.flag("advanced", "the units have advanced in this phase [VV-CORE-40]");
    static final Field<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "the units are not adjacent to the hex [VV-CORE-40]");
    static final Field<Boolean> WON = FIELDS.flag("won", "the close assault is won already [VV-20.3-6]");
    static final Field<List<String>> ENTERING = FIELDS.of(
            "entering",
            new Many<>(new OwnName("NAME", "the name of a piece")),
            "who goes in when it is won, two units at most into a bunker; repeatable [VV-20.5-2, VV-CORE-34]");
    static final Field<List<String>> LEADERS = FIELDS.of(
            "leaders",
            new Many<>(new OwnName("NAME", "the name of a piece")),
            "who of those who go in is a leader; repeatable [VV-20.5-2]");
    static final Field<Nation> SIDE = FIELDS.add(UnitFields.SIDE);
    static final Field<Boolean> HIDDEN = FIELDS.add(HexFields.HIDDEN);
    static final Field<MineDie> DIE = FIELDS.add(Minefield.DIE);
    static final Field<Boolean> OWN_MINES = FIELDS.add(Minefield.OWN_MINES);

    static final Form<AssaultCase> FORM = FIELDS.form(AssaultForm::read);

    private AssaultForm() {}

    /**
     * Who goes at what, before any strength is asked for.
     *
     * @param bunkers whether overruns of bunkers are allowed (B-12)
     * @param misplaced what is wrong with a position in such terrain
     */
    record Plan(
            Position at,
            AssaultCase.Mode mode,
            UnitClass as,
            Terrain terrain,
            Hurdle hurdle,
            FiredFrom from,
            AssaultReadings.Bunkers bunkers,
            Optional<Misplaced> misplaced) {}

    /** What keeps the units from assaulting at all. */
    enum Hurdle {
        NONE,
        PINNED,
        ADVANCED,
        APART
    }

    private static AssaultCase read(Inputs in) {
        Position at = in.get(ShootForm.AT);
        AssaultCase.Mode mode = in.get(MODE);
        boolean overrun = mode == AssaultCase.Mode.OVERRUN;
        if (overrun && in.get(WON)) {
            throw new BadInput("--won: a close assault is won, an overrun is not; leave out one of them");
        }
        Terrain terrain = in.get(HexFields.TERRAIN);
        Plan plan = new Plan(
                at,
                mode,
                in.find(AS).orElse(overrun ? UnitClass.AFV : UnitClass.INFANTRY),
                terrain,
                hurdle(in),
                overrun ? FiredFrom.OPEN : in.get(ShootForm.FROM),
                overrun && at.isBunker()
                        ? in.reading(AssaultReadings.OVERRUN_OF_BUNKER)
                        : AssaultReadings.OVERRUN_OF_BUNKER.standard(),
                Misplaced.find(in, at, terrain));
        Optional<BarredAssault> barred = BarredAssault.of(plan);
        if (barred.isPresent()) {
            return barred.get();
        }
        if (overrun) {
            return overrun(in, at);
        }
        return in.get(WON) ? new WonAssault(won(in, at)) : closeAssault(in, at);
    }

    /** How many have won matters to mines alone. */
    private static Winners won(Inputs in, Position at) {
        return Winners.of(
                in,
                at,
                at == Position.MINEFIELD
                        ? in.get(
                                ATTACKERS,
                                Math.max(1, in.find(ENTERING).orElse(List.of()).size()))
                        : 1);
    }

    private static Hurdle hurdle(Inputs in) {
        if (in.get(ShootForm.PINNED)) {
            return Hurdle.PINNED;
        }
        if (in.get(ADVANCED)) {
            return Hurdle.ADVANCED;
        }
        return in.get(NOT_ADJACENT) ? Hurdle.APART : Hurdle.NONE;
    }

    private static Overrun overrun(Inputs in, Position at) {
        Optional<Integer> attack = in.find(ATTACK);
        boolean entered = in.get(ENTERED);
        Optional<EntryCost> cost = entered
                ? Optional.empty()
                : Optional.of(EntryCost.ofOverrun(
                        in, EntryCost.Way.of(in, at, in.get(HexFields.TERRAIN), UnitClass.AFV, UPHILL, HEXSIDE)));
        Optional<Minefield> mines = at == Position.MINEFIELD && !entered
                ? Optional.of(Minefield.of(in, UnitClass.AFV, MovementReadings.Entry.OVERRUN))
                : Optional.empty();
        if (attack.isEmpty()) {
            return new Overrun(at, attack, List.of(), mines, cost);
        }
        TargetHex hex = TargetHex.of(in, at);
        List<Factor> factors = new ArrayList<>();
        CoverFactors.terrain(hex, factors);
        CoverFactors.position(hex, factors);
        return new Overrun(hex.at(), attack, List.copyOf(factors), mines, cost);
    }

    private static CloseAssault closeAssault(Inputs in, Position at) {
        int defenders = in.get(DEFENDERS);
        int pinned = in.get(PINNED_DEFENDERS);
        if (pinned > defenders) {
            throw new BadInput("--pinned-defenders " + pinned
                    + ": these are some of the --defenders, and there are only " + defenders);
        }
        int attackers = in.get(ATTACKERS);
        TargetHex hex = TargetHex.of(in, at);
        // Nothing is rolled for a hex in which nobody fights, and it costs nothing.
        Optional<AssaultOdds> odds = defenders == pinned ? Optional.empty() : Optional.of(AssaultOdds.of(in));
        int cover = odds.isEmpty() ? 0 : cover(in, hex);
        return new CloseAssault(
                hex,
                attackers,
                defenders,
                pinned,
                odds,
                cover,
                odds.isEmpty() ? 0 : in.get(HEXSIDE),
                odds.isEmpty() ? 0 : in.get(UPHILL),
                Winners.of(in, at, attackers),
                in.get(ShootForm.FROM),
                in.get(ShootForm.FROM).isBunker() || hex.at().isBunker()
                        ? Optional.of(in.get(IN_ARC))
                        : Optional.empty());
    }

    private static int cover(Inputs in, TargetHex hex) {
        if (hex.at().cover() == 0) {
            return hex.cover();
        }
        return in.reading(AssaultReadings.COVER_CASUALTIES) == AssaultReadings.CoverLost.TERRAIN_ONLY
                ? hex.terrainCover()
                : hex.cover();
    }
}
