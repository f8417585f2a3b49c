package io.redoubt.rules.lg;

import io.redoubt.umpire.RuleId;

/** The rules of the chapter, and of the core game, that the procedures of this package cite by their ids. */
public final class Rule {
    static final RuleId BRIEF_01 = RuleId.of("LG-BRIEF-01");
    static final RuleId BRIEF_02 = RuleId.of("LG-BRIEF-02");
    static final RuleId BRIEF_03 = RuleId.of("LG-BRIEF-03");
    static final RuleId BRIEF_04 = RuleId.of("LG-BRIEF-04");
    static final RuleId BRIEF_05 = RuleId.of("LG-BRIEF-05");
    static final RuleId BRIEF_06 = RuleId.of("LG-BRIEF-06");
    static final RuleId BRIEF_07 = RuleId.of("LG-BRIEF-07");
    static final RuleId BRIEF_08 = RuleId.of("LG-BRIEF-08");
    static final RuleId BRIEF_10 = RuleId.of("LG-BRIEF-10");
    static final RuleId BRIEF_11 = RuleId.of("LG-BRIEF-11");

    static final RuleId TYPE_BUNKER_01 = RuleId.of("LG-TYPE-BUNKER-01");
    static final RuleId TYPE_BUNKER_02 = RuleId.of("LG-TYPE-BUNKER-02");
    static final RuleId TYPE_BUNKER_03 = RuleId.of("LG-TYPE-BUNKER-03");
    static final RuleId TYPE_BUNKER_04 = RuleId.of("LG-TYPE-BUNKER-04");
    static final RuleId TYPE_BUNKER_05 = RuleId.of("LG-TYPE-BUNKER-05");

    static final RuleId TYPE_FOXHOLE_01 = RuleId.of("LG-TYPE-FOXHOLE-01");
    static final RuleId TYPE_FOXHOLE_02 = RuleId.of("LG-TYPE-FOXHOLE-02");

    static final RuleId TYPE_PILLBOX_01 = RuleId.of("LG-TYPE-PILLBOX-01");
    static final RuleId TYPE_PILLBOX_02 = RuleId.of("LG-TYPE-PILLBOX-02");
    static final RuleId TYPE_PILLBOX_03 = RuleId.of("LG-TYPE-PILLBOX-03");
    static final RuleId TYPE_PILLBOX_04 = RuleId.of("LG-TYPE-PILLBOX-04");

    static final RuleId TYPE_STRONGPOINT_01 = RuleId.of("LG-TYPE-STRONGPOINT-01");
    static final RuleId TYPE_STRONGPOINT_02 = RuleId.of("LG-TYPE-STRONGPOINT-02");
    static final RuleId TYPE_STRONGPOINT_03 = RuleId.of("LG-TYPE-STRONGPOINT-03");
    static final RuleId TYPE_STRONGPOINT_04 = RuleId.of("LG-TYPE-STRONGPOINT-04");
    static final RuleId TYPE_STRONGPOINT_05 = RuleId.of("LG-TYPE-STRONGPOINT-05");
    static final RuleId TYPE_STRONGPOINT_06 = RuleId.of("LG-TYPE-STRONGPOINT-06");

    static final RuleId TYPE_TRENCH_01 = RuleId.of("LG-TYPE-TRENCH-01");
    static final RuleId TYPE_TRENCH_02 = RuleId.of("LG-TYPE-TRENCH-02");

    static final RuleId TYPE_EMPLACEMENT_01 = RuleId.of("LG-TYPE-EMPLACEMENT-01");
    static final RuleId TYPE_EMPLACEMENT_02 = RuleId.of("LG-TYPE-EMPLACEMENT-02");

    static final RuleId TYPE_TURRET_01 = RuleId.of("LG-TYPE-TURRET-01");
    static final RuleId TYPE_TURRET_02 = RuleId.of("LG-TYPE-TURRET-02");
    static final RuleId TYPE_TURRET_03 = RuleId.of("LG-TYPE-TURRET-03");

    static final RuleId AC_01 = RuleId.of("LG-AC-01");
    static final RuleId AC_02 = RuleId.of("LG-AC-02");
    static final RuleId AC_03 = RuleId.of("LG-AC-03");
    static final RuleId AC_04 = RuleId.of("LG-AC-04");
    static final RuleId AC_05 = RuleId.of("LG-AC-05");
    static final RuleId AC_06 = RuleId.of("LG-AC-06");
    static final RuleId AC_07 = RuleId.of("LG-AC-07");
    static final RuleId AC_08 = RuleId.of("LG-AC-08");
    static final RuleId AC_09 = RuleId.of("LG-AC-09");
    static final RuleId AC_10 = RuleId.of("LG-AC-10");
    static final RuleId AC_11 = RuleId.of("LG-AC-11");
    static final RuleId AC_12 = RuleId.of("LG-AC-12");
    static final RuleId AC_13 = RuleId.of("LG-AC-13");
    static final RuleId AC_14 = RuleId.of("LG-AC-14");
    static final RuleId AC_15 = RuleId.of("LG-AC-15");
    static final RuleId AC_16 = RuleId.of("LG-AC-16");
    static final RuleId AC_17 = RuleId.of("LG-AC-17");
    static final RuleId AC_18 = RuleId.of("LG-AC-18");
    static final RuleId AC_19 = RuleId.of("LG-AC-19");
    static final RuleId AC_20 = RuleId.of("LG-AC-20");
    static final RuleId AC_21 = RuleId.of("LG-AC-21");
    static final RuleId AC_22 = RuleId.of("LG-AC-22");

