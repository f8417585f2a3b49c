package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Targets;
import io.redoubt.rules.Whole;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Target;
import java.util.List;

/** The inputs that shooting at teams in cover adds to those of a shot. */
public final class TeamForm {
    public static final Field<Grade> TARGET_SKILL = Field.of(
            "target-skill",
            Targets.of(
                    2,
                    6,
                    new Grade("conscript", "Conscript", Target.atLeast(2)),
                    new Grade("trained", "Trained", Target.atLeast(3)),
                    new Grade("veteran", "Veteran", Target.atLeast(4))),
            "training of the teams in cover, or their bare score to hit",
            Rule.CORE_40);
    public static final Field<TeamKind> TEAM = Field.of("team", Choice.of(TeamKind.values()), "what is in cover", Rule.CORE_45)
            .or(TeamKind.INFANTRY);
    static final Field<Integer> TARGET_TEAMS = Field.of(
            "target-teams", Whole.of(1, 100), "how many teams can be hit; as many as hits if not given", Rule.CORE_48);
    static final Field<Boolean> GONE_TO_GROUND =
            Field.flag("gone-to-ground", "the teams in cover are Gone to Ground", Rule.CORE_42);
    static final Field<Boolean> CONCEALED =
            Field.flag("concealed", "something else conceals the teams as well", Rule.CORE_41);
    static final Field<Boolean> SAME_SECTION =
            Field.flag("same-section", "the shooter is in the same trench section", Rule.TRENCH_04);
    static final Field<Boolean> SAME_SIDE =
            Field.flag("same-side", "the shooter is on the teams' side of the barricade", Rule.BARR_13);
    static final Field<Boolean> GAPPED = Field.flag("gapped", "the barricade is gapped", Rule.GAP_13);
    static final Field<Boolean> THROUGH_BUNKER =
            Field.flag("through-bunker", "a Bunker stands in the line of sight", Rule.BOBS_05);
    static final Field<Boolean> DESTROYED =
            Field.flag("destroyed", "the Bunker hidden behind, or in the way, is Destroyed", Rule.DEST_04);

    static final List<Field<?>> FIELDS = List.of(
            TARGET_SKILL,
            TEAM,
            TARGET_TEAMS,
            GONE_TO_GROUND,
            CONCEALED,
            SAME_SECTION,
            SAME_SIDE,
            GAPPED,
            THROUGH_BUNKER,
            DESTROYED);

    private TeamForm() {}
}
