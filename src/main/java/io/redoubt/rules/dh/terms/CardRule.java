package io.redoubt.rules.dh.terms;

import io.redoubt.umpire.RuleId;

/** The rules that are the cells of the sample cards and of the blank one. */
public final class CardRule {
    public static final RuleId FMT_1 = RuleId.of("DH-CARD-FMT-1");
    public static final RuleId FMT_2 = RuleId.of("DH-CARD-FMT-2");
    public static final RuleId FMT_3 = RuleId.of("DH-CARD-FMT-3");
    public static final RuleId FMT_4 = RuleId.of("DH-CARD-FMT-4");
    public static final RuleId FMT_5 = RuleId.of("DH-CARD-FMT-5");
    public static final RuleId FMT_6 = RuleId.of("DH-CARD-FMT-6");
    public static final RuleId FMT_7 = RuleId.of("DH-CARD-FMT-7");
    public static final RuleId FMT_8 = RuleId.of("DH-CARD-FMT-8");

    public static final RuleId SLOG_1 = RuleId.of("DH-CARD-SLOG-1");
    public static final RuleId SLOG_2 = RuleId.of("DH-CARD-SLOG-2");
    public static final RuleId SLOG_3 = RuleId.of("DH-CARD-SLOG-3");
    public static final RuleId SLOG_4 = RuleId.of("DH-CARD-SLOG-4");
    public static final RuleId SLOG_5 = RuleId.of("DH-CARD-SLOG-5");
    public static final RuleId SLOG_6 = RuleId.of("DH-CARD-SLOG-6");
    public static final RuleId SLOG_7 = RuleId.of("DH-CARD-SLOG-7");
    public static final RuleId SLOG_8 = RuleId.of("DH-CARD-SLOG-8");
    public static final RuleId SLOG_9 = RuleId.of("DH-CARD-SLOG-9");
    public static final RuleId SLOG_10 = RuleId.of("DH-CARD-SLOG-10");
    public static final RuleId SLOG_11 = RuleId.of("DH-CARD-SLOG-11");

    public static final RuleId PIT_1 = RuleId.of("DH-CARD-PIT-1");
    public static final RuleId PIT_2 = RuleId.of("DH-CARD-PIT-2");
    public static final RuleId PIT_3 = RuleId.of("DH-CARD-PIT-3");
    public static final RuleId PIT_4 = RuleId.of("DH-CARD-PIT-4");
    public static final RuleId PIT_5 = RuleId.of("DH-CARD-PIT-5");
    public static final RuleId PIT_6 = RuleId.of("DH-CARD-PIT-6");
    public static final RuleId PIT_7 = RuleId.of("DH-CARD-PIT-7");
    public static final RuleId PIT_8 = RuleId.of("DH-CARD-PIT-8");
    public static final RuleId PIT_9 = RuleId.of("DH-CARD-PIT-9");
    public static final RuleId PIT_10 = RuleId.of("DH-CARD-PIT-10");

    public static final RuleId T34_1 = RuleId.of("DH-CARD-T34-1");
    public static final RuleId T34_2 = RuleId.of("DH-CARD-T34-2");
    public static final RuleId T34_3 = RuleId.of("DH-CARD-T34-3");
    public static final RuleId T34_4 = RuleId.of("DH-CARD-T34-4");
    public static final RuleId T34_5 = RuleId.of("DH-CARD-T34-5");
    public static final RuleId T34_6 = RuleId.of("DH-CARD-T34-6");
    public static final RuleId T34_7 = RuleId.of("DH-CARD-T34-7");
    public static final RuleId T34_8 = RuleId.of("DH-CARD-T34-8");
    public static final RuleId T34_9 = RuleId.of("DH-CARD-T34-9");
    public static final RuleId T34_10 = RuleId.of("DH-CARD-T34-10");
    public static final RuleId T34_11 = RuleId.of("DH-CARD-T34-11");
    public static final RuleId T34_12 = RuleId.of("DH-CARD-T34-12");

    public static final RuleId GLOG_1 = RuleId.of("DH-CARD-GLOG-1");
    public static final RuleId GLOG_2 = RuleId.of("DH-CARD-GLOG-2");
    public static final RuleId GLOG_3 = RuleId.of("DH-CARD-GLOG-3");
    public static final RuleId GLOG_4 = RuleId.of("DH-CARD-GLOG-4");
    public static final RuleId GLOG_5 = RuleId.of("DH-CARD-GLOG-5");
    public static final RuleId GLOG_6 = RuleId.of("DH-CARD-GLOG-6");
    public static final RuleId GLOG_7 = RuleId.of("DH-CARD-GLOG-7");
    public static final RuleId GLOG_8 = RuleId.of("DH-CARD-GLOG-8");
    public static final RuleId GLOG_9 = RuleId.of("DH-CARD-GLOG-9");
    public static final RuleId GLOG_10 = RuleId.of("DH-CARD-GLOG-10");
    public static final RuleId GLOG_11 = RuleId.of("DH-CARD-GLOG-11");

