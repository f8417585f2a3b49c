package io.redoubt.foresight.search;

/** A choice of a side on a board. */
sealed interface Move {
    /** A piece acts. */
    record Act(Action action) implements Move {
        @Override
        public String text() {
            return action.toString();
        }
    }

    /** The turn ends and the next one begins. */
    record NextTurn() implements Move {
        @Override
        public String text() {
            return Plan.NEXT_TURN;
        }
    }

    /** The move that ends the turn. */
    record Rest() implements Move {
        @Override
        public String text() {
            return Plan.REST;
        }
    }

    /** The piece at this position of a restricted search does not act; a plan does not show this move. */
    record Pass() implements Move {
        @Override
        public String text() {
            return Plan.REST;
        }
    }

    /** Returns the command of the session, or a name of the move. */
    String text();
}
