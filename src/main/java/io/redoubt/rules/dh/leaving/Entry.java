package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Men who want to go into a work.
 *
 * @param inside who is there already
 * @param room how many it holds, where there is a limit
 * @param limit where the limit comes from
 * @param guts of those who go in, where somebody told them
 * @param abandoned what becomes of weapons that its crew left behind, where there are any
 * @param model whether the group plays with the variant
 */
record Entry(
        TargetKind at,
        int men,
        int inside,
        Optional<Integer> room,
        Limit limit,
        Optional<Chance> guts,
        Optional<CrewReadings.Abandoned> abandoned,
        AttackReadings.Model model)
        implements Case<Enter.Arrival> {
    /** Who says how many men a work holds. */
    enum Limit {
        CARD,
        PLAYERS
    }

    static Entry read(Inputs in) {
        TargetKind at = in.get(Enter.AT);
        int men = in.get(Enter.MEN);
        int inside = in.get(Enter.CREW);
        AttackReadings.Model model = at.asWork().isPresent() && AttackReadings.isWithoutVariant(in)
                ? AttackReadings.Model.PLAIN_COVER
                : AttackReadings.Model.VARIANT;
        boolean ours = at.asWork().isPresent() && model == AttackReadings.Model.VARIANT;
        Optional<Integer> typed = in.find(Enter.ROOM);
        Optional<Integer> card = at.asCard().map(found -> found.crew().men());
        boolean crowded = ours && typed.isEmpty() && card.isPresent() && inside + men > card.get();
        if (crowded && in.reading(CrewReadings.ROOM) == CrewReadings.Room.ANY_NUMBER) {
            card = Optional.empty();
        }
        boolean left = ours && inside == 0 && in.get(Enter.ABANDONED);
        boolean armed =
                at.asCard().filter(found -> found.heavyWeapons().isEmpty()).isEmpty();
        return new Entry(
                at,
                men,
                inside,
                typed.isPresent() ? typed : card,
                typed.isPresent() ? Limit.PLAYERS : Limit.CARD,
                in.find(Enter.GUTS),
                left && armed ? Optional.of(in.reading(CrewReadings.ABANDONED)) : Optional.empty(),
                model);
    }

    /** Returns whether the weapons that its crew abandoned are lost from now on. */
    boolean losesAbandoned() {
        return abandoned.equals(Optional.of(CrewReadings.Abandoned.LOST));
    }

    /** How many of them go in. */
    int entering() {
        return room.map(most -> Math.min(men, most - inside)).orElse(men);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("{} into the {}", WorkState.men(men), at.brief());
    }

    @Override
    public void check(Checklist list) {
        if (at.asWork().isEmpty()) {
            list.note("A {} is no Fortification: who is in it is for the core rules [DH-CLASS-05, DH-CLASS-02]", at);
            return;
        }
        if (model == AttackReadings.Model.PLAIN_COVER) {
            list.note(AttackReadings.IN_PLAIN_COVER, at.asWork().orElseThrow(), "going into it");
            return;
        }
        if (entering() <= 0) {
            list.forbid(
                    Remark.of("There is no room: {} of {} are inside").citing(sizes()), inside, room.orElse(inside));
            return;
        }
        list.note("The chapter says how a crew leaves; how men go in is for the core rules [DH-FIGHT-12]");
        list.note("They are the crew from now on, one unit with whoever is inside [DH-GUTS-06, DH-FIGHT-04]");
        if (entering() < men) {
            list.note(
                    Remark.of("It holds {}: {} go in, {} stay outside").citing(sizes()),
                    WorkState.men(room.orElse(0)),
                    entering(),
                    men - entering());
        }
        abandoned.ifPresent(way -> list.note(
                switch (way) {
                    case MANNED_AGAIN ->
                        Remark.of("The weapons that its crew abandoned can be manned again [DH-LEAVE-06]");
                    case LOST -> Remark.of("The weapons that its crew abandoned are lost [DH-LEAVE-06]");
                }));
    }

    /** Returns the rules on the size of the work: what its class is made to hold, and the crew of its card. */
    private List<RuleId> sizes() {
        RuleId made = at.asWork().equals(Optional.of(Work.FORT)) ? RuleId.of("DH-CLASS-07") : RuleId.of("DH-CLASS-06");
        return limit == Limit.CARD ? List.of(made, RuleId.of("DH-CARD-FMT-3")) : List.of(made);
    }

    private boolean isForCoreRules() {
        return at.asWork().isEmpty() || model == AttackReadings.Model.PLAIN_COVER;
    }

    @Override
    public Enter.Arrival resolve(Umpire umpire) {
        return isForCoreRules() ? Enter.Arrival.ALLOWED : Enter.Arrival.ENTERS;
    }

    @Override
    public List<Enter.Arrival> shown() {
        return List.of(isForCoreRules() ? Enter.Arrival.ALLOWED : Enter.Arrival.ENTERS);
    }

    @Override
    public List<Quantity<Enter.Arrival>> quantities() {
        return isForCoreRules()
                ? List.of()
                : List.of(new Quantity<>("inside", "men inside", any -> inside + entering()));
    }

    @Override
    public Sentence verdict(Enter.Arrival end) {
        return end == Enter.Arrival.ALLOWED
                ? Sentence.of("*ALLOWED*: {} into the {}; go on by the core rules.", WorkState.men(men), at)
                : Sentence.of("*IN*: {} inside the {}.", WorkState.men(inside + entering()), at);
    }
}