    public static final RuleId ATB_1 = RuleId.of("DH-CARD-ATB-1");
    public static final RuleId ATB_2 = RuleId.of("DH-CARD-ATB-2");
    public static final RuleId ATB_3 = RuleId.of("DH-CARD-ATB-3");
    public static final RuleId ATB_4 = RuleId.of("DH-CARD-ATB-4");
    public static final RuleId ATB_5 = RuleId.of("DH-CARD-ATB-5");
    public static final RuleId ATB_6 = RuleId.of("DH-CARD-ATB-6");
    public static final RuleId ATB_7 = RuleId.of("DH-CARD-ATB-7");
    public static final RuleId ATB_8 = RuleId.of("DH-CARD-ATB-8");
    public static final RuleId ATB_9 = RuleId.of("DH-CARD-ATB-9");
    public static final RuleId ATB_10 = RuleId.of("DH-CARD-ATB-10");

    public static final RuleId HMGB_1 = RuleId.of("DH-CARD-HMGB-1");
    public static final RuleId HMGB_2 = RuleId.of("DH-CARD-HMGB-2");
    public static final RuleId HMGB_3 = RuleId.of("DH-CARD-HMGB-3");
    public static final RuleId HMGB_4 = RuleId.of("DH-CARD-HMGB-4");
    public static final RuleId HMGB_5 = RuleId.of("DH-CARD-HMGB-5");
    public static final RuleId HMGB_6 = RuleId.of("DH-CARD-HMGB-6");
    public static final RuleId HMGB_7 = RuleId.of("DH-CARD-HMGB-7");
    public static final RuleId HMGB_8 = RuleId.of("DH-CARD-HMGB-8");
    public static final RuleId HMGB_9 = RuleId.of("DH-CARD-HMGB-9");
    public static final RuleId HMGB_10 = RuleId.of("DH-CARD-HMGB-10");
    public static final RuleId HMGB_11 = RuleId.of("DH-CARD-HMGB-11");

    public static final RuleId CONC_1 = RuleId.of("DH-CARD-CONC-1");
    public static final RuleId CONC_2 = RuleId.of("DH-CARD-CONC-2");
    public static final RuleId CONC_3 = RuleId.of("DH-CARD-CONC-3");
    public static final RuleId CONC_4 = RuleId.of("DH-CARD-CONC-4");
    public static final RuleId CONC_5 = RuleId.of("DH-CARD-CONC-5");
    public static final RuleId CONC_6 = RuleId.of("DH-CARD-CONC-6");
    public static final RuleId CONC_7 = RuleId.of("DH-CARD-CONC-7");
    public static final RuleId CONC_8 = RuleId.of("DH-CARD-CONC-8");
    public static final RuleId CONC_9 = RuleId.of("DH-CARD-CONC-9");
    public static final RuleId CONC_10 = RuleId.of("DH-CARD-CONC-10");
    public static final RuleId CONC_11 = RuleId.of("DH-CARD-CONC-11");
    public static final RuleId CONC_12 = RuleId.of("DH-CARD-CONC-12");

    public static final RuleId H35_1 = RuleId.of("DH-CARD-H35-1");
    public static final RuleId H35_2 = RuleId.of("DH-CARD-H35-2");
    public static final RuleId H35_3 = RuleId.of("DH-CARD-H35-3");
    public static final RuleId H35_4 = RuleId.of("DH-CARD-H35-4");
    public static final RuleId H35_5 = RuleId.of("DH-CARD-H35-5");
    public static final RuleId H35_6 = RuleId.of("DH-CARD-H35-6");
    public static final RuleId H35_7 = RuleId.of("DH-CARD-H35-7");
    public static final RuleId H35_8 = RuleId.of("DH-CARD-H35-8");
    public static final RuleId H35_9 = RuleId.of("DH-CARD-H35-9");
    public static final RuleId H35_10 = RuleId.of("DH-CARD-H35-10");
    public static final RuleId H35_11 = RuleId.of("DH-CARD-H35-11");
    public static final RuleId H35_12 = RuleId.of("DH-CARD-H35-12");

    public static final RuleId BLANK_1 = RuleId.of("DH-CARD-BLANK-1");
    public static final RuleId BLANK_2 = RuleId.of("DH-CARD-BLANK-2");
    public static final RuleId BLANK_3 = RuleId.of("DH-CARD-BLANK-3");
    public static final RuleId BLANK_4 = RuleId.of("DH-CARD-BLANK-4");
    public static final RuleId BLANK_5 = RuleId.of("DH-CARD-BLANK-5");

    private CardRule() {}
}
