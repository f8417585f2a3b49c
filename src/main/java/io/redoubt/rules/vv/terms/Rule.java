package io.redoubt.rules.vv.terms;

import io.redoubt.umpire.RuleId;

/** The rules that the procedures of this package cite, by their ids in the rulebook. */
public final class Rule {
    public static final RuleId V1_1 = RuleId.of("VV-20.1-1");
    public static final RuleId V1_2 = RuleId.of("VV-20.1-2");
    public static final RuleId V1_3 = RuleId.of("VV-20.1-3");
    public static final RuleId V1_4 = RuleId.of("VV-20.1-4");
    public static final RuleId V1_5 = RuleId.of("VV-20.1-5");
    public static final RuleId V1_6 = RuleId.of("VV-20.1-6");
    public static final RuleId V1_7 = RuleId.of("VV-20.1-7");

    public static final RuleId V2_1 = RuleId.of("VV-20.2-1");
    public static final RuleId V2_2 = RuleId.of("VV-20.2-2");
    public static final RuleId V2_3 = RuleId.of("VV-20.2-3");

    public static final RuleId V3_1 = RuleId.of("VV-20.3-1");
    public static final RuleId V3_2 = RuleId.of("VV-20.3-2");
    public static final RuleId V3_3 = RuleId.of("VV-20.3-3");
    public static final RuleId V3_4 = RuleId.of("VV-20.3-4");
    public static final RuleId V3_5 = RuleId.of("VV-20.3-5");
    public static final RuleId V3_6 = RuleId.of("VV-20.3-6");
    public static final RuleId V3_7 = RuleId.of("VV-20.3-7");
    public static final RuleId V3_8 = RuleId.of("VV-20.3-8");
    public static final RuleId V3_9 = RuleId.of("VV-20.3-9");
    public static final RuleId V3_10 = RuleId.of("VV-20.3-10");
    public static final RuleId V3_11 = RuleId.of("VV-20.3-11");
    public static final RuleId V3_12 = RuleId.of("VV-20.3-12");
    public static final RuleId V3_13 = RuleId.of("VV-20.3-13");

    public static final RuleId V4_1 = RuleId.of("VV-20.4-1");
    public static final RuleId V4_2 = RuleId.of("VV-20.4-2");
    public static final RuleId V4_3 = RuleId.of("VV-20.4-3");
    public static final RuleId V4_4 = RuleId.of("VV-20.4-4");
    public static final RuleId V4_5 = RuleId.of("VV-20.4-5");

    public static final RuleId V5_1 = RuleId.of("VV-20.5-1");
    public static final RuleId V5_2 = RuleId.of("VV-20.5-2");
    public static final RuleId V5_3 = RuleId.of("VV-20.5-3");
    public static final RuleId V5_4 = RuleId.of("VV-20.5-4");
    public static final RuleId V5_5 = RuleId.of("VV-20.5-5");
    public static final RuleId V5_6 = RuleId.of("VV-20.5-6");
    public static final RuleId V5_7 = RuleId.of("VV-20.5-7");
    public static final RuleId V5_8 = RuleId.of("VV-20.5-8");

    public static final RuleId V6_1 = RuleId.of("VV-20.6-1");
    public static final RuleId V6_2 = RuleId.of("VV-20.6-2");
    public static final RuleId V6_3 = RuleId.of("VV-20.6-3");
    public static final RuleId V6_4 = RuleId.of("VV-20.6-4");

    public static final RuleId V7_1 = RuleId.of("VV-20.7-1");
    public static final RuleId V7_2 = RuleId.of("VV-20.7-2");
    public static final RuleId V7_3 = RuleId.of("VV-20.7-3");
    public static final RuleId V7_4 = RuleId.of("VV-20.7-4");
    public static final RuleId V7_5 = RuleId.of("VV-20.7-5");
    public static final RuleId V7_6 = RuleId.of("VV-20.7-6");

    public static final RuleId V71_1 = RuleId.of("VV-20.71-1");
    public static final RuleId V71_2 = RuleId.of("VV-20.71-2");
    public static final RuleId V71_3 = RuleId.of("VV-20.71-3");
    public static final RuleId V71_4 = RuleId.of("VV-20.71-4");
    public static final RuleId V71_5 = RuleId.of("VV-20.71-5");

