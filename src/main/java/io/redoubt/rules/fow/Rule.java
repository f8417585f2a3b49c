package io.redoubt.rules.fow;

import io.redoubt.umpire.RuleId;

/** The rules of the chapter that the procedures of this package cite, by their ids in the rulebook. */
final class Rule {
    static final RuleId TANKPIT_02 = RuleId.of("FOW-TANKPIT-02");
    static final RuleId TANKPIT_03 = RuleId.of("FOW-TANKPIT-03");
    static final RuleId TANKPIT_07 = RuleId.of("FOW-TANKPIT-07");

    static final RuleId BUNK_06 = RuleId.of("FOW-BUNK-06");

    static final RuleId FIGHT_04 = RuleId.of("FOW-FIGHT-04");
    static final RuleId FIGHT_07 = RuleId.of("FOW-FIGHT-07");
    static final RuleId FIGHT_08 = RuleId.of("FOW-FIGHT-08");

    static final RuleId SHOT_05 = RuleId.of("FOW-SHOT-05");
    static final RuleId SHOT_06 = RuleId.of("FOW-SHOT-06");
    static final RuleId SHOT_07 = RuleId.of("FOW-SHOT-07");
    static final RuleId SHOT_08 = RuleId.of("FOW-SHOT-08");
    static final RuleId SHOT_09 = RuleId.of("FOW-SHOT-09");
    static final RuleId SHOT_10 = RuleId.of("FOW-SHOT-10");
    static final RuleId SHOT_11 = RuleId.of("FOW-SHOT-11");
    static final RuleId SHOT_12 = RuleId.of("FOW-SHOT-12");
    static final RuleId SHOT_13 = RuleId.of("FOW-SHOT-13");
    static final RuleId SHOT_14 = RuleId.of("FOW-SHOT-14");
    static final RuleId SHOT_15 = RuleId.of("FOW-SHOT-15");

    static final RuleId NEST_03 = RuleId.of("FOW-NEST-03");
    static final RuleId NEST_04 = RuleId.of("FOW-NEST-04");
    static final RuleId NEST_05 = RuleId.of("FOW-NEST-05");
    static final RuleId NEST_06 = RuleId.of("FOW-NEST-06");
    static final RuleId NEST_07 = RuleId.of("FOW-NEST-07");
    static final RuleId NEST_08 = RuleId.of("FOW-NEST-08");

    static final RuleId PILL_02 = RuleId.of("FOW-PILL-02");
    static final RuleId PILL_03 = RuleId.of("FOW-PILL-03");
    static final RuleId PILL_04 = RuleId.of("FOW-PILL-04");

    static final RuleId TURRET_01 = RuleId.of("FOW-TURRET-01");
    static final RuleId TURRET_02 = RuleId.of("FOW-TURRET-02");
    static final RuleId TURRET_03 = RuleId.of("FOW-TURRET-03");
    static final RuleId TURRET_04 = RuleId.of("FOW-TURRET-04");
    static final RuleId TURRET_05 = RuleId.of("FOW-TURRET-05");
    static final RuleId TURRET_06 = RuleId.of("FOW-TURRET-06");
    static final RuleId TURRET_07 = RuleId.of("FOW-TURRET-07");

    static final RuleId NOHE_02 = RuleId.of("FOW-NOHE-02");
    static final RuleId NOHE_03 = RuleId.of("FOW-NOHE-03");
    static final RuleId NOHE_04 = RuleId.of("FOW-NOHE-04");

    static final RuleId FLAME_03 = RuleId.of("FOW-FLAME-03");
    static final RuleId FLAME_04 = RuleId.of("FOW-FLAME-04");
    static final RuleId FLAME_05 = RuleId.of("FOW-FLAME-05");
    static final RuleId FLAME_06 = RuleId.of("FOW-FLAME-06");
    static final RuleId FLAME_07 = RuleId.of("FOW-FLAME-07");
    static final RuleId FLAME_08 = RuleId.of("FOW-FLAME-08");

    static final RuleId BUST_03 = RuleId.of("FOW-BUST-03");

    static final RuleId SMOKE_02 = RuleId.of("FOW-SMOKE-02");
    static final RuleId SMOKE_03 = RuleId.of("FOW-SMOKE-03");
    static final RuleId SMOKE_04 = RuleId.of("FOW-SMOKE-04");
    static final RuleId SMOKE_05 = RuleId.of("FOW-SMOKE-05");
    static final RuleId SMOKE_06 = RuleId.of("FOW-SMOKE-06");
    static final RuleId SMOKE_07 = RuleId.of("FOW-SMOKE-07");

    static final RuleId ARTY_02 = RuleId.of("FOW-ARTY-02");
    static final RuleId ARTY_03 = RuleId.of("FOW-ARTY-03");
    static final RuleId ARTY_04 = RuleId.of("FOW-ARTY-04");

    static final RuleId CORE_02 = RuleId.of("FOW-CORE-02");
    static final RuleId CORE_03 = RuleId.of("FOW-CORE-03");
    static final RuleId CORE_04 = RuleId.of("FOW-CORE-04");
    static final RuleId CORE_05 = RuleId.of("FOW-CORE-05");
    static final RuleId CORE_08 = RuleId.of("FOW-CORE-08");
    static final RuleId CORE_09 = RuleId.of("FOW-CORE-09");
    static final RuleId CORE_12 = RuleId.of("FOW-CORE-12");
    static final RuleId CORE_13 = RuleId.of("FOW-CORE-13");
    static final RuleId CORE_14 = RuleId.of("FOW-CORE-14");
    static final RuleId CORE_15 = RuleId.of("FOW-CORE-15");
    static final RuleId CORE_16 = RuleId.of("FOW-CORE-16");

    private Rule() {}
}
