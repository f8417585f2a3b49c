package io.redoubt.rules.dh.terms;

import io.redoubt.umpire.RuleId;

/** The rules of the chapter that the procedures of this package cite, by their ids in the rulebook. */
public final class Rule {
    public static final RuleId INTRO_02 = RuleId.of("DH-INTRO-02");
    public static final RuleId INTRO_04 = RuleId.of("DH-INTRO-04");

    public static final RuleId CONCEPT_02 = RuleId.of("DH-CONCEPT-02");

    public static final RuleId CLASS_01 = RuleId.of("DH-CLASS-01");
    public static final RuleId CLASS_02 = RuleId.of("DH-CLASS-02");
    public static final RuleId CLASS_03 = RuleId.of("DH-CLASS-03");
    public static final RuleId CLASS_04 = RuleId.of("DH-CLASS-04");
    public static final RuleId CLASS_05 = RuleId.of("DH-CLASS-05");
    public static final RuleId CLASS_06 = RuleId.of("DH-CLASS-06");
    public static final RuleId CLASS_07 = RuleId.of("DH-CLASS-07");
    public static final RuleId CLASS_09 = RuleId.of("DH-CLASS-09");

    public static final RuleId SMALLARMS_01 = RuleId.of("DH-SMALLARMS-01");
    public static final RuleId SMALLARMS_02 = RuleId.of("DH-SMALLARMS-02");
    public static final RuleId SMALLARMS_03 = RuleId.of("DH-SMALLARMS-03");
    public static final RuleId SMALLARMS_04 = RuleId.of("DH-SMALLARMS-04");
    public static final RuleId SMALLARMS_05 = RuleId.of("DH-SMALLARMS-05");
    public static final RuleId SMALLARMS_06 = RuleId.of("DH-SMALLARMS-06");
    public static final RuleId SMALLARMS_07 = RuleId.of("DH-SMALLARMS-07");
    public static final RuleId SMALLARMS_08 = RuleId.of("DH-SMALLARMS-08");
    public static final RuleId SMALLARMS_09 = RuleId.of("DH-SMALLARMS-09");
    public static final RuleId SMALLARMS_10 = RuleId.of("DH-SMALLARMS-10");
    public static final RuleId SMALLARMS_11 = RuleId.of("DH-SMALLARMS-11");

    public static final RuleId GUTS_01 = RuleId.of("DH-GUTS-01");
    public static final RuleId GUTS_02 = RuleId.of("DH-GUTS-02");
    public static final RuleId GUTS_03 = RuleId.of("DH-GUTS-03");
    public static final RuleId GUTS_04 = RuleId.of("DH-GUTS-04");
    public static final RuleId GUTS_05 = RuleId.of("DH-GUTS-05");
    public static final RuleId GUTS_06 = RuleId.of("DH-GUTS-06");

    public static final RuleId GUN_01 = RuleId.of("DH-GUN-01");
    public static final RuleId GUN_02 = RuleId.of("DH-GUN-02");
    public static final RuleId GUN_03 = RuleId.of("DH-GUN-03");
    public static final RuleId GUN_04 = RuleId.of("DH-GUN-04");
    public static final RuleId GUN_05 = RuleId.of("DH-GUN-05");
    public static final RuleId GUN_06 = RuleId.of("DH-GUN-06");
    public static final RuleId GUN_07 = RuleId.of("DH-GUN-07");
    public static final RuleId GUN_08 = RuleId.of("DH-GUN-08");
    public static final RuleId GUN_09 = RuleId.of("DH-GUN-09");

    public static final RuleId PEN_01 = RuleId.of("DH-PEN-01");
    public static final RuleId PEN_02 = RuleId.of("DH-PEN-02");
    public static final RuleId PEN_03 = RuleId.of("DH-PEN-03");
    public static final RuleId PEN_04 = RuleId.of("DH-PEN-04");
    public static final RuleId PEN_05 = RuleId.of("DH-PEN-05");
    public static final RuleId PEN_06 = RuleId.of("DH-PEN-06");
    public static final RuleId PEN_07 = RuleId.of("DH-PEN-07");
    public static final RuleId PEN_08 = RuleId.of("DH-PEN-08");
    public static final RuleId PEN_09 = RuleId.of("DH-PEN-09");
    public static final RuleId PEN_10 = RuleId.of("DH-PEN-10");
    public static final RuleId PEN_11 = RuleId.of("DH-PEN-11");
    public static final RuleId PEN_12 = RuleId.of("DH-PEN-12");
    public static final RuleId PEN_13 = RuleId.of("DH-PEN-13");
    public static final RuleId PEN_14 = RuleId.of("DH-PEN-14");
    public static final RuleId PEN_15 = RuleId.of("DH-PEN-15");
    public static final RuleId PEN_16 = RuleId.of("DH-PEN-16");
    public static final RuleId PEN_17 = RuleId.of("DH-PEN-17");

    public static final RuleId FLAME_02 = RuleId.of("DH-FLAME-02");
    public static final RuleId FLAME_03 = RuleId.of("DH-FLAME-03");
    public static final RuleId FLAME_04 = RuleId.of("DH-FLAME-04");
    public static final RuleId FLAME_05 = RuleId.of("DH-FLAME-05");

