package io.redoubt.rules.vv.assault;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.LongWords;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * A close assault that is won: what the assaulters may do with the hex.
 *
 * @param entering who of them goes in, where that was said; else all of them
 */
record WonAssault(Position at, List<String> entering) implements AssaultCase {
    static final Remark EXCEPTION =
            Remark.of("A close assault may go at an occupied hex that is closed to movement", Rule.V3_9, Rule.V3_8);
    static final Remark MOVES_IN =
            Remark.of("Having won, the assaulters go into the hex and under the counter", Rule.V3_6, Rule.V3_7);
    static final Remark TWO_AT_MOST = Remark.of(
            "Two infantry units at most may go into the bunker, however many assaulted", Rule.V5_2, Rule.CORE_34);
    static final Remark THEY = Remark.of("In go {}; --entering names others, as their owner likes", Rule.CORE_34);
    static final Remark STOPS = Remark.of(
            "They stand in the wire now, until they advance or move next turn", Rule.V8_2, Rule.V8_3, Rule.V8_4);

    /** Says what follows a win, apart from its price. */
    static void follow(Position at, List<String> entering, Umpire umpire) {
        umpire.note(MOVES_IN);
        if (at.isBunker()) {
            umpire.note(TWO_AT_MOST);
            if (!entering.isEmpty()) {
                umpire.note(THEY, new LongWords(String.join(" and ", entering)));
            }
        } else if (at == Position.BARBED_WIRE) {
            umpire.note(STOPS);
        }
    }

    @Override
    public Sentence headline() {
        return Sentence.of(Remark.of("after a close assault on {}"), at.place());
    }

    /** Says so if more are named than a bunker takes. */
    static void check(Position at, List<String> entering, Checklist list) {
        if (at.isBunker() && entering.size() > 2) {
            list.forbid(Remark.of("{} units cannot go in: a bunker takes two", Rule.V5_2), entering.size());
        }
    }

    @Override
    public void check(Checklist list) {
        list.note(EXCEPTION);
        check(at, entering, list);
    }

    @Override
    public Result resolve(Umpire umpire) {
        follow(at, entering, umpire);
        return Result.of(End.ENTERS);
    }

    @Override
    public List<End> shown() {
        return List.of(End.ENTERS);
    }

    @Override
    public Sentence verdict(Result result) {
        return Sentence.of(Remark.of("The assaulters *ENTER* {}."), at == Position.OPEN ? "the hex" : at.place());
    }
}
