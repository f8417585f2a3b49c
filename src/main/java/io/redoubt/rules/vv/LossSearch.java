package io.redoubt.rules.vv;

import io.redoubt.rules.vv.LossPlan.Deed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tries every way to take casualty points and keeps the best one for its owner (core 14.6).
 *
 * <p>All points must be met; over-filling is allowed. A unit pinned before takes points only when no unpinned unit is
 * left, and can only be eliminated by them; the first one it may ignore like any other unit (core 14.63). A hex holds few units, so trying everything is quick.
 */
final class LossSearch {
    /** Ratings lost are counted in sixths, because a survival roll loses them with some chance. */
    private static final int SIXTHS = 6;

    private static final long WORST = Long.MAX_VALUE;
    private static final long STEP = 1000;

    private final List<UnitSpec> units;
    private final LossPolicy policy;
    private final int points;
    private final List<Deed> tried = new ArrayList<>();
    private List<Deed> best = List.of();
    private long bestPrice = WORST;

    private LossSearch(List<UnitSpec> units, LossPolicy policy, int points) {
        this.units = units;
        this.policy = policy;
        this.points = points;
    }

    /** The plan for so many points; all units eliminated if they cannot meet them. */
    static LossPlan plan(List<UnitSpec> units, LossPolicy policy, int points) {
        if (points == 0) {
            return new LossPlan(units, Collections.nCopies(units.size(), Deed.NOTHING));
        }
        LossSearch search = new LossSearch(units, policy, points);
        search.from(0);
        return new LossPlan(units, search.best.isEmpty() ? allGone(units) : search.best);
    }

    /** The most points these units can meet. */
    static int capacity(List<UnitSpec> units) {
        int sum = 0;
        for (UnitSpec unit : units) {
            sum += met(unit, Deed.ELIMINATE);
        }
        return sum;
    }

    private static List<Deed> allGone(List<UnitSpec> units) {
        List<Deed> deeds = new ArrayList<>();
        for (UnitSpec unit : units) {
            deeds.add(unit.kind() == UnitSpec.Kind.AFV ? Deed.NOTHING : Deed.ELIMINATE);
        }
        return List.copyOf(deeds);
    }

    private void from(int index) {
        if (index == units.size()) {
            judge();
            return;
        }
        for (Deed deed : deeds(units.get(index))) {
            tried.add(deed);
            from(index + 1);
            tried.remove(tried.size() - 1);
        }
    }

    private static List<Deed> deeds(UnitSpec unit) {
        List<Deed> deeds = new ArrayList<>();
        deeds.add(Deed.NOTHING);
        if (unit.kind() == UnitSpec.Kind.AFV) {
            return deeds;
        }
        if (unit.hide() == UnitSpec.Hide.IGNORES_FIRST) {
            deeds.add(Deed.IGNORE);
        }
        if (unit.isPinned()) {
            deeds.add(Deed.ELIMINATE);
            return deeds;
        }
        deeds.add(Deed.PIN);
        if (unit.half() > 0) {
            deeds.add(Deed.REDUCE);
            deeds.add(Deed.REDUCE_AND_PIN);
        }
        if (!unit.kind().hasCrew()) {
            deeds.add(Deed.ELIMINATE);
        } else if (unit.rating() > 1) {
            deeds.add(Deed.SURVIVE);
        }
        return deeds;
    }

    private void judge() {
        int met = 0;
        int ignoring = 0;
        long lost = 0;
        int disabled = 0;
        int pinned = 0;
        int eliminated = 0;
        boolean freshLeft = false;
        boolean pinnedStruck = false;
        for (int i = 0; i < tried.size(); i++) {
            Deed deed = tried.get(i);
            UnitSpec unit = units.get(i);
            met += met(unit, deed);
            lost += price(unit, deed);
            ignoring += deed == Deed.IGNORE ? 1 : 0;
            disabled += deed.disables() ? 1 : 0;
            eliminated += deed == Deed.ELIMINATE ? 1 : 0;
            pinned += deed == Deed.ELIMINATE || !deed.disables() ? 0 : 1;
            freshLeft |= !unit.isPinned() && unit.kind() != UnitSpec.Kind.AFV && deed.leavesFresh();
            pinnedStruck |= unit.isPinned() && deed != Deed.NOTHING;
        }
        // What is left after the point a unit ignores must go onto that same unit: so only the last one may ignore it.
        if (met < points || ignoring > 1 || (freshLeft && pinnedStruck)) {
            return;
        }
        long price = switch (policy) {
            case CHEAPEST -> ((lost * STEP + pinned) * STEP + eliminated) * STEP + met;
            case KEEP_FIRING -> ((disabled * STEP * STEP + lost) * STEP + eliminated) * STEP + met;
        };
        if (price < bestPrice) {
            bestPrice = price;
            best = List.copyOf(tried);
        }
    }

    /** How many points a unit meets this way. */
    private static int met(UnitSpec unit, Deed deed) {
        int ignored = unit.ignored();
        return switch (deed) {
            case NOTHING -> 0;
            case IGNORE -> ignored;
            case PIN -> 1 + ignored;
            case REDUCE -> unit.rating() - unit.half() + ignored;
            case REDUCE_AND_PIN -> unit.rating() - unit.half() + 1 + ignored;
            case SURVIVE, ELIMINATE -> unit.rating() + ignored;
        };
    }

    /** The Casualty Rating lost, in sixths. */
    private static long price(UnitSpec unit, Deed deed) {
        return switch (deed) {
            case NOTHING, IGNORE, PIN -> 0;
            case REDUCE, REDUCE_AND_PIN -> (long) SIXTHS * (unit.rating() - unit.half());
            case SURVIVE -> (long) unit.rating() * Math.max(0, SIXTHS - unit.rating());
            case ELIMINATE -> (long) SIXTHS * unit.rating();
        };
    }
}
