package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.umpire.Umpire;

/** One attack on a fortification, or on teams in its cover: what it is aimed at, what speaks against it, and what it does. */
sealed interface Attack permits BunkerShot, SmokeShot, PitShot, FromAbove, AtWreck, TeamShot {
    ShotTarget at();

    /** How the target stands before. */
    Condition state();

    void check(Checklist list);

    ShotResult resolve(Umpire umpire);
}
