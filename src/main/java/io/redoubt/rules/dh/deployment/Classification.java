package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Which of the three groups a structure belongs to (DH-CLASS-01). */
final class Classification {
    private static final Remark LABELLED = Remark.of("The group calls it a {}, and its label counts [DH-CLASS-09]");
    private static final Remark OWN = Remark.of("{}: its card says {} [DH-CARD-FMT-2, DH-FIGHT-01]");

    private Classification() {}

    /** Tells what a structure is, and judges what somebody wants of it. */
    static String of(Inputs in, Checklist list) {
        Optional<TargetKind> structure = in.find(DeployForm.STRUCTURE);
        if (structure.isPresent() && structure.get() instanceof TargetKind.Normal normal) {
            return digging(normal, in, list);
        }
        TargetKind.Work work = work(structure, in, list);
        list.fact("structure", work.id());
        list.note("It costs no points; scenario or agreement brings it [DH-POINTS-01, DH-POINTS-02]");
        if (in.reading(AttackReadings.MODEL) == AttackReadings.Model.VARIANT) {
            list.note(
                    "By the variant, for the whole game; without it, it would be plain Reinforced cover [DH-INTRO-02, DH-SIMPLE-01]");
        } else {
            list.note(
                    "This group plays without the variant: Reinforced cover, -5 on accuracy, and nothing else [DH-SIMPLE-02, DH-SIMPLE-01, DH-INTRO-02]");
        }
        return "a " + work.words();
    }

    private static String digging(TargetKind.Normal normal, Inputs in, Checklist list) {
        list.note("A {} is a normal structure, by the usual rules [DH-CLASS-02, DH-CLASS-01]", normal);
        list.fact("structure", "normal");
        if (normal == TargetKind.Normal.FIGHTING_POSITION) {
            list.note("A fighting position is a foxhole [DH-CLASS-03]");
        }
        list.note("It gives {} [DH-CLASS-04]", in.get(DeployForm.COVER));
        if (in.get(DeployForm.AS_FORTIFICATION)) {
            list.fault("A normal structure cannot count as a Fortification [DH-CLASS-05]");
        } else {
            list.note("It is no Fortification: no card, no penetration, nothing of the variant [DH-CLASS-05]");
        }
        return "a normal structure, no Fortification";
    }

    private static TargetKind.Work work(Optional<TargetKind> structure, Inputs in, Checklist list) {
        Optional<Integer> houses = in.find(DeployForm.HOUSES);
        Optional<TargetKind.Work> bySize = Optional.empty();
        if (houses.isPresent()) {
            int squad = in.get(DeployForm.SQUAD);
            bySize = Optional.of(houses.get() <= squad ? TargetKind.Work.BUNKER : TargetKind.Work.FORT);
            list.note(
                    houses.get() <= squad
                            ? "Made for {} men, a squad has {}: no more than a squad, so a Bunker [DH-CLASS-06, DH-CLASS-01]"
                            : "Made for {} men, a squad has {}: more than a squad, so a Fort [DH-CLASS-07, DH-CLASS-01]",
                    houses.get(),
                    squad);
        }
        Optional<TargetKind.Work> label = in.find(DeployForm.LABEL);
        if (label.isPresent()) {
            list.note(LABELLED, label.get());
            return label.get();
        }
        if (structure.isPresent() && structure.get() instanceof FortificationCard card) {
            list.note(
                    card.isOwn()
                            ? OWN
                            : Remark.of(
                                    "{}: its card says {} [DH-CARD-FMT-2, DH-SAMPLE-01, DH-CONCEPT-02, DH-FIGHT-02]"),
                    card.title(),
                    card.work());
            return card.work();
        }
        if (structure.isPresent() && structure.get() instanceof TargetKind.Work work) {
            list.note(LABELLED, work);
            return work;
        }
        if (bySize.isEmpty()) {
            // Nothing says what it is: ask.
            in.get(DeployForm.STRUCTURE);
        }
        return bySize.orElse(TargetKind.Work.BUNKER);
    }
}
