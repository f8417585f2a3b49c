package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Whole;

/** The inputs that say who is in a position. */
public final class StackForm {
    public static final Field<Integer> OCCUPANTS = Field.of(
                    "occupants", Whole.of(0, 20), "infantry units inside, leaders included [VV-20.3-12, VV-20.5-2]")
            .or(0);
    public static final Field<Integer> LEADERS = Field.of(
                    "leaders", Whole.of(0, 20), "how many of the occupants are leaders [VV-20.5-2]")
            .or(0);
    public static final Field<Integer> GUNS = Field.of("guns", Whole.of(0, 20), "Guns inside [VV-20.5-2, VV-CORE-07]")
            .or(0);
    public static final Field<Integer> VEHICLES = Field.of(
                    "vehicles", Whole.of(0, 20), "unarmoured vehicles in the position [VV-CORE-07, VV-20.8-6]")
            .or(0);
    public static final Field<Integer> AFVS = Field.of(
                    "afvs", Whole.of(0, 20), "AFVs in the position [VV-CORE-07, VV-20.8-7]")
            .or(0);

    public static final Field<Integer> LEADERS_ENTERING = Field.of(
                    "leaders-entering", Whole.of(0, 20), "how many of those who go in are leaders [VV-20.5-2]")
            .or(0);

    private StackForm() {}

    /**
     * How many of so many units that go in are leaders.
     *
     * @throws BadInput if there are more leaders than units
     */
    public static int leadersEntering(Inputs in, int units) {
        int leaders = in.get(LEADERS_ENTERING);
        if (leaders > units) {
            throw new BadInput(
                    "--leaders-entering " + leaders + ": these are some of the --units, and there are only " + units);
        }
        return leaders;
    }

    public static Stack read(Inputs in) {
        int infantry = in.get(OCCUPANTS);
        int leaders = infantry > 0 ? in.get(LEADERS) : 0;
        if (leaders > infantry) {
            throw new BadInput(
                    "--leaders " + leaders + ": these are some of the --occupants, and there are only " + infantry);
        }
        return new Stack(infantry, leaders, in.get(GUNS), in.get(VEHICLES), in.get(AFVS));
    }
}
