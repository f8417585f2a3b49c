package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.cards.CardFile;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.inputfile.InputFile;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks a file of own cards, or one structure, before the game. */
final class DeployReader {
    private static final int MOST = 1000;

    private static final FormBuilder FIELDS = new FormBuilder();

    static final InputField<TargetKind> STRUCTURE = FIELDS.of(
            "structure",
            new TargetKind.Format(),
            "structure type: plain digging, a Bunker, a Fort, or a card [DH-CLASS-01]");
    private static final InputField<Integer> HOUSES =
            FIELDS.number("houses", 1, MOST, "number of men it is built for [DH-CLASS-06, DH-CLASS-07]");
    private static final InputField<Integer> SQUAD =
            FIELDS.number("squad", 1, MOST, "number of men in a squad or section of its army [DH-CLASS-06]");
    private static final InputField<TargetKind.FortificationClass> LABEL =
            FIELDS.choice("label", TargetKind.FortificationClass.class, "label given by the group [DH-CLASS-09]");
    private static final InputField<ShootForm.PlainCover> COVER =
            FIELDS.choice("cover", ShootForm.PlainCover.MEDIUM, "cover of plain digging [DH-CLASS-04]");
    private static final InputField<Boolean> AS_FORTIFICATION =
            FIELDS.flag("as-fortification", "it is meant to count as a Fortification [DH-CLASS-05]");
    private static final InputField<Integer> POINTS =
            FIELDS.number("points", 0, MOST, "points value given to it [DH-POINTS-01]");
    private static final InputField<Provided> PROVIDED =
            FIELDS.choice("provided-by", Provided.class, "origin in the game [DH-POINTS-02]");
    private static final InputField<Role> ROLE =
            FIELDS.choice("role", Role.class, "use of the fortification [DH-POINTS-04]");
    private static final InputField<Period> PERIOD =
            FIELDS.choice("period", Period.class, "theatre or time of the game [DH-INTRO-04]");
    private static final InputField<List<Weapon.Arc>> MOUNT = FIELDS.of(
            "mount",
            new ListFormat<>(NamedChoiceFormat.of(Weapon.Arc.values())),
            "mount of a weapon; repeatable [DH-FIGHT-09]");
    private static final InputField<YesNo> ON_CARD =
            FIELDS.choice("on-card", YesNo.class, "the card lists this mount [DH-FIGHT-09]");
    private static final InputField<YesNo> ON_RECORD =
            FIELDS.choice("on-record", YesNo.class, "own figures are written down to show [DH-FIGHT-03]");

    private static final SentenceTemplate LABELLED =
            SentenceTemplate.of("The group calls it a {}, and its label counts [DH-CLASS-09]");
    private static final SentenceTemplate RECORD =
            SentenceTemplate.of("The figures are on record, so the opponent can be shown them [DH-FIGHT-03]");
    /** Rules cited for an error of a card, if the error names them. */
    private static final List<RuleId> AGAINST = List.of(
            RuleId.of("DH-CARD-FMT-4"),
            RuleId.of("DH-CARD-FMT-7"),
            RuleId.of("DH-CARD-BLANK-5"),
            RuleId.of("DH-CREW-01"));

    private DeployReader() {}

    /** Sources of a fortification that costs no points. */
    enum Provided implements PlainName {
        SCENARIO,
        AGREEMENT,
        NOBODY
    }

    /** Uses of a fortification. */
    enum Role implements PlainName {
        DEFENCE,
        COUNTER_ATTACK
    }

    /** Settings of the game. */
    enum Period implements PlainName {
        PACIFIC,
        SECOND_WORLD_WAR,
        MODERN
    }

    static Form<LegalityReport> form(TableParser parser, List<String> games) {
        InputField<InputFile<CardFile>> file = InputField.of(
                        "file",
                        new InputFileFormat<>(parser, table -> CardFile.read(table, games)),
                        "file of own cards to check")
                .positional();
        List<InputField<?>> all = new ArrayList<>(FIELDS.all());
        all.add(0, file);
        return new Form<>(all, inputs -> read(inputs, file));
    }

