package io.redoubt.rules.fow.cover;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of occupying fortifications. */
public final class OccupyReadings {
    public static final ReadingList ALL = new ReadingList();

    /** the clause on Gone to Ground names trench lines only. */
    static final Reading<GunPitGround> GUN_PIT_GROUND = ALL.of(
            "fow.gun-pit-gone-to-ground",
            "A team in a gun pit that neither moved nor shot: Gone to Ground as in the core rules, or never? [FOW-GUNPIT-02, FOW-CORE-32]",
            GunPitGround.class);

    /** The chapter does not bar any team from a gun pit by name, as it does from a trench line. */
    static final Reading<VehiclesInGunPits> VEHICLES_IN_GUN_PITS = ALL.of(
            "fow.vehicles-in-gun-pits",
            "Vehicles and Cavalry in a gun pit: kept out of it as out of a trench line, or may they occupy it? [FOW-GUNPIT-02, FOW-TRENCH-07]",
            VehiclesInGunPits.class);

    private OccupyReadings() {}

    enum VehiclesInGunPits implements PlainName {
        NOT_ALLOWED,
        ALLOWED
    }

    enum GunPitGround implements PlainName {
        CORE_RULES,
        NEVER
    }
}
