package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.MotivationTest;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * A Bunker's counterattack as it was described.
 *
 * @param adjacent who can be hit
 * @param teamsLeft the assaulting teams that are left; empty if nobody said and one will not be the last
 * @param motivation what the enemy's Motivation Test needs
 */
record CounterattackCase(
        Strongpoint from, Condition state, AdjacentTeam adjacent, Optional<Integer> teamsLeft, Need motivation) {
    private static final Remark LAST_TEAM = Remark.of("No assaulting team is left: no Motivation Test", Rule.CTR_05);

    void check(Checklist list) {
        if (state == Condition.BAILED_OUT) {
            list.forbid("A Bailed Out Turret cannot counterattack (core rules)", Rule.CORE_08, Rule.CTR_02);
        } else if (state == Condition.DESTROYED) {
            list.forbid("A Destroyed Bunker cannot counterattack", Rule.CTR_02);
        } else {
            list.note("The Bunker passes its own Motivation Test without a roll", Rule.FIGHT_04);
        }
        if (state == Condition.PINNED) {
            list.note( "Pinned Down until its next Starting Step; fights all the same", Rule.CTR_02, Rule.FIGHT_07, Rule.FIGHT_08);
        }
        switch (adjacent) {
            case INFANTRY, GUN -> {
                list.note(Remark.of("Adjacent: {}; a hit Destroys one team, no save", Rule.CTR_03), adjacent);
                if (teamsLeft.isEmpty()) {
                    list.note("No --teams-left given: taken to be more than one", Rule.CTR_05);
                }
            }
            case VEHICLE -> list.note("Only vehicles adjacent: a Bunker's hits cannot go onto one", Rule.ASLT_05, Rule.CTR_03);
            case NONE -> list.note("Nobody is adjacent: no die, the enemy's test alone is left", Rule.CTR_03, Rule.CTR_05);
        }
    }

    CounterattackEnd resolve(Umpire umpire) {
        boolean destroyed = destroysOne(umpire);
        if (destroyed && isLast()) {
            umpire.note(LAST_TEAM);
            return CounterattackEnd.ELIMINATED;
        }
        boolean goesOn = umpire.test(MotivationTest.TO_COUNTERATTACK, motivation);
        if (destroyed) {
            return goesOn ? CounterattackEnd.TEAM_DESTROYED_CONTINUES : CounterattackEnd.TEAM_DESTROYED_CANNOT;
        }
        return goesOn ? CounterattackEnd.UNHARMED_CONTINUES : CounterattackEnd.UNHARMED_CANNOT;
    }

    private boolean destroysOne(Umpire umpire) {
        return switch (adjacent) {
            case INFANTRY, GUN -> umpire.test(BunkerDie.AT_TEAM, BunkerDie.NEED);
            case VEHICLE -> {
                // The Bunker rolls its one die; whatever it shows, nobody is hit.
                umpire.test(BunkerDie.AT_VEHICLES, BunkerDie.NEED);
                yield false;
            }
            case NONE -> false;
        };
    }

    private boolean isLast() {
        return teamsLeft.isPresent() && teamsLeft.get() == 1;
    }

    /** The ends that can come about, in their order. */
    List<CounterattackEnd> possible() {
        return switch (adjacent) {
            case VEHICLE, NONE -> List.of(CounterattackEnd.UNHARMED_CONTINUES, CounterattackEnd.UNHARMED_CANNOT);
            case INFANTRY, GUN ->
                isLast()
                        ? List.of(
                                CounterattackEnd.UNHARMED_CONTINUES,
                                CounterattackEnd.UNHARMED_CANNOT,
                                CounterattackEnd.ELIMINATED)
                        : List.of(
                                CounterattackEnd.TEAM_DESTROYED_CONTINUES,
                                CounterattackEnd.TEAM_DESTROYED_CANNOT,
                                CounterattackEnd.UNHARMED_CONTINUES,
                                CounterattackEnd.UNHARMED_CANNOT);
        };
    }
}