    public static final RuleId V8_1 = RuleId.of("VV-20.8-1");
    public static final RuleId V8_2 = RuleId.of("VV-20.8-2");
    public static final RuleId V8_3 = RuleId.of("VV-20.8-3");
    public static final RuleId V8_4 = RuleId.of("VV-20.8-4");
    public static final RuleId V8_5 = RuleId.of("VV-20.8-5");
    public static final RuleId V8_6 = RuleId.of("VV-20.8-6");
    public static final RuleId V8_7 = RuleId.of("VV-20.8-7");
    public static final RuleId V8_8 = RuleId.of("VV-20.8-8");
    public static final RuleId V8_9 = RuleId.of("VV-20.8-9");

    public static final RuleId V9_1 = RuleId.of("VV-20.9-1");
    public static final RuleId V9_2 = RuleId.of("VV-20.9-2");
    public static final RuleId V9_3 = RuleId.of("VV-20.9-3");
    public static final RuleId V9_4 = RuleId.of("VV-20.9-4");

    public static final RuleId V10_1 = RuleId.of("VV-20.10-1");
    public static final RuleId V10_2 = RuleId.of("VV-20.10-2");
    public static final RuleId V10_3 = RuleId.of("VV-20.10-3");
    public static final RuleId V10_4 = RuleId.of("VV-20.10-4");

    public static final RuleId V11_1 = RuleId.of("VV-20.11-1");
    public static final RuleId V11_2 = RuleId.of("VV-20.11-2");
    public static final RuleId V11_3 = RuleId.of("VV-20.11-3");
    public static final RuleId V11_4 = RuleId.of("VV-20.11-4");
    public static final RuleId V11_5 = RuleId.of("VV-20.11-5");
    public static final RuleId V11_6 = RuleId.of("VV-20.11-6");
    public static final RuleId V11_7 = RuleId.of("VV-20.11-7");
    public static final RuleId V11_8 = RuleId.of("VV-20.11-8");
    public static final RuleId V11_9 = RuleId.of("VV-20.11-9");

    public static final RuleId V12_2 = RuleId.of("VV-20.12-2");
    public static final RuleId V12_3 = RuleId.of("VV-20.12-3");
    public static final RuleId V12_4 = RuleId.of("VV-20.12-4");
    public static final RuleId V12_5 = RuleId.of("VV-20.12-5");
    public static final RuleId V12_6 = RuleId.of("VV-20.12-6");
    public static final RuleId V12_7 = RuleId.of("VV-20.12-7");
    public static final RuleId V12_8 = RuleId.of("VV-20.12-8");
    public static final RuleId V12_9 = RuleId.of("VV-20.12-9");

    public static final RuleId V121_1 = RuleId.of("VV-20.121-1");
    public static final RuleId V121_2 = RuleId.of("VV-20.121-2");
    public static final RuleId V121_4 = RuleId.of("VV-20.121-4");
    public static final RuleId V121_5 = RuleId.of("VV-20.121-5");
    public static final RuleId V121_6 = RuleId.of("VV-20.121-6");
    public static final RuleId V121_7 = RuleId.of("VV-20.121-7");
    public static final RuleId V121_8 = RuleId.of("VV-20.121-8");
    public static final RuleId V121_9 = RuleId.of("VV-20.121-9");

