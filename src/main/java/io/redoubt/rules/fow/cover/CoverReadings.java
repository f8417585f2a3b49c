package io.redoubt.rules.fow.cover;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of cover; the numbers A-nn refer to the list of ambiguities. */
public final class CoverReadings {
    public static final ReadingList ALL = new ReadingList();

    /** the wreck of a Bunker and line of sight. */
    public static final Reading<SightThrough> DESTROYED_BUNKER_SIGHT = ALL.of(
            "fow.destroyed-bunker-sight",
            "A Destroyed Bunker still gives cover; does it still block line of sight as well? [FOW-BOBS-05, FOW-DEST-04]",
            SightThrough.class);

    /** the rule names Bulletproof Cover alone. */
    public static final Reading<BehindBunker> BEHIND_BUNKER = ALL.of(
            "fow.behind-bunker",
            "A team behind a Bunker is in Bulletproof Cover: is it Concealed as well? [FOW-BOBS-06]",
            BehindBunker.class);

    private CoverReadings() {}

    public enum SightThrough implements PlainName {
        BLOCKED,
        CLEAR
    }

    public enum BehindBunker implements PlainName {
        BULLETPROOF_ONLY,
        CONCEALED_TOO
    }
}
