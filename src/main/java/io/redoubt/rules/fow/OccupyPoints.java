package io.redoubt.rules.fow;

import io.redoubt.rules.Reading;
import java.util.List;

/** The disputed points of occupying fortifications. */
final class OccupyPoints {
    /** the clause on going to ground names trench lines only. */
    static final Reading<GunPitGround> GUN_PIT_GROUND = Reading.of(
            "fow.gun-pit-gone-to-ground",
            "A team in a gun pit that neither moved nor shot: Gone to Ground as in the core rules, or never?",
            List.of(GunPitGround.CORE_RULES, GunPitGround.NEVER),
            Rule.GUNPIT_02,
            Rule.CORE_32);

    static final List<Reading<?>> ALL = List.of(GUN_PIT_GROUND);

    private OccupyPoints() {}

    enum GunPitGround implements Points.Way {
        CORE_RULES,
        NEVER
    }
}
