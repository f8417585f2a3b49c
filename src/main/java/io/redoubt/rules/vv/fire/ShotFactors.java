package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.List;

/** Everything that changes the attack roll of a shot, in the order the book treats it. */
final class ShotFactors {
    private static final Remark HINDERING_HEX = Remark.of("{}: the target's hex is a hindrance itself [VV-CORE-10]");
    private static final Remark HINDRANCE = Remark.of("{}: hindrances on the way, one for each [VV-CORE-10]");
    private static final Remark ASSAULT_MOVE = Remark.of("{}: the target uses assault movement [VV-CORE-13]");
    private static final Remark OPPORTUNITY_NEAR = Remark.of("{}: Opportunity Fire at an adjacent unit [VV-CORE-14]");

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
        CoverFactors.terrain(hex, factors);
        boolean position = hex.positionCover() > 0
                && (!shot.isMortar()
                        || in.reading(FireReadings.MORTAR_COVER) == FireReadings.MortarCover.POSITION_COUNTS);
        if (position) {
            CoverFactors.position(hex, factors);
        }
        add(in.get(ShootForm.ASSAULT_MOVE) ? 1 : 0, "assault movement", ASSAULT_MOVE);
    }

    /** Hindrances between the firer and the target, the target's hex included. */
    private void way() {
        int before = Factor.sum(factors);
        add(hex.terrain().hinders() ? 1 : 0, hex.terrain().words(), HINDERING_HEX);
        if (!shot.isMortar()) {
            add(in.get(ShootForm.HINDRANCE), "hindrances", HINDRANCE);
            add(in.get(HexFields.SMOKE), "smoke", Remark.of("{}: smoke on the way [VV-CORE-10]"));
        }
        hindrances = Factor.sum(factors) - before;
    }

    private void firer(Fire fire) {
        boolean inWire =
                shot.firer().from() == FiredFrom.BARBED_WIRE && shot.firer().unit() == UnitClass.INFANTRY;
        if (inWire
                && (fire == Fire.AP || in.reading(FireReadings.WIRE_PENALTY) == FireReadings.WireMode.EVERY_ATTACK)) {
            add(1, "firing out of wire", Remark.of("{}: infantry firing out of barbed wire [VV-20.8-5]"));
        }
        if (shot.firer().unit() == UnitClass.INFANTRY) {
            add(-in.get(UnitFields.LEADER), "leader", Remark.of("{}: one leader's modifier [VV-CORE-11]"));
        }
        if (fire == Fire.AP && in.get(ShootForm.GRENADES)) {
            add(-1, "grenades", Remark.of("{}: grenades at an adjacent hex [VV-CORE-12]"));
        }
        if (fire == Fire.AT_GUN && in.get(UnitFields.GUN_SHIELD)) {
            add(1, "Gun Shield", Remark.of("{}: the Gun's shield [VV-CORE-22]"));
        }
    }

    private void opportunity(boolean positionCovers) {
        boolean covered = positionCovers
                || (hindrances > 0
                        && in.reading(FireReadings.OPPORTUNITY_COVER) == FireReadings.OpenTarget.HINDRANCES_COUNT);
        if (shot.isAdjacent()) {
            boolean both =
                    !covered && in.reading(FireReadings.OPPORTUNITY_ADJACENT) == FireReadings.AdjacentTarget.MINUS_3;
            add(both ? -3 : -2, "Opportunity Fire", OPPORTUNITY_NEAR);
        } else if (!covered) {
            add(-1, "Opportunity Fire", Remark.of("{}: Opportunity Fire at a unit without cover [VV-CORE-14]"));
        }
    }

    private void add(int value, String reason, Remark remark) {
        if (value != 0) {
            factors.add(new Factor(value, reason, remark));
        }
    }
}
