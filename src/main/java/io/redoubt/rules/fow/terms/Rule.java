package io.redoubt.rules.fow.terms;

import io.redoubt.umpire.RuleId;

/** The rules of the chapter that the procedures of this package cite, by their ids in the rulebook. */
public final class Rule {
    public static final RuleId GEN_01 = RuleId.of("FOW-GEN-01");
    public static final RuleId GEN_02 = RuleId.of("FOW-GEN-02");
    public static final RuleId GEN_03 = RuleId.of("FOW-GEN-03");
    public static final RuleId GEN_04 = RuleId.of("FOW-GEN-04");
    public static final RuleId GEN_07 = RuleId.of("FOW-GEN-07");
    public static final RuleId GEN_08 = RuleId.of("FOW-GEN-08");
    public static final RuleId GEN_10 = RuleId.of("FOW-GEN-10");
    public static final RuleId GEN_11 = RuleId.of("FOW-GEN-11");
    public static final RuleId GEN_12 = RuleId.of("FOW-GEN-12");

    public static final RuleId TANKPIT_01 = RuleId.of("FOW-TANKPIT-01");
    public static final RuleId TANKPIT_02 = RuleId.of("FOW-TANKPIT-02");
    public static final RuleId TANKPIT_03 = RuleId.of("FOW-TANKPIT-03");
    public static final RuleId TANKPIT_04 = RuleId.of("FOW-TANKPIT-04");
    public static final RuleId TANKPIT_05 = RuleId.of("FOW-TANKPIT-05");
    public static final RuleId TANKPIT_06 = RuleId.of("FOW-TANKPIT-06");
    public static final RuleId TANKPIT_07 = RuleId.of("FOW-TANKPIT-07");
    public static final RuleId TANKPIT_08 = RuleId.of("FOW-TANKPIT-08");
    public static final RuleId TANKPIT_09 = RuleId.of("FOW-TANKPIT-09");
    public static final RuleId TANKPIT_10 = RuleId.of("FOW-TANKPIT-10");

    public static final RuleId TRENCH_03 = RuleId.of("FOW-TRENCH-03");
    public static final RuleId TRENCH_04 = RuleId.of("FOW-TRENCH-04");
    public static final RuleId TRENCH_05 = RuleId.of("FOW-TRENCH-05");
    public static final RuleId TRENCH_06 = RuleId.of("FOW-TRENCH-06");
    public static final RuleId TRENCH_07 = RuleId.of("FOW-TRENCH-07");
    public static final RuleId TRENCH_08 = RuleId.of("FOW-TRENCH-08");
    public static final RuleId TRENCH_09 = RuleId.of("FOW-TRENCH-09");
    public static final RuleId TRENCH_10 = RuleId.of("FOW-TRENCH-10");
    public static final RuleId TRENCH_11 = RuleId.of("FOW-TRENCH-11");

    public static final RuleId GUNPIT_02 = RuleId.of("FOW-GUNPIT-02");
    public static final RuleId GUNPIT_03 = RuleId.of("FOW-GUNPIT-03");
    public static final RuleId GUNPIT_04 = RuleId.of("FOW-GUNPIT-04");
    public static final RuleId GUNPIT_05 = RuleId.of("FOW-GUNPIT-05");

    public static final RuleId TCROSS_02 = RuleId.of("FOW-TCROSS-02");
    public static final RuleId TCROSS_03 = RuleId.of("FOW-TCROSS-03");
    public static final RuleId TCROSS_04 = RuleId.of("FOW-TCROSS-04");
    public static final RuleId TCROSS_05 = RuleId.of("FOW-TCROSS-05");
    public static final RuleId TCROSS_06 = RuleId.of("FOW-TCROSS-06");
    public static final RuleId TCROSS_07 = RuleId.of("FOW-TCROSS-07");
    public static final RuleId TCROSS_08 = RuleId.of("FOW-TCROSS-08");
    public static final RuleId TCROSS_09 = RuleId.of("FOW-TCROSS-09");
    public static final RuleId TCROSS_10 = RuleId.of("FOW-TCROSS-10");
    public static final RuleId TCROSS_11 = RuleId.of("FOW-TCROSS-11");
    public static final RuleId TCROSS_12 = RuleId.of("FOW-TCROSS-12");

