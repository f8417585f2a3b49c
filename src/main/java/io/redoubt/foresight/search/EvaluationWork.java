package io.redoubt.foresight.search;

/** Counts the work of finding results of actions, to be charged to a budget. */
final class EvaluationWork {
    /** Estimated cost of finding one result of an action, in units of work. */
    private static final double EVALUATION = 4_000;

    /** Estimated cost of asking the rules, in units of work. */
    private static final double QUESTION = 8_000;

    private int evaluations;
    private int questions;
    private int charged;

    /** Adds a result that was not known yet. */
    void evaluate() {
        evaluations++;
    }

    /** Adds a question to the rules. */
    void ask() {
        questions++;
    }

    /** Returns how often the rules were asked. */
    int questions() {
        return questions;
    }

    /** Returns the work since it was asked last, in units of a budget. */
    double take() {
        double work = EVALUATION * evaluations + QUESTION * (questions - charged);
        evaluations = 0;
        charged = questions;
        return work;
    }
}