    public static final RuleId CA_01 = RuleId.of("DH-CA-01");
    public static final RuleId CA_02 = RuleId.of("DH-CA-02");
    public static final RuleId CA_03 = RuleId.of("DH-CA-03");
    public static final RuleId CA_04 = RuleId.of("DH-CA-04");
    public static final RuleId CA_05 = RuleId.of("DH-CA-05");
    public static final RuleId CA_06 = RuleId.of("DH-CA-06");
    public static final RuleId CA_07 = RuleId.of("DH-CA-07");

    public static final RuleId FIGHT_01 = RuleId.of("DH-FIGHT-01");
    public static final RuleId FIGHT_02 = RuleId.of("DH-FIGHT-02");
    public static final RuleId FIGHT_03 = RuleId.of("DH-FIGHT-03");
    public static final RuleId FIGHT_04 = RuleId.of("DH-FIGHT-04");
    public static final RuleId FIGHT_06 = RuleId.of("DH-FIGHT-06");
    public static final RuleId FIGHT_07 = RuleId.of("DH-FIGHT-07");
    public static final RuleId FIGHT_08 = RuleId.of("DH-FIGHT-08");
    public static final RuleId FIGHT_09 = RuleId.of("DH-FIGHT-09");
    public static final RuleId FIGHT_10 = RuleId.of("DH-FIGHT-10");
    public static final RuleId FIGHT_11 = RuleId.of("DH-FIGHT-11");
    public static final RuleId FIGHT_12 = RuleId.of("DH-FIGHT-12");

    public static final RuleId CREW_01 = RuleId.of("DH-CREW-01");
    public static final RuleId CREW_02 = RuleId.of("DH-CREW-02");
    public static final RuleId CREW_03 = RuleId.of("DH-CREW-03");
    public static final RuleId CREW_05 = RuleId.of("DH-CREW-05");
    public static final RuleId CREW_06 = RuleId.of("DH-CREW-06");

    public static final RuleId LEAVE_01 = RuleId.of("DH-LEAVE-01");
    public static final RuleId LEAVE_03 = RuleId.of("DH-LEAVE-03");
    public static final RuleId LEAVE_04 = RuleId.of("DH-LEAVE-04");
    public static final RuleId LEAVE_05 = RuleId.of("DH-LEAVE-05");
    public static final RuleId LEAVE_06 = RuleId.of("DH-LEAVE-06");
    public static final RuleId LEAVE_07 = RuleId.of("DH-LEAVE-07");
    public static final RuleId LEAVE_08 = RuleId.of("DH-LEAVE-08");
    public static final RuleId LEAVE_09 = RuleId.of("DH-LEAVE-09");
    public static final RuleId LEAVE_10 = RuleId.of("DH-LEAVE-10");
    public static final RuleId LEAVE_11 = RuleId.of("DH-LEAVE-11");

    public static final RuleId CC_01 = RuleId.of("DH-CC-01");
    public static final RuleId CC_02 = RuleId.of("DH-CC-02");
    public static final RuleId CC_03 = RuleId.of("DH-CC-03");
    public static final RuleId CC_04 = RuleId.of("DH-CC-04");
    public static final RuleId CC_05 = RuleId.of("DH-CC-05");

    public static final RuleId POINTS_01 = RuleId.of("DH-POINTS-01");
    public static final RuleId POINTS_02 = RuleId.of("DH-POINTS-02");
    public static final RuleId POINTS_04 = RuleId.of("DH-POINTS-04");

    public static final RuleId SIMPLE_01 = RuleId.of("DH-SIMPLE-01");
    public static final RuleId SIMPLE_02 = RuleId.of("DH-SIMPLE-02");

    public static final RuleId SAMPLE_01 = RuleId.of("DH-SAMPLE-01");
    public static final RuleId SAMPLE_03 = RuleId.of("DH-SAMPLE-03");
    public static final RuleId SAMPLE_04 = RuleId.of("DH-SAMPLE-04");

    // The core rules the chapter leans on, as far as it tells of them.
    public static final RuleId CORE_01 = RuleId.of("DH-CORE-01");
    public static final RuleId CORE_02 = RuleId.of("DH-CORE-02");
    public static final RuleId CORE_03 = RuleId.of("DH-CORE-03");
    public static final RuleId CORE_04 = RuleId.of("DH-CORE-04");
    public static final RuleId CORE_05 = RuleId.of("DH-CORE-05");
    public static final RuleId CORE_06 = RuleId.of("DH-CORE-06");
    public static final RuleId CORE_07 = RuleId.of("DH-CORE-07");
    public static final RuleId CORE_08 = RuleId.of("DH-CORE-08");
    public static final RuleId CORE_09 = RuleId.of("DH-CORE-09");
    public static final RuleId CORE_10 = RuleId.of("DH-CORE-10");
    public static final RuleId CORE_11 = RuleId.of("DH-CORE-11");
    public static final RuleId CORE_12 = RuleId.of("DH-CORE-12");

    private Rule() {}
}
