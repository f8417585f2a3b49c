package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.GivenUp;
import io.redoubt.odds.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Steps one after the other, from one board on: everything they can come to is followed and counted. */
public final class Sequence {
    /** What it takes to follow one way: nanoseconds on a good day. */
    private static final double WAY = 3_000;

    private final Budget budget;
    private final Changing changing = new Changing();
    private final Set<String> remarks = new LinkedHashSet<>();
    private final Set<Reminded> reminders = new LinkedHashSet<>();
    private final List<Missed> missed = new ArrayList<>();
    private Outlook outlook;

    /**
     * A step that is not always done.
     *
     * @param step its number, from 1
     * @param chance how likely it is that it is not done, for this reason
     */
    public record Missed(int step, Fraction chance, String reason, Upshot.Cause cause) {}

    /**
     * What speaks against a step that is followed all the same.
     *
     * @param step its number, from 1
     */
    public record Reminded(int step, String reminder) {}

    /**
     * Nothing but how things stand.
     *
     * @param budget how much work following all steps may take
     */
    public Sequence(Board start, Budget budget) {
        this.budget = budget;
        this.outlook = Outlook.of(start);
    }

    /**
     * Follows one more step on every board there is.
     *
     * @param number of the step, from 1
     * @return why it was not done, each reason with its chance; empty if it always was
     * @throws TooManyBoards if there is no following them all
     */
    public List<Missed> take(int number, Step step) {
        Remembered remembered = new Remembered(step, changing);
        Map<Board, Fraction> after = new LinkedHashMap<>();
        Map<Upshot.NotDone, Fraction> reasons = new LinkedHashMap<>();
        for (Map.Entry<Board, Fraction> each : outlook.chances().entrySet()) {
            Board board = each.getKey();
            Upshot upshot = remembered.on(board);
            if (upshot instanceof Upshot.Happens happens) {
                remarks.addAll(happens.remarks());
                happens.reminders().forEach(reminder -> reminders.add(new Reminded(number, reminder)));
                for (Way way : happens.ways()) {
                    after.merge(board.with(way.changes()), each.getValue().times(way.chance()), Fraction::plus);
                }
            } else if (upshot instanceof Upshot.NotDone not) {
                reasons.merge(not, each.getValue(), Fraction::plus);
                after.merge(board, each.getValue(), Fraction::plus);
            }
            mayGoOn(upshot, after.size(), number);
        }
        outlook = new Outlook(after);
        List<Missed> now = new ArrayList<>();
        reasons.forEach((not, chance) -> now.add(new Missed(number, chance, not.reason(), not.cause())));
        missed.addAll(now);
        return now;
    }

    private void mayGoOn(Upshot upshot, int boards, int number) {
        int ways = upshot instanceof Upshot.Happens happens ? happens.ways().size() : 1;
        try {
            budget.spend(WAY * ways);
        } catch (GivenUp e) {
            throw new TooManyBoards("step " + number + ", after " + boards + " boards: " + e.getMessage());
        }
    }

    /** Everything that can come about by now. */
    public Outlook outlook() {
        return outlook;
    }

    /** Every step that was not always done. */
    public List<Missed> missed() {
        return List.copyOf(missed);
    }

    /** What speaks against steps that are followed all the same. */
    public Set<Reminded> reminders() {
        return reminders;
    }

    /** What the rules said before dice. */
    public Set<String> remarks() {
        return remarks;
    }
}
