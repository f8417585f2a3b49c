package io.redoubt.odds;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.PathWeight;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The draws of a resolver as an odometer: each run follows one path, then the last draw with an untried answer
 * advances.
 *
 * <p>A draw is identified by its depth, because a pure resolver asks equal questions after equal answers; the tree
 * checks this.
 */
final class PathEnumerator {
    private final List<Draw> draws = new ArrayList<>();
    private final PathWeight weight = new PathWeight();
    private int depth;

    /** The number of draws so far, on all paths. */
    private int grown;

    /** One question on the path, with its answers and the current one. */
    private static final class Draw {
        private final Object question;
        private final ExactWeights shares;
        private final List<?> answers;
        private int turn = -1;

        private Draw(Object question, ExactWeights shares, List<?> answers) {
            this.question = question;
            this.shares = shares;
            this.answers = answers;
        }

        /** Advances to the next possible answer. */
        private boolean advance() {
            do {
                turn++;
            } while (turn < shares.size() && shares.isZero(turn));
            return turn < shares.size();
        }
    }

    /** Returns whether the resolver asks something new: the caller must {@link #grow} before it follows. */
    boolean atFrontier() {
        return depth == draws.size();
    }

    void grow(Object question, ExactWeights shares, List<?> answers) {
        Draw draw = new Draw(question, shares, answers);
        if (!draw.advance()) {
            throw new IllegalArgumentException("a draw without any answer: " + question);
        }
        draws.add(draw);
        grown++;
    }

    /** Returns the number of the answer on the current path. */
    int follow(Object question) {
        Draw draw = draws.get(depth++);
        if (draw.question != question && !draw.question.equals(question)) {
            throw new IllegalStateException("the resolver is not pure: it asked for " + draw.question + " before, now "
                    + question + " after the same answers");
        }
        weight.times(draw.shares, draw.turn);
        return draw.turn;
    }

    /** Returns the shares of the only draw of all paths so far; empty if there were none or several draws. */
    Optional<ExactWeights> onlyDraw() {
        return grown == 1 && draws.size() == 1 ? Optional.of(draws.get(0).shares) : Optional.empty();
    }

    /** Returns the answer itself, for draws with stored answers. */
    Object answer(Object question) {
        List<?> answers = draws.get(depth).answers;
        return answers.get(follow(question));
    }

    PathWeight weight() {
        return weight;
    }

    /** Returns the number of draws on the current path so far. */
    int steps() {
        return draws.size();
    }

    /** Returns the question of the last draw on the current path, for messages; empty if there is none. */
    Object lastQuestion() {
        return draws.isEmpty() ? "" : draws.get(draws.size() - 1).question;
    }

    /** Advances to the next path; returns false after the last one. */
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
