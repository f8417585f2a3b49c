package io.redoubt.rules.dh.terms;

import io.redoubt.umpire.RuleId;
import java.util.Locale;

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

    public static final RuleId BLANK_1 = RuleId.of("DH-CARD-BLANK-1");
    public static final RuleId BLANK_2 = RuleId.of("DH-CARD-BLANK-2");
    public static final RuleId BLANK_3 = RuleId.of("DH-CARD-BLANK-3");
    public static final RuleId BLANK_4 = RuleId.of("DH-CARD-BLANK-4");
    public static final RuleId BLANK_5 = RuleId.of("DH-CARD-BLANK-5");

    private CardRule() {}

    /** The rule that is a cell of a sample card, from its head down. */
    public static RuleId cell(String card, int number) {
        return RuleId.of("DH-CARD-" + card.toUpperCase(Locale.ROOT) + '-' + number);
    }
}
