package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.cards.CardFile;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.terms.CrewReadings;
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
            Remark.of("The figures are on record, so the opponent can be shown them [DH-FIGHT-03]");
    /** What a fault of a card may be held against, where it names none: the figures have to be complete. */
    private static final List<RuleId> AGAINST = List.of(
            RuleId.of("DH-CARD-FMT-4"),
            RuleId.of("DH-CARD-FMT-7"),
            RuleId.of("DH-CARD-BLANK-5"),
            RuleId.of("DH-CREW-01"));

    private DeployReader() {}

    static LegalityReport read(Inputs in, Field<Document<CardFile>> file) {
        Checklist list = new Checklist();
        Optional<Document<CardFile>> cards = in.find(file);
        if (cards.isPresent()) {
            file(cards.get().content(), list);
            return LegalityReport.of(
                    Sentence.of("the cards of {}", Escaped.of(cards.get().path())), list);
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
                "Written up like a vehicle, by the blank card: {} to play [DH-FIGHT-01, DH-CARD-BLANK-1, DH-CARD-BLANK-2, DH-CARD-BLANK-3, DH-CARD-BLANK-4, DH-CARD-BLANK-5]",
                cards == 1 ? "1 card" : cards + " cards");
        list.note(RECORD);
        list.note("Any material and nearly any weapon will do [DH-SAMPLE-03, DH-SAMPLE-04]");
        for (FortificationCard card : file.cards()) {
            list.note(
                    "{}: {}, crew {}, no points [DH-CARD-FMT-1, DH-CARD-FMT-2, DH-CARD-FMT-3, DH-CARD-FMT-6, DH-CARD-FMT-8, DH-POINTS-01]",
                    card.title(),
                    card.work(),
                    card.crew().men());
        }
        if (file.others() > 0) {
            list.note(
                    "{} of other games: redoubt cards --file checks them as well [DH-FIGHT-03]",
                    file.others() == 1 ? "1 card" : file.others() + " cards");
        }
        for (String fault : file.faults()) {
            List<RuleId> cites = new ArrayList<>();
            AGAINST.stream().filter(rule -> fault.contains(rule.toString())).forEach(cites::add);
            cites.add(RuleId.of("DH-FIGHT-03"));
            list.fault(Remark.of("{}").citing(cites), new Complaint(fault));
        }
    }

    /** A fault in the words of the reader, which shows what it quotes safely. */
    private record Complaint(String words) implements Labelled {}

    /** The questions that need no structure; true if one was asked. */
    private static boolean others(Inputs in, Checklist list) {
        Optional<Integer> points = in.find(DeployForm.POINTS);
        points.ifPresent(number -> {
            if (number == 0) {
                list.note("It costs no points: there are none for it [DH-POINTS-01]");
            } else {
                list.fault("{} points: Bunkers and Forts have no points value [DH-POINTS-01]", number);
            }
        });
        Optional<DeployForm.Provided> provided = in.find(DeployForm.PROVIDED);
        provided.ifPresent(by -> {
            switch (by) {
                case SCENARIO, AGREEMENT -> list.note("It comes into the game by {} [DH-POINTS-02]", by);
                case NOBODY -> list.fault("Neither scenario nor agreement brings it into the game [DH-POINTS-02]");
            }
        });
        Optional<DeployForm.Role> role = in.find(DeployForm.ROLE);
        role.ifPresent(use -> list.note("It may serve in {} [DH-POINTS-04]", use));
        Optional<DeployForm.Period> period = in.find(DeployForm.PERIOD);
        period.ifPresent(time -> list.note("The variant suits every theatre and time: {} [DH-INTRO-04]", time));
        // The figures of a sample card are on record in the book (DH-SAMPLE-01).
        Optional<YesNo> record =
                in.find(DeployForm.STRUCTURE).filter(DeployReader::isPrinted).isPresent()
                        ? Optional.empty()
                        : in.find(DeployForm.ON_RECORD);
        record.ifPresent(written -> {
            if (written == YesNo.YES) {
                list.note(RECORD);
            } else {
                list.fault("Own figures have to be written down, so that the opponent can be shown them [DH-FIGHT-03]");
            }
        });
        List<Weapon.Arc> mounts = in.find(DeployForm.MOUNT).orElse(List.of());
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
        return structure instanceof FortificationCard card && !card.isOwn();
    }

    private static void mount(Weapon.Arc mount, Inputs in, Checklist list) {
        if (mount == Weapon.Arc.FRONT) {
            list.note("{}: every work has that [DH-FIGHT-06]", mount);
        } else if (isOnCard(mount, in)) {
            list.note("The card gives it: {} [DH-FIGHT-09, DH-FIGHT-08]", mount);
        } else {
            list.fault("{}: an exception, which the card has to give [DH-FIGHT-09, DH-FIGHT-07]", mount);
        }
    }
    /** The card says so itself, where there is one; the title of a turret is disputed. */
    private static boolean isOnCard(Weapon.Arc mount, Inputs in) {
        Optional<FortificationCard> card = in.find(DeployForm.STRUCTURE).flatMap(TargetKind::asCard);
        if (card.isEmpty()) {
            return in.get(DeployForm.ON_CARD) == YesNo.YES;
        }
        return card.get().weapons().stream().anyMatch(weapon -> weapon.arc() == mount)
                || (mount == Weapon.Arc.ALL_ROUND
                        && card.get().isTurretBunker()
                        && in.reading(CrewReadings.TURRETS) == CrewReadings.Turrets.TRAVERSE);
    }
}
