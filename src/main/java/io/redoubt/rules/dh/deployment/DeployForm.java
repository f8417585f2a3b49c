package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.cards.CardFile;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.terms.PlainCover;
import io.redoubt.rules.file.Document;
import io.redoubt.rules.file.Documents;
import io.redoubt.rules.file.TableParser;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.LegalityReport;
import java.util.ArrayList;
import java.util.List;

/** The inputs of a check before the game: a file of own cards, or questions about one structure. */
final class DeployForm {
    private static final int MOST = 1000;

    private static final Fields FIELDS = new Fields();

    static final Field<TargetKind> STRUCTURE = FIELDS.of(
            "structure",
            new TargetKind.Format(),
            "what it is: plain digging, a Bunker, a Fort, or a card [DH-CLASS-01]");
    static final Field<Integer> HOUSES =
            FIELDS.number("houses", 1, MOST, "men it is made for [DH-CLASS-06, DH-CLASS-07]");
    static final Field<Integer> SQUAD =
            FIELDS.number("squad", 1, MOST, "men in a squad or section of its army [DH-CLASS-06]");
    static final Field<TargetKind.Work> LABEL =
            FIELDS.choice("label", TargetKind.Work.class, "what the group calls it [DH-CLASS-09]");
    static final Field<PlainCover> COVER =
            FIELDS.choice("cover", PlainCover.MEDIUM, "cover plain digging gives [DH-CLASS-04]");
    static final Field<Boolean> AS_FORTIFICATION =
            FIELDS.flag("as-fortification", "somebody wants it to count as a Fortification [DH-CLASS-05]");
    static final Field<Integer> POINTS = FIELDS.number("points", 0, MOST, "points somebody gives it [DH-POINTS-01]");
    static final Field<Provided> PROVIDED =
            FIELDS.choice("provided-by", Provided.class, "how it came into the game [DH-POINTS-02]");
    static final Field<Role> ROLE = FIELDS.choice("role", Role.class, "what it is used for [DH-POINTS-04]");
    static final Field<Period> PERIOD =
            FIELDS.choice("period", Period.class, "theatre or time of the game [DH-INTRO-04]");
    static final Field<List<Weapon.Arc>> MOUNT = FIELDS.of(
            "mount", new Many<>(Choice.of(Weapon.Arc.values())), "how a weapon is mounted; repeatable [DH-FIGHT-09]");
    static final Field<YesNo> ON_CARD = FIELDS.choice("on-card", YesNo.class, "whether the card says so [DH-FIGHT-09]");
    static final Field<YesNo> ON_RECORD =
            FIELDS.choice("on-record", YesNo.class, "whether own figures are written down to show [DH-FIGHT-03]");

    private DeployForm() {}

    static Form<LegalityReport> of(TableParser parser, List<String> games) {
        Field<Document<CardFile>> file = Field.of(
                        "file",
                        new Documents<>(parser, table -> CardFile.read(table, games)),
                        "own cards to check, every number of them")
                .positional();
        List<Field<?>> all = new ArrayList<>(FIELDS.all());
        all.add(0, file);
        return new Form<>(all, inputs -> DeployReader.read(inputs, file));
    }

    /** How a fortification comes into a game without costing points. */
    enum Provided implements PlainName {
        SCENARIO,
        AGREEMENT,
        NOBODY
    }

    /** What a side does with it. */
    enum Role implements PlainName {
        DEFENCE,
        COUNTER_ATTACK
    }

    /** Where and when the game is set. */
    enum Period implements PlainName {
        PACIFIC,
        SECOND_WORLD_WAR,
        MODERN
    }
}