    private static LegalityReport read(Inputs in, InputField<InputFile<CardFile>> file) {
        Checklist list = new Checklist();
        Optional<InputFile<CardFile>> cards = in.find(file);
        if (cards.isPresent()) {
            file(cards.get().content(), list);
            return LegalityReport.of(
                    Sentence.of("the cards of {}", PrintableText.of(cards.get().path())), list);
        }
        String result = "";
        Optional<TargetKind> structure = in.find(STRUCTURE);
        // Points, mounts and records concern only Fortifications, not plain digging (DH-CLASS-05).
        boolean digging = structure.isPresent() && structure.get() instanceof TargetKind.Normal;
        if (!digging) {
            others(in, list);
        }
        boolean others = !list.findings().isEmpty();
        boolean asked = structure.isPresent()
                || in.find(HOUSES).isPresent()
                || in.find(LABEL).isPresent();
        if (asked || !others) {
            result = classify(in, list);
        }
        return LegalityReport.of(Sentence.of("a structure before the game"), list)
                .is(result);
    }

    private static void file(CardFile file, Checklist list) {
        int cards = file.cards().size();
        list.note(
                "Written up like a vehicle, by the blank card: {} to play [DH-FIGHT-01, DH-CARD-BLANK-1, DH-CARD-BLANK-2, DH-CARD-BLANK-3, DH-CARD-BLANK-4, DH-CARD-BLANK-5]",
                cards == 1 ? "1 card" : cards + " cards");
        list.note(RECORD);
        list.note("Any material and nearly any weapon is allowed [DH-SAMPLE-03, DH-SAMPLE-04]");
        for (FortificationCard card : file.cards()) {
            list.note(
                    "{}: {}, crew {}, no points [DH-CARD-FMT-1, DH-CARD-FMT-2, DH-CARD-FMT-3, DH-CARD-FMT-6, DH-CARD-FMT-8, DH-POINTS-01]",
                    card.title(),
                    card.work(),
                    card.crew().men());
        }
        if (file.others() > 0) {
            list.note(
                    "{} of other games: check them with redoubt cards --file [DH-FIGHT-03]",
                    file.others() == 1 ? "1 card" : file.others() + " cards");
        }
        for (String fault : file.faults()) {
            List<RuleId> cites = new ArrayList<>();
            AGAINST.stream().filter(rule -> fault.contains(rule.toString())).forEach(cites::add);
            cites.add(RuleId.of("DH-FIGHT-03"));
            list.fault(SentenceTemplate.of("{}").citing(cites), new Complaint(fault));
        }
    }

    /** Error text of the card reader, which has already made quoted input printable. */
    private record Complaint(String words) implements Labelled {}

    /** Checks inputs that need no structure. */
    private static void others(Inputs in, Checklist list) {
        in.find(POINTS).ifPresent(points -> {
            if (points == 0) {
                list.note("It costs no points: there are none for it [DH-POINTS-01]");
            } else {
                list.fault("{} points: Bunkers and Forts have no points value [DH-POINTS-01]", points);
            }
        });
        in.find(PROVIDED).ifPresent(by -> {
            switch (by) {
                case SCENARIO, AGREEMENT -> list.note("It comes into the game by {} [DH-POINTS-02]", by);
                case NOBODY -> list.fault("Neither scenario nor agreement brings it into the game [DH-POINTS-02]");
            }
        });
        in.find(ROLE).ifPresent(use -> list.note("It may serve in {} [DH-POINTS-04]", use));
        in.find(PERIOD)
                .ifPresent(time -> list.note("The variant suits every theatre and time: {} [DH-INTRO-04]", time));
        // The values of a sample card are on record in the book (DH-SAMPLE-01).
        if (in.find(STRUCTURE).stream().noneMatch(of -> of instanceof FortificationCard card && !card.isOwn())) {
            in.find(ON_RECORD).ifPresent(written -> {
                if (written == YesNo.YES) {
                    list.note(RECORD);
                } else {
                    list.fault(
                            "Own figures must be written down, so that the opponent can be shown them [DH-FIGHT-03]");
                }
            });
        }
        List<Weapon.Arc> mounts = in.find(MOUNT).orElse(List.of());
        mounts.forEach(mount -> mount(mount, in, list));
        if (mounts.isEmpty() && in.find(ON_CARD).isPresent()) {
            throw new BadInputException("--on-card needs a mount, for example --mount all-round");
        }
    }

