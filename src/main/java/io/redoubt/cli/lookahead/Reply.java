package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.foresight.TurnStep;
import io.redoubt.rules.input.PrintableText;
import java.util.Optional;

/** The turn of the other side between two turns of a plan. */
sealed interface Reply {
    /** It does nothing. */
    record Nothing() implements Reply {
        @Override
        public Optional<String> typed() {
            return Optional.empty();
        }

        @Override
        public String text() {
            return "Assumes that the other side does nothing in between";
        }
    }

    /**
     * It gives some commands, whatever happens.
     *
     * @param words the commands as typed
     * @param steps the commands, done one after the other when its turn has begun
     */
    record Commands(String words, ReplyStep steps) implements Reply {
        @Override
        public Optional<String> typed() {
            return Optional.of(words);
        }

        @Override
        public String text() {
            return "In between, the other side does: " + PrintableText.of(words);
        }

        @Override
        public TurnStep after(TurnStep turn) {
            return steps.after(turn)::on;
        }
    }

    /**
     * It chooses what hurts the goal most.
     *
     * @param side the other side
     * @param board the initial board, with the beginning of its turn
     */
    record Best(String side, Board board) implements Reply {
        @Override
        public Optional<String> typed() {
            return Optional.of("best");
        }

        @Override
        public String text() {
            return "In between, the other side does what hurts the goal most";
        }
    }

    /** Returns the text that was given for it; empty if there was none. */
    Optional<String> typed();

    /** Describes it. */
    String text();

    /** Returns the step to the next turn with what follows it if that is the turn of the other side. */
    default TurnStep after(TurnStep turn) {
        return turn;
    }
}
