package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.dh.shared.PinnedCrew;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Checked fire of a crew out of its fortification. It follows from the card and the losses, without dice.
 *
 * @param side position of the target
 * @param edge reading for a target in line with the flat front
 * @param turning true if the fortification turns with its turret
 */
record Firing(
        FortificationCard card,
        int men,
        CrewAssignment manning,
        List<Weapon> destroyed,
        Counterattack.Bearing side,
        CrewReadings.FrontEdge edge,
        boolean turning,
        Checklist list) {
    private static final String ACQUIRES = "has to Acquire first, by the core rules";

    static Counterattack.CrewAction read(FortificationCard card, Inputs in) {
        int men = men(card, in);
        List<Weapon> working = new ArrayList<>(card.weapons());
        List<Weapon> destroyed = Weapon.take(Counterattack.DESTROYED, in, working, List.of());
        List<Weapon> picked = Weapon.take(Counterattack.MAN, in, working, destroyed);
        List<Weapon> order = CrewAssignment.order(picked, working, men);
        CrewAssignment manning =
                CrewAssignment.read(order, destroyed, men, card.crew().men(), in);
        Counterattack.Bearing side = in.get(Counterattack.BEARING);
        CrewReadings.FrontEdge edge =
                side.edge() ? in.reading(CrewReadings.FRONT_EDGE) : CrewReadings.FRONT_EDGE.standard();
        // Straight ahead the reading for turrets makes no difference.
        boolean turning = card.isTurretBunker()
                && (side.arc() != Weapon.Arc.FRONT || side.edge())
                && in.reading(CrewReadings.TURRETS) == CrewReadings.Turrets.TRAVERSE;
        boolean coaxial = card.weapons().stream().anyMatch(each -> each.special() == Weapon.Special.FIRE_AND_ACQUIRE);
        CrewReadings.Bonus bonus = coaxial ? in.reading(CrewReadings.FIRE_BONUS) : CrewReadings.Bonus.OWN_NUMBERS;
        int pins = in.find(Counterattack.PINS).orElse(0);
        PinnedCrew crew = PinnedCrew.of(men == 0 ? 0 : pins, in);
        Firing firing = new Firing(card, men, manning, destroyed, side, edge, turning, new Checklist());
        firing.judgeMen(crew);
        if (men > 0) {
            firing.judgeWeapons(!picked.isEmpty(), bonus);
        }
        return firing.action();
    }

    private static int men(FortificationCard card, Inputs in) {
        int inside = in.get(Counterattack.CREW, card.crew().men());
        int lost = in.get(Counterattack.CASUALTIES);
        if (lost > inside) {
            throw new BadInputException(
                    "--casualties " + lost + ": only " + (inside == 1 ? "1 man is" : inside + " men are") + " inside");
        }
        return inside - lost;
    }

    private void judgeMen(PinnedCrew crew) {
        if (men > 0) {
            list.note(
                    men > card.crew().men()
                            ? "The crew is one unit: {} men, where its card has {} [DH-FIGHT-04, DH-GUTS-06, DH-FIGHT-01]"
                            : "The crew is one unit: {} of {} men are left [DH-FIGHT-04, DH-GUTS-06, DH-FIGHT-01]",
                    men,
                    card.crew().men());
        }
        destroyed.forEach(weapon -> list.note(
                manning.lost() == CrewReadings.LostWeapon.TIED
                        ? "{} is destroyed or gone: its men fire no rifles [DH-CREW-02, DH-CREW-01]"
                        : "{} is destroyed or gone: only remaining weapons need men [DH-CREW-02, DH-CREW-01, DH-PEN-08]",
                weapon.name()));
        if (men == 0) {
            list.forbid("No men inside to fire [DH-CREW-01, DH-GUTS-06]");
        }
        crew.check(list);
    }

    private void judgeWeapons(boolean isPicked, CrewReadings.Bonus bonus) {
        String where = side.arc() == Weapon.Arc.FRONT
                ? Weapon.Arc.SIDE.id()
                : side.arc().id();
        if (side.isReachedBy(Weapon.Arc.FRONT, edge)) {
            list.note("The target is in front of the flat front [DH-FIGHT-06, DH-FIGHT-07]");
        } else {
            list.note("The target is off the flat front, at the {} [DH-FIGHT-06]", where);
        }
        if (!manning.idle().isEmpty()) {
            list.note(
                    isPicked
                            ? "The owner chose which weapons to man [DH-CREW-01]"
                            : "No weapons chosen: as many as can be manned, from the top of the card (choose with "
                                    + "--man) [DH-CREW-01]");
        }
        manning.served().forEach(weapon -> judge(weapon, bonus));
        manning.idle().forEach(weapon -> list.note("{}: not enough men to man it [DH-CREW-01]", weapon.name()));
        if (!isAhead()
                && Stream.of(manning.served(), manning.idle())
                        .flatMap(List::stream)
                        .noneMatch(this::bears)) {
            list.forbid(
                    "No fire there: a fortification fires only through its flat front, and this one has no mount for the {} [DH-FIGHT-07, DH-FIGHT-09]",
                    where);
            return;
        }
        judgeRifles();
    }

    private void judge(Weapon weapon, CrewReadings.Bonus bonus) {
        if (!bears(weapon)) {
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
            list.note(
                    SentenceTemplate.of("{}: turns all round, as its card is that of a turret")
                            .citing(cites),
                    weapon.name());
        }
        weapon.profile().ifPresent(profile -> {
            List<RuleId> cites = weapon.acquires()
                    ? List.of(RuleId.of("DH-CREW-01"), RuleId.of("DH-FIGHT-12"), weapon.cite())
                    : List.of(
                            RuleId.of("DH-CREW-01"), RuleId.of("DH-FIGHT-11"), RuleId.of("DH-FIGHT-10"), weapon.cite());
            String serving = weapon.serving() instanceof Weapon.Crew.Men of
                    ? FortificationState.men(of.men())
                    : "the whole crew";
            list.note(
                    SentenceTemplate.of("{}: {}, range {}\", ROF {}; " + how(weapon, bonus))
                            .citing(cites),
                    weapon.name(),
                    serving,
                    profile.range(),
                    profile.rateOfFire());
        });
    }

    private static String how(Weapon weapon, CrewReadings.Bonus bonus) {
        if (weapon.isInfantry()) {
            return "an infantry weapon, fires without Acquiring";
        }
        return switch (weapon.special()) {
            case NONE -> ACQUIRES;
            case NO_ACQUIRE -> "its card frees it from Acquiring";
            case FIRE_AND_ACQUIRE ->
                bonus == CrewReadings.Bonus.OWN_NUMBERS
                        ? ACQUIRES + ", +1 on that and on hitting"
                        : ACQUIRES + "; +1 for the main gun once it has hit";
            case INDIRECT -> ACQUIRES + ", or fires indirectly by the artillery rules";
        };
    }

    private void judgeRifles() {
        int spare = manning.spare();
        int riflemen = manning.riflemen();
        if (!manning.idle().isEmpty() && riflemen == 0) {
            list.note("A weapon is unmanned, so no rifles fire [DH-CREW-02, DH-CREW-01]");
        } else if (spare == 0) {
            noteRifles("All men are manning weapons: no rifles fire [DH-CREW-02, DH-CREW-03]");
        } else if (!isAhead()) {
            list.note("The rifles also fire only through the flat front [DH-FIGHT-07]");
        } else if (riflemen == spare && manning.ownArms() == CrewReadings.OwnArms.ALL) {
            noteRifles(
                    "{} left over, with rifles as the only armament: {} fire [DH-CREW-02, DH-CREW-03]",
                    spare,
                    riflemen);
        } else {
            noteRifles(
                    "{} left over: half of them, {}, fire rifles together with the weapons [DH-CREW-02, DH-CREW-03, DH-CREW-06]",
                    spare,
                    riflemen);
        }
        list.note("Grenades too, if the scenario gives the crew any [DH-CREW-05]");
    }

    /** Adds a note about rifles, with the rules of the card about them. */
    private void noteRifles(String sentence, Object... values) {
        SentenceTemplate remark = SentenceTemplate.of(sentence);
        Set<RuleId> cites = new LinkedHashSet<>(remark.cites());
        if (men == card.crew().men() && destroyed.isEmpty()) {
            cites.add(card.cites().riflemen());
        }
        card.weapons().stream()
                .filter(weapon -> weapon.kind() == Weapon.Kind.RIFLES)
                .forEach(weapon -> cites.add(weapon.cite()));
        list.note(remark.citing(List.copyOf(cites)), values);
    }

    private Counterattack.CrewAction action() {
        List<Weapon> bearing = manning.served().stream().filter(this::bears).toList();
        int riflemen = isAhead() ? manning.riflemen() : 0;
        int shots = bearing.stream()
                .filter(weapon -> weapon.kind() != Weapon.Kind.MAIN_GUN)
                .flatMap(weapon -> weapon.profile().stream())
                .mapToInt(Weapon.Profile::rateOfFire)
                .sum();
        List<Quantity<Counterattack.Response>> quantities = List.of(
                new Quantity<>("weapons", "weapons", any -> bearing.size()),
                new Quantity<>("riflemen", "riflemen", any -> riflemen),
                new Quantity<>("shots", "shots of small arms", any -> shots + riflemen));
        List<String> values = inWords(bearing, riflemen);
        return new Counterattack.CrewAction(
                Sentence.of("fire out of the {}", card), response(bearing, riflemen), quantities, values, list);
    }

    /** Returns the weapons and rifles that fire, in words; empty if none. */
    private static List<String> inWords(List<Weapon> bearing, int riflemen) {
        List<String> all = new ArrayList<>(Weapon.counted(bearing));
        if (riflemen > 0) {
            all.add(riflemen + (riflemen == 1 ? " rifle" : " rifles"));
        }
        int last = all.size() - 1;
        return last <= 0 ? all : List.of(String.join(", ", all.subList(0, last)) + " and " + all.get(last));
    }

    private Counterattack.Response response(List<Weapon> bearing, int riflemen) {
        if (bearing.isEmpty()) {
            return riflemen > 0 ? Counterattack.Response.RIFLES_ONLY : Counterattack.Response.NOTHING;
        }
        long served = card.weapons().stream()
                .filter(weapon -> !(weapon.serving() instanceof Weapon.Crew.Unmanned))
                .count();
        return bearing.size() + destroyed.size() == served
                ? Counterattack.Response.ALL_WEAPONS
                : Counterattack.Response.SOME_WEAPONS;
    }

    /** Returns whether a weapon reaches the target, manned or not. */
    private boolean bears(Weapon weapon) {
        return side.isReachedBy(arc(weapon), edge);
    }

    /** Returns the arc of a weapon; the card takes precedence over its title. */
    private Weapon.Arc arc(Weapon weapon) {
        boolean inTurret = turning && weapon.arc() == Weapon.Arc.FRONT && weapon.kind() != Weapon.Kind.RIFLES;
        return inTurret ? Weapon.Arc.ALL_ROUND : weapon.arc();
    }

    /** Returns whether the target is in front of the flat front, which turns with a turret. */
    private boolean isAhead() {
        return turning || side.isReachedBy(Weapon.Arc.FRONT, edge);
    }
}
