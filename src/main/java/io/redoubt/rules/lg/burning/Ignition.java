package io.redoubt.rules.lg.burning;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Weather;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * The chance of a hit to set a surface on fire.
 *
 * @param roll the test and its target; empty if this weapon cannot start a fire on this surface
 */
public record Ignition(Optional<Roll> roll, Checklist found) {
    record Roll(Test test, RequiredRoll need) {}

    private static final int MIST = 2;
    private static final int RAIN = 4;
    private static final String OFF_THE_DIE = "Weather is subtracted from the die (reading), which helps the fire";

    /** Reads it if the weapon and the surface are known and the surface is not burning. */
    public static Optional<Ignition> find(Inputs in, Surface surface) {
        Optional<Weapon> weapon = in.find(SharedInputs.WEAPON);
        boolean known = surface.material().isPresent()
                || in.find(SharedInputs.FLAMMABLE).isPresent();
        boolean burning = in.find(SharedInputs.BURNING).orElse(false);
        return weapon.isPresent() && known && !burning ? Optional.of(of(in, weapon.get(), surface)) : Optional.empty();
    }

    static Ignition of(Inputs in, Weapon weapon, Surface surface) {
        Checklist list = new Checklist();
        Optional<Material> material = surface.material();
        boolean flammable = in.find(SharedInputs.FLAMMABLE)
                .or(() -> material.map(what -> what.flammable() ? YesNo.YES : YesNo.NO))
                .orElseGet(() -> in.get(SharedInputs.FLAMMABLE))
                .equals(YesNo.YES);
        list.note("Fires are the exception: any hit may start one, penetrated or not [LG-FIRE-01, LG-DESTR-08]");
        list.note(
                flammable
                        ? "The {} can burn [LG-FIRE-03]"
                        : "The {} does not burn: no roll (use --flammable yes if it does) [LG-FIRE-03]",
                material.isPresent() ? surface.name() : "surface");
        if (weapon.family().isEmpty()) {
            list.note(
                    weapon.name().equals(Weapon.OTHER)
                            ? "A weapon that is not in the fire table: no roll [LG-FIRE-04]"
                            : "A {} is not in the fire table: no roll [LG-FIRE-04]",
                    weapon);
        }
        if (material.equals(Optional.of(Material.VEGETATION))) {
            list.note("The players may also remove the plants that were struck [LG-FIRE-02]");
        }
        return new Ignition(weapon.family().filter(family -> flammable).map(family -> roll(in, family, list)), list);
    }

    private static Roll roll(Inputs in, Weapon.Family family, Checklist list) {
        Test test = Test.of("Fire [LG-FIRE-01, LG-FIRE-04]", Die.D10, "it burns", "no fire")
                .citingFirst(family.rule());
        Weather weather = in.get(SharedInputs.WEATHER);
        if (weather == Weather.CLEAR) {
            return new Roll(test, family.chance().need(family.name()));
        }
        int off = switch (weather) {
            case CLEAR, MIST -> MIST;
            case RAIN -> RAIN;
            case MIST_AND_RAIN -> in.reading(Readings.MIST_AND_RAIN) == Readings.Both.SUM ? MIST + RAIN : RAIN;
        };
        boolean helps = in.reading(Readings.WEATHER) == Readings.Damp.LOWER_DIE;
        list.note(
                switch (weather) {
                    case CLEAR, MIST ->
                        helps
                                ? OFF_THE_DIE + " [LG-FIRE-24, LG-FIRE-25]"
                                : "Mist: {} off the number [LG-FIRE-25, LG-FIRE-24]";
                    case RAIN ->
                        helps
                                ? OFF_THE_DIE + " [LG-FIRE-24, LG-FIRE-26]"
                                : "Rain: {} off the number [LG-FIRE-26, LG-FIRE-24]";
                    case MIST_AND_RAIN ->
                        helps
                                ? OFF_THE_DIE + " [LG-FIRE-24, LG-FIRE-25, LG-FIRE-26]"
                                : "Mist and rain: {} off the number [LG-FIRE-24, LG-FIRE-25, LG-FIRE-26]";
                },
                off);
        int change = helps ? off : -off;
        RequiredRoll held =
                TenthsChance.held(family.chance().number() + change).need(family.name() + ' ' + family.chance());
        return new Roll(
                test, new RequiredRoll(held.target(), held.reason(), List.of(new Modifier(change, weather.words()))));
    }

    public void check(Checklist list) {
        list.addAll(found);
    }

    /** Returns whether a hit can start a fire. */
    public boolean rolls() {
        return roll.isPresent();
    }

    /** Rolls for a fire after an attack that struck the surface and returns whether one starts. */
    public static boolean follows(Optional<Ignition> ignition, boolean struck, Umpire umpire) {
        return struck && ignition.isPresent() && ignition.get().lit(1, umpire);
    }

    /** Rolls for a number of hits and returns whether one of them starts a fire. */
    public boolean lit(int hits, Umpire umpire) {
        return roll.isPresent() && umpire.count(roll.get().test(), roll.get().need(), hits) > 0;
    }
}