    static final RuleId ATTACK_01 = RuleId.of("LG-ATTACK-01");
    static final RuleId ATTACK_05 = RuleId.of("LG-ATTACK-05");
    static final RuleId ATTACK_07 = RuleId.of("LG-ATTACK-07");

    static final RuleId DESTR_02 = RuleId.of("LG-DESTR-02");
    static final RuleId DESTR_03 = RuleId.of("LG-DESTR-03");
    static final RuleId DESTR_06 = RuleId.of("LG-DESTR-06");
    static final RuleId DESTR_07 = RuleId.of("LG-DESTR-07");
    static final RuleId DESTR_08 = RuleId.of("LG-DESTR-08");
    static final RuleId DESTR_10 = RuleId.of("LG-DESTR-10");
    static final RuleId DESTR_11 = RuleId.of("LG-DESTR-11");
    static final RuleId DESTR_12 = RuleId.of("LG-DESTR-12");
    static final RuleId DESTR_13 = RuleId.of("LG-DESTR-13");
    static final RuleId DESTR_14 = RuleId.of("LG-DESTR-14");
    static final RuleId DESTR_15 = RuleId.of("LG-DESTR-15");
    static final RuleId DESTR_16 = RuleId.of("LG-DESTR-16");

    static final RuleId CONCEAL_01 = RuleId.of("LG-CONCEAL-01");
    static final RuleId CONCEAL_02 = RuleId.of("LG-CONCEAL-02");
    static final RuleId CONCEAL_03 = RuleId.of("LG-CONCEAL-03");
    static final RuleId CONCEAL_04 = RuleId.of("LG-CONCEAL-04");
    static final RuleId CONCEAL_05 = RuleId.of("LG-CONCEAL-05");
    static final RuleId CONCEAL_06 = RuleId.of("LG-CONCEAL-06");
    static final RuleId CONCEAL_07 = RuleId.of("LG-CONCEAL-07");
    static final RuleId CONCEAL_08 = RuleId.of("LG-CONCEAL-08");
    static final RuleId CONCEAL_09 = RuleId.of("LG-CONCEAL-09");
    static final RuleId CONCEAL_10 = RuleId.of("LG-CONCEAL-10");
    static final RuleId CONCEAL_11 = RuleId.of("LG-CONCEAL-11");

    static final RuleId KNOWN_01 = RuleId.of("LG-KNOWN-01");
    static final RuleId KNOWN_02 = RuleId.of("LG-KNOWN-02");
    static final RuleId KNOWN_03 = RuleId.of("LG-KNOWN-03");
    static final RuleId KNOWN_04 = RuleId.of("LG-KNOWN-04");
    static final RuleId KNOWN_05 = RuleId.of("LG-KNOWN-05");
    static final RuleId KNOWN_06 = RuleId.of("LG-KNOWN-06");
    static final RuleId KNOWN_07 = RuleId.of("LG-KNOWN-07");
    static final RuleId KNOWN_08 = RuleId.of("LG-KNOWN-08");

    static final RuleId EXPL_01 = RuleId.of("LG-EXPL-01");
    static final RuleId EXPL_02 = RuleId.of("LG-EXPL-02");
    static final RuleId EXPL_03 = RuleId.of("LG-EXPL-03");
    static final RuleId EXPL_04 = RuleId.of("LG-EXPL-04");
    static final RuleId EXPL_06 = RuleId.of("LG-EXPL-06");
    static final RuleId EXPL_07 = RuleId.of("LG-EXPL-07");
    static final RuleId EXPL_08 = RuleId.of("LG-EXPL-08");
    static final RuleId EXPL_09 = RuleId.of("LG-EXPL-09");
    static final RuleId EXPL_10 = RuleId.of("LG-EXPL-10");

    static final RuleId BREACH_01 = RuleId.of("LG-BREACH-01");
    static final RuleId BREACH_02 = RuleId.of("LG-BREACH-02");
    static final RuleId BREACH_03 = RuleId.of("LG-BREACH-03");
    static final RuleId BREACH_04 = RuleId.of("LG-BREACH-04");
    static final RuleId BREACH_05 = RuleId.of("LG-BREACH-05");
    static final RuleId BREACH_06 = RuleId.of("LG-BREACH-06");
    static final RuleId BREACH_07 = RuleId.of("LG-BREACH-07");
    static final RuleId BREACH_08 = RuleId.of("LG-BREACH-08");

