package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.FireMode;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.lg.works.WorksInputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** What must be settled before troops in a structure are fired at. */
final class Aiming {
    private static final String ONE_ROLL = "One roll for somebody inside, for one piece of {} (a reading)";
    private static final String EACH = "A roll inside for each of {} pieces, as settled here";
    private static final Remark ONE_ROLL_KNOWN = Remark.of(ONE_ROLL, Rule.KNOWN_02);
    private static final Remark ONE_ROLL_EXPLORING = Remark.of(ONE_ROLL, Rule.EXPL_03);
    private static final Remark EACH_KNOWN = Remark.of(EACH, Rule.KNOWN_02);
    private static final Remark EACH_EXPLORING = Remark.of(EACH, Rule.EXPL_03);

    private Aiming() {}

    static void check(Inputs in, AttackMethod method, FireMode mode, Checklist list) {
        switch (method) {
            case DIRECT -> {
                if (isBunker(in)) {
                    list.forbid(
                            "A bunker is closed, and nobody in it can be aimed at: fire through it (--method known or"
                                    + " exploratory), or an effect area into its entrance (--method opening)",
                            Rule.TYPE_BUNKER_02);
                }
                list.note(
                        "Fire at the troops themselves is plain direct or indirect fire",
                        Rule.ATTACK_05,
                        Rule.BRIEF_02);
                list.note("They keep all their concealment in the chance to hit", Rule.ATTACK_07, Rule.BRIEF_01);
            }
            case KNOWN, STRUCTURE ->
                list.note(
                        "Troops inside can be reached through the structure, or fired at themselves",
                        Rule.BRIEF_02,
                        Rule.KNOWN_01);
            case EXPLORATORY -> {
                list.note(
                        "Nobody knows whether and where troops are inside: exploratory fire",
                        Rule.EXPL_01,
                        Rule.EXPL_04);
                Optional<String> area = in.find(ShootInputs.TARGET_AREA);
                if (area.isPresent()) {
                    list.note(Remark.of("It goes at the {}", Rule.EXPL_02), area.get());
                } else {
                    list.forbid(
                            "Exploratory fire needs one named part of the structure: give --target-area", Rule.EXPL_02);
                }
            }
            case OPENING -> opening(in, mode, list);
        }
    }

    private static boolean isBunker(Inputs in) {
        return in.find(SharedInputs.TYPE).equals(Optional.of(WorksType.BUNKER));
    }

    private static void opening(Inputs in, FireMode mode, Checklist list) {
        boolean bunker = isBunker(in);
        ShootInputs.Opening aim =
                in.get(ShootInputs.AIM, bunker ? ShootInputs.Opening.DOORWAY : ShootInputs.Opening.EMBRASURE);
        if (bunker && aim != ShootInputs.Opening.DOORWAY) {
            list.forbid(
                    Remark.of(
                            "A bunker has no {}: it is closed but for its entrance, so give --aim doorway",
                            Rule.TYPE_BUNKER_02),
                    aim);
        }
        if (aim == ShootInputs.Opening.EMBRASURE
                && in.find(WorksInputs.OPENINGS).equals(Optional.of(YesNo.NO))) {
            list.forbid(
                    "It has neither slits nor embrasures: give --aim window or doorway",
                    Rule.CONCEAL_08,
                    Rule.TYPE_PILLBOX_02);
        }
        if (mode == FireMode.AREA) {
            list.note("An effect area may be fired into an opening at the troops behind", Rule.CONCEAL_08);
        } else {
            list.forbid(
                    "Only weapons with an effect area are fired into openings: fire at the troops instead",
                    Rule.CONCEAL_08);
        }
        Optional<String> size = in.find(ShootInputs.TARGET_SIZE);
        if (size.isPresent()) {
            list.note(Remark.of("Target size of the {}: {}", Rule.CONCEAL_09), aim, size.get());
        } else {
            list.forbid(Remark.of("The {} needs a target size first: the players assign one", Rule.CONCEAL_09), aim);
        }
        Optional<String> centre = in.find(ShootInputs.CENTRE);
        Optional<YesNo> inLine = in.find(ShootInputs.CENTRE_IN_LINE_OF_FIRE);
        if (inLine.equals(Optional.of(YesNo.NO))) {
            list.forbid(
                    "The centre must lie in the line of fire: no shot can reach that point",
                    Rule.CONCEAL_11,
                    Rule.CONCEAL_10);
        } else if (centre.isEmpty() && inLine.isEmpty()) {
            list.forbid("The shooter must say where inside the effect area is centred", Rule.CONCEAL_10);
        } else {
            list.note(
                    Remark.of("The effect area is centred on {}", Rule.CONCEAL_10, Rule.CONCEAL_11),
                    centre.orElse("a point in the line of fire"));
        }
    }

    static void tellInside(AttackMethod method, Readings.Inside way, int troops, Checklist list) {
        if (troops > 1) {
            boolean known = method == AttackMethod.KNOWN;
            list.note(
                    switch (way) {
                        case PER_ATTACK -> known ? ONE_ROLL_KNOWN : ONE_ROLL_EXPLORING;
                        case EACH_PIECE -> known ? EACH_KNOWN : EACH_EXPLORING;
                    },
                    troops);
        }
    }

    static void tellNoArmor(Checklist list) {
        list.note("A piece hit inside is out, its armor not asked for, as settled here", Rule.CORE_04);
    }
}
