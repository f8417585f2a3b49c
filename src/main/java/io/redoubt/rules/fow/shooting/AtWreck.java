package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;

/** A shot at something Destroyed already: there is nothing left to roll for. */
record AtWreck(Strongpoint at) implements Attack {

    @Override
    public Condition state() {
        return Condition.DESTROYED;
    }

    @Override
    public void check(Checklist list) {
        boolean armoured = at == Strongpoint.TURRET || at == Strongpoint.TANK_PIT;
        list.note(armoured ? Remark.of("The {} is Destroyed already: nothing is rolled at it (core rules)", Rule.CORE_05) : Remark.of("The {} is Destroyed already: nothing is rolled at it", Rule.NEST_07, Rule.BUST_03), at);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        return Condition.DESTROYED;
    }
}
