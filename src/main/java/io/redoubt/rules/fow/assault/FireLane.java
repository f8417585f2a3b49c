package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Inputs;
import io.redoubt.rules.Named;
import io.redoubt.rules.fow.fire.FireReadings;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.List;
import java.util.Optional;

/**
 * Whether a Bunker that is near enough can fire at the assaulting platoon from where it stands.
 *
 * @param others what other Bunkers than the assaulted one need: their field of fire, or line of sight alone
 * @param smoke which shots a smoke marker blinds
 */
record FireLane(FireReadings.OthersFire others, FireReadings.SmokeBlinds smoke) {
    private static final Remark OUT_OF_ARC = Remark.of(
            "{} does not fire: the platoon is outside its field of fire", Rule.DFIRE_04, Rule.FIRE_03, Rule.FIRE_08);
    private static final Remark OUT_OF_SIGHT =
            Remark.of("{} does not fire: no line of sight to the platoon (core rules)", Rule.CORE_15);
    private static final Remark SMOKED =
            Remark.of("{} does not fire: smoke blinds the slit it would use", Rule.SMOKE_06, Rule.SMOKE_01);

    /** Asks the group only about what would change who of these fires. */
    static FireLane of(Inputs in, List<FiringBunker> able) {
        boolean arc = false;
        boolean smoke = false;
        for (FiringBunker shooter : able) {
            arc |= !shooter.isAssaulted() && shooter.isHinderedBy(Hindrance.OUT_OF_ARC);
            smoke |= shooter.isHinderedBy(Hindrance.OTHER_SLIT_SMOKED);
        }
        return new FireLane(
                arc ? in.reading(FireReadings.OTHERS_FIRE) : FireReadings.OTHERS_FIRE.standard(),
                smoke ? in.reading(FireReadings.SMOKE_BLINDS) : FireReadings.SMOKE_BLINDS.standard());
    }

    /** Why a Bunker does not fire, if anything keeps it from firing. */
    Optional<Remark> bars(FiringBunker shooter) {
        if (shooter.hindrance().isEmpty()) {
            return Optional.empty();
        }
        return switch (shooter.hindrance().get()) {
            case OUT_OF_ARC ->
                shooter.isAssaulted()
                        ? Optional.of(Remark.of( "{} does not fire: the platoon is outside its field of fire", Rule.DFIRE_03, Rule.FIRE_03, Rule.FIRE_08))
                        : others == FireReadings.OthersFire.FIELD_OF_FIRE ? Optional.of(OUT_OF_ARC) : Optional.empty();
            case OUT_OF_SIGHT -> Optional.of(OUT_OF_SIGHT);
            case SMOKED -> Optional.of(SMOKED);
            case OTHER_SLIT_SMOKED ->
                smoke == FireReadings.SmokeBlinds.EVERY_SHOT ? Optional.of(Remark.of("{} does not fire: smoke before any slit blinds all of it, as settled here", Rule.SMOKE_06)) : Optional.empty();
        };
    }

    /** What a Bunker that fires all the same makes of its hindrance. */
    Optional<Remark> waives(FiringBunker shooter) {
        if (shooter.hindrance().isEmpty() || bars(shooter).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(shooter.isHinderedBy(Hindrance.OUT_OF_ARC) ? Remark.of("{} needs line of sight alone, not its field of fire, as settled here", Rule.DFIRE_04) : Remark.of("{}: smoke blinds another of its slits, not the one it uses", Rule.SMOKE_06));
    }

    /** What keeps a Bunker that is near enough from firing at an assaulting platoon. */
    enum Hindrance implements Named {
        OUT_OF_ARC("the platoon outside its field of fire"),
        OUT_OF_SIGHT("no line of sight to the platoon"),
        SMOKED("smoke before the firing slit it would use"),
        OTHER_SLIT_SMOKED("smoke before another of its firing slits");

        private final String words;

        Hindrance(String words) {
            
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
