package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Statements that follow one another. */
public final class Block {
    /** The cost of a result besides its statements, in nodes: its values are kept, hashed and compared. */
    private static final int RESULT = 40;

    /** No statements. */
    public static final Block EMPTY = new Block(List.of(), List.of(), List.of());

    private final List<Statement> statements;
    private final int[] carried;
    private final int[] looked;
    private final int weight;

    /**
     * Creates a block.
     *
     * @param carried the slots declared outside that it changes: what one attempt of a series hands to the next
     * @param looked the slots declared outside that it reads and leaves unchanged
     */
    public Block(List<Statement> statements, Collection<Integer> carried, Collection<Integer> looked) {
        this.statements = List.copyOf(statements);
        this.carried = carried.stream().mapToInt(slot -> slot).sorted().toArray();
        this.looked = looked.stream().mapToInt(slot -> slot).sorted().toArray();
        int sum = 1;
        for (Statement statement : statements) {
            sum += statement.weight();
        }
        this.weight = sum;
    }

    Flow run(Frame frame) {
        frame.spend(weight);
        for (int i = 0; i < statements.size(); i++) {
            Flow flow = statements.get(i).run(frame);
            if (flow != Flow.Going.ON) {
                return flow;
            }
        }
        return Flow.Going.ON;
    }

    /** Looks at everything that can matter, before dice; returns whether it certainly ends. */
    public boolean look(Frame frame) {
        frame.spend(weight);
        for (Statement statement : statements) {
            if (statement.look(frame)) {
                return true;
            }
        }
        return false;
    }

    /** Does it before dice, and adds what it says to a checklist. */
    public void judge(Frame frame, Checklist list) {
        frame.spend(weight);
        statements.forEach(statement -> statement.judge(frame, list));
    }

    /**
     * Resolves a ruling.
     *
     * @return the outcome
     */
    public Value.Word resolve(Frame frame) {
        frame.spend(RESULT);
        if (run(frame) instanceof Flow.Ended ended) {
            return ended.outcome();
        }
        throw new IllegalStateException("a ruling without an end");
    }

    public boolean alwaysEnds() {
        return statements.stream().anyMatch(Statement::alwaysEnds);
    }

    /** Returns the values that one attempt hands to the next. */
    List<Value> carried(Value[] values) {
        List<Value> state = new ArrayList<>(carried.length);
        for (int slot : carried) {
            state.add(values[slot]);
        }
        return List.copyOf(state);
    }

    /** Sets the values that one attempt handed to the next. */
    void restore(List<Value> state, Value[] values) {
        for (int i = 0; i < carried.length; i++) {
            values[carried[i]] = state.get(i);
        }
    }

    void restore(List<Value> state, Frame frame) {
        for (int i = 0; i < carried.length; i++) {
            frame.set(carried[i], state.get(i));
        }
    }

    int[] looked() {
        return looked.clone();
    }
}
