package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.cards.CardCites;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Which of the three groups a structure belongs to (DH-CLASS-01). */
final class Classification {
    private static final Remark LABELLED = Remark.of("The group calls it a {}, and its label counts", Rule.CLASS_09);
    private static final Remark OWN = Remark.of("{}: its card says {}", CardRule.FMT_2, Rule.FIGHT_01);

    private Classification() {}

    /** Tells what a structure is, and judges what somebody wants of it. */
    static String of(Inputs in, Checklist list) {
        Optional<TargetKind> structure = in.find(DeployForm.STRUCTURE);
        if (structure.isPresent() && structure.get() instanceof TargetKind.Normal normal) {
            return digging(normal, in, list);
        }
        Work work = work(structure, in, list);
        list.fact("structure", work.id());
        list.note("It costs no points; scenario or agreement brings it", Rule.POINTS_01, Rule.POINTS_02);
        if (in.reading(AttackReadings.MODEL) == AttackReadings.Model.VARIANT) {
            list.note(
                    "By the variant, for the whole game; without it, it would be plain Reinforced cover",
                    Rule.INTRO_02,
                    Rule.SIMPLE_01);
        } else {
            list.note(
                    "This group plays without the variant: Reinforced cover, -5 on accuracy, and nothing else",
                    Rule.SIMPLE_02,
                    Rule.SIMPLE_01,
                    Rule.INTRO_02);
        }
        return "a " + work.words();
    }

    private static String digging(TargetKind.Normal normal, Inputs in, Checklist list) {
        list.note(Remark.of("A {} is a normal structure, by the usual rules", Rule.CLASS_02, Rule.CLASS_01), normal);
        list.fact("structure", "normal");
        if (normal == TargetKind.Normal.FIGHTING_POSITION) {
            list.note("A fighting position is a foxhole", Rule.CLASS_03);
        }
        list.note(Remark.of("It gives {}", Rule.CLASS_04), in.get(DeployForm.COVER));
        if (in.get(DeployForm.AS_FORTIFICATION)) {
            list.fault(Remark.of("A normal structure cannot count as a Fortification", Rule.CLASS_05));
        } else {
            list.note("It is no Fortification: no card, no penetration, nothing of the variant", Rule.CLASS_05);
        }
        return "a normal structure, no Fortification";
    }

    private static Work work(Optional<TargetKind> structure, Inputs in, Checklist list) {
        Optional<Integer> houses = in.find(DeployForm.HOUSES);
        Optional<Work> bySize = Optional.empty();
        if (houses.isPresent()) {
            int squad = in.get(DeployForm.SQUAD);
            bySize = Optional.of(houses.get() <= squad ? Work.BUNKER : Work.FORT);
            list.note(
                    houses.get() <= squad
                            ? Remark.of(
                                    "Made for {} men, a squad has {}: no more than a squad, so a Bunker",
                                    Rule.CLASS_06,
                                    Rule.CLASS_01)
                            : Remark.of(
                                    "Made for {} men, a squad has {}: more than a squad, so a Fort",
                                    Rule.CLASS_07,
                                    Rule.CLASS_01),
                    houses.get(),
                    squad);
        }
        Optional<Work> label = in.find(DeployForm.LABEL);
        if (label.isPresent()) {
            list.note(LABELLED, label.get());
            return label.get();
        }
        if (structure.isPresent() && structure.get() instanceof TargetKind.OfCard of) {
            list.note(
                    of.card().cites().equals(CardCites.OWN)
                            ? OWN
                            : Remark.of(
                                    "{}: its card says {}",
                                    CardRule.FMT_2,
                                    Rule.SAMPLE_01,
                                    Rule.CONCEPT_02,
                                    Rule.FIGHT_02),
                    of.card().title(),
                    of.card().work());
            return of.card().work();
        }
        if (structure.isPresent() && structure.get() instanceof TargetKind.OfClass of) {
            list.note(LABELLED, of.work());
            return of.work();
        }
        if (bySize.isEmpty()) {
            // Nothing says what it is: ask.
            in.get(DeployForm.STRUCTURE);
        }
        return bySize.orElse(Work.BUNKER);
    }
}
