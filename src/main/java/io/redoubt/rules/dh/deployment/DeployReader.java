package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.cards.Arc;
import io.redoubt.rules.dh.cards.CardCites;
import io.redoubt.rules.dh.cards.CardFile;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.file.Document;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges what was asked about: a file of cards, or one structure. */
final class DeployReader {
    private static final Remark STRUCTURE = Remark.of("a structure before the game");

    private static final Remark RECORD =
            Remark.of("The figures are on record, so the opponent can be shown them", Rule.FIGHT_03);
    /** What a fault of a card may be held against, where it names none: the figures have to be complete. */
    private static final List<RuleId> AGAINST = List.of(CardRule.FMT_4, CardRule.FMT_7, CardRule.BLANK_5, Rule.CREW_01);

    private DeployReader() {}

    static LegalityReport read(Inputs in, Field<Document<CardFile>> file) {
        Checklist list = new Checklist();
        Optional<Document<CardFile>> cards = in.find(file);
        if (cards.isPresent()) {
            file(cards.get().content(), list);
            return LegalityReport.of(
                    Sentence.of(
                            Remark.of("the cards of {}"), Escaped.of(cards.get().path())),
                    list);
        }
        String result = "";
        Optional<TargetKind> structure = in.find(DeployForm.STRUCTURE);
        // Points, mounts and records are of Fortifications: of digging nobody asks for them (DH-CLASS-05).
        boolean digging = structure.isPresent() && structure.get() instanceof TargetKind.Normal;
        boolean others = !digging && others(in, list);
        boolean asked = structure.isPresent()
                || in.find(DeployForm.HOUSES).isPresent()
                || in.find(DeployForm.LABEL).isPresent();
        if (asked || !others) {
            result = Classification.of(in, list);
        }
        return LegalityReport.of(Sentence.of(STRUCTURE), list).is(result);
    }

    private static void file(CardFile file, Checklist list) {
        int cards = file.cards().size();
        list.note(
                Remark.of(
                        "Written up like a vehicle, by the blank card: {} to play",
                        Rule.FIGHT_01,
                        CardRule.BLANK_1,
                        CardRule.BLANK_2,
                        CardRule.BLANK_3,
                        CardRule.BLANK_4,
                        CardRule.BLANK_5),
                cards == 1 ? "1 card" : cards + " cards");
        list.note(RECORD);
        list.note("Any material and nearly any weapon will do", Rule.SAMPLE_03, Rule.SAMPLE_04);
        for (FortificationCard card : file.cards()) {
            list.note(
                    Remark.of(
                            "{}: {}, crew {}, no points",
                            CardRule.FMT_1,
                            CardRule.FMT_2,
                            CardRule.FMT_3,
                            CardRule.FMT_6,
                            CardRule.FMT_8,
                            Rule.POINTS_01),
                    card.title(),
                    card.work(),
                    card.crew().men());
        }
        if (file.others() > 0) {
            list.note(
                    Remark.of("{} of other games: redoubt cards --file checks them as well", Rule.FIGHT_03),
                    file.others() == 1 ? "1 card" : file.others() + " cards");
        }
        for (String fault : file.faults()) {
            List<RuleId> cites = new ArrayList<>();
            AGAINST.stream().filter(rule -> fault.contains(rule.toString())).forEach(cites::add);
            cites.add(Rule.FIGHT_03);
            list.fault(new Remark("{}", List.copyOf(cites)), new Complaint(fault));
        }
    }

    /** A fault in the words of the reader, which shows what it quotes safely. */
    private record Complaint(String words) implements Labelled {}

    /** The questions that need no structure; true if one was asked. */
    private static boolean others(Inputs in, Checklist list) {
        Optional<Integer> points = in.find(DeployForm.POINTS);
        points.ifPresent(number -> {
            if (number == 0) {
                list.note("It costs no points: there are none for it", Rule.POINTS_01);
            } else {
                list.fault(Remark.of("{} points: Bunkers and Forts have no points value", Rule.POINTS_01), number);
            }
        });
        Optional<DeployForm.Provided> provided = in.find(DeployForm.PROVIDED);
        provided.ifPresent(by -> {
            switch (by) {
                case SCENARIO, AGREEMENT -> list.note(Remark.of("It comes into the game by {}", Rule.POINTS_02), by);
                case NOBODY ->
                    list.fault(Remark.of("Neither scenario nor agreement brings it into the game", Rule.POINTS_02));
            }
        });
        Optional<DeployForm.Role> role = in.find(DeployForm.ROLE);
        role.ifPresent(use -> list.note(Remark.of("It may serve in {}", Rule.POINTS_04), use));
        Optional<DeployForm.Period> period = in.find(DeployForm.PERIOD);
        period.ifPresent(
                time -> list.note(Remark.of("The variant suits every theatre and time: {}", Rule.INTRO_04), time));
        // The figures of a sample card are on record in the book (DH-SAMPLE-01).
        Optional<YesNo> record =
                in.find(DeployForm.STRUCTURE).filter(DeployReader::isPrinted).isPresent()
                        ? Optional.empty()
                        : in.find(DeployForm.ON_RECORD);
        record.ifPresent(written -> {
            if (written == YesNo.YES) {
                list.note(RECORD);
            } else {
                list.fault(Remark.of(
                        "Own figures have to be written down, so that the opponent can be shown them", Rule.FIGHT_03));
            }
        });
        List<Arc> mounts = in.find(DeployForm.MOUNT).orElse(List.of());
        mounts.forEach(mount -> mount(mount, in, list));
        if (mounts.isEmpty() && in.find(DeployForm.ON_CARD).isPresent()) {
            throw new BadInput("--on-card: say which --mount the card gives, or not");
        }
        return points.isPresent()
                || provided.isPresent()
                || role.isPresent()
                || period.isPresent()
                || record.isPresent()
                || !mounts.isEmpty();
    }

    private static boolean isPrinted(TargetKind structure) {
        return structure instanceof TargetKind.OfCard of && !of.card().cites().equals(CardCites.OWN);
    }

    private static void mount(Arc mount, Inputs in, Checklist list) {
        if (mount == Arc.FRONT) {
            list.note(Remark.of("{}: every work has that", Rule.FIGHT_06), mount);
        } else if (isOnCard(mount, in)) {
            list.note(Remark.of("The card gives it: {}", Rule.FIGHT_09, Rule.FIGHT_08), mount);
        } else {
            list.fault(Remark.of("{}: an exception, which the card has to give", Rule.FIGHT_09, Rule.FIGHT_07), mount);
        }
    }
    /** The card says so itself, where there is one; the title of a turret is disputed. */
    private static boolean isOnCard(Arc mount, Inputs in) {
        Optional<FortificationCard> card = in.find(DeployForm.STRUCTURE).flatMap(TargetKind::asCard);
        if (card.isEmpty()) {
            return in.get(DeployForm.ON_CARD) == YesNo.YES;
        }
        return card.get().weapons().stream().anyMatch(weapon -> weapon.arc() == mount)
                || (mount == Arc.ALL_ROUND
                        && card.get().isTurretBunker()
                        && in.reading(CrewReadings.TURRETS) == CrewReadings.Turrets.TRAVERSE);
    }
}
