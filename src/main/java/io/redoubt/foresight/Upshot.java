package io.redoubt.foresight;

import java.util.List;
import java.util.Optional;

/** What a step comes to on one board. */
public sealed interface Upshot {
    /**
     * It is done.
     *
     * @param ways every way it can go; their chances sum to 1
     * @param reminders what speaks against it, though it is ruled on all the same
     * @param remarks what the rules say before dice, each with its rule
     */
    record Happens(List<Way> ways, List<String> reminders, List<String> remarks) implements Upshot {
        public Happens {
            ways = List.copyOf(ways);
            reminders = List.copyOf(reminders);
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * It is not done on this board.
     *
     * @param reason in words, with the rule behind it where there is one
     * @param input the input that is missing, where that is the cause
     */
    record NotDone(Cause cause, String reason, Optional<String> input) implements Upshot {
        public NotDone(Cause cause, String reason) {
            this(cause, reason, Optional.empty());
        }
    }

    /** Why a step is not done. */
    enum Cause {
        /** The rules do not allow it. */
        FORBIDDEN,
        /** It would do nothing any more. */
        POINTLESS,
        /** Something has to be said that no piece says. */
        LACKING,
        /** It cannot be read, or names nobody who is there. */
        MISTAKEN
    }
}
