package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.vv.fire.ShootForm;
import io.redoubt.rules.vv.fire.TargetFields;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.terms.BunkerType;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.LeadershipModifier;
import io.redoubt.rules.vv.terms.MineDie;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;

/** The inputs of a close assault, and of an armour overrun. */
final class AssaultForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Position> AT = FIELDS.add(TargetFields.AT);
    static final Field<BunkerType> BUNKER_TYPE = FIELDS.add(HexFields.BUNKER_TYPE);
    static final Field<AssaultCase.Mode> MODE =
            FIELDS.choice("mode", AssaultCase.Mode.CLOSE_ASSAULT, "close assault or overrun", Rule.V3_9, Rule.CORE_09);
    static final Field<Integer> ATTACK = FIELDS.number(
            "attack",
            1,
            300,
            "APFP of the assaulting units, added up (of the AFV in an overrun)",
            Rule.CORE_41,
            Rule.CORE_50);
    static final Field<Integer> DEFEND = FIELDS.number(
            "defend", 0, 300, "APFP of the unpinned defending units, added up (a Gun has 2)", Rule.CORE_41);
    static final Field<Integer> ATTACKERS =
            FIELDS.number("attackers", 1, 20, "assaulting units", Rule.CORE_47, Rule.V5_2);
    static final Field<Integer> DEFENDERS =
            FIELDS.number("defenders", 1, 20, "defending units, the pinned ones included", Rule.CORE_46);
    static final Field<Integer> PINNED_DEFENDERS = FIELDS.of(
            "pinned-defenders", Whole.of(0, 20), 0, "how many of the defending units are pinned", Rule.CORE_48);
    static final Field<Terrain> TERRAIN = FIELDS.add(HexFields.TERRAIN);
    static final Field<Integer> TERRAIN_COVER = FIELDS.add(HexFields.TERRAIN_COVER);
    static final Field<Integer> HEXSIDE =
            FIELDS.of("hexside", Whole.of(0, 2), 0, "cover of a wall or hedge that is crossed", Rule.CORE_46);
    static final Field<Integer> UPHILL =
            FIELDS.of("uphill", Whole.of(0, 2), 0, "hill levels the assault climbs", Rule.CORE_49);
    static final Field<Integer> LEADER = FIELDS.add(UnitFields.LEADER);
    static final Field<Integer> ENEMY_LEADER = FIELDS.of(
            "enemy-leader", new LeadershipModifier(), 0, "modifier of a leader with the defenders", Rule.CORE_43);
    static final Field<Boolean> GRENADES = FIELDS.add(TargetFields.GRENADES);
    static final Field<Boolean> ENEMY_GRENADES =
            FIELDS.flag("enemy-grenades", "the defenders use a Grenades counter", Rule.CORE_44);
    static final Field<Integer> SATCHEL = FIELDS.add(TargetFields.SATCHEL);
    static final Field<Integer> ENEMY_SATCHEL =
            FIELDS.of("enemy-satchel", Whole.of(0, 50), 0, "APFP of a satchel charge the defenders use", Rule.CORE_17);
    static final Field<FiredFrom> FROM = FIELDS.add(TargetFields.FROM);
    static final Field<YesNo> IN_ARC =
            FIELDS.choice("in-arc", YesNo.YES, "whether the other hex lies in a bunker's firing arc", Rule.V5_6);
    static final Field<UnitClass> AS = FIELDS.choice("as", UnitClass.class, "what assaults", Rule.CORE_40);
    static final Field<Boolean> PINNED = FIELDS.add(ShootForm.PINNED);
    static final Field<Boolean> ADVANCED =
            FIELDS.flag("advanced", "the units have advanced in this phase", Rule.CORE_40);
    static final Field<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "the units are not adjacent to the hex", Rule.CORE_40);
    static final Field<Boolean> WON = FIELDS.flag("won", "the close assault is won already", Rule.V3_6);
    static final Field<Boolean> HIDDEN = FIELDS.add(HexFields.HIDDEN);
    static final Field<MineDie> DIE = FIELDS.add(Minefield.DIE);
    static final Field<Boolean> OWN_MINES = FIELDS.add(Minefield.OWN_MINES);

    static final Form<AssaultCase> FORM = FIELDS.form(AssaultReader::read);

    private AssaultForm() {}
}
