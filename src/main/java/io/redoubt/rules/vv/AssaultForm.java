package io.redoubt.rules.vv;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.List;

/** The inputs of a close assault, and of an armour overrun. */
public final class AssaultForm {
    static final Field<AssaultMode> MODE = Field.of(
                    "mode", Choice.of(AssaultMode.values()), "close assault or overrun", Rule.V3_9, Rule.CORE_09)
            .or(AssaultMode.CLOSE_ASSAULT);
    static final Field<Integer> ATTACK = Field.of(
            "attack",
            Whole.of(1, 300),
            "APFP of the assaulting units, added up (of the AFV in an overrun)",
            Rule.CORE_41,
            Rule.CORE_50);
    static final Field<Integer> DEFEND = Field.of(
            "defend", Whole.of(0, 300), "APFP of the unpinned defending units, added up (a Gun has 2)", Rule.CORE_41);
    static final Field<Integer> ATTACKERS =
            Field.of("attackers", Whole.of(1, 20), "assaulting units", Rule.CORE_47, Rule.V5_2);
    static final Field<Integer> DEFENDERS =
            Field.of("defenders", Whole.of(1, 20), "defending units, the pinned ones included", Rule.CORE_46);
    static final Field<Integer> PINNED_DEFENDERS = Field.of(
                    "pinned-defenders", Whole.of(0, 20), "how many of the defending units are pinned", Rule.CORE_48)
            .or(0);
    static final Field<Integer> ENEMY_LEADER = Field.of(
                    "enemy-leader", new Leadership(), "modifier of a leader with the defenders", Rule.CORE_43)
            .or(0);
    static final Field<Boolean> ENEMY_GRENADES =
            Field.flag("enemy-grenades", "the defenders use a Grenades counter", Rule.CORE_44);
    static final Field<Integer> ENEMY_SATCHEL = Field.of(
                    "enemy-satchel", Whole.of(0, 50), "APFP of a satchel charge the defenders use", Rule.CORE_17)
            .or(0);
    static final Field<Integer> UPHILL = Field.of(
                    "uphill", Whole.of(0, 2), "hill levels the assault climbs", Rule.CORE_49)
            .or(0);
    static final Field<Integer> HEXSIDE = Field.of(
                    "hexside", Whole.of(0, 2), "cover of a wall or hedge that is crossed", Rule.CORE_46)
            .or(0);
    static final Field<Boolean> WON = Field.flag("won", "the close assault is won already", Rule.V3_6);
    static final Field<Boolean> ADVANCED =
            Field.flag("advanced", "the units have advanced in this phase", Rule.CORE_40);
    static final Field<Boolean> NOT_ADJACENT =
            Field.flag("not-adjacent", "the units are not adjacent to the hex", Rule.CORE_40);
    static final Field<UnitClass> AS = Field.of("as", Choice.of(UnitClass.values()), "what assaults", Rule.CORE_40);
    static final Field<YesNo> IN_ARC = Field.of(
                    "in-arc",
                    Choice.of(YesNo.values()),
                    "whether the other hex lies in a bunker's firing arc",
                    Rule.V5_6)
            .or(YesNo.YES);

    static final Form<AssaultCase> FORM = new Form<>(
            List.of(
                    HexForm.AT,
                    HexForm.BUNKER_TYPE,
                    MODE,
                    ATTACK,
                    DEFEND,
                    ATTACKERS,
                    DEFENDERS,
                    PINNED_DEFENDERS,
                    HexForm.TERRAIN,
                    HexForm.TERRAIN_COVER,
                    HEXSIDE,
                    UPHILL,
                    HexForm.LEADER,
                    ENEMY_LEADER,
                    HexForm.GRENADES,
                    ENEMY_GRENADES,
                    HexForm.SATCHEL,
                    ENEMY_SATCHEL,
                    HexForm.FROM,
                    IN_ARC,
                    AS,
                    ShootForm.PINNED,
                    ADVANCED,
                    NOT_ADJACENT,
                    WON,
                    CrossForm.HIDDEN,
                    CrossForm.DIE,
                    CrossForm.OWN_MINES),
            AssaultReader::read);

    private AssaultForm() {}
}
