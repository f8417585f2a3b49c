package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.UnitClass;
import java.util.ArrayList;
import java.util.List;

/** Everything that changes the attack roll of a shot, in the order the book treats it. */
final class ShotFactors {
    private final Inputs in;
    private final Shot shot;
    private final TargetHex hex;
    private final List<Factor> factors = new ArrayList<>();
    private int hindrances;

    private ShotFactors(Inputs in, Shot shot, TargetHex hex) {
        this.in = in;
        this.shot = shot;
        this.hex = hex;
    }

    /** What kind of firepower is used. */
    enum Fire {
        AP,
        AT,
        /** Anti-Tank fire at a Gun, which may have a shield. */
        AT_GUN
    }

    static List<Factor> of(Inputs in, Shot shot, TargetHex hex, Fire fire) {
        ShotFactors factors = new ShotFactors(in, shot, hex);
        factors.targetHex();
        boolean positionCovers = !factors.factors.isEmpty();
        factors.way();
        factors.firer(fire);
        if (fire == Fire.AP && shot.mode() == Shot.Mode.OPPORTUNITY) {
            factors.opportunity(positionCovers);
        }
        return List.copyOf(factors.factors);
    }

    private void targetHex() {
        hex.addTerrain(factors);
        boolean position = hex.positionCover() > 0
                && (!shot.isMortar()
                        || in.reading(FireReadings.MORTAR_COVER) == FireReadings.MortarCover.POSITION_COUNTS);
        if (position) {
            hex.addPosition(factors);
        }
        add(
                in.get(ShootForm.ASSAULT_MOVE) ? 1 : 0,
                "assault movement",
                "{}: the target uses assault movement [VV-CORE-13]");
    }

    /** Hindrances between the firer and the target, the target's hex included. */
    private void way() {
        int before = Factor.sum(factors);
        add(
                hex.terrain().hinders() ? 1 : 0,
                hex.terrain().words(),
                "{}: the target's hex is a hindrance itself [VV-CORE-10]");
        if (!shot.isMortar()) {
            add(in.get(ShootForm.HINDRANCE), "hindrances", "{}: hindrances on the way, one for each [VV-CORE-10]");
            add(in.get(HexFields.SMOKE), "smoke", "{}: smoke on the way [VV-CORE-10]");
        }
        hindrances = Factor.sum(factors) - before;
    }

    private void firer(Fire fire) {
        boolean inWire = shot.from() == FiredFrom.BARBED_WIRE && shot.unit() == UnitClass.INFANTRY;
        if (inWire
                && (fire == Fire.AP || in.reading(FireReadings.WIRE_PENALTY) == FireReadings.WireMode.EVERY_ATTACK)) {
            add(1, "firing out of wire", "{}: infantry firing out of barbed wire [VV-20.8-5]");
        }
        if (shot.unit() == UnitClass.INFANTRY) {
            add(-in.get(UnitFields.LEADER), "leader", "{}: one leader's modifier [VV-CORE-11]");
        }
        if (fire == Fire.AP && in.get(ShootForm.GRENADES)) {
            add(-1, "grenades", "{}: grenades at an adjacent hex [VV-CORE-12]");
        }
        if (fire == Fire.AT_GUN && in.get(UnitFields.GUN_SHIELD)) {
            add(1, "Gun Shield", "{}: the Gun's shield [VV-CORE-22]");
        }
    }

    private void opportunity(boolean positionCovers) {
        boolean covered = positionCovers
                || (hindrances > 0
                        && in.reading(FireReadings.OPPORTUNITY_COVER) == FireReadings.OpenTarget.HINDRANCES_COUNT);
        if (shot.isAdjacent()) {
            boolean both =
                    !covered && in.reading(FireReadings.OPPORTUNITY_ADJACENT) == FireReadings.AdjacentTarget.MINUS_3;
            add(both ? -3 : -2, "Opportunity Fire", "{}: Opportunity Fire at an adjacent unit [VV-CORE-14]");
        } else if (!covered) {
            add(-1, "Opportunity Fire", "{}: Opportunity Fire at a unit without cover [VV-CORE-14]");
        }
    }

    private void add(int value, String reason, String sentence) {
        if (value != 0) {
            factors.add(new Factor(value, reason, sentence));
        }
    }
}
