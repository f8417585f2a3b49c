package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.vv.casualties.LossPlan.Response;
import io.redoubt.rules.vv.pieces.UnitSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tries every distribution of casualty points and keeps the best one for the owner (core 14.6).
 *
 * <p>All points must be met; over-filling is allowed. A unit that was already pinned takes points only if no unpinned
 * unit is left, and is then eliminated; the first point it may ignore like any other unit (core 14.63). A hex holds few
 * units, so a complete search is quick.
 */
final class LossSearch {
    /** Lost ratings are counted in sixths, because a survival roll loses them with some probability. */
    private static final int SIXTHS = 6;

    private static final long WORST = Long.MAX_VALUE;
    private static final long STEP = 1000;

    private final List<UnitSpec> units;
    private final LossPolicy policy;
    private final int points;
    private final int crewed;
    private final List<Response> tried = new ArrayList<>();
    private List<Response> best = List.of();
    private long bestPrice = WORST;

    private LossSearch(List<UnitSpec> units, LossPolicy policy, int points, int crewed) {
        this.units = units;
        this.policy = policy;
        this.points = points;
        this.crewed = crewed;
    }

    /**
     * Returns the best plan for the points; all units are eliminated if they cannot meet them.
     *
     * @param crewed weight of a point that a Gun or vehicle meets: 2 if points are doubled for infantry
     */
    static LossPlan plan(List<UnitSpec> units, LossPolicy policy, int points, int crewed) {
        if (points == 0) {
            return new LossPlan(units, Collections.nCopies(units.size(), Response.NOTHING), crewed);
        }
        LossSearch search = new LossSearch(units, policy, points, crewed);
        search.from(0);
        return new LossPlan(units, search.best.isEmpty() ? allGone(units) : search.best, crewed);
    }

    static int capacity(List<UnitSpec> units, int crewed) {
        return units.stream()
                .mapToInt(unit -> met(unit, Response.ELIMINATE, crewed))
                .sum();
    }

    private static List<Response> allGone(List<UnitSpec> units) {
        return units.stream()
                .map(unit -> unit.kind() == UnitSpec.Kind.AFV ? Response.NOTHING : Response.ELIMINATE)
                .toList();
    }

    private void from(int index) {
        if (index == units.size()) {
            judge();
            return;
        }
        for (Response response : responses(units.get(index))) {
            tried.add(response);
            from(index + 1);
            tried.remove(tried.size() - 1);
        }
    }

    private static List<Response> responses(UnitSpec unit) {
        List<Response> responses = new ArrayList<>();
        responses.add(Response.NOTHING);
        if (unit.kind() == UnitSpec.Kind.AFV) {
            return responses;
        }
        if (unit.hide() == UnitSpec.Hide.IGNORES_FIRST) {
            responses.add(Response.IGNORE);
        }
        if (unit.isPinned()) {
            responses.add(Response.ELIMINATE);
            return responses;
        }
        responses.add(Response.PIN);
        if (unit.half() > 0) {
            responses.add(Response.REDUCE);
            responses.add(Response.REDUCE_AND_PIN);
        }
        responses.add(unit.kind().hasCrew() ? Response.SURVIVE : Response.ELIMINATE);
        return responses;
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
            Response response = tried.get(i);
            UnitSpec unit = units.get(i);
            met += met(unit, response, crewed);
            lost += price(unit, response);
            ignoring += response == Response.IGNORE ? 1 : 0;
            disabled += response.disables() ? 1 : 0;
            eliminated += response == Response.ELIMINATE ? 1 : 0;
            pinned += response == Response.ELIMINATE || !response.disables() ? 0 : 1;
            freshLeft |= !unit.isPinned() && unit.kind() != UnitSpec.Kind.AFV && response.leavesFresh();
            pinnedStruck |= unit.isPinned() && response != Response.NOTHING;
        }
        // Points beyond the ignored one must go onto the same unit, so only the last unit may ignore a point.
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

    /** Returns the points that a unit meets with this response. */
    private static int met(UnitSpec unit, Response response, int crewed) {
        return unit.kind().hasCrew() ? crewed * met(unit, response) : met(unit, response);
    }

    private static int met(UnitSpec unit, Response response) {
        int ignored = unit.ignored();
        return switch (response) {
            case NOTHING -> 0;
            case IGNORE -> ignored;
            case PIN -> 1 + ignored;
            case REDUCE -> unit.rating() - unit.half() + ignored;
            case REDUCE_AND_PIN -> unit.rating() - unit.half() + 1 + ignored;
            case SURVIVE, ELIMINATE -> unit.rating() + ignored;
        };
    }

    /** Returns the Casualty Rating lost, in sixths. */
    private static long price(UnitSpec unit, Response response) {
        return switch (response) {
            case NOTHING, IGNORE, PIN -> 0;
            case REDUCE, REDUCE_AND_PIN -> (long) SIXTHS * (unit.rating() - unit.half());
            case SURVIVE -> (long) unit.rating() * Math.max(0, SIXTHS - unit.rating());
            case ELIMINATE -> (long) SIXTHS * unit.rating();
        };
    }
}
