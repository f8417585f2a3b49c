package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.Cards;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponKind;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.Whole;
import java.util.ArrayList;
import java.util.List;

/** The inputs of a crew that leaves its work. */
public final class LeaveForm {
    private static final int MOST = 1000;

    private static final Fields FIELDS = new Fields();

    static final Field<FortificationCard> FROM =
            FIELDS.of("from", new Cards(), "the fortification it leaves", Rule.LEAVE_01);
    static final Field<Integer> CREW =
            FIELDS.of("crew", Whole.of(1, MOST), "men who leave; all of the card if not given", Rule.LEAVE_10);
    static final Field<Leaving.Cause> CAUSE =
            FIELDS.choice("cause", Leaving.Cause.VOLUNTARY, "why it leaves", Rule.LEAVE_01, Rule.LEAVE_03);
    public static final Field<Integer> SECTION =
            FIELDS.of("section", Whole.of(1, MOST), "men in a normal infantry section of this army", Rule.LEAVE_11);
    public static final Field<Integer> LIGHT_GUNS = FIELDS.of(
            "light-mgs", Whole.of(0, 100), 0, "light machine guns with the crew, not on the card", Rule.LEAVE_05);
    public static final Field<List<String>> CARRY = FIELDS.of(
            "carry",
            new Many<>(WeaponsOfCard.NAME),
            "a weapon that card or scenario lets it take along; repeatable",
            Rule.LEAVE_06);
    static final Field<List<String>> DESTROYED = FIELDS.of(
            "destroyed-weapon", new Many<>(WeaponsOfCard.NAME), "a heavy weapon lost before; repeatable", Rule.PEN_08);

    static final Form<Leaving> FORM = FIELDS.form(LeaveForm::read);

    private LeaveForm() {}

    private static Leaving read(Inputs in) {
        FortificationCard card = in.get(FROM);
        int men = in.get(CREW, card.crew().men());
        if (men > card.crew().men()) {
            throw new BadInput(
                    "--crew " + men + ": the card has a crew of " + card.crew().men());
        }
        List<Weapon> left = new ArrayList<>();
        for (Weapon weapon : card.weapons()) {
            if (weapon.kind() != WeaponKind.RIFLES) {
                left.add(weapon);
            }
        }
        WeaponsOfCard.take(DESTROYED, in.find(DESTROYED).orElse(List.of()), left);
        List<Weapon> taken =
                new ArrayList<>(WeaponsOfCard.take(CARRY, in.find(CARRY).orElse(List.of()), left));
        for (Weapon weapon : List.copyOf(left)) {
            if (weapon.kind() == WeaponKind.LIGHT_MACHINE_GUN) {
                taken.add(weapon);
                left.remove(weapon);
            }
        }
        int section = in.get(SECTION);
        boolean more = men > section;
        CrewReadings.Split split = more ? in.reading(CrewReadings.SPLIT) : CrewReadings.SPLIT.standard();
        List<Integer> units =
                split == CrewReadings.Split.NEAREST ? CrewSplit.nearest(men, section) : CrewSplit.full(men, section);
        boolean each = units.size() == 1 || in.reading(CrewReadings.LEADERS) == CrewReadings.Leaders.EACH_UNIT;
        return new Leaving(
                card,
                in.get(CAUSE),
                men,
                section,
                units,
                each ? units.size() : 1,
                taken,
                left,
                in.get(LIGHT_GUNS),
                split);
    }
}
