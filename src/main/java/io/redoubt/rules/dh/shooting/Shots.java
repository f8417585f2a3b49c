package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import java.util.Optional;

/** How often is fired: so many shots as were said, or as so many weapons have with their rate of fire (DH-CORE-11). */
final class Shots {
    private static final int MOST_ATTACKS = 100;

    private Shots() {}

    /** Shots of small arms. */
    static int of(Inputs in, Optional<Weapon.Profile> profile) {
        Optional<Integer> shots = in.find(ShootForm.SHOTS);
        if (shots.isPresent()) {
            return shots.get();
        }
        Optional<Integer> rof = in.find(ShootForm.ROF)
                .or(() -> profile.map(Weapon.Profile::rateOfFire).filter(rate -> rate > 1));
        return rof.isPresent() || in.glance(ShootForm.WEAPONS).isPresent()
                ? rof.orElse(1) * in.get(ShootForm.WEAPONS)
                : in.get(ShootForm.SHOTS);
    }

    /**
     * Attacks of anything else, each with dice of its own.
     *
     * @throws BadInput if they are too many to keep in mind
     */
    static int attacks(Inputs in, Optional<Weapon.Profile> profile) {
        int attacks = of(in, profile);
        if (attacks > MOST_ATTACKS) {
            boolean said = in.glance(ShootForm.SHOTS).isPresent();
            throw new BadInput((said ? "--shots " + attacks : "--weapons: " + attacks + " attacks")
                    + ": what is left after every attack is kept in mind, so ask for " + MOST_ATTACKS
                    + " attacks at most");
        }
        return attacks;
    }
}