    public static final RuleId BUNK_02 = RuleId.of("FOW-BUNK-02");
    public static final RuleId BUNK_03 = RuleId.of("FOW-BUNK-03");
    public static final RuleId BUNK_05 = RuleId.of("FOW-BUNK-05");
    public static final RuleId BUNK_06 = RuleId.of("FOW-BUNK-06");
    public static final RuleId BUNK_07 = RuleId.of("FOW-BUNK-07");
    public static final RuleId BUNK_09 = RuleId.of("FOW-BUNK-09");

    public static final RuleId FIRE_01 = RuleId.of("FOW-FIRE-01");
    public static final RuleId FIRE_03 = RuleId.of("FOW-FIRE-03");
    public static final RuleId FIRE_04 = RuleId.of("FOW-FIRE-04");
    public static final RuleId FIRE_05 = RuleId.of("FOW-FIRE-05");
    public static final RuleId FIRE_06 = RuleId.of("FOW-FIRE-06");
    public static final RuleId FIRE_07 = RuleId.of("FOW-FIRE-07");
    public static final RuleId FIRE_08 = RuleId.of("FOW-FIRE-08");
    public static final RuleId FIRE_09 = RuleId.of("FOW-FIRE-09");
    public static final RuleId FIRE_10 = RuleId.of("FOW-FIRE-10");
    public static final RuleId FIRE_11 = RuleId.of("FOW-FIRE-11");
    public static final RuleId FIRE_12 = RuleId.of("FOW-FIRE-12");
    public static final RuleId FIRE_13 = RuleId.of("FOW-FIRE-13");

    public static final RuleId ARTB_01 = RuleId.of("FOW-ARTB-01");
    public static final RuleId ARTB_02 = RuleId.of("FOW-ARTB-02");

    public static final RuleId AAB_01 = RuleId.of("FOW-AAB-01");
    public static final RuleId AAB_03 = RuleId.of("FOW-AAB-03");
    public static final RuleId AAB_04 = RuleId.of("FOW-AAB-04");

    public static final RuleId BOBS_03 = RuleId.of("FOW-BOBS-03");
    public static final RuleId BOBS_04 = RuleId.of("FOW-BOBS-04");
    public static final RuleId BOBS_05 = RuleId.of("FOW-BOBS-05");
    public static final RuleId BOBS_06 = RuleId.of("FOW-BOBS-06");

    public static final RuleId FIGHT_03 = RuleId.of("FOW-FIGHT-03");
    public static final RuleId FIGHT_04 = RuleId.of("FOW-FIGHT-04");
    public static final RuleId FIGHT_05 = RuleId.of("FOW-FIGHT-05");
    public static final RuleId FIGHT_06 = RuleId.of("FOW-FIGHT-06");
    public static final RuleId FIGHT_07 = RuleId.of("FOW-FIGHT-07");
    public static final RuleId FIGHT_08 = RuleId.of("FOW-FIGHT-08");

    public static final RuleId SHOT_05 = RuleId.of("FOW-SHOT-05");
    public static final RuleId SHOT_06 = RuleId.of("FOW-SHOT-06");
    public static final RuleId SHOT_07 = RuleId.of("FOW-SHOT-07");
    public static final RuleId SHOT_08 = RuleId.of("FOW-SHOT-08");
    public static final RuleId SHOT_09 = RuleId.of("FOW-SHOT-09");
    static final RuleId SHOT_10 = RuleId.of("FOW-SHOT-10");
    static final RuleId SHOT_11 = RuleId.of("FOW-SHOT-11");
    public static final RuleId SHOT_12 = RuleId.of("FOW-SHOT-12");
    public static final RuleId SHOT_13 = RuleId.of("FOW-SHOT-13");
    public static final RuleId SHOT_14 = RuleId.of("FOW-SHOT-14");
    public static final RuleId SHOT_15 = RuleId.of("FOW-SHOT-15");

