package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/** A tank dug into a tank pit: only its turret turns. */
record InTankPit(Mobility team, Optional<Occupy.Action> deed, boolean turretless) implements Occupation {
    static InTankPit of(Inputs in) {
        Mobility team = in.get(Occupy.AS, Mobility.FULLY_TRACKED);
        Optional<Occupy.Action> deed = Occupy.deed(
                in,
                Obstacle.TANK_PIT,
                Occupy.Action.MOVE,
                Occupy.Action.ROTATE_HULL,
                Occupy.Action.ROTATE_TURRET,
                Occupy.Action.SHOOT);
        return new InTankPit(team, deed, in.get(Occupy.TURRETLESS));
    }

    private boolean mayBeTank() {
        return switch (team) {
            case FULLY_TRACKED, HALF_TRACKED, WHEELED -> true;
            case INFANTRY, MAN_PACKED_GUN, CAVALRY, GUN, JEEP, WAGON, MOTORCYCLE -> false;
        };
    }

    @Override
    public boolean binds() {
        return true;
    }

    @Override
    public Obstacle position() {
        return Obstacle.TANK_PIT;
    }

    @Override
    public void check(Checklist list) {
        if (!mayBeTank()) {
            list.forbid(
                    "Only tanks with a turret go into a tank pit: {} may not [FOW-TANKPIT-08, FOW-TANKPIT-09]",
                    team.plural());
            return;
        }
        if (turretless) {
            list.forbid("Only tanks with a turret go into a tank pit, and this one has none [FOW-TANKPIT-08]");
            return;
        }
        list.note("In a tank pit, hull down: the tank is Concealed [FOW-TANKPIT-02, FOW-TANKPIT-01]");
        deed.ifPresent(asked -> check(asked, list));
    }

    private static void check(Occupy.Action asked, Checklist list) {
        switch (asked) {
            case MOVE -> list.forbid("A tank in a tank pit may not move for the whole game [FOW-TANKPIT-04]");
            case ROTATE_HULL ->
                list.forbid("A tank in a tank pit may not turn its hull for the whole game [FOW-TANKPIT-05]");
            case ROTATE_TURRET, SHOOT, STAND_ON_TOP -> list.note("Its turret turns freely [FOW-TANKPIT-06]");
        }
    }

    @Override
    public Occupy.PositionBenefit benefit() {
        return deed.isPresent() ? Occupy.PositionBenefit.ALLOWED : Occupy.PositionBenefit.CONCEALED;
    }
}