    private static void mount(Weapon.Arc mount, Inputs in, Checklist list) {
        if (mount == Weapon.Arc.FRONT) {
            list.note("{}: every fortification has it [DH-FIGHT-06]", mount);
        } else if (isOnCard(mount, in)) {
            list.note("The card lists it: {} [DH-FIGHT-09, DH-FIGHT-08]", mount);
        } else {
            list.fault("{}: an exception, which the card must list [DH-FIGHT-09, DH-FIGHT-07]", mount);
        }
    }
    /** Returns whether the card lists a mount; for the title of a turret this is disputed. */
    private static boolean isOnCard(Weapon.Arc mount, Inputs in) {
        Optional<FortificationCard> card = in.find(STRUCTURE).flatMap(TargetKind::asCard);
        if (card.isEmpty()) {
            return in.get(ON_CARD) == YesNo.YES;
        }
        return card.get().weapons().stream().anyMatch(weapon -> weapon.arc() == mount)
                || (mount == Weapon.Arc.ALL_ROUND
                        && card.get().isTurretBunker()
                        && in.reading(CrewReadings.TURRETS) == CrewReadings.Turrets.TRAVERSE);
    }

    /** Classifies a structure as one of the three groups (DH-CLASS-01), and checks its other inputs. */
    private static String classify(Inputs in, Checklist list) {
        Optional<TargetKind> structure = in.find(STRUCTURE);
        if (structure.isPresent() && structure.get() instanceof TargetKind.Normal normal) {
            return digging(normal, in, list);
        }
        TargetKind.FortificationClass work = work(structure, in, list);
        list.fact("structure", work.id());
        list.note("It costs no points; scenario or agreement brings it [DH-POINTS-01, DH-POINTS-02]");
        if (in.reading(AttackReadings.MODEL) == AttackReadings.Model.VARIANT) {
            list.note(
                    "By the variant, for the whole game; without it, it would be plain Reinforced cover [DH-INTRO-02, DH-SIMPLE-01]");
        } else {
            list.note(
                    "This group plays without the variant: Reinforced cover, -5 on accuracy only [DH-SIMPLE-02, DH-SIMPLE-01, DH-INTRO-02]");
        }
        return "a " + work.words();
    }

    private static String digging(TargetKind.Normal normal, Inputs in, Checklist list) {
        list.note("A {} is a normal structure, by the usual rules [DH-CLASS-02, DH-CLASS-01]", normal);
        list.fact("structure", "normal");
        if (normal == TargetKind.Normal.FIGHTING_POSITION) {
            list.note("A fighting position is a foxhole [DH-CLASS-03]");
        }
        list.note("It gives {} [DH-CLASS-04]", in.get(COVER));
        if (in.get(AS_FORTIFICATION)) {
            list.fault("A normal structure cannot count as a Fortification [DH-CLASS-05]");
        } else {
            list.note("It is not a Fortification: no card, no penetration, no rules of the variant [DH-CLASS-05]");
        }
        return "a normal structure, not a Fortification";
    }

    private static TargetKind.FortificationClass work(Optional<TargetKind> structure, Inputs in, Checklist list) {
        Optional<Integer> houses = in.find(HOUSES);
        Optional<TargetKind.FortificationClass> bySize = Optional.empty();
        if (houses.isPresent()) {
            int squad = in.get(SQUAD);
            bySize = Optional.of(
                    houses.get() <= squad ? TargetKind.FortificationClass.BUNKER : TargetKind.FortificationClass.FORT);
            list.note(
                    houses.get() <= squad
                            ? "Made for {} men, a squad has {}: no more than a squad, so a Bunker [DH-CLASS-06, DH-CLASS-01]"
                            : "Made for {} men, a squad has {}: more than a squad, so a Fort [DH-CLASS-07, DH-CLASS-01]",
                    houses.get(),
                    squad);
        }
        Optional<TargetKind.FortificationClass> label = in.find(LABEL);
        if (label.isPresent()) {
            list.note(LABELLED, label.get());
            return label.get();
        }
        if (structure.isPresent() && structure.get() instanceof FortificationCard card) {
            list.note(
                    card.isOwn()
                            ? "{}: its card says {} [DH-CARD-FMT-2, DH-FIGHT-01]"
                            : "{}: its card says {} [DH-CARD-FMT-2, DH-SAMPLE-01, DH-CONCEPT-02, DH-FIGHT-02]",
                    card.title(),
                    card.work());
            return card.work();
        }
        if (structure.isPresent() && structure.get() instanceof TargetKind.FortificationClass work) {
            list.note(LABELLED, work);
            return work;
        }
        if (bySize.isEmpty()) {
            // No input gives its class, so this input is required.
            in.get(STRUCTURE);
        }
        return bySize.orElse(TargetKind.FortificationClass.BUNKER);
    }
}
