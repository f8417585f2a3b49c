package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Example;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A satchel charge removes barbed wire: no roll, but several conditions. */
final class Gap implements Procedure<Gap.Charge, Gap.Wire> {
    /** What becomes of the wire: where a charge may be placed, nothing is rolled and nothing can fail. */
    enum Wire implements Way {
        GAPPED
    }

    /** Why a charge cannot be placed. */
    enum Fault {
        NOT_WIRE,
        NO_SATCHEL,
        NOT_ADJACENT,
        OTHER_PHASE,
        HAS_ATTACKED,
        PINNED,
        NO_INFANTRY
    }

    /**
     * A unit that wants to place a satchel charge.
     *
     * @param faults everything that speaks against it
     */
    record Charge(Position position, Phase phase, List<Fault> faults) {}

    private static final Field<Position> POSITION = Field.of(
                    "position", Choice.of(Position.markers()), "the obstacle", Rule.V8_8)
            .or(Position.BARBED_WIRE);
    private static final Field<Boolean> SATCHEL =
            Field.flag("satchel", "a satchel charge is at hand", Rule.V8_8, Rule.CORE_17);
    private static final Field<Boolean> NO_SATCHEL =
            Field.flag("no-satchel", "the side has no satchel charge left", Rule.V8_8, Rule.CORE_17);
    private static final Field<Boolean> ADJACENT = Field.flag("adjacent", "the wire hex is adjacent", Rule.V8_8);
    private static final Field<Boolean> NOT_ADJACENT =
            Field.flag("not-adjacent", "the wire hex is not adjacent", Rule.V8_8);
    // The same two without a default: who neither says nor denies them is asked.
    private static final Field<Boolean> HAS_SATCHEL = Field.of(
            "satchel", SATCHEL.kind(), "a satchel charge is at hand, else say --no-satchel", Rule.V8_8, Rule.CORE_17);
    private static final Field<Boolean> IS_ADJACENT =
            Field.of("adjacent", ADJACENT.kind(), "the wire hex is adjacent, else say --not-adjacent", Rule.V8_8);
    private static final Field<Phase> PHASE = Field.of("phase", Choice.of(Phase.values()), "when it is done", Rule.V8_8)
            .or(Phase.FIRE);
    private static final Field<Boolean> ATTACKED =
            Field.flag("attacked", "the unit has attacked in this turn", Rule.V8_8);
    private static final Field<UnitClass> AS = Field.of(
                    "as", Choice.of(UnitClass.values()), "what the unit is", Rule.V8_8, Rule.CORE_17)
            .or(UnitClass.INFANTRY);

    private static final Form<Charge> FORM = new Form<>(
            List.of(POSITION, SATCHEL, NO_SATCHEL, ADJACENT, NOT_ADJACENT, PHASE, ATTACKED, AS, ShootForm.PINNED),
            Gap::read);

    private static final List<String> OUTCOMES = List.of(Wire.GAPPED.id());

    private static final Remark HEADLINE = Remark.of("a satchel charge on {}");
    private static final Remark MAY =
            Remark.of("In the Fire Phase, in place of its attack, at an adjacent wire hex: it may", Rule.V8_8);
    private static final Remark USED_UP =
            Remark.of("The charge is used up; any infantry of the side may place it (core rules)", Rule.CORE_17);
    private static final Remark MARKED = Remark.of("The unit gets a Fire marker: that was its attack", Rule.V8_9);
    private static final Remark GAPPED = Remark.of("The barbed wire is *GAPPED*: removed, without a roll.");

    private static final Remark NOT_WIRE = Remark.of("A satchel charge removes barbed wire, not {}", Rule.V8_8);
    private static final Remark NONE_LEFT = Remark.of("No satchel charge is at hand", Rule.V8_8);
    private static final Remark FAR = Remark.of("The wire hex must be adjacent", Rule.V8_8);
    private static final Remark WRONG_PHASE = Remark.of("The charge is placed in the Fire Phase, not in {}", Rule.V8_8);
    private static final Remark SPENT =
            Remark.of("It is done in place of an attack, and the unit has attacked", Rule.V8_8, Rule.CORE_16);
    private static final Remark PINNED = Remark.of("A pinned unit can do nothing (core rules)", Rule.CORE_16);
    private static final Remark NO_INFANTRY =
            Remark.of("Squads, half squads and leaders place satchel charges, nobody else (core rules)", Rule.CORE_17);

