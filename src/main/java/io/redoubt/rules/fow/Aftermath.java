package io.redoubt.rules.fow;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a ruling leaves behind on the pieces it was about. */
final class Aftermath {
    private final Happening happening;
    private final Cast cast;
    private final List<Change> changes = new ArrayList<>();

    Aftermath(Happening happening, Cast cast) {
        this.happening = happening;
        this.cast = cast;
    }

    List<Change> changes() {
        switch (happening.verb()) {
            case "shoot" -> shoot();
            case "fire" -> cast.by().ifPresent(piece -> flag(piece, Muster.SHOT));
            case "assault" -> assault();
            case "counterattack" -> counterattack();
            case "cross" -> cast.by().ifPresent(this::cross);
            case "gap" -> gap();
            case "occupy" -> occupy();
            case "start-step" -> cast.at().ifPresent(piece -> state(piece, happening.outcome()));
            default -> {
                // the other procedures only tell
            }
        }
        return List.copyOf(changes);
    }

    private void shoot() {
        cast.by().ifPresent(piece -> flag(piece, Muster.SHOT));
        cast.at().ifPresent(piece -> {
            if (Muster.isCover(piece.kind())) {
                fewer(piece, Muster.TARGET_TEAMS, happening.amount("casualties"));
                return;
            }
            state(piece, happening.outcome());
            int markers = happening.amount("markers");
            if (markers > 0) {
                set(piece, Muster.SMOKE, Integer.toString(number(piece, Muster.SMOKE) + markers));
            }
        });
    }

    private void assault() {
        String end = happening.outcome();
        cast.at().ifPresent(piece -> {
            if (end.equals(AssaultEnd.CAPTURED.id())) {
                captured(piece);
            } else if (end.equals(Condition.BAILED_OUT.id()) || end.equals(Condition.DESTROYED.id())) {
                state(piece, end);
            }
        });
        cast.by().ifPresent(piece -> {
            if (end.equals(AssaultEnd.ELIMINATED.id())) {
                flag(piece, Muster.DESTROYED);
            }
            fewer(piece, Muster.TEAMS, happening.amount("teams-lost"));
        });
        int others = happening.amount("turrets-captured") - (end.equals(AssaultEnd.CAPTURED.id()) ? 1 : 0);
        if (others > 0) {
            beside(others);
        }
    }

    /** A captured Turret is Destroyed ({@link Rule#ASLT_17}). */
    private void captured(Piece piece) {
        flag(piece, Muster.CAPTURED);
        state(piece, Condition.DESTROYED.id());
    }

    /** The Turrets that a won assault takes with the one assaulted, as far as they are pieces. */
    private void beside(int count) {
        Inputs inputs = new Inputs(happening.inputs(), Map.of());
        List<NearTurret> turrets = inputs.find(AssaultForm.TURRET).orElse(List.of());
        for (Points.Within within : Points.Within.values()) {
            Captures captures = new Captures(turrets, within);
            // How many the ruling took tells whether just the limit is within it.
            if (captures.count() == count) {
                captures.taken().forEach(turret -> piece(turret.name()).ifPresent(this::captured));
                return;
            }
        }
    }

    private Optional<Piece> piece(String name) {
        for (Piece piece : cast.pieces()) {
            if (piece.name().equals(name) && piece.kind().equals(Strongpoint.TURRET.id())) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    private void counterattack() {
        cast.at().ifPresent(piece -> {
            boolean eliminated = happening.outcome().equals(CounterattackEnd.ELIMINATED.id());
            if (eliminated || happening.outcome().startsWith("team-destroyed")) {
                fewer(piece, Muster.TEAMS, 1);
            }
            if (eliminated) {
                flag(piece, Muster.DESTROYED);
            }
        });
    }

    private void cross(Piece piece) {
        if (!happening.outcome().equals(Passage.IMPASSABLE.id())) {
            flag(piece, Muster.MOVED);
        }
        if (happening.outcome().equals(Passage.BOGGED_DOWN.id())) {
            flag(piece, Muster.BOGGED_DOWN);
        }
    }

    private void gap() {
        boolean gapped = happening.outcome().equals(Breach.GAPPED.id());
        cast.at().filter(piece -> gapped).ifPresent(piece -> flag(piece, Muster.GAPPED));
        cast.by().ifPresent(piece -> {
            flag(piece, Muster.GAP_ATTEMPTED);
            String with = happening.input("with").orElse("");
            if (with.equals(Breacher.PIONEERS.id())) {
                flag(piece, Muster.MOVED);
            } else if (with.equals(Breacher.GUN.id())) {
                flag(piece, Muster.SHOT);
            } else {
                flag(piece, Muster.DESTROYED);
            }
        });
    }

    /** Somebody who is named and asks for no more than cover is in it from now on. */
    private void occupy() {
        if (cast.by().isPresent() && happening.input("action").isEmpty()) {
            cast.at().filter(Muster::isEntered).ifPresent(piece -> flag(piece, Muster.OCCUPIED));
        }
    }

    private void state(Piece piece, String state) {
        if (state.equals(Condition.UNHARMED.id()) && piece.value(Muster.STATE).isEmpty()) {
            return; // a piece nothing was ever said of is unharmed
        }
        set(piece, Muster.STATE, state);
    }

    private void flag(Piece piece, String key) {
        set(piece, key, "true");
    }

    private void set(Piece piece, String key, String value) {
        if (!piece.is(key, value)) {
            changes.add(Change.of(piece, key, value));
        }
    }

    private void fewer(Piece piece, String key, int lost) {
        if (lost > 0 && piece.value(key).isPresent()) {
            set(piece, key, Integer.toString(Math.max(0, number(piece, key) - lost)));
        }
    }

    private static int number(Piece piece, String key) {
        return piece.value(key).map(Integer::parseInt).orElse(0);
    }
}
