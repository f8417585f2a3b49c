package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.input.Inputs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Assignment of the men in a fortification to weapons and rifles (DH-CREW-01, DH-CREW-02).
 *
 * @param served weapons that can be fired, in the order of the card
 * @param idle intact weapons without a crew
 * @param serving number of men on the served weapons
 * @param spare number of men left over
 * @param riflemen number of these who may fire their small arms
 * @param lost reading for the men of a lost weapon (dh.men-of-a-lost-weapon)
 * @param ownArms reading for crews with no weapons but rifles (dh.rifle-pit)
 */
public record CrewAssignment(
        List<Weapon> served,
        List<Weapon> idle,
        int serving,
        int spare,
        int riflemen,
        CrewReadings.LostWeapon lost,
        CrewReadings.OwnArms ownArms) {
    public CrewAssignment {
        served = List.copyOf(served);
        idle = List.copyOf(idle);
    }

    /** Returns the assignment of the full crew of a card, with default readings. */
    public static CrewAssignment full(FortificationCard card) {
        return of(card, card.crew().men(), List.of(), List.of());
    }

    /**
     * Returns the assignment of a crew to the remaining weapons, with default readings.
     *
     * @param lost names of lost weapons; names that are not on the card are ignored
     * @param wanted names of weapons to be manned before others
     */
    public static CrewAssignment of(FortificationCard card, int men, List<String> lost, List<String> wanted) {
        List<Weapon> working = new ArrayList<>(card.weapons());
        List<Weapon> gone = new ArrayList<>(card.weapons());
        Weapon.drop(lost, working);
        working.forEach(gone::remove);
        List<Weapon> picked = Weapon.take(Counterattack.MAN, wanted, working, gone);
        Inputs standard = new Inputs(Map.of(), Map.of());
        return read(order(picked, working, men), gone, men, card.crew().men(), standard);
    }

    /**
     * Assigns men to weapons in the given order, and asks for the readings that matter.
     *
     * @param weapons intact weapons, in the order in which they get men
     * @param complement number of men on the card
     */
    static CrewAssignment read(List<Weapon> weapons, List<Weapon> gone, int men, int complement, Inputs in) {
        boolean allCrew = weapons.stream().anyMatch(weapon -> weapon.serving() instanceof Weapon.Crew.AllCrew);
        // Weapons that the remaining men may not serve leave the whole crew over (dh.all-crew).
        boolean silent = allCrew
                && men < complement
                && in.reading(CrewReadings.ALL_CREW) == CrewReadings.AllCrew.FULL_COMPLEMENT;
        boolean wholeCrew = allCrew && !silent && men > 0;
        List<Weapon> served = new ArrayList<>();
        List<Weapon> idle = new ArrayList<>();
        int left = men;
        boolean tooFew = silent;
        for (Weapon weapon : weapons) {
            if (weapon.serving() instanceof Weapon.Crew.AllCrew) {
                (wholeCrew ? served : idle).add(weapon);
            } else if (weapon.serving() instanceof Weapon.Crew.Men crew) {
                boolean enough = crew.men() <= left;
                left -= enough ? crew.men() : 0;
                (enough ? served : idle).add(weapon);
                tooFew |= !enough;
            }
        }
        boolean halfTheRest = tooFew && in.reading(CrewReadings.SHORT_HANDED) == CrewReadings.ShortHanded.HALF_THE_REST;
        boolean someFire = (!allCrew || silent) && (!tooFew || halfTheRest);
        int tied = tied(gone, left);
        boolean unusual =
                in.hasNonDefaultReading(CrewReadings.HALVES) || in.hasNonDefaultReading(CrewReadings.OWN_ARMS);
        boolean fewer = left / 2 != (left - tied) / 2 || (tied > 0 && unusual);
        CrewReadings.LostWeapon lost =
                someFire && fewer ? in.reading(CrewReadings.LOST_WEAPON) : CrewReadings.LostWeapon.FREE;
        int free = wholeCrew ? 0 : left;
        int spare = lost == CrewReadings.LostWeapon.TIED ? free - tied : free;
        boolean up = someFire && spare % 2 == 1 && in.reading(CrewReadings.HALVES) == CrewReadings.Halves.ROUND_UP;
        boolean rifles = weapons.stream().allMatch(weapon -> weapon.kind() == Weapon.Kind.RIFLES);
        CrewReadings.OwnArms ownArms =
                rifles && !weapons.isEmpty() ? in.reading(CrewReadings.OWN_ARMS) : CrewReadings.OwnArms.HALF;
        boolean held = weapons.stream().anyMatch(weapon -> weapon.serving() instanceof Weapon.Crew.Unmanned);
        int riflemen = up ? (spare + 1) / 2 : spare / 2;
        if (!idle.isEmpty() && !halfTheRest) {
            riflemen = 0;
        } else if (held && served.isEmpty() && ownArms == CrewReadings.OwnArms.ALL) {
            riflemen = spare;
        }
        return new CrewAssignment(served, idle, men - free, spare, riflemen, lost, ownArms);
    }

    /** Returns how many of the men left over belong to lost weapons. */
    private static int tied(List<Weapon> gone, int left) {
        boolean all = gone.stream().anyMatch(weapon -> weapon.serving() instanceof Weapon.Crew.AllCrew);
        return all
                ? left
                : Math.min(gone.stream().mapToInt(CrewAssignment::needed).sum(), left);
    }

    /**
     * Returns weapons in the order in which they get men.
     *
     * @param picked weapons chosen by the owner, in this order
     * @param others other weapons, ordered so that as many as possible get men, with the higher ones on the card first
     */
    static List<Weapon> order(List<Weapon> picked, List<Weapon> others, int men) {
        List<Weapon> order = new ArrayList<>(picked);
        int left = men;
        for (Weapon weapon : picked) {
            left -= needed(weapon) <= left ? needed(weapon) : 0;
        }
        List<Weapon> rest = new ArrayList<>(others);
        for (int most = most(rest, left); most > 0; most--) {
            Weapon next = first(rest, left, most);
            rest.remove(next);
            order.add(next);
            left -= needed(next);
        }
        order.addAll(rest);
        return order;
    }

    /** Returns the highest weapon on the card that allows the maximum number of served weapons. */
    private static Weapon first(List<Weapon> weapons, int men, int most) {
        return weapons.stream()
                .filter(weapon -> needed(weapon) <= men)
                .filter(weapon -> {
                    List<Weapon> rest = new ArrayList<>(weapons);
                    rest.remove(weapon);
                    return most(rest, men - needed(weapon)) >= most - 1;
                })
                .findFirst()
                .orElseThrow();
    }

    /** Returns the maximum number of weapons that the men can serve. */
    private static int most(List<Weapon> weapons, int men) {
        List<Weapon> cheap = new ArrayList<>(weapons);
        cheap.sort(Comparator.comparingInt(CrewAssignment::needed));
        int served = 0;
        int left = men;
        for (Weapon weapon : cheap) {
            if (needed(weapon) > left) {
                return served;
            }
            left -= needed(weapon);
            served++;
        }
        return served;
    }

    private static int needed(Weapon weapon) {
        return weapon.serving() instanceof Weapon.Crew.Men men ? men.men() : 0;
    }
}
