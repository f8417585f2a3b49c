package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.dh.terms.PinnedCrew;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;

/**
 * A crew that fires out of its work.
 *
 * @param men how many are left
 * @param manning who does what
 * @param destroyed the weapons that are gone
 * @param picked whether the owner chose the weapons
 * @param side where the target is
 * @param ways how the disputed points are settled
 * @param list what the rules say of it
 */
record Firing(
        FortificationCard card,
        int men,
        Manning manning,
        List<Weapon> destroyed,
        Picked picked,
        Bearing side,
        FireWays ways,
        Checklist list) {
    private static final String TURRET = "{}: turns all round, its card being that of a turret";
    private static final Remark LEFT =
            Remark.of("The crew is one unit: {} of {} men are left [DH-FIGHT-04, DH-GUTS-06, DH-FIGHT-01]");
    private static final Remark MORE =
            Remark.of("The crew is one unit: {} men, where its card has {} [DH-FIGHT-04, DH-GUTS-06, DH-FIGHT-01]");
    private static final Remark OWNER = Remark.of("The owner chose which weapons to serve [DH-CREW-01]");
    private static final Remark HALF = Remark.of(
            "{} left over: half of them, {}, fire rifles together with the weapons [DH-CREW-02, DH-CREW-03, DH-CREW-06]");
    private static final Remark ALL_OF_THEM =
            Remark.of("{} left over, rifles being the only armament: {} fire [DH-CREW-02, DH-CREW-03]");
    private static final Remark FREE = Remark.of(
            "{} is destroyed or gone: only weapons that are there need men [DH-CREW-02, DH-CREW-01, DH-PEN-08]");
    private static final Remark TIED =
            Remark.of("{} is destroyed or gone: its men fire no rifles [DH-CREW-02, DH-CREW-01]");
    private static final Remark NONE_SPARE =
            Remark.of("Nobody is left over from the weapons: no rifles fire [DH-CREW-02, DH-CREW-03]");

    /** Who chose the weapons to be served. */
    enum Picked {
        OWNER,
        NOBODY
    }

    /** How a group settles what else the chapter leaves open about firing. */
    record FireWays(
            CrewReadings.LostWeapon lost,
            CrewReadings.FrontEdge edge,
            CrewReadings.Turrets turrets,
            CrewReadings.OwnArms ownArms,
            CrewReadings.Bonus bonus,
            PinnedCrew crew) {
        /** Asks for those disputed points that matter to this card. */
        static FireWays read(FortificationCard card, int men, Manning.Ways manned, Inputs in) {
            Bearing side = in.get(Counterattack.BEARING);
            // Straight ahead a turret and a flat front come to the same.
            boolean turret = card.isTurretBunker() && (side.arc() != Weapon.Arc.FRONT || side.edge());
            boolean bonus = card.weapons().stream().anyMatch(each -> each.special() == Weapon.Special.FIRE_AND_ACQUIRE);
            int pins = in.find(Counterattack.PINS).orElse(0);
            return new FireWays(
                    manned.lost(),
                    side.edge() ? in.reading(CrewReadings.FRONT_EDGE) : CrewReadings.FRONT_EDGE.standard(),
                    turret ? in.reading(CrewReadings.TURRETS) : CrewReadings.Turrets.FLAT_FRONT,
                    manned.ownArms(),
                    bonus ? in.reading(CrewReadings.FIRE_BONUS) : CrewReadings.Bonus.OWN_NUMBERS,
                    PinnedCrew.of(men == 0 ? 0 : pins, in));
        }
    }

    Firing {
        destroyed = List.copyOf(destroyed);
    }

    List<Quantity<Counterattack.Response>> quantities() {
        List<Weapon> bearing = bearing();
        return List.of(
                new Quantity<>("weapons", "weapons", any -> bearing.size()),
                new Quantity<>("riflemen", "riflemen", any -> riflemen()),
                new Quantity<>("shots", "shots of small arms", any -> shots(bearing) + riflemen()));
    }

    /** Shots of machine guns. */
    private static int shots(List<Weapon> weapons) {
        int shots = 0;
        for (Weapon weapon : weapons) {
            boolean small = weapon.kind() != Weapon.Kind.MAIN_GUN;
            shots += small ? weapon.profile().map(Weapon.Profile::rateOfFire).orElse(0) : 0;
        }
        return shots;
    }

    /** Returns what fires, in words; empty if nothing does. */
    List<String> inWords() {
        List<String> all = new ArrayList<>(WeaponsOfCard.counted(bearing()));
        if (riflemen() > 0) {
            all.add(riflemen() + (riflemen() == 1 ? " rifle" : " rifles"));
        }
        int last = all.size() - 1;
        return last <= 0 ? all : List.of(String.join(", ", all.subList(0, last)) + " and " + all.get(last));
    }

    /** The weapons that fire. */
    private List<Weapon> bearing() {
        List<Weapon> bearing = new ArrayList<>();
        for (Weapon weapon : manning.served()) {
            if (side.isReachedBy(arc(weapon), ways.edge())) {
                bearing.add(weapon);
            }
        }
        return bearing;
    }

    /** Whether one of these weapons reaches the target, manned or not. */
    private boolean isMountedFor(List<Weapon> weapons) {
        return weapons.stream().anyMatch(weapon -> side.isReachedBy(arc(weapon), ways.edge()));
    }

    /** Where a weapon turns: what a card lists wins over its title. */
    private Weapon.Arc arc(Weapon weapon) {
        boolean inTurret = isTurning() && weapon.arc() == Weapon.Arc.FRONT && weapon.kind() != Weapon.Kind.RIFLES;
        return inTurret ? Weapon.Arc.ALL_ROUND : weapon.arc();
    }

    /** How many rifles fire. */
    private int riflemen() {
        return isAhead() ? manning.riflemen() : 0;
    }

    /** Whether the target is before the flat front, which turns with a turret. */
    private boolean isAhead() {
        return isTurning() || side.isReachedBy(Weapon.Arc.FRONT, ways.edge());
    }

    private boolean isTurning() {
        return ways.turrets() == CrewReadings.Turrets.TRAVERSE && card.isTurretBunker();
    }

    Counterattack.Response response() {
        if (bearing().isEmpty()) {
            return riflemen() > 0 ? Counterattack.Response.RIFLES_ONLY : Counterattack.Response.NOTHING;
        }
        boolean all = bearing().size() + destroyed.size() == weaponsInAll();
        return all ? Counterattack.Response.ALL_WEAPONS : Counterattack.Response.SOME_WEAPONS;
    }

    /** Says what holds before the crew fires. */
    void judge() {
        if (men > 0) {
            list.note(men > card.crew().men() ? MORE : LEFT, men, card.crew().men());
        }
        Remark lost = ways.lost() == CrewReadings.LostWeapon.TIED ? TIED : FREE;
        destroyed.forEach(weapon -> list.note(lost, weapon.name()));
        if (men == 0) {
            list.forbid("Nobody is inside to fire [DH-CREW-01, DH-GUTS-06]");
            return;
        }
        ways.crew().check(list);
        boolean ahead = isAhead();
        if (side.isReachedBy(Weapon.Arc.FRONT, ways.edge())) {
            list.note("The target is before the flat front [DH-FIGHT-06, DH-FIGHT-07]");
        } else {
            list.note(
                    "The target is off the flat front, at the {} [DH-FIGHT-06]",
                    side.arc() == Weapon.Arc.FRONT
                            ? Weapon.Arc.SIDE.id()
                            : side.arc().id());
        }
        if (!manning.idle().isEmpty()) {
            list.note(
                    picked == Picked.OWNER
                            ? OWNER
                            : Remark.of(
                                    "Nobody chose the weapons: as many as can be served, from the top of the card (--man chooses) [DH-CREW-01]"));
        }
        for (Weapon weapon : manning.served()) {
            weapon(weapon);
        }
        manning.idle().forEach(weapon -> list.note("{}: not enough men to serve it [DH-CREW-01]", weapon.name()));
        if (!ahead && !isMountedFor(manning.served()) && !isMountedFor(manning.idle())) {
            list.forbid(
                    "Nothing fires there: a work fires through its flat front alone, and this one has no mount for the {} [DH-FIGHT-07, DH-FIGHT-09]",
                    side.arc() == Weapon.Arc.FRONT
                            ? Weapon.Arc.SIDE.id()
                            : side.arc().id());
            return;
        }
        rifles(ahead);
    }

    private void weapon(Weapon weapon) {
        if (!bearing().contains(weapon)) {
            list.note("{}: does not bear [DH-FIGHT-07]", weapon.name());
            return;
        }
        if (weapon.arc() == Weapon.Arc.ALL_ROUND) {
            list.note("{}: turns all round, as its card says [DH-FIGHT-08, DH-FIGHT-09]", weapon.name());
        } else if (arc(weapon) == Weapon.Arc.ALL_ROUND) {
            List<RuleId> cites = List.of(
                    RuleId.of("DH-FIGHT-08"),
                    RuleId.of("DH-FIGHT-09"),
                    card.cites().header());
            list.note(Remark.of(TURRET).citing(cites), weapon.name());
        }
        WeaponNotes.note(weapon, ways.bonus(), list);
    }

    private void rifles(boolean ahead) {
        if (!manning.idle().isEmpty() && manning.riflemen() == 0) {
            list.note("A weapon stands idle for want of men: no rifles fire [DH-CREW-02, DH-CREW-01]");
        } else if (manning.spare() == 0) {
            list.note(NONE_SPARE.citing(cites(NONE_SPARE)));
        } else if (!ahead) {
            list.note("The rifles fire through the flat front alone as well [DH-FIGHT-07]");
        } else if (manning.riflemen() == manning.spare() && ways.ownArms() == CrewReadings.OwnArms.ALL) {
            list.note(ALL_OF_THEM.citing(cites(ALL_OF_THEM)), manning.spare(), manning.riflemen());
        } else {
            list.note(HALF.citing(cites(HALF)), manning.spare(), manning.riflemen());
        }
        list.note("Grenades too, where the scenario gives the crew some [DH-CREW-05]");
    }

    /** The rules of a remark about rifles, and what the card says of them: at full strength how many there are. */
    private List<RuleId> cites(Remark remark) {
        List<RuleId> cites = new ArrayList<>(remark.cites());
        RuleId printed = card.cites().riflemen();
        if (men == card.crew().men() && destroyed.isEmpty() && !cites.contains(printed)) {
            cites.add(printed);
        }
        for (Weapon weapon : card.weapons()) {
            if (weapon.kind() == Weapon.Kind.RIFLES && !cites.contains(weapon.cite())) {
                cites.add(weapon.cite());
            }
        }
        return cites;
    }

    /** All that somebody can serve. */
    private int weaponsInAll() {
        int weapons = 0;
        for (Weapon weapon : card.weapons()) {
            weapons += weapon.serving() instanceof Weapon.Crew.Nobody ? 0 : 1;
        }
        return weapons;
    }
}
