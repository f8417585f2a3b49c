package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/**
 * A team in a gun pit: a weapon in one stays as it was put for the rest of the game.
 *
 * @param toGround whether it goes to ground by the core rules, having neither moved nor shot
 * @param vehicles whether those who are neither on foot nor a gun may be in it at all
 */
record InGunPit(
        Mobility team, Optional<Occupy.Action> deed, boolean toGround, OccupyReadings.VehiclesInGunPits vehicles)
        implements Occupation {
    static InGunPit of(Inputs in) {
        Mobility team = in.get(Occupy.AS, Mobility.GUN);
        Optional<Occupy.Action> deed =
                Occupy.deed(in, Obstacle.GUN_PIT, Occupy.Action.MOVE, Occupy.Action.ROTATE_HULL, Occupy.Action.SHOOT);
        boolean disputed = !isWeapon(team) && team != Mobility.INFANTRY;
        OccupyReadings.VehiclesInGunPits vehicles = disputed
                ? in.reading(OccupyReadings.VEHICLES_IN_GUN_PITS)
                : OccupyReadings.VEHICLES_IN_GUN_PITS.standard();
        boolean refused = disputed && vehicles == OccupyReadings.VehiclesInGunPits.NOT_ALLOWED;
        return new InGunPit(team, deed, !refused && deed.isEmpty() && toGround(in), vehicles);
    }

    private static boolean toGround(Inputs in) {
        InTrench.Stay stay = InTrench.Stay.of(in);
        return stay.allTurn()
                && !stay.shot()
                && stay.moved() == Occupy.Pace.NONE
                && in.reading(OccupyReadings.GUN_PIT_GROUND) == OccupyReadings.GunPitGround.CORE_RULES;
    }

    private static boolean isWeapon(Mobility team) {
        return team == Mobility.GUN || team == Mobility.MAN_PACKED_GUN;
    }

    @Override
    public boolean binds() {
        return isWeapon(team);
    }

    @Override
    public Obstacle position() {
        return Obstacle.GUN_PIT;
    }

    @Override
    public void check(Checklist list) {
        if (!isWeapon(team) && team != Mobility.INFANTRY) {
            if (vehicles == OccupyReadings.VehiclesInGunPits.NOT_ALLOWED) {
                list.forbid(
                        "Gun pits shelter Guns and foot troops: {} may not occupy one (reading fow.vehicles-in-gun-pits) [FOW-GUNPIT-02, FOW-TRENCH-07]",
                        team.plural());
                return;
            }
            list.note(
                    "The chapter bars nobody from a gun pit: {} may be in one, as settled here [FOW-GUNPIT-02]",
                    team.plural());
        }
        list.note("In a gun pit: Concealed, in Bulletproof Cover [FOW-GUNPIT-02, FOW-TRENCH-10]");
        if (toGround) {
            list.note("Neither moved nor shot: Gone to Ground (core rules) [FOW-CORE-32]");
        }
        deed.ifPresent(asked -> check(asked, list));
    }

    private void check(Occupy.Action asked, Checklist list) {
        if (!isWeapon(team)) {
            list.note("Only weapons are bound to the gun pit: {} may move [FOW-GUNPIT-03]", team.plural());
            return;
        }
        switch (asked) {
            case MOVE -> list.forbid("A weapon in a gun pit may not move for the rest of the game [FOW-GUNPIT-03]");
            case ROTATE_HULL ->
                list.forbid("A weapon in a gun pit keeps the Field of Fire it was placed with [FOW-GUNPIT-04]");
            case SHOOT, ROTATE_TURRET, STAND_ON_TOP -> {
                list.note("It may shoot inside the Field of Fire it was placed with [FOW-GUNPIT-04]");
                list.note("It is not turned toward its target: its facing stays [FOW-GUNPIT-05]");
            }
        }
    }

    @Override
    public Occupy.PositionBenefit benefit() {
        if (deed.isPresent()) {
            return Occupy.PositionBenefit.ALLOWED;
        }
        return toGround
                ? Occupy.PositionBenefit.CONCEALED_GONE_TO_GROUND
                : Occupy.PositionBenefit.CONCEALED_BULLETPROOF;
    }
}
