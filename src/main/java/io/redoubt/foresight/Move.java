package io.redoubt.foresight;

/** What a side can choose to do on a board. */
sealed interface Move {
    /** A piece does something. */
    record Act(Action action) implements Move {
        @Override
        public String text() {
            return action.toString();
        }
    }

    /** The turn is over and the next begins. */
    record NextTurn() implements Move {
        @Override
        public String text() {
            return Plan.NEXT_TURN;
        }
    }

    /** Nothing more is to be done. */
    record Rest() implements Move {
        @Override
        public String text() {
            return Plan.REST;
        }
    }

    /** The command of the session, or what it is. */
    String text();
}
