package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;

/**
 * Staying in the hex of a position, or leaving it.
 *
 * @param stuck whether barbed wire still holds the unit in this phase
 */
record InHex(Position position, UnitClass unit, CrossMode mode, Stuck stuck) implements Crossing {
    /** Whether wire lets go of a unit now. */
    enum Stuck {
        FREE,
        ADVANCES,
        NEXT_MOVE,
        HELD,
        OTHER_PHASE
    }

    private static final Remark STAYING = Remark.of("{} staying in {}");
    private static final Remark LEAVING = Remark.of("{} leaving {}");
    private static final Remark NO_ATTACK = Remark.of("Mines attack a unit that enters, and no other", Rule.V7_3);
    private static final Remark NO_HARM =
            Remark.of("Whoever is in the field may stay or leave without further harm", Rule.V7_4);
    private static final Remark ADVANCES =
            Remark.of("Infantry may advance out of the wire in the Advance and Assault Phase", Rule.V8_3);
    private static final Remark NEXT_MOVE = Remark.of("In its next own Movement Phase it moves on as usual", Rule.V8_4);
    private static final Remark HELD = Remark.of(
            "It came into the wire in this phase: it has stopped, and waits", Rule.V8_2, Rule.V8_3, Rule.V8_4);
    private static final Remark OTHER_PHASE = Remark.of(
            "Infantry leaves the wire by moving or by an advance, each in its own phase",
            Rule.V8_2,
            Rule.V8_3,
            Rule.V8_4);
    private static final Remark ALLOWED = Remark.of("*ALLOWED*: the unit may {}.");
    private static final Remark MUST_STOP = Remark.of("The unit *MUST STOP* in the wire for now.");

    static InHex of(Inputs in, Position position, CrossMode mode) {
        UnitClass unit = in.get(CrossForm.AS);
        boolean wire = position == Position.BARBED_WIRE && unit == UnitClass.INFANTRY && mode == CrossMode.LEAVE;
        return new InHex(position, unit, mode, wire ? stuck(in) : Stuck.FREE);
    }

    private static Stuck stuck(Inputs in) {
        return switch (in.get(CrossForm.PHASE)) {
            case ADVANCE_AND_ASSAULT -> Stuck.ADVANCES;
            case MOVEMENT -> in.get(CrossForm.MOVED) ? Stuck.HELD : Stuck.NEXT_MOVE;
            case COMMAND, FIRE, DEFENSIVE_FIRE, AFTER_ACTION -> Stuck.OTHER_PHASE;
        };
    }

    @Override
    public Sentence headline() {
        return Sentence.of(mode == CrossMode.STAY ? STAYING : LEAVING, unit, Shoot.place(position));
    }

    @Override
    public void check(Checklist list) {
        if (position == Position.MINEFIELD) {
            list.note(NO_ATTACK);
            list.note(NO_HARM);
        }
        switch (stuck) {
            case ADVANCES -> list.note(ADVANCES);
            case NEXT_MOVE -> list.note(NEXT_MOVE);
            case HELD -> list.note(HELD);
            case OTHER_PHASE -> list.note(OTHER_PHASE);
            case FREE -> {
                // Nothing holds it.
            }
        }
    }

    @Override
    public CrossResult resolve(Umpire umpire) {
        return new CrossResult(end(), 0, 0, 0);
    }

    @Override
    public CrossEnd end() {
        return stuck == Stuck.HELD || stuck == Stuck.OTHER_PHASE ? CrossEnd.MUST_STOP : CrossEnd.ALLOWED;
    }

    @Override
    public Sentence verdict(CrossResult result) {
        return result.end() == CrossEnd.MUST_STOP
                ? Sentence.of(MUST_STOP)
                : Sentence.of(ALLOWED, mode == CrossMode.STAY ? "stay" : "leave");
    }
}