    public static final RuleId NEST_03 = RuleId.of("FOW-NEST-03");
    public static final RuleId NEST_04 = RuleId.of("FOW-NEST-04");
    public static final RuleId NEST_05 = RuleId.of("FOW-NEST-05");
    public static final RuleId NEST_06 = RuleId.of("FOW-NEST-06");
    public static final RuleId NEST_07 = RuleId.of("FOW-NEST-07");
    public static final RuleId NEST_08 = RuleId.of("FOW-NEST-08");

    public static final RuleId PILL_02 = RuleId.of("FOW-PILL-02");
    public static final RuleId PILL_03 = RuleId.of("FOW-PILL-03");
    public static final RuleId PILL_04 = RuleId.of("FOW-PILL-04");
    public static final RuleId PILL_05 = RuleId.of("FOW-PILL-05");
    public static final RuleId PILL_06 = RuleId.of("FOW-PILL-06");

    public static final RuleId TURRET_01 = RuleId.of("FOW-TURRET-01");
    public static final RuleId TURRET_02 = RuleId.of("FOW-TURRET-02");
    public static final RuleId TURRET_03 = RuleId.of("FOW-TURRET-03");
    public static final RuleId TURRET_04 = RuleId.of("FOW-TURRET-04");
    public static final RuleId TURRET_05 = RuleId.of("FOW-TURRET-05");
    public static final RuleId TURRET_06 = RuleId.of("FOW-TURRET-06");
    public static final RuleId TURRET_07 = RuleId.of("FOW-TURRET-07");

    public static final RuleId NOHE_02 = RuleId.of("FOW-NOHE-02");
    public static final RuleId NOHE_03 = RuleId.of("FOW-NOHE-03");
    public static final RuleId NOHE_04 = RuleId.of("FOW-NOHE-04");

    public static final RuleId FLAME_03 = RuleId.of("FOW-FLAME-03");
    public static final RuleId FLAME_04 = RuleId.of("FOW-FLAME-04");
    public static final RuleId FLAME_05 = RuleId.of("FOW-FLAME-05");
    public static final RuleId FLAME_06 = RuleId.of("FOW-FLAME-06");
    public static final RuleId FLAME_07 = RuleId.of("FOW-FLAME-07");
    public static final RuleId FLAME_08 = RuleId.of("FOW-FLAME-08");

    public static final RuleId BUST_03 = RuleId.of("FOW-BUST-03");

    public static final RuleId DEST_02 = RuleId.of("FOW-DEST-02");
    public static final RuleId DEST_03 = RuleId.of("FOW-DEST-03");
    public static final RuleId DEST_04 = RuleId.of("FOW-DEST-04");

    public static final RuleId SMOKE_01 = RuleId.of("FOW-SMOKE-01");
    public static final RuleId SMOKE_02 = RuleId.of("FOW-SMOKE-02");
    static final RuleId SMOKE_03 = RuleId.of("FOW-SMOKE-03");
    public static final RuleId SMOKE_04 = RuleId.of("FOW-SMOKE-04");
    public static final RuleId SMOKE_05 = RuleId.of("FOW-SMOKE-05");
    public static final RuleId SMOKE_06 = RuleId.of("FOW-SMOKE-06");
    public static final RuleId SMOKE_07 = RuleId.of("FOW-SMOKE-07");

    public static final RuleId ARTY_02 = RuleId.of("FOW-ARTY-02");
    public static final RuleId ARTY_03 = RuleId.of("FOW-ARTY-03");
    public static final RuleId ARTY_04 = RuleId.of("FOW-ARTY-04");

    public static final RuleId DEPL_03 = RuleId.of("FOW-DEPL-03");
    public static final RuleId DEPL_04 = RuleId.of("FOW-DEPL-04");
    public static final RuleId DEPL_05 = RuleId.of("FOW-DEPL-05");
    public static final RuleId DEPL_06 = RuleId.of("FOW-DEPL-06");
    public static final RuleId DEPL_08 = RuleId.of("FOW-DEPL-08");
    public static final RuleId DEPL_09 = RuleId.of("FOW-DEPL-09");
    public static final RuleId DEPL_10 = RuleId.of("FOW-DEPL-10");
    public static final RuleId DEPL_11 = RuleId.of("FOW-DEPL-11");
    public static final RuleId DEPL_12 = RuleId.of("FOW-DEPL-12");
    public static final RuleId DEPL_13 = RuleId.of("FOW-DEPL-13");
    public static final RuleId DEPL_14 = RuleId.of("FOW-DEPL-14");
    public static final RuleId DEPL_15 = RuleId.of("FOW-DEPL-15");
    public static final RuleId DEPL_16 = RuleId.of("FOW-DEPL-16");