    public static final RuleId CORE_01 = RuleId.of("VV-CORE-01");
    public static final RuleId CORE_02 = RuleId.of("VV-CORE-02");
    public static final RuleId CORE_03 = RuleId.of("VV-CORE-03");
    public static final RuleId CORE_04 = RuleId.of("VV-CORE-04");
    public static final RuleId CORE_05 = RuleId.of("VV-CORE-05");
    public static final RuleId CORE_06 = RuleId.of("VV-CORE-06");
    public static final RuleId CORE_07 = RuleId.of("VV-CORE-07");
    public static final RuleId CORE_08 = RuleId.of("VV-CORE-08");
    public static final RuleId CORE_09 = RuleId.of("VV-CORE-09");
    public static final RuleId CORE_10 = RuleId.of("VV-CORE-10");
    public static final RuleId CORE_11 = RuleId.of("VV-CORE-11");
    public static final RuleId CORE_12 = RuleId.of("VV-CORE-12");
    public static final RuleId CORE_13 = RuleId.of("VV-CORE-13");
    public static final RuleId CORE_14 = RuleId.of("VV-CORE-14");
    public static final RuleId CORE_15 = RuleId.of("VV-CORE-15");
    public static final RuleId CORE_16 = RuleId.of("VV-CORE-16");
    public static final RuleId CORE_17 = RuleId.of("VV-CORE-17");
    public static final RuleId CORE_18 = RuleId.of("VV-CORE-18");
    public static final RuleId CORE_19 = RuleId.of("VV-CORE-19");
    public static final RuleId CORE_20 = RuleId.of("VV-CORE-20");
    public static final RuleId CORE_21 = RuleId.of("VV-CORE-21");
    public static final RuleId CORE_22 = RuleId.of("VV-CORE-22");
    public static final RuleId CORE_23 = RuleId.of("VV-CORE-23");
    public static final RuleId CORE_24 = RuleId.of("VV-CORE-24");
    public static final RuleId CORE_25 = RuleId.of("VV-CORE-25");
    public static final RuleId CORE_26 = RuleId.of("VV-CORE-26");
    public static final RuleId CORE_27 = RuleId.of("VV-CORE-27");
    public static final RuleId CORE_28 = RuleId.of("VV-CORE-28");
    public static final RuleId CORE_29 = RuleId.of("VV-CORE-29");
    public static final RuleId CORE_30 = RuleId.of("VV-CORE-30");
    public static final RuleId CORE_31 = RuleId.of("VV-CORE-31");
    public static final RuleId CORE_32 = RuleId.of("VV-CORE-32");
    public static final RuleId CORE_33 = RuleId.of("VV-CORE-33");
    public static final RuleId CORE_34 = RuleId.of("VV-CORE-34");
    public static final RuleId CORE_40 = RuleId.of("VV-CORE-40");
    public static final RuleId CORE_41 = RuleId.of("VV-CORE-41");
    public static final RuleId CORE_42 = RuleId.of("VV-CORE-42");
    public static final RuleId CORE_43 = RuleId.of("VV-CORE-43");
    public static final RuleId CORE_44 = RuleId.of("VV-CORE-44");
    public static final RuleId CORE_45 = RuleId.of("VV-CORE-45");
    public static final RuleId CORE_46 = RuleId.of("VV-CORE-46");
    public static final RuleId CORE_47 = RuleId.of("VV-CORE-47");
    public static final RuleId CORE_48 = RuleId.of("VV-CORE-48");
    public static final RuleId CORE_49 = RuleId.of("VV-CORE-49");
    public static final RuleId CORE_50 = RuleId.of("VV-CORE-50");
    public static final RuleId CORE_51 = RuleId.of("VV-CORE-51");
    public static final RuleId CORE_52 = RuleId.of("VV-CORE-52");
    public static final RuleId CORE_53 = RuleId.of("VV-CORE-53");
    public static final RuleId CORE_54 = RuleId.of("VV-CORE-54");
    public static final RuleId CORE_55 = RuleId.of("VV-CORE-55");
    public static final RuleId CORE_56 = RuleId.of("VV-CORE-56");
    public static final RuleId CORE_58 = RuleId.of("VV-CORE-58");
    public static final RuleId CORE_59 = RuleId.of("VV-CORE-59");
    public static final RuleId CORE_60 = RuleId.of("VV-CORE-60");
    public static final RuleId CORE_61 = RuleId.of("VV-CORE-61");
    public static final RuleId CORE_62 = RuleId.of("VV-CORE-62");
    public static final RuleId CORE_63 = RuleId.of("VV-CORE-63");
    public static final RuleId CORE_64 = RuleId.of("VV-CORE-64");

    private Rule() {}
}
