package io.redoubt.odds;

import io.redoubt.exact.PathWeight;
import io.redoubt.exact.Shares;
import java.util.ArrayList;
import java.util.List;

/**
 * The draws of a resolver as an odometer: run it once a path, and turn the last draw that has a way left.
 *
 * <p>A draw is known by its depth, because a pure resolver asks the same question after the same answers; the
 * tree checks that it does.
 */
final class Tree {
    private final List<Draw> draws = new ArrayList<>();
    private final PathWeight weight = new PathWeight();
    private int depth;

    /** One question on the way, its answers and the one being followed. */
    private static final class Draw {
        private final Object question;
        private final Shares shares;
        private final List<?> answers;
        private int turn = -1;

        private Draw(Object question, Shares shares, List<?> answers) {
            this.question = question;
            this.shares = shares;
            this.answers = answers;
        }

        /** Moves on to the next answer that can happen. */
        private boolean advance() {
            do {
                turn++;
            } while (turn < shares.size() && shares.isZero(turn));
            return turn < shares.size();
        }
    }

    /** True where the resolver asks something new: the caller must {@link #grow} before it follows. */
    boolean atFrontier() {
        return depth == draws.size();
    }

    void grow(Object question, Shares shares, List<?> answers) {
        Draw draw = new Draw(question, shares, answers);
        if (!draw.advance()) {
            throw new IllegalArgumentException("a draw without any answer: " + question);
        }
        draws.add(draw);
    }

    /** The number of the answer that the present path takes here. */
    int follow(Object question) {
        Draw draw = draws.get(depth++);
        if (draw.question != question && !draw.question.equals(question)) {
            throw new IllegalStateException("the resolver is not pure: it asked for " + draw.question + " before, now "
                    + question + " after the same answers");
        }
        weight.times(draw.shares, draw.turn);
        return draw.turn;
    }

    /** The answer itself, for draws that carry their answers. */
    Object answer(Object question) {
        List<?> answers = draws.get(depth).answers;
        return answers.get(follow(question));
    }

    PathWeight weight() {
        return weight;
    }

    /** How many draws the present path has so far. */
    int steps() {
        return draws.size();
    }

    /** What the last draw of the present path was about, for messages; empty if it has none. */
    Object lastQuestion() {
        return draws.isEmpty() ? "" : draws.get(draws.size() - 1).question;
    }

    /** Turns to the next path; false when all have been followed. */
    boolean nextPath() {
        if (depth < draws.size()) {
            throw new IllegalStateException("the resolver is not pure: it asked for " + draws.get(depth).question
                    + " before, now nothing after the same answers");
        }
        depth = 0;
        weight.reset();
        for (int last = draws.size() - 1; last >= 0; last--) {
            if (draws.get(last).advance()) {
                return true;
            }
            draws.remove(last);
        }
        return false;
    }
}