    public static final RuleId ASLT_04 = RuleId.of("FOW-ASLT-04");
    public static final RuleId ASLT_05 = RuleId.of("FOW-ASLT-05");
    public static final RuleId ASLT_06 = RuleId.of("FOW-ASLT-06");
    public static final RuleId ASLT_08 = RuleId.of("FOW-ASLT-08");
    public static final RuleId ASLT_09 = RuleId.of("FOW-ASLT-09");
    public static final RuleId ASLT_10 = RuleId.of("FOW-ASLT-10");
    public static final RuleId ASLT_11 = RuleId.of("FOW-ASLT-11");
    public static final RuleId ASLT_12 = RuleId.of("FOW-ASLT-12");
    public static final RuleId ASLT_13 = RuleId.of("FOW-ASLT-13");
    public static final RuleId ASLT_14 = RuleId.of("FOW-ASLT-14");
    public static final RuleId ASLT_15 = RuleId.of("FOW-ASLT-15");
    public static final RuleId ASLT_16 = RuleId.of("FOW-ASLT-16");
    public static final RuleId ASLT_17 = RuleId.of("FOW-ASLT-17");

    public static final RuleId DFIRE_03 = RuleId.of("FOW-DFIRE-03");
    public static final RuleId DFIRE_04 = RuleId.of("FOW-DFIRE-04");

    public static final RuleId CTR_02 = RuleId.of("FOW-CTR-02");
    public static final RuleId CTR_03 = RuleId.of("FOW-CTR-03");
    public static final RuleId CTR_04 = RuleId.of("FOW-CTR-04");
    public static final RuleId CTR_05 = RuleId.of("FOW-CTR-05");

    public static final RuleId VP_03 = RuleId.of("FOW-VP-03");

    public static final RuleId BARR_01 = RuleId.of("FOW-BARR-01");
    public static final RuleId BARR_02 = RuleId.of("FOW-BARR-02");
    public static final RuleId BARR_03 = RuleId.of("FOW-BARR-03");
    public static final RuleId BARR_04 = RuleId.of("FOW-BARR-04");
    public static final RuleId BARR_05 = RuleId.of("FOW-BARR-05");
    public static final RuleId BARR_06 = RuleId.of("FOW-BARR-06");
    public static final RuleId BARR_07 = RuleId.of("FOW-BARR-07");
    public static final RuleId BARR_08 = RuleId.of("FOW-BARR-08");
    public static final RuleId BARR_09 = RuleId.of("FOW-BARR-09");
    public static final RuleId BARR_10 = RuleId.of("FOW-BARR-10");
    public static final RuleId BARR_11 = RuleId.of("FOW-BARR-11");
    public static final RuleId BARR_12 = RuleId.of("FOW-BARR-12");
    public static final RuleId BARR_13 = RuleId.of("FOW-BARR-13");
    public static final RuleId BARR_14 = RuleId.of("FOW-BARR-14");
    public static final RuleId BARR_15 = RuleId.of("FOW-BARR-15");

    public static final RuleId GAP_01 = RuleId.of("FOW-GAP-01");
    public static final RuleId GAP_02 = RuleId.of("FOW-GAP-02");
    public static final RuleId GAP_03 = RuleId.of("FOW-GAP-03");
    public static final RuleId GAP_04 = RuleId.of("FOW-GAP-04");
    public static final RuleId GAP_05 = RuleId.of("FOW-GAP-05");
    public static final RuleId GAP_06 = RuleId.of("FOW-GAP-06");
    public static final RuleId GAP_07 = RuleId.of("FOW-GAP-07");
    public static final RuleId GAP_08 = RuleId.of("FOW-GAP-08");
    public static final RuleId GAP_09 = RuleId.of("FOW-GAP-09");
    public static final RuleId GAP_10 = RuleId.of("FOW-GAP-10");
    public static final RuleId GAP_11 = RuleId.of("FOW-GAP-11");
    public static final RuleId GAP_12 = RuleId.of("FOW-GAP-12");
    public static final RuleId GAP_13 = RuleId.of("FOW-GAP-13");

