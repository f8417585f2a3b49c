package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.FireMode;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.lg.works.DeployCheck;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** What must be settled before troops in a structure are fired at. */
final class Aiming {
    private static final String ONE_ROLL = "One roll for somebody inside, for one piece of {} (a reading)";
    private static final String EACH = "A roll inside for each of {} pieces, as settled here";
    private static final Remark ONE_ROLL_KNOWN = Remark.of(ONE_ROLL + " [LG-KNOWN-02]");
    private static final Remark ONE_ROLL_EXPLORING = Remark.of(ONE_ROLL + " [LG-EXPL-03]");
    private static final Remark EACH_KNOWN = Remark.of(EACH + " [LG-KNOWN-02]");
    private static final Remark EACH_EXPLORING = Remark.of(EACH + " [LG-EXPL-03]");

    private Aiming() {}

    static void check(Inputs in, AttackMethod method, FireMode mode, Checklist list) {
        switch (method) {
            case DIRECT -> {
                if (isBunker(in)) {
                    list.forbid(
                            "A bunker is closed, and nobody in it can be aimed at: fire through it (--method known or"
                                    + " exploratory), or an effect area into its entrance (--method opening) [LG-TYPE-BUNKER-02]");
                }
                list.note("Fire at the troops themselves is plain direct or indirect fire [LG-ATTACK-05, LG-BRIEF-02]");
                list.note("They keep all their concealment in the chance to hit [LG-ATTACK-07, LG-BRIEF-01]");
            }
            case KNOWN, STRUCTURE ->
                list.note(
                        "Troops inside can be reached through the structure, or fired at themselves [LG-BRIEF-02, LG-KNOWN-01]");
            case EXPLORATORY -> {
                list.note(
                        "Nobody knows whether and where troops are inside: exploratory fire [LG-EXPL-01, LG-EXPL-04]");
                Optional<String> area = in.find(ShootInputs.TARGET_AREA);
                if (area.isPresent()) {
                    list.note("It goes at the {} [LG-EXPL-02]", area.get());
                } else {
                    list.forbid(
                            "Exploratory fire needs one named part of the structure: give --target-area [LG-EXPL-02]");
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
                    "A bunker has no {}: it is closed but for its entrance, so give --aim doorway [LG-TYPE-BUNKER-02]",
                    aim);
        }
        if (aim == ShootInputs.Opening.EMBRASURE
                && in.find(DeployCheck.OPENINGS).equals(Optional.of(YesNo.NO))) {
            list.forbid(
                    "It has neither slits nor embrasures: give --aim window or doorway [LG-CONCEAL-08, LG-TYPE-PILLBOX-02]");
        }
        if (mode == FireMode.AREA) {
            list.note("An effect area may be fired into an opening at the troops behind [LG-CONCEAL-08]");
        } else {
            list.forbid(
                    "Only weapons with an effect area are fired into openings: fire at the troops instead [LG-CONCEAL-08]");
        }
        Optional<String> size = in.find(ShootInputs.TARGET_SIZE);
        if (size.isPresent()) {
            list.note("Target size of the {}: {} [LG-CONCEAL-09]", aim, size.get());
        } else {
            list.forbid("The {} needs a target size first: the players assign one [LG-CONCEAL-09]", aim);
        }
        Optional<String> centre = in.find(ShootInputs.CENTRE);
        Optional<YesNo> inLine = in.find(ShootInputs.CENTRE_IN_LINE_OF_FIRE);
        if (inLine.equals(Optional.of(YesNo.NO))) {
            list.forbid(
                    "The centre must lie in the line of fire: no shot can reach that point [LG-CONCEAL-11, LG-CONCEAL-10]");
        } else if (centre.isEmpty() && inLine.isEmpty()) {
            list.forbid("The shooter must say where inside the effect area is centred [LG-CONCEAL-10]");
        } else {
            list.note(
                    "The effect area is centred on {} [LG-CONCEAL-10, LG-CONCEAL-11]",
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
        list.note("A piece hit inside is out, its armor not asked for, as settled here [LG-CORE-04]");
    }
}
