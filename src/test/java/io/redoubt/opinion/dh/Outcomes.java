package io.redoubt.opinion.dh;

import io.redoubt.opinion.dh.Site.Last;

/** The name of what attacks at the structure came to. */
final class Outcomes {
    private Outcomes() {}

    static String of(Site start, Site end, boolean series) {
        if (!end.standing()) {
            return fallen(end);
        }
        if (series) {
            return end.touched()
                    ? stands(start, end) + (end.wrecks() > start.wrecks() ? "+weapon-lost" : "")
                    : "unharmed";
        }
        return switch (end.last()) {
            case NOT_ACQUIRED -> "not-acquired";
            case MISSED -> "missed";
            case NO_PENETRATION -> end.touched() ? stands(start, end) : "no-penetration";
            case COST_A_WEAPON -> stands(start, end) + "+weapon-lost";
            case NOTHING_YET, STOOD, DESTROYED, ELIMINATED -> stands(start, end);
        };
    }

    private static String stands(Site start, Site end) {
        if (start.crew().men() == 0) {
            return "stands";
        }
        if (end.crew().men() == 0) {
            return "wiped-out";
        }
        return switch (end.crew().place()) {
            case ROUTED -> "routed";
            case FELL_BACK -> "fell-back";
            case INSIDE -> end.crew().pins() > start.crew().pins() ? "pinned" : "holds";
        };
    }

    private static String fallen(Site end) {
        if (end.crew().men() == 0) {
            return end.last() == Last.ELIMINATED ? "eliminated" : "destroyed+no-survivors";
        }
        return end.crew().place() == Crew.Place.FELL_BACK ? "destroyed+fell-back" : "destroyed+routed";
    }
}