    static final RuleId MARK_02 = RuleId.of("LG-MARK-02");
    static final RuleId MARK_04 = RuleId.of("LG-MARK-04");

    static final RuleId DMG_01 = RuleId.of("LG-DMG-01");
    static final RuleId DMG_02 = RuleId.of("LG-DMG-02");
    static final RuleId DMG_03 = RuleId.of("LG-DMG-03");
    static final RuleId DMG_04 = RuleId.of("LG-DMG-04");
    static final RuleId DMG_06 = RuleId.of("LG-DMG-06");
    static final RuleId DMG_07 = RuleId.of("LG-DMG-07");
    static final RuleId DMG_09 = RuleId.of("LG-DMG-09");
    static final RuleId DMG_10 = RuleId.of("LG-DMG-10");
    static final RuleId DMG_11 = RuleId.of("LG-DMG-11");
    static final RuleId DMG_12 = RuleId.of("LG-DMG-12");
    static final RuleId DMG_14 = RuleId.of("LG-DMG-14");
    static final RuleId DMG_15 = RuleId.of("LG-DMG-15");
    static final RuleId DMG_16 = RuleId.of("LG-DMG-16");
    static final RuleId DMG_17 = RuleId.of("LG-DMG-17");
    static final RuleId DMG_18 = RuleId.of("LG-DMG-18");

    static final RuleId COLLAPSE_01 = RuleId.of("LG-COLLAPSE-01");
    static final RuleId COLLAPSE_02 = RuleId.of("LG-COLLAPSE-02");
    static final RuleId COLLAPSE_03 = RuleId.of("LG-COLLAPSE-03");

    static final RuleId FIRE_01 = RuleId.of("LG-FIRE-01");
    static final RuleId FIRE_02 = RuleId.of("LG-FIRE-02");
    static final RuleId FIRE_03 = RuleId.of("LG-FIRE-03");
    static final RuleId FIRE_04 = RuleId.of("LG-FIRE-04");
    static final RuleId FIRE_05 = RuleId.of("LG-FIRE-05");
    static final RuleId FIRE_06 = RuleId.of("LG-FIRE-06");
    static final RuleId FIRE_07 = RuleId.of("LG-FIRE-07");
    static final RuleId FIRE_08 = RuleId.of("LG-FIRE-08");
    static final RuleId FIRE_09 = RuleId.of("LG-FIRE-09");
    static final RuleId FIRE_10 = RuleId.of("LG-FIRE-10");
    static final RuleId FIRE_11 = RuleId.of("LG-FIRE-11");
    static final RuleId FIRE_12 = RuleId.of("LG-FIRE-12");
    static final RuleId FIRE_13 = RuleId.of("LG-FIRE-13");
    static final RuleId FIRE_14 = RuleId.of("LG-FIRE-14");
    static final RuleId FIRE_15 = RuleId.of("LG-FIRE-15");
    static final RuleId FIRE_16 = RuleId.of("LG-FIRE-16");
    static final RuleId FIRE_17 = RuleId.of("LG-FIRE-17");
    static final RuleId FIRE_18 = RuleId.of("LG-FIRE-18");
    static final RuleId FIRE_19 = RuleId.of("LG-FIRE-19");
    static final RuleId FIRE_20 = RuleId.of("LG-FIRE-20");
    static final RuleId FIRE_21 = RuleId.of("LG-FIRE-21");
    static final RuleId FIRE_22 = RuleId.of("LG-FIRE-22");
    static final RuleId FIRE_23 = RuleId.of("LG-FIRE-23");
    static final RuleId FIRE_24 = RuleId.of("LG-FIRE-24");
    static final RuleId FIRE_25 = RuleId.of("LG-FIRE-25");
    static final RuleId FIRE_26 = RuleId.of("LG-FIRE-26");
    static final RuleId FIRE_27 = RuleId.of("LG-FIRE-27");
    static final RuleId FIRE_28 = RuleId.of("LG-FIRE-28");
    static final RuleId FIRE_30 = RuleId.of("LG-FIRE-30");
    static final RuleId FIRE_31 = RuleId.of("LG-FIRE-31");
    static final RuleId FIRE_32 = RuleId.of("LG-FIRE-32");

    public static final RuleId CORE_01 = RuleId.of("LG-CORE-01");
    public static final RuleId CORE_02 = RuleId.of("LG-CORE-02");
    public static final RuleId CORE_03 = RuleId.of("LG-CORE-03");
    public static final RuleId CORE_04 = RuleId.of("LG-CORE-04");
    public static final RuleId CORE_05 = RuleId.of("LG-CORE-05");

    private Rule() {}
}
