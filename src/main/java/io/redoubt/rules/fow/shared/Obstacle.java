package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import java.util.Map;

/** A fortification that teams cross, occupy, or hide behind. */
public enum Obstacle implements NamedConstant {
    TRENCH_LINE("trench line"),
    GUN_PIT("gun pit"),
    TANK_PIT("tank pit"),
    BUNKER("Bunker"),
    STREET_BARRICADE("Street Barricade");

    /** The chapter leaves crossing and gapping of the other barriers to the core rulebook. */
    public static final NamedChoiceFormat<Obstacle> CHOICE = NamedChoiceFormat.of(values())
            .elsewhere(Map.of(
                    Fortification.BARBED_WIRE.id(), core("barbed wire is"),
                    Fortification.MINEFIELD.id(), core("minefields are"),
                    Fortification.ANTI_TANK_OBSTACLE.id(), core("anti-tank obstacles are")));

    private final String words;

    Obstacle(String words) {
        this.words = words;
    }

    private static String core(String barrier) {
        return "how " + barrier
                + " crossed and gapped is in the core rulebook, not in this chapter (FOW-GEN-01); take a fortification it rules on";
    }

    @Override
    public String words() {
        return words;
    }
}
