package io.redoubt.rules.fow;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.Optional;

/** What pieces fill into the form of each procedure. */
final class TakingPart {
    private static final String BUNKER = "bunker";

    private final Optional<Piece> by;
    private final Optional<Piece> at;
    private final Cast cast;
    private final Supply supply;

    TakingPart(Cast cast, Supply supply) {
        this.by = cast.by();
        this.at = cast.at();
        this.cast = cast;
        this.supply = supply;
    }

    /**
     * Fills one form.
     *
     * @throws BadInput if a piece that is gone is to act
     */
    void fill(String verb) {
        by.filter(piece -> piece.is(Muster.DESTROYED)).ifPresent(piece -> {
            throw new BadInput(
                    Escaped.of(piece.name()) + " is Destroyed: name another with --by, or take it back with set");
        });
        switch (verb) {
            case "shoot" -> shoot();
            case "fire" -> fire();
            case "assault" -> assault();
            case "counterattack" -> counterattack();
            case "cross" -> cross();
            case "gap" -> gap();
            case "occupy" -> occupy();
            case "start-step" -> {
                kind("at", at);
                supply.take(at, "state");
            }
            case "victory" -> victory();
            default -> {
                // the other procedures are about no piece
            }
        }
    }

    private void shoot() {
        kind("at", at);
        at.filter(piece -> piece.is(Muster.TARGET_TEAMS, "0") && !supply.isGiven(Muster.TARGET_TEAMS))
                .ifPresent(piece -> {
                    String name = Escaped.of(piece.name());
                    throw new BadInput(
                            "nobody is left in " + name + ": set " + name + " --target-teams 3 puts teams into it");
                });
        supply.take(at, "state", "front", "side", "top", "motivation");
        supply.take(at, "target-skill", "team", "target-teams", "gapped");
        supply.take(by, "skill", "rof", "firepower", "anti-tank", "weapon", "national-rule", "no-fire-on-the-move");
        supply.take(by, "teams", "moved");
        supply.takeAs("shooter-pinned", Muster.PINNED, by);
        by.filter(piece -> piece.is("bunker-buster"))
                .ifPresent(piece -> supply.put("weapon", WeaponClass.BUNKER_BUSTER.id(), piece));
    }

    private void fire() {
        kind("from", by);
        supply.take(by, "rof", "pinned-rof", "slit", "field-of-fire", "all-round", "state");
        if (!supply.isGiven("to-hit")) {
            supply.take(by, "skill");
        }
        if (!supply.isGiven("skill")
                && by.filter(piece -> piece.value("skill").isPresent()).isEmpty()) {
            supply.take(by, "to-hit");
        }
    }

    private void assault() {
        kind("at", at);
        supply.take(at, "slits", "state");
        supply.take(by, "tank-assault", "motivation");
        by.ifPresent(piece -> piece.value("skill")
                .ifPresent(skill -> supply.put(
                        "team", piece.value("teams").orElse("1") + 'x' + skill + ':' + teamClass(piece), piece)));
    }

    private static String teamClass(Piece piece) {
        if (piece.is("with", Breacher.PIONEERS.id())) {
            return TeamClass.PIONEER.id();
        }
        Optional<Crosser> mobility = mobility(piece);
        if (mobility.filter(Crosser::isVehicle).isPresent()) {
            boolean tank = piece.value("tank-assault").isPresent();
            return (tank ? TeamClass.TANK : TeamClass.VEHICLE).id();
        }
        return (mobility.filter(as -> as == Crosser.GUN).isPresent() ? TeamClass.GUN : TeamClass.INFANTRY).id();
    }

    private static Optional<Crosser> mobility(Piece piece) {
        return piece.value("as").map(CrossForm.AS.kind()::parse);
    }

    private void counterattack() {
        kind("from", by);
        supply.take(by, "state");
        supply.takeAs("teams-left", Muster.TEAMS, at);
        supply.take(at, "motivation");
        at.ifPresent(piece -> supply.put("adjacent", adjacent(piece).id(), piece));
    }

    private static AdjacentTeam adjacent(Piece piece) {
        return switch (mobility(piece).orElse(Crosser.INFANTRY)) {
            case INFANTRY, MAN_PACKED_GUN, CAVALRY -> AdjacentTeam.INFANTRY;
            case GUN -> AdjacentTeam.GUN;
            case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE -> AdjacentTeam.VEHICLE;
        };
    }

    private void cross() {
        obstacle("obstacle");
        supply.take(at, "gapped");
        at.filter(Muster::holds).ifPresent(piece -> supply.put(Muster.OCCUPIED, "true", piece));
        supply.take(by, "as", "skill", "overloaded", "unarmoured", "demolition-carrier");
    }

    private void gap() {
        obstacle("obstacle");
        supply.take(by, "with", "skill", "teams", "pinned", "moved", "bunker-buster", "rof", "firepower");
        supply.take(by, "second-firepower");
        by.filter(piece -> piece.is("bunker-buster") && piece.value("with").isEmpty())
                .ifPresent(piece -> supply.put("with", Breacher.GUN.id(), piece));
    }

    private void occupy() {
        obstacle("position");
        supply.take(at, "gapped");
        supply.take(by, "as", "shot");
        by.filter(piece -> piece.is(Muster.MOVED)).ifPresent(piece -> supply.put("moved", Pace.NORMAL.id(), piece));
    }

    /** What has become of the Bunkers of the other side; who counts them by hand is asked for nothing on top. */
    private void victory() {
        if (cast.side().isEmpty()) {
            return;
        }
        int total = 0;
        int destroyed = 0;
        int captured = 0;
        int own = 0;
        for (Piece piece : cast.pieces()) {
            boolean bunker = Muster.isBunker(piece.kind()) && !piece.owner().isEmpty();
            boolean gone = piece.is(Muster.STATE, Condition.DESTROYED.id());
            if (bunker && piece.owner().equals(cast.side())) {
                own += gone ? 0 : 1;
            } else if (bunker) {
                total++;
                captured += piece.is(Muster.CAPTURED) ? 1 : 0;
                destroyed += gone && !piece.is(Muster.CAPTURED) ? 1 : 0;
            }
        }
        supply.count("destroyed", destroyed);
        supply.count("total", total);
        if (!supply.isGiven("destroyed") && !supply.isGiven("total") && !supply.isGiven("captured")) {
            supply.count("captured", captured);
            supply.count("own-standing", own);
        }
    }

    private void kind(String input, Optional<Piece> piece) {
        piece.ifPresent(of -> supply.put(input, of.kind(), of));
    }

    private void obstacle(String input) {
        at.ifPresent(piece -> {
            supply.put(input, Muster.isBunker(piece.kind()) ? BUNKER : piece.kind(), piece);
            if (piece.is(Muster.DESTROYED) || piece.is(Muster.STATE, Condition.DESTROYED.id())) {
                supply.put("destroyed", "true", piece);
            }
        });
    }
}
