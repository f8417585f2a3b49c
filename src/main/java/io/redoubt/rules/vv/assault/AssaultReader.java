package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.vv.fire.CoverFactors;
import io.redoubt.rules.vv.fire.ShootForm;
import io.redoubt.rules.vv.fire.TargetFields;
import io.redoubt.rules.vv.fire.TargetHex;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes an assault of what a user gave, asking only for what it needs. */
final class AssaultReader {
    private AssaultReader() {}

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

    static AssaultCase read(Inputs in) {
        Position at = in.get(TargetFields.AT);
        AssaultCase.Mode mode = in.get(AssaultForm.MODE);
        boolean overrun = mode == AssaultCase.Mode.OVERRUN;
        if (overrun && in.get(AssaultForm.WON)) {
            throw new BadInput("--won: a close assault is won, an overrun is not; leave out one of them");
        }
        Terrain terrain = in.get(HexFields.TERRAIN);
        Plan plan = new Plan(
                at,
                mode,
                in.find(AssaultForm.AS).orElse(overrun ? UnitClass.AFV : UnitClass.INFANTRY),
                terrain,
                hurdle(in),
                overrun ? FiredFrom.OPEN : in.get(TargetFields.FROM),
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
        return in.get(AssaultForm.WON) ? new WonAssault(at) : closeAssault(in, at);
    }

    private static Hurdle hurdle(Inputs in) {
        if (in.get(ShootForm.PINNED)) {
            return Hurdle.PINNED;
        }
        if (in.get(AssaultForm.ADVANCED)) {
            return Hurdle.ADVANCED;
        }
        return in.get(AssaultForm.NOT_ADJACENT) ? Hurdle.APART : Hurdle.NONE;
    }

    private static Overrun overrun(Inputs in, Position at) {
        Optional<Integer> attack = in.find(AssaultForm.ATTACK);
        Optional<Minefield> mines = at == Position.MINEFIELD
                ? Optional.of(Minefield.of(in, UnitClass.AFV, MovementReadings.Entry.OVERRUN))
                : Optional.empty();
        if (attack.isEmpty()) {
            return new Overrun(at, attack, List.of(), mines);
        }
        TargetHex hex = TargetHex.of(in, at);
        List<Factor> factors = new ArrayList<>();
        CoverFactors.terrain(hex, factors);
        CoverFactors.position(hex, factors);
        return new Overrun(hex.at(), attack, List.copyOf(factors), mines);
    }

    private static CloseAssault closeAssault(Inputs in, Position at) {
        int defenders = in.get(AssaultForm.DEFENDERS);
        int pinned = in.get(AssaultForm.PINNED_DEFENDERS);
        if (pinned > defenders) {
            throw new BadInput("--pinned-defenders " + pinned
                    + ": these are some of the --defenders, and there are only " + defenders);
        }
        int attackers = in.get(AssaultForm.ATTACKERS);
        TargetHex hex = TargetHex.of(in, at);
        // Nothing is rolled for a hex in which nobody fights, and it costs nothing.
        Optional<AssaultOdds> odds = defenders == pinned ? Optional.empty() : Optional.of(AssaultOdds.of(in));
        int cover = odds.isEmpty() ? 0 : cover(in, hex);
        Optional<Minefield> mines = at == Position.MINEFIELD
                ? Minefield.ifTriggered(in, MovementReadings.Entry.CLOSE_ASSAULT)
                : Optional.empty();
        return new CloseAssault(
                hex,
                attackers,
                defenders,
                pinned,
                odds,
                cover,
                odds.isEmpty() ? 0 : in.get(AssaultForm.HEXSIDE),
                odds.isEmpty() ? 0 : in.get(AssaultForm.UPHILL),
                mines,
                in.get(TargetFields.FROM),
                in.get(TargetFields.FROM).isBunker() || hex.at().isBunker()
                        ? Optional.of(in.get(AssaultForm.IN_ARC))
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
