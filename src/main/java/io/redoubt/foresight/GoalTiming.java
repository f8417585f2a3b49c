package io.redoubt.foresight;

/** The boards on which a goal counts. */
public enum GoalTiming {
    /** The board after the last step. */
    END,

    /** Every board: a goal that held once is reached, whatever happens later. */
    ANY_TIME
}
