package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.Arc;
import io.redoubt.rules.dh.cards.Cards;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Special;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponCrew;
import io.redoubt.rules.dh.cards.WeaponKind;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.dh.terms.PinnedCrew;
import io.redoubt.rules.dh.terms.Plain;
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

/** The inputs of a fortification that fires back. */
public final class CounterattackForm {
    private static final int MOST_MEN = 1000;

    private static final Fields FIELDS = new Fields();

    static final Field<FortificationCard> FROM =
            FIELDS.of("from", new Cards(), "the fortification that fires back", Rule.FIGHT_01, Rule.SAMPLE_01);
    static final Field<Action> ACTION =
            FIELDS.choice("action", Action.FIRE, "what its crew wants to do", Rule.FIGHT_04, Rule.CC_04);
    static final Field<Integer> CREW =
            FIELDS.of("crew", Whole.of(0, MOST_MEN), "men inside now; all of the card if not given", Rule.CREW_01);
    static final Field<Integer> CASUALTIES =
            FIELDS.of("casualties", Whole.of(0, MOST_MEN), 0, "men lost since", Rule.CREW_01);
    static final Field<List<String>> DESTROYED = FIELDS.of(
            "destroyed-weapon", new Many<>(WeaponsOfCard.NAME), "a heavy weapon lost before; repeatable", Rule.PEN_08);
    public static final Field<List<String>> MAN = FIELDS.of(
            "man",
            new Many<>(WeaponsOfCard.NAME),
            "a weapon the owner wants served before others; repeatable",
            Rule.CREW_01);
    static final Field<Bearing> BEARING = FIELDS.of(
            "bearing",
            new Bearing.Sides(),
            Bearing.FRONT,
            "where the target is, off straight ahead",
            Rule.FIGHT_06,
            Rule.FIGHT_07);
    static final Field<Integer> PINS = FIELDS.of("pins", Whole.of(0, 2), 0, "Pin markers of the crew", Rule.GUTS_03);

    static final Field<Pieces.Left> LEFT = FIELDS.add(Pieces.LEFT);

    static final Form<CrewAction> FORM = FIELDS.form(CounterattackForm::read);

    private CounterattackForm() {}

    /** What a crew wants to do. */
    enum Action implements Plain {
        FIRE,
        CHARGE
    }

    private static CrewAction read(Inputs in) {
        FortificationCard card = in.get(FROM);
        return in.get(ACTION) == Action.CHARGE ? new Charging(card, in.get(Pieces.LEFT)) : firing(card, in);
    }

    private static Firing firing(FortificationCard card, Inputs in) {
        int men = men(card, in);
        List<Weapon> working = new ArrayList<>(card.weapons());
        List<Weapon> destroyed =
                WeaponsOfCard.take(DESTROYED, in.find(DESTROYED).orElse(List.of()), working);
        List<String> named = in.find(MAN).orElse(List.of());
        List<Weapon> others = new ArrayList<>(working);
        List<Weapon> picked = WeaponsOfCard.take(MAN, named, others);
        Manning.Ways ways = ways(card, men, working, in);
        List<Weapon> order = Allocation.order(picked, others, men);
        CrewReadings.FrontEdge edge =
                in.get(BEARING).edge() ? in.reading(CrewReadings.FRONT_EDGE) : CrewReadings.FRONT_EDGE.standard();
        CrewReadings.Turrets turrets = isTurretAsked(card, in.get(BEARING))
                ? in.reading(CrewReadings.TURRETS)
                : CrewReadings.Turrets.FLAT_FRONT;
        Firing.FireWays fireWays = new Firing.FireWays(edge, turrets, ways.ownArms(), bonus(card, in), pinned(in, men));
        return new Firing(
                card,
                men,
                Manning.of(order, men, card.crew().men(), ways),
                destroyed,
                picked.isEmpty() ? Firing.Picked.NOBODY : Firing.Picked.OWNER,
                in.get(BEARING),
                fireWays);
    }

    /** How many are left inside. */
    static int men(FortificationCard card, Inputs in) {
        int inside = in.get(CREW, card.crew().men());
        int lost = in.get(CASUALTIES);
        if (inside > card.crew().men()) {
            throw new BadInput("--crew " + inside + ": the card has a crew of "
                    + card.crew().men());
        }
        if (lost > inside) {
            throw new BadInput("--casualties " + lost + ": only " + inside + " men are inside");
        }
        return inside - lost;
    }

    /** Asks for those disputed points that matter to this card and so many men. */
    private static Manning.Ways ways(FortificationCard card, int men, List<Weapon> working, Inputs in) {
        int needed = 0;
        boolean allCrew = false;
        boolean others = false;
        for (Weapon weapon : working) {
            needed += weapon.serving() instanceof WeaponCrew.Men crew ? crew.men() : 0;
            allCrew |= weapon.serving() instanceof WeaponCrew.AllCrew;
            others |= weapon.kind() != WeaponKind.RIFLES;
        }
        boolean rifles = !others && !card.weapons().isEmpty() && !working.isEmpty();
        Manning.Ways standard = Manning.Ways.STANDARD;
        return new Manning.Ways(
                needed > men ? in.reading(CrewReadings.SHORT_HANDED) : standard.shortHanded(),
                allCrew && men < card.crew().men() ? in.reading(CrewReadings.ALL_CREW) : standard.allCrew(),
                !allCrew && Math.max(0, men - needed) % 2 == 1 ? in.reading(CrewReadings.HALVES) : standard.halves(),
                rifles ? in.reading(CrewReadings.OWN_ARMS) : standard.ownArms());
    }

    /** Straight ahead a turret and a flat front come to the same. */
    private static boolean isTurretAsked(FortificationCard card, Bearing side) {
        return card.isTurretBunker() && (side.arc() != Arc.FRONT || side.edge());
    }

    private static PinnedCrew pinned(Inputs in, int men) {
        int pins = in.find(PINS).orElse(0);
        return PinnedCrew.of(men == 0 ? 0 : pins, in);
    }

    private static CrewReadings.Bonus bonus(FortificationCard card, Inputs in) {
        for (Weapon weapon : card.weapons()) {
            if (weapon.special() == Special.FIRE_AND_ACQUIRE) {
                return in.reading(CrewReadings.FIRE_BONUS);
            }
        }
        return CrewReadings.Bonus.OWN_NUMBERS;
    }
}
