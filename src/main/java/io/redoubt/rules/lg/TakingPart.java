package io.redoubt.rules.lg;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.Optional;

/** What pieces fill into the form of each procedure. */
final class TakingPart {
    private static final String[] WEAPON = {"weapon", "attack-factor", "effect-area", "hit", "penetrate"};
    private static final String[] GUIDELINES = {"mount", "nuclear", "hole"};

    private final Optional<Piece> by;
    private final Optional<Piece> at;
    private final Optional<Piece> conditions;
    private final Supply supply;

    TakingPart(Cast cast, Supply supply) {
        this.by = cast.by();
        this.at = cast.at();
        this.conditions = conditions(cast);
        this.supply = supply;
    }

    private static Optional<Piece> conditions(Cast cast) {
        for (Piece piece : cast.pieces()) {
            if (piece.kind().equals(Muster.CONDITIONS)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /**
     * Fills one form.
     *
     * @throws BadInput if a piece that is no unit, or is out of action, is to act
     */
    void fill(String verb) {
        by.ifPresent(TakingPart::acts);
        switch (verb) {
            case "shoot" -> shoot();
            case "damage" -> damage();
            case "gap" -> gap();
            case "collapse" -> supply.take(at, Muster.POINTS, Muster.DAMAGE, Muster.NEW_DAMAGE, Muster.TROOPS);
            case "detect" -> detect();
            case "ignite" -> ignite();
            case "spread" -> {
                supply.take(conditions, "wind");
                supply.take(at, Muster.START, Muster.TURNS, Muster.FUEL, "factor", "every");
            }
            case "cross" -> cross();
            case "occupy" -> occupy();
            case "deploy-check" -> deployCheck();
            default -> {
                // the other procedures are about no piece
            }
        }
    }

    private static void acts(Piece piece) {
        if (!piece.kind().equals(Muster.UNIT)) {
            throw new BadInput(Escaped.of(piece.name()) + " is a " + piece.kind()
                    + " and does nothing: name the unit that acts with --by");
        }
        if (piece.is(Muster.OUT)) {
            throw new BadInput(
                    Escaped.of(piece.name()) + " is out of action: name another with --by, or take it back with set");
        }
    }

    private void shoot() {
        supply.take(by, WEAPON);
        supply.take(by, GUIDELINES);
        supply.take(by, "fire-mode", "armor-penetrate", "radius", Muster.FROM);
        at.ifPresent(piece -> {
            if (piece.kind().equals(Muster.UNIT)) {
                supply.put("method", Method.DIRECT.id(), piece);
            }
        });
        supply.take(at, Muster.TROOPS, "armor", "target-size");
        surface();
        points();
        supply.take(conditions, "weather");
    }

    private void damage() {
        supply.take(by, WEAPON);
        supply.take(by, GUIDELINES);
        surface();
        points();
        supply.take(at, "section", Muster.TROOPS);
        boolean counted = at.flatMap(piece -> piece.value(Muster.POINTS)).isPresent()
                || supply.isGiven("variant")
                || supply.isGiven(Muster.POINTS);
        at.filter(piece -> !counted).ifPresent(piece -> supply.put("scheme", DamageForm.Scheme.GUIDELINES.id(), piece));
    }

    /** What it is made of; its roof where that is struck. */
    private void surface() {
        at.filter(piece -> piece.kind().equals(Muster.VEGETATION))
                .ifPresent(piece -> supply.put("material", Muster.VEGETATION, piece));
        supply.take(at, "material", "armor-class", "layers", "flammable");
        if (supply.isGiven("roof")) {
            supply.takeAs("material", "roofs", at);
        }
    }

    /** A variant counts points, so only where there are some. */
    private void points() {
        at.filter(piece -> piece.value(Muster.POINTS).isPresent()).ifPresent(piece -> {
            supply.take(conditions, "variant");
            supply.take(at, "variant", Muster.POINTS, Muster.DAMAGE);
        });
    }

    private void gap() {
        supply.take(by, WEAPON);
        supply.take(by, "with", "per-turn");
        sort().filter(Muster.Sort::breaches)
                .ifPresent(sort -> by.ifPresent(piece -> supply.put("as", sort.id(), piece)));
        surface();
        supply.takeAs("points", Muster.BREACH_POINTS, at);
        supply.take(at, Muster.POINTS_DONE);
        if (!supply.isGiven("attacks") && !supply.isGiven("turns") && !supply.isGiven("until")) {
            by.ifPresent(piece -> supply.put("attacks", piece.value("per-turn").orElse("1"), piece));
        }
    }

    private Optional<Muster.Sort> sort() {
        for (Muster.Sort sort : Muster.Sort.values()) {
            if (by.filter(piece -> piece.is(Muster.AS, sort.id())).isPresent()) {
                return Optional.of(sort);
            }
        }
        return Optional.empty();
    }

    private void detect() {
        supply.take(at, "weapon", "concealment-before", Muster.FIRED, "base", "signature");
        supply.takeAs("observers", Muster.TROOPS, by);
    }

    private void ignite() {
        supply.take(by, "weapon");
        surface();
        supply.take(conditions, "weather");
    }

    /** Burning ground attacks whoever passes; what stands is passed, or not, as it is. */
    private void cross() {
        at.ifPresent(piece -> {
            if (!burns(piece)) {
                supply.put(Muster.STRUCTURE, state(piece), piece);
            }
        });
        supply.take(by, Muster.TROOPS, "armor");
        supply.takeAs("armor-penetrate", Muster.FIRE_PENETRATE, by);
        sort().ifPresent(sort ->
                by.ifPresent(piece -> supply.put("as", sort.passer().id(), piece)));
    }

    private static boolean burns(Piece piece) {
        return piece.is(Muster.BURNING) && !piece.is(Muster.STRUCTURE, Ruins.State.DESTROYED.id());
    }

    private static String state(Piece piece) {
        return piece.value(Muster.STRUCTURE).orElse(Ruins.State.INTACT.id());
    }

    private void occupy() {
        type();
        supply.take(at, Muster.STRUCTURE);
        supply.take(by, Muster.TROOPS);
    }

    private void type() {
        at.filter(piece -> Muster.isBuilt(piece.kind())).ifPresent(piece -> supply.put("type", piece.kind(), piece));
    }

    private void deployCheck() {
        type();
        supply.takeAs("walls", "material", at);
        supply.take(at, "roofs", "armor-class", Muster.TROOPS, "construction", "entrances", "tunnel");
        supply.take(at, "above-ground", "heavily-armored", "cover", "openings", "viewing-gear", "screen");
        supply.take(at, "crew", "force");
        at.filter(piece -> piece.value("variant").isPresent() || conditions.isPresent())
                .ifPresent(piece -> points());
    }
}
