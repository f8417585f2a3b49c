package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.procedure.Checklist;

/** Something that is done. */
public sealed interface Statement
        permits Statement.Said, Statement.Assign, Statement.Branch, Statement.End, Statement.Next, Each, Until, LookUp {
    /** Does it. */
    Flow run(Frame frame);

    /** Looks at everything that can matter, before dice; returns whether it certainly ends the ruling or attempt. */
    boolean look(Frame frame);

    /** Does it before dice, and adds what it says to a checklist. */
    default void judge(Frame frame, Checklist list) {
        look(frame);
    }

    /** Returns whether every way through it ends the ruling or the attempt. */
    default boolean alwaysEnds() {
        return false;
    }

    /** Returns the number of its parts without the blocks in it, for the cost of doing it. */
    int weight();

    /** A sentence of a ruling. */
    sealed interface Said extends Statement permits Note, Refuse {
        Text text();

        @Override
        default boolean look(Frame frame) {
            text().values(frame);
            return false;
        }

        @Override
        default int weight() {
            return 1 + text().weight();
        }
    }

    /** A finding without dice. */
    record Note(Text text, Spot spot) implements Said {
        @Override
        public Flow run(Frame frame) {
            frame.reached(spot);
            frame.umpire().note(text.template(), text.values(frame));
            return Flow.Going.ON;
        }

        @Override
        public void judge(Frame frame, Checklist list) {
            frame.reached(spot);
            list.note(text.template(), text.values(frame));
        }
    }

    /** Forbids the action, before dice. */
    record Refuse(Text text, Spot spot) implements Said {
        @Override
        public Flow run(Frame frame) {
            throw new IllegalStateException("a refusal after dice");
        }

        @Override
        public void judge(Frame frame, Checklist list) {
            frame.reached(spot);
            list.forbid(text.template(), text.values(frame));
        }
    }

    /** Sets a value. */
    record Assign(Slot slot, Expression value) implements Statement {
        @Override
        public Flow run(Frame frame) {
            frame.set(slot.index(), value.value(frame));
            return Flow.Going.ON;
        }

        @Override
        public boolean look(Frame frame) {
            Value known = value.value(frame);
            frame.set(slot.index(), slot.changes() ? Value.Missing.UNKNOWN : known);
            return false;
        }

        @Override
        public int weight() {
            return 1 + value.weight();
        }
    }

    /**
     * Does one thing or another.
     *
     * @param yes the place of the first one, for coverage
     * @param no the place of the second one
     */
    record Branch(Expression condition, Block then, Block otherwise, Spot yes, Spot no) implements Statement {
        @Override
        public Flow run(Frame frame) {
            boolean holds = condition.isTrue(frame);
            frame.reached(holds ? yes : no);
            return (holds ? then : otherwise).run(frame);
        }

        @Override
        public boolean look(Frame frame) {
            Value known = condition.value(frame);
            if (known == Value.Missing.UNKNOWN) {
                boolean first = then.look(frame);
                return otherwise.look(frame) && first;
            }
            return (known == Value.Truth.YES ? then : otherwise).look(frame);
        }

        @Override
        public void judge(Frame frame, Checklist list) {
            boolean holds = condition.isTrue(frame);
            frame.reached(holds ? yes : no);
            (holds ? then : otherwise).judge(frame, list);
        }

        @Override
        public boolean alwaysEnds() {
            return then.alwaysEnds() && otherwise.alwaysEnds();
        }

        @Override
        public int weight() {
            return 1 + condition.weight();
        }
    }

    /** Ends the ruling with an outcome. */
    record End(Expression outcome) implements Statement {
        @Override
        public Flow run(Frame frame) {
            if (outcome.value(frame) instanceof Value.Word word) {
                return new Flow.Ended(word);
            }
            throw new IllegalStateException("an end without an outcome");
        }

        @Override
        public boolean look(Frame frame) {
            outcome.value(frame);
            return true;
        }

        @Override
        public boolean alwaysEnds() {
            return true;
        }

        @Override
        public int weight() {
            return 1 + outcome.weight();
        }
    }

    /** Ends one attempt of a series. */
    record Next() implements Statement {
        @Override
        public Flow run(Frame frame) {
            return Flow.Going.NEXT;
        }

        @Override
        public boolean look(Frame frame) {
            return true;
        }

        @Override
        public boolean alwaysEnds() {
            return true;
        }

        @Override
        public int weight() {
            return 1;
        }
    }
}