    public static final RuleId STATES_01 = RuleId.of("FOW-STATES-01");
    public static final RuleId STATES_03 = RuleId.of("FOW-STATES-03");
    public static final RuleId STATES_04 = RuleId.of("FOW-STATES-04");
    public static final RuleId STATES_05 = RuleId.of("FOW-STATES-05");
    public static final RuleId STATES_06 = RuleId.of("FOW-STATES-06");
    public static final RuleId STATES_07 = RuleId.of("FOW-STATES-07");
    public static final RuleId STATES_08 = RuleId.of("FOW-STATES-08");

    public static final RuleId CORE_02 = RuleId.of("FOW-CORE-02");
    public static final RuleId CORE_03 = RuleId.of("FOW-CORE-03");
    public static final RuleId CORE_04 = RuleId.of("FOW-CORE-04");
    public static final RuleId CORE_05 = RuleId.of("FOW-CORE-05");
    public static final RuleId CORE_06 = RuleId.of("FOW-CORE-06");
    public static final RuleId CORE_07 = RuleId.of("FOW-CORE-07");
    public static final RuleId CORE_08 = RuleId.of("FOW-CORE-08");
    public static final RuleId CORE_09 = RuleId.of("FOW-CORE-09");
    public static final RuleId CORE_10 = RuleId.of("FOW-CORE-10");
    public static final RuleId CORE_11 = RuleId.of("FOW-CORE-11");
    public static final RuleId CORE_12 = RuleId.of("FOW-CORE-12");
    public static final RuleId CORE_13 = RuleId.of("FOW-CORE-13");
    public static final RuleId CORE_14 = RuleId.of("FOW-CORE-14");
    public static final RuleId CORE_15 = RuleId.of("FOW-CORE-15");
    public static final RuleId CORE_16 = RuleId.of("FOW-CORE-16");
    public static final RuleId CORE_20 = RuleId.of("FOW-CORE-20");
    public static final RuleId CORE_21 = RuleId.of("FOW-CORE-21");
    public static final RuleId CORE_22 = RuleId.of("FOW-CORE-22");
    public static final RuleId CORE_23 = RuleId.of("FOW-CORE-23");
    public static final RuleId CORE_30 = RuleId.of("FOW-CORE-30");
    public static final RuleId CORE_31 = RuleId.of("FOW-CORE-31");
    public static final RuleId CORE_32 = RuleId.of("FOW-CORE-32");
    public static final RuleId CORE_33 = RuleId.of("FOW-CORE-33");
    public static final RuleId CORE_40 = RuleId.of("FOW-CORE-40");
    public static final RuleId CORE_41 = RuleId.of("FOW-CORE-41");
    public static final RuleId CORE_42 = RuleId.of("FOW-CORE-42");
    public static final RuleId CORE_43 = RuleId.of("FOW-CORE-43");
    public static final RuleId CORE_44 = RuleId.of("FOW-CORE-44");
    public static final RuleId CORE_45 = RuleId.of("FOW-CORE-45");
    public static final RuleId CORE_46 = RuleId.of("FOW-CORE-46");
    public static final RuleId CORE_47 = RuleId.of("FOW-CORE-47");
    public static final RuleId CORE_48 = RuleId.of("FOW-CORE-48");
    public static final RuleId CORE_49 = RuleId.of("FOW-CORE-49");
    public static final RuleId CORE_50 = RuleId.of("FOW-CORE-50");
    public static final RuleId CORE_51 = RuleId.of("FOW-CORE-51");
    public static final RuleId CORE_52 = RuleId.of("FOW-CORE-52");
    public static final RuleId CORE_53 = RuleId.of("FOW-CORE-53");
    public static final RuleId CORE_54 = RuleId.of("FOW-CORE-54");

    private Rule() {}
}
