package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.input.Inputs;
import java.util.ArrayList;
import java.util.List;

/**
 * Who in a work does what (DH-CREW-01, DH-CREW-02).
 *
 * @param served the weapons that can be fired, in the order of the card
 * @param idle the weapons that work but have nobody to serve them
 * @param serving the men on the served weapons
 * @param spare the men left over
 * @param riflemen how many of those may fire their small arms
 */
public record Manning(List<Weapon> served, List<Weapon> idle, int serving, int spare, int riflemen) {
    public Manning {
        served = List.copyOf(served);
        idle = List.copyOf(idle);
    }

    /** The card as it is written up, every reading at its standard. */
    public static Manning full(FortificationCard card) {
        return of(card.weapons(), List.of(), card.crew().men(), card.crew().men(), Ways.STANDARD);
    }

    /**
     * The crew of a work on the weapons that it still has, every reading at its standard.
     *
     * @param lost names of weapons that are gone; those of no weapon of the card do not matter
     * @param wanted names of those its owner wants served before others
     */
    public static Manning of(FortificationCard card, int men, List<String> lost, List<String> wanted) {
        List<Weapon> working = new ArrayList<>(card.weapons());
        List<Weapon> gone = new ArrayList<>(card.weapons());
        WeaponsOfCard.drop(lost, working);
        working.forEach(gone::remove);
        List<Weapon> others = new ArrayList<>(working);
        List<Weapon> picked = WeaponsOfCard.take(Counterattack.MAN, wanted, others, gone);
        return of(Allocation.order(picked, others, men), gone, men, card.crew().men(), Ways.STANDARD);
    }

    /**
     * How a group settles what the chapter leaves open.
     *
     * @param shortHanded who fires when there are too few men (DH-Q18)
     * @param allCrew when weapons of the whole crew can be fired (DH-Q19)
     * @param lost whether the men of a lost weapon are free for others (DH-Q20)
     * @param halves what half of an odd number is (DH-Q17)
     * @param ownArms how many fire where rifles are the only armament (DH-Q21)
     */
    record Ways(
            CrewReadings.ShortHanded shortHanded,
            CrewReadings.AllCrew allCrew,
            CrewReadings.LostWeapon lost,
            CrewReadings.Halves halves,
            CrewReadings.OwnArms ownArms) {
        static final Ways STANDARD = new Ways(
                CrewReadings.ShortHanded.NO_RIFLES,
                CrewReadings.AllCrew.ANYBODY_LEFT,
                CrewReadings.LostWeapon.FREE,
                CrewReadings.Halves.ROUND_DOWN,
                CrewReadings.OwnArms.HALF);

        /** Asks for those disputed points that matter to this card and so many men. */
        static Ways read(FortificationCard card, int men, List<Weapon> order, List<Weapon> gone, Inputs in) {
            int needed = 0;
            boolean allCrew = false;
            boolean others = false;
            int spare = men;
            for (Weapon weapon : order) {
                int serving = weapon.serving() instanceof Weapon.Crew.Men crew ? crew.men() : 0;
                spare -= serving <= spare ? serving : 0;
                needed += serving;
                allCrew |= weapon.serving() instanceof Weapon.Crew.AllCrew;
                others |= weapon.kind() != Weapon.Kind.RIFLES;
            }
            boolean rifles = !others && !card.weapons().isEmpty() && !order.isEmpty();
            CrewReadings.AllCrew whole =
                    allCrew && men < card.crew().men() ? in.reading(CrewReadings.ALL_CREW) : STANDARD.allCrew();
            // Weapons that nobody may serve any more leave the whole crew over.
            boolean silent = whole == CrewReadings.AllCrew.FULL_COMPLEMENT;
            CrewReadings.ShortHanded shortHanded =
                    needed > men || silent ? in.reading(CrewReadings.SHORT_HANDED) : STANDARD.shortHanded();
            boolean someFire = (!allCrew || silent)
                    && ((needed <= men && !silent) || shortHanded == CrewReadings.ShortHanded.HALF_THE_REST);
            int tied = tied(gone, spare);
            boolean unusual = in.departsFrom(CrewReadings.HALVES) || in.departsFrom(CrewReadings.OWN_ARMS);
            boolean fewer = spare / 2 != (spare - tied) / 2 || (tied > 0 && unusual);
            CrewReadings.LostWeapon lost = someFire && fewer ? in.reading(CrewReadings.LOST_WEAPON) : STANDARD.lost();
            boolean halved = someFire && (lost == CrewReadings.LostWeapon.TIED ? spare - tied : spare) % 2 == 1;
            return new Ways(
                    shortHanded,
                    whole,
                    lost,
                    halved ? in.reading(CrewReadings.HALVES) : STANDARD.halves(),
                    rifles ? in.reading(CrewReadings.OWN_ARMS) : STANDARD.ownArms());
        }
    }

    /**
     * Puts men on weapons, in the order given, as far as they go.
     *
     * @param weapons the weapons that still work, the one to be served first in front
     * @param gone the weapons that are lost
     * @param men how many are left
     * @param complement how many the card has
     */
    static Manning of(List<Weapon> weapons, List<Weapon> gone, int men, int complement, Ways ways) {
        List<Weapon> served = new ArrayList<>();
        List<Weapon> idle = new ArrayList<>();
        int left = men;
        boolean everybody = false;
        boolean rifles = false;
        for (Weapon weapon : weapons) {
            Weapon.Crew serving = weapon.serving();
            if (serving instanceof Weapon.Crew.Men crew) {
                if (crew.men() <= left) {
                    served.add(weapon);
                    left -= crew.men();
                } else {
                    idle.add(weapon);
                }
            } else if (serving instanceof Weapon.Crew.AllCrew) {
                boolean enough = ways.allCrew() == CrewReadings.AllCrew.ANYBODY_LEFT ? men > 0 : men >= complement;
                (enough ? served : idle).add(weapon);
                everybody |= enough;
            } else {
                rifles = true;
            }
        }
        int free = everybody ? 0 : left;
        int spare = ways.lost() == CrewReadings.LostWeapon.TIED ? free - tied(gone, free) : free;
        return new Manning(served, idle, men - free, spare, riflemen(spare, idle, served, rifles, ways));
    }

    /** Returns how many of the men left over belong to lost weapons. */
    private static int tied(List<Weapon> gone, int left) {
        int tied = 0;
        for (Weapon weapon : gone) {
            if (weapon.serving() instanceof Weapon.Crew.Men crew) {
                tied += crew.men();
            } else if (weapon.serving() instanceof Weapon.Crew.AllCrew) {
                return left;
            }
        }
        return Math.min(tied, left);
    }

    private static int riflemen(int spare, List<Weapon> idle, List<Weapon> served, boolean rifles, Ways ways) {
        if (!idle.isEmpty() && ways.shortHanded() == CrewReadings.ShortHanded.NO_RIFLES) {
            return 0;
        }
        if (rifles && served.isEmpty() && ways.ownArms() == CrewReadings.OwnArms.ALL) {
            return spare;
        }
        return ways.halves() == CrewReadings.Halves.ROUND_DOWN ? spare / 2 : (spare + 1) / 2;
    }
}
