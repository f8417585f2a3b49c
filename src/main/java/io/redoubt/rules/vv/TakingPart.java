package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.Optional;

/** What pieces fill into the form of each procedure. */
final class TakingPart {
    private final Stage stage;
    private final Optional<Piece> by;
    private final Optional<Piece> at;
    private final Optional<Piece> hex;
    private final Supply supply;

    TakingPart(Cast cast, Supply supply) {
        this.stage = new Stage(cast);
        this.by = cast.by();
        this.at = cast.at();
        this.hex = stage.hexOf(at);
        this.supply = supply;
    }

    /**
     * Fills one form.
     *
     * @throws BadInput if a piece can have no part in it
     */
    void fill(String verb) {
        mustBeThere(by);
        mustBeThere(at);
        switch (verb) {
            case "shoot" -> {
                place("at");
                new Shooting(stage, supply).fill();
            }
            case "assault" -> {
                place("at");
                supply.take(hex, Muster.HIDDEN);
                ownMines();
                new Assaulting(stage, supply).fill();
            }
            case "cross" -> {
                place(Muster.POSITION);
                supply.take(hex, Muster.HIDDEN, "terrain-cost");
                ownMines();
                new GoingIn(stage, supply).cross();
            }
            case "gap" -> {
                marker();
                supply.take(by, Muster.PINNED);
                supply.takeAs("attacked", Muster.FIRED, by);
                by.filter(Unit::isOne)
                        .ifPresent(unit ->
                                supply.put("as", new Unit(unit).unitClass().id(), unit));
            }
            case "occupy" -> {
                marker();
                new GoingIn(stage, supply).occupy();
            }
            case "rally" -> rally();
            case "survive" -> survive();
            case "deploy-check" -> {
                if (!supply.isGiven("file")) {
                    supply.take(hex, Muster.POSITION, "terrain", Muster.HIDDEN);
                    new GoingIn(stage, supply).stack(stage.targets());
                }
            }
            default -> {
                // no other procedure is about a piece
            }
        }
    }

    private static void mustBeThere(Optional<Piece> piece) {
        piece.filter(gone -> gone.is(Muster.ELIMINATED)).ifPresent(gone -> {
            throw new BadInput(Escaped.of(gone.name())
                    + " is eliminated: name another, or take it back with set --eliminated=false");
        });
    }

    /** Where the target is; a unit that is in no hex stands in the open. */
    private void place(String input) {
        at.ifPresent(piece -> supply.put(
                input, hex.flatMap(of -> of.value(Muster.POSITION)).orElse(Position.OPEN.id()), hex.orElse(piece)));
        supply.take(hex, "bunker-type", "terrain", "terrain-cover");
    }

    /** The position in a hex, of which there must be one. */
    private void marker() {
        Optional<String> position = hex.flatMap(of -> of.value(Muster.POSITION));
        if (at.isPresent()
                && !supply.isGiven(Muster.POSITION)
                && position.orElse("open").equals("open")) {
            String name = Escaped.of(hex.or(() -> at).map(Piece::name).orElse(""));
            throw new BadInput(name + " holds no fortification and no entrenchment: set " + name
                    + " --position trench says which, where there is one");
        }
        supply.take(hex, Muster.POSITION);
    }

    /** Mines belong to the owner of their hex. */
    private void ownMines() {
        boolean mines = hex.filter(of -> of.is(Muster.POSITION, Position.MINEFIELD.id()))
                .isPresent();
        String layer = hex.map(Piece::owner).orElse("");
        if (mines
                && !layer.isEmpty()
                && by.filter(mover -> mover.owner().equals(layer)).isPresent()) {
            hex.ifPresent(of -> supply.put("own-mines", "true", of));
        }
    }

    private void rally() {
        at.ifPresent(piece -> {
            Unit unit = unit(piece, "rally");
            if (!unit.isPinned()) {
                throw new BadInput(Escaped.of(piece.name()) + " is not pinned: there is nothing to rally from");
            }
            supply.put("as", spirit(unit).id(), piece);
            // The modifier of a pinned leader counts for nothing, so no leader helps himself.
            int leader = stage.leadership(at);
            if (leader > 0) {
                supply.put(Muster.LEADER, Integer.toString(leader), hex.orElse(piece));
            }
        });
    }

    private static Rally.Who spirit(Unit unit) {
        if (unit.isLeader()) {
            return Rally.Who.LEADER;
        }
        return switch (unit.unitClass()) {
            case GUN -> Rally.Who.GUN;
            case VEHICLE, AFV -> Rally.Who.VEHICLE;
            case INFANTRY -> unit.piece().is(Muster.ELITE) ? Rally.Who.ELITE : Rally.Who.INFANTRY;
        };
    }

    private void survive() {
        supply.take(at, Muster.POINTS);
        at.ifPresent(piece -> {
            if (!Unit.isOne(piece)) {
                units(piece);
                return;
            }
            Unit unit = new Unit(piece);
            if (!unit.hasCrew()) {
                units(piece);
                return;
            }
            if (!supply.isGiven("units")) {
                supply.put("as", unit.unitClass().id(), piece);
                supply.put("rating", Integer.toString(unit.needed().rating()), piece);
                supply.take(at, Muster.PINNED, Muster.GUN_SHIELD);
            }
        });
    }

    private void units(Piece from) {
        if (!supply.isGiven("units")) {
            Toll.units(Toll.takers(stage, at)).ifPresent(text -> supply.put("units", text, from));
        }
    }

    private static Unit unit(Piece piece, String verb) {
        if (!Unit.isOne(piece)) {
            throw new BadInput(Escaped.of(piece.name()) + " is a hex: " + verb + " names one of the units in it");
        }
        return new Unit(piece);
    }
}
