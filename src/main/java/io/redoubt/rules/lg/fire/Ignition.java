package io.redoubt.rules.lg.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.SharedInputs.Weather;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.lg.terms.Weapon;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Whether a hit sets a surface on fire.
 *
 * @param flammable whether the surface burns
 * @param roll the test and what it needs; empty if no hit of this weapon on this surface starts a fire
 */
public record Ignition(
        Weapon weapon, String surface, boolean flammable, boolean vegetation, Weather weather, Optional<Roll> roll) {
    /** A test with its need. */
    record Roll(Test test, Need need) {}

    private static final int MIST = 2;
    private static final int RAIN = 4;

    private static final String OFF_THE_DIE = "Weather comes off the die, as settled here: it helps";
    private static final Remark MIST_HELPS = Remark.of(OFF_THE_DIE + " [LG-FIRE-24, LG-FIRE-25]");
    private static final Remark RAIN_HELPS = Remark.of(OFF_THE_DIE + " [LG-FIRE-24, LG-FIRE-26]");
    private static final Remark BOTH_HELP = Remark.of(OFF_THE_DIE + " [LG-FIRE-24, LG-FIRE-25, LG-FIRE-26]");

    /** Reads it where a weapon is named, somebody said what the surface is, and it does not burn already. */
    public static Optional<Ignition> find(Inputs in, Surface surface) {
        Optional<Weapon> weapon = in.find(SharedInputs.WEAPON);
        boolean known = surface.material().isPresent()
                || in.find(SharedInputs.FLAMMABLE).isPresent();
        boolean burning = in.find(SharedInputs.BURNING).orElse(false);
        return weapon.isPresent() && known && !burning ? Optional.of(of(in, weapon.get(), surface)) : Optional.empty();
    }

    static Ignition of(Inputs in, Weapon weapon, Surface surface) {
        boolean flammable = in.find(SharedInputs.FLAMMABLE)
                .or(() -> surface.material().map(material -> material.flammable() ? YesNo.YES : YesNo.NO))
                .orElseGet(() -> in.get(SharedInputs.FLAMMABLE))
                .equals(YesNo.YES);
        String name = surface.material().isPresent() ? surface.name() : "surface";
        boolean vegetation = surface.material()
                .map(material -> material.id().equals("vegetation"))
                .orElse(false);
        if (!flammable || weapon.family().isEmpty()) {
            return new Ignition(weapon, name, flammable, vegetation, Weather.CLEAR, Optional.empty());
        }
        Weather weather = in.get(SharedInputs.WEATHER);
        Weapon.Family family = weapon.family().get();
        Test test = Test.of("Fire [LG-FIRE-01, LG-FIRE-04]", Die.D10, "it burns", "no fire")
                .citingFirst(family.rule());
        return new Ignition(
                weapon, name, true, vegetation, weather, Optional.of(new Roll(test, need(in, family, weather))));
    }

    private static Need need(Inputs in, Weapon.Family family, Weather weather) {
        int off = switch (weather) {
            case CLEAR -> 0;
            case MIST -> MIST;
            case RAIN -> RAIN;
            case MIST_AND_RAIN -> in.reading(Readings.MIST_AND_RAIN) == Readings.Both.SUM ? MIST + RAIN : RAIN;
        };
        if (off == 0) {
            return family.chance().need(family.name());
        }
        boolean literal = in.reading(Readings.WEATHER) == Readings.Damp.LOWER_DIE;
        int number = family.chance().number();
        Need held = Chance.held(literal ? number + off : number - off).need(family.name() + ' ' + family.chance());
        return new Need(held.target(), held.reason(), List.of(new Modifier(literal ? off : -off, weather.words())));
    }

    public void check(Checklist list) {
        list.note("Fires are the exception: any hit may start one, penetrated or not [LG-FIRE-01, LG-DESTR-08]");
        list.note(
                flammable
                        ? "The {} can burn [LG-FIRE-03]"
                        : "The {} does not burn: no roll (--flammable yes if it does) [LG-FIRE-03]",
                surface);
        if (weapon.family().isEmpty()) {
            list.note(
                    weapon.name().equals(Weapon.OTHER)
                            ? "A weapon that is not in the fire table: no roll [LG-FIRE-04]"
                            : "A {} is not in the fire table: no roll [LG-FIRE-04]",
                    weapon);
        }
        if (vegetation) {
            list.note("The players may also remove the plants that were struck [LG-FIRE-02]");
        }
        roll.ifPresent(fire -> damp(fire.need(), list));
    }

    private void damp(Need need, Checklist list) {
        int off = need.modifiers().isEmpty() ? 0 : need.modifiers().get(0).value();
        boolean helps = off > 0;
        switch (weather) {
            case CLEAR -> {
                // Nothing damps the fire.
            }
            case MIST -> list.note(helps ? MIST_HELPS : Remark.of("Mist: 2 off the number [LG-FIRE-25, LG-FIRE-24]"));
            case RAIN -> list.note(helps ? RAIN_HELPS : Remark.of("Rain: 4 off the number [LG-FIRE-26, LG-FIRE-24]"));
            case MIST_AND_RAIN -> {
                if (helps) {
                    list.note(BOTH_HELP);
                } else {
                    list.note("Mist and rain: {} off the number [LG-FIRE-24, LG-FIRE-25, LG-FIRE-26]", -off);
                }
            }
        }
    }

    /** Whether a hit may start a fire at all. */
    public boolean rolls() {
        return roll.isPresent();
    }

    /** Rolls for so many hits. */
    public boolean lit(int hits, Umpire umpire) {
        return roll.isPresent() && umpire.count(roll.get().test(), roll.get().need(), hits) > 0;
    }
}
