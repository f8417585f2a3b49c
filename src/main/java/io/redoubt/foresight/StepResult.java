package io.redoubt.foresight;

import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** The result of a step on one board. */
public sealed interface StepResult {
    /**
     * The step is done.
     *
     * @param ways the branches; their probabilities sum to 1
     * @param reminders the warnings against it; it is ruled on anyway
     * @param remarks the remarks of the rules before dice; their texts are made only if they are shown
     */
    record Done(List<OutcomeBranch> ways, List<String> reminders, List<Sentence> remarks) implements StepResult {
        public Done {
            ways = List.copyOf(ways);
            reminders = List.copyOf(reminders);
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * The step is not done on this board.
     *
     * @param reason the reason in words, with the rule behind it if there is one
     * @param input the missing input, if that is the cause
     */
    record NotDone(Cause cause, String reason, Optional<String> input) implements StepResult {
        public NotDone(Cause cause, String reason) {
            this(cause, reason, Optional.empty());
        }
    }

    /** The cause why a step is not done. */
    enum Cause {
        /** The rules do not allow it. */
        FORBIDDEN,
        /** It would have no effect. */
        POINTLESS,
        /** An input is missing that no piece supplies. */
        LACKING,
        /** It cannot be parsed, or names a piece that does not exist. */
        MISTAKEN
    }
}
