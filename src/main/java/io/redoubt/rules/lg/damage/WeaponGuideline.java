package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.damage.StructureAttack.Impact;
import io.redoubt.rules.lg.pieces.SequentialChanges.DamageLevel;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Mount;
import io.redoubt.rules.lg.shared.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * The effect of a weapon on a structure without points.
 *
 * @param hole width of the hole of a vehicle weapon
 * @param withoutPenetration whether any hit of an effect area destroys (LG-Q31)
 * @param plants whether the target is plants, which have no wall
 * @param printed whether the chapter prints the effect area of the weapon
 */
public record WeaponGuideline(
        Mount mount,
        boolean effectArea,
        boolean nuclear,
        Distance hole,
        boolean withoutPenetration,
        boolean plants,
        boolean printed) {
    public static final InputField<Distance> HOLE = InputField.of(
                    "hole", new DistanceFormat(), "width of the hole it leaves [LG-DESTR-12, LG-DESTR-13]")
            .or(new Distance(250, Distance.Unit.INCHES));

    /** State between attacks: the worst damage so far, and the number of holes. */
    public record GuidelineDamage(DamageLevel worst, int holes) {
        public static final GuidelineDamage NONE = new GuidelineDamage(DamageLevel.NO_DAMAGE, 0);

        public GuidelineDamage and(DamageLevel more) {
            return new GuidelineDamage(
                    more.compareTo(worst) > 0 ? more : worst, holes + (more == DamageLevel.HOLE ? 1 : 0));
        }
    }

    public static WeaponGuideline read(Inputs in) {
        boolean nuclear = WeaponData.nuclear(in);
        boolean area = WeaponData.area(in);
        boolean plants = in.peek(SharedInputs.MATERIAL).equals(Optional.of(Material.VEGETATION));
        Mount mount = area || plants ? Mount.INFANTRY : in.get(SharedInputs.MOUNT);
        Distance hole = mount == Mount.VEHICLE ? in.get(HOLE) : HOLE.standard().orElseThrow();
        boolean withoutPenetration =
                area && !nuclear && in.reading(Readings.AREA_DESTRUCTION) == Readings.AreaNeeds.HIT;
        return new WeaponGuideline(
                mount, area, nuclear, hole, withoutPenetration, plants, !nuclear && WeaponData.isPrinted(in));
    }

    public void check(Checklist list) {
        if (printed) {
            list.note("A heavy fusion rifle has an effect area [LG-DMG-11]");
        }
        list.note(
                nuclear
                        ? "A nuclear warhead destroys without penetrating [LG-DESTR-15, LG-DESTR-07]"
                        : withoutPenetration
                                ? "Any hit destroys what the effect area covers (reading) [LG-DESTR-14]"
                                : "No hole and no destruction unless wall or roof is penetrated [LG-DESTR-06, LG-DESTR-07]");
    }

    public DamageLevel of(Impact impact) {
        if (impact == Impact.MISS) {
            return DamageLevel.NO_DAMAGE;
        }
        if (nuclear) {
            return DamageLevel.DESTROYED;
        }
        boolean counts = impact == Impact.PENETRATED || withoutPenetration;
        if (!counts || (!effectArea && mount == Mount.INFANTRY)) {
            return DamageLevel.NO_DAMAGE;
        }
        return effectArea ? DamageLevel.PART_DESTROYED : DamageLevel.HOLE;
    }

    /** Announces the result of an attack. */
    public void tell(Impact impact, Umpire umpire) {
        switch (of(impact)) {
            case NO_DAMAGE, STANDING -> {
                if (impact == Impact.HIT) {
                    umpire.note("Not penetrated: no damage to the structure [LG-DESTR-06, LG-DESTR-07]");
                } else if (impact == Impact.PENETRATED) {
                    umpire.note(
                            plants
                                    ? "Plants have no wall or roof: no hole [LG-DESTR-07, LG-DESTR-11]"
                                    : "An infantry weapon (--mount infantry) without effect area: penetrated, but no damage beyond [LG-DESTR-10]");
                }
            }
            case HOLE ->
                umpire.note("A vehicle weapon: it leaves a hole of {} [LG-DESTR-11, LG-DESTR-12, LG-DESTR-13]", hole);
            case PART_DESTROYED ->
                umpire.note("The part of the structure under the effect area is destroyed [LG-DESTR-14]");
            case DESTROYED -> umpire.note("Everything in the effect area is destroyed [LG-DESTR-15]");
        }
    }
}