    private static Charge read(Inputs in) {
        Position position = in.get(POSITION);
        Phase phase = in.get(PHASE);
        List<Fault> faults = new ArrayList<>();
        add(position != Position.BARBED_WIRE, Fault.NOT_WIRE, faults);
        Optional<Boolean> satchel = said(in, SATCHEL, NO_SATCHEL);
        Optional<Boolean> adjacent = said(in, ADJACENT, NOT_ADJACENT);
        add(!satchel.orElse(true), Fault.NO_SATCHEL, faults);
        add(!adjacent.orElse(true), Fault.NOT_ADJACENT, faults);
        add(phase != Phase.FIRE, Fault.OTHER_PHASE, faults);
        add(in.get(ATTACKED), Fault.HAS_ATTACKED, faults);
        add(in.get(ShootForm.PINNED), Fault.PINNED, faults);
        add(in.get(AS) != UnitClass.INFANTRY, Fault.NO_INFANTRY, faults);
        if (faults.isEmpty()) {
            // Nothing else forbids it, so it hangs on these two.
            if (satchel.isEmpty()) {
                in.get(HAS_SATCHEL);
            }
            if (adjacent.isEmpty()) {
                in.get(IS_ADJACENT);
            }
        }
        return new Charge(position, phase, List.copyOf(faults));
    }

    /** Whether something is so that is either said or denied; empty if it is neither. */
    private static Optional<Boolean> said(Inputs in, Field<Boolean> yes, Field<Boolean> no) {
        Optional<Boolean> said = in.find(yes);
        if (!in.get(no)) {
            return said;
        }
        if (said.orElse(false)) {
            throw new BadInput("--" + yes.name() + " and --" + no.name() + ": it is one or the other");
        }
        return Optional.of(false);
    }

    private static void add(boolean holds, Fault fault, List<Fault> faults) {
        if (holds) {
            faults.add(fault);
        }
    }

    @Override
    public String verb() {
        return "gap";
    }

    @Override
    public String summary() {
        return "remove barbed wire with a satchel charge";
    }

    @Override
    public Form<Charge> form() {
        return FORM;
    }

    @Override
    public void check(Charge charge, Checklist list) {
        for (Fault fault : charge.faults()) {
            switch (fault) {
                case NOT_WIRE -> list.forbid(NOT_WIRE, Shoot.place(charge.position()));
                case NO_SATCHEL -> list.forbid(NONE_LEFT);
                case NOT_ADJACENT -> list.forbid(FAR);
                case OTHER_PHASE ->
                    list.forbid(WRONG_PHASE, "the phase " + charge.phase().words());
                case HAS_ATTACKED -> list.forbid(SPENT);
                case PINNED -> list.forbid(PINNED);
                case NO_INFANTRY -> list.forbid(NO_INFANTRY);
            }
        }
        if (charge.faults().isEmpty()) {
            list.note(MAY);
            list.note(USED_UP);
            list.note(MARKED);
        }
    }

    @Override
    public Wire resolve(Charge charge, Umpire umpire) {
        return Wire.GAPPED;
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(Charge charge) {
        return List.of(Wire.GAPPED.id());
    }

    @Override
    public String outcome(Charge charge, Wire result) {
        return result.id();
    }

    @Override
    public Sentence headline(Charge charge) {
        return Sentence.of(HEADLINE, Shoot.place(charge.position()));
    }

    @Override
    public Sentence verdict(Charge charge, Wire result) {
        return Sentence.of(GAPPED);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("a satchel charge in an adjacent wire hex", "--satchel --adjacent"),
                new Example(
                        "the same, in the words of the book",
                        "--position barbed-wire --phase fire --satchel --adjacent"));
    }
}
