package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.dh.Crew.Place;
import io.redoubt.opinion.dh.Site.Last;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Attacks at the structure, one after the other.
 *
 * @param acquire faces that Acquire; none where no such roll is made
 * @param hit faces that hit; none where nothing can miss
 * @param penetration none where the attack penetrates in any case
 * @param tableDie the die on the results table, if it fell already
 * @param damage weapon's DM and target's DM
 * @param weapons heavy weapons the work had
 * @param untilEmpty fire stops when nobody is left inside
 */
record Siege(
        Optional<Integer> acquire,
        Optional<Integer> hit,
        Optional<Penetration> penetration,
        Optional<Integer> tableDie,
        int damage,
        int weapons,
        Crew.Nerve nerve,
        Points points,
        int attacks,
        boolean untilEmpty) {

    /** The disputed points, settled; true is the standard. */
    record Points(
            boolean tenIsTheEnd,
            boolean tenDice,
            boolean eachHitCounts,
            boolean lowestRowChecks,
            boolean bounceIsNothing,
            boolean flamePinsNobody) {}

    Verdict at(Site start) {
        Lot<Last> reach = reach();
        Lot<Site> end = Lot.sure(start).times(attacks, before -> attack(before, reach));
        Map<String, Lot<Integer>> numbers = new TreeMap<>();
        numbers.put("survivors", end.map(site -> site.crew().men()));
        numbers.put("pins", end.map(site -> site.crew().pins()));
        numbers.put("penetrating-hits", end.map(Site::hits));
        numbers.put("weapons-lost", end.map(Site::wrecks));
        numbers.put("destroyed", end.map(site -> site.standing() ? 0 : 1));
        if (attacks == 1 && penetration.isEmpty() && !nerve.burnt()) {
            numbers.put("row", row(start).map(Row::number));
        }
        return Verdict.of(end.map(site -> Outcomes.of(start, site, attacks > 1)), numbers);
    }

    private Lot<Site> attack(Site before, Lot<Last> reach) {
        if (!before.standing() || (untilEmpty && !before.crew().fights())) {
            return Lot.sure(before);
        }
        return reach.then(last -> switch (last) {
            case STOOD -> roll(before);
            case NO_PENETRATION -> bounce(before);
            default -> Lot.sure(before.after(last));
        });
    }

    /** How far an attack gets before the results table; as far as that if nothing stops it. */
    private Lot<Last> reach() {
        return comesOff(acquire)
                .then(found -> found
                        ? comesOff(hit).then(struck -> struck ? strike() : Lot.sure(Last.MISSED))
                        : Lot.sure(Last.NOT_ACQUIRED));
    }

    private Lot<Last> strike() {
        return penetration
                .map(Penetration::through)
                .orElse(Lot.sure(true))
                .map(through -> through ? Last.STOOD : Last.NO_PENETRATION);
    }

    private Lot<Site> bounce(Site before) {
        Site after = before.after(Last.NO_PENETRATION);
        return points.bounceIsNothing()
                ? Lot.sure(after)
                : after.crew().check(nerve).map(after::with);
    }

    private Lot<Site> roll(Site before) {
        return row(before).then(row -> result(before, row));
    }

    private Lot<Row> row(Site before) {
        return tableDie.map(Lot::sure)
                .orElse(Lot.die(10))
                .map(die -> Row.of(die + damage + before.hits(), points.tenIsTheEnd()));
    }

    private Lot<Site> result(Site before, Row row) {
        if (row.number() == 6) {
            return Lot.sure(buried(before));
        }
        return Blast.of(dice(before.crew()), row.blast()).then(lost -> {
            Crew left = before.crew().without(lost);
            return row.destroys() ? Lot.sure(driven(before.with(left))) : stands(before.with(left), row);
        });
    }

    private Lot<Site> stands(Site before, Row row) {
        if (row.number() == 1 && !points.lowestRowChecks()) {
            return Lot.sure(before.after(Last.STOOD));
        }
        Site noted = before.stood(points.eachHitCounts() ? row.hits() : 1);
        Site after = row.costsAWeapon() && noted.wrecks() < weapons ? noted.weaponLost() : noted;
        return after.crew().check(nerve).map(after::with);
    }

    /** Whoever got out before is not inside to be buried. */
    private static Site buried(Site before) {
        Crew crew = before.crew();
        Crew left = crew.place() == Place.INSIDE ? crew.without(crew.men()) : crew;
        return before.with(left).fallen(Last.ELIMINATED);
    }

    private Site driven(Site before) {
        Crew crew = before.crew();
        boolean unmarked = nerve.burnt() && points.flamePinsNobody();
        Crew left = crew.fights() ? crew.routed(unmarked ? crew.pins() : 3) : crew;
        return before.with(left).fallen(Last.DESTROYED);
    }

    private int dice(Crew crew) {
        if (!crew.fights()) {
            return 0;
        }
        return points.tenDice() ? 10 : Math.min(10, crew.men());
    }

    private static Lot<Boolean> comesOff(Optional<Integer> faces) {
        return faces.map(need -> Lot.die(10).map(face -> face <= need)).orElse(Lot.sure(true));
    }
}
