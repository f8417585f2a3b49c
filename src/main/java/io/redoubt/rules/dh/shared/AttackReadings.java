package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/** Readings of disputed rules for attacks on fortifications. */
public final class AttackReadings {
    public static final ReadingList ALL = new ReadingList();

    public static final Reading<Model> MODEL = ALL.optional(
            "dh.model",
            "Bunkers and Forts by this variant, or all of them as Reinforced cover (-5) only? [DH-INTRO-02, DH-SIMPLE-01, DH-SIMPLE-02]",
            List.of(Model.VARIANT, Model.PLAIN_COVER));

    public static final Reading<Ten> TOTAL_OF_TEN = ALL.of(
            "dh.total-of-ten",
            "A total of exactly 10 for a penetrating hit is in two rows: is the crew eliminated or routed? [DH-PEN-09, DH-PEN-10]",
            Ten.class);

    public static final Reading<CoverRolls> COVER_ROLLS = ALL.of(
            "dh.cover-rolls",
            "After the 1: the accuracy (a Fort: one less), always the printed 5 or 4, or the accuracy minus the rest of the cover? [DH-SMALLARMS-03, DH-SMALLARMS-05]",
            CoverRolls.class);

    public static final Reading<BlastDice> BLAST_DICE = ALL.of(
            "dh.blast-dice",
            "A blast inside a fortification with fewer than ten men: ten dice anyway, or one for each man? [DH-PEN-04]",
            BlastDice.class);

    public static final Reading<EarlierHits> EARLIER_HITS = ALL.of(
            "dh.earlier-hits",
            "Earlier penetrating hits: +1 for each PH noted (1 or 2 per row), or +1 for each attack that penetrated? [DH-PEN-03, DH-PEN-11]",
            EarlierHits.class);

    public static final Reading<EqualArmour> EQUAL_ARMOUR = ALL.of(
            "dh.equal-armour",
            "A penetration value equal to the armour value: does it penetrate? [DH-GUN-06]",
            EqualArmour.class);

    public static final Reading<LowestRow> LOWEST_ROW = ALL.of(
            "dh.lowest-row",
            "The row 2 or less has no effect, but lists a Guts Check and 1 PH: do these apply? [DH-PEN-05]",
            LowestRow.class);

    public static final Reading<FlamePins> FLAME_PINS = ALL.of(
            "dh.flame-pins",
            "A flamethrower destroys the fortification and the survivors rout: without Pin markers, or with the three printed? [DH-FLAME-05, DH-PEN-09]",
            FlamePins.class);

    public static final Reading<FortAcquire> FORT_ACQUIRE = ALL.of(
            "dh.fort-acquire",
            "The +2 for Acquiring a Fort: easier, because it is large, or harder? [DH-GUN-09]",
            FortAcquire.class);

    public static final Reading<Bounce> NO_PENETRATION = ALL.of(
            "dh.no-penetration",
            "A hit that does not penetrate: no effect, or a Guts Check? [DH-GUN-07]",
            Bounce.class);

    public static final Reading<Won> CLOSE_ASSAULT_WON = ALL.of(
            "dh.close-assault-won",
            "A successful Close Assault: do players record its effect by the core book, or is it always the same? [DH-CA-03, DH-CORE-07]",
            Won.class);

    /** Note for an action that only the variant resolves: the fortification, and the action. */
    public static final SentenceTemplate IN_PLAIN_COVER = SentenceTemplate.of(
            "Without the variant a {} is plain cover; the core rules apply to {} [DH-SIMPLE-02, DH-SIMPLE-01, DH-INTRO-02]");

    private AttackReadings() {}

    /**
     * Returns whether the group plays without the variant; asks for the reading only if it differs from the default.
     */
    public static boolean isWithoutVariant(Inputs in) {
        return in.hasNonDefaultReading(MODEL) && in.reading(MODEL) == Model.PLAIN_COVER;
    }

    public enum Model implements PlainName {
        VARIANT,
        PLAIN_COVER
    }

    public enum Ten implements PlainName {
        ELIMINATED,
        ROUTED
    }

    public enum CoverRolls implements PlainName {
        BY_ACCURACY,
        FIXED,
        CARRY
    }

    public enum BlastDice implements PlainName {
        TEN,
        CREW
    }

    public enum EarlierHits implements PlainName {
        EACH_PH,
        EACH_ATTACK
    }

    public enum EqualArmour implements PlainName {
        PENETRATES,
        BOUNCES
    }

    public enum LowestRow implements PlainName {
        CHECK_AND_PH,
        NOTHING
    }

    public enum FlamePins implements PlainName {
        NONE,
        THREE
    }

    public enum FortAcquire implements PlainName {
        EASIER,
        HARDER
    }

    public enum Won implements PlainName {
        BY_PLAYERS,
        WORK_DESTROYED,
        CREW_KILLED,
        CREW_ROUTED
    }

    public enum Bounce implements PlainName {
        NOTHING,
        GUTS_CHECK
    }
}
