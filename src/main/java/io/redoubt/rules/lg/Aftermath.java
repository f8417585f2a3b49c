package io.redoubt.rules.lg;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Piece;
import io.redoubt.rules.YesNo;
import java.util.List;

/** What a ruling leaves behind on the pieces it was about. */
final class Aftermath {
    private final Happening happening;
    private final Cast cast;
    private final Marks marks = new Marks();

    Aftermath(Happening happening, Cast cast) {
        this.happening = happening;
        this.cast = cast;
    }

    List<Change> changes() {
        switch (happening.verb()) {
            case "shoot" -> {
                cast.by().ifPresent(piece -> marks.set(piece, Muster.FIRED, YesNo.YES.id()));
                cast.at().ifPresent(this::shot);
            }
            case "damage" -> cast.at().filter(Aftermath::isBuilt).ifPresent(new Wreckage(happening, marks)::damaged);
            case "gap" -> cast.at().filter(Aftermath::isBuilt).ifPresent(new Wreckage(happening, marks)::gapped);
            case "collapse" -> cast.at().filter(Aftermath::isBuilt).ifPresent(new Wreckage(happening, marks)::checked);
            case "detect" ->
                cast.at()
                        .filter(piece -> isUnit(piece) && came(Spotting.DETECTED))
                        .ifPresent(piece -> marks.flag(piece, Muster.DETECTED));
            case "ignite" ->
                cast.at()
                        .filter(piece -> canBurn(piece) && came(Ignite.Result.FIRE))
                        .ifPresent(this::fire);
            case "spread" -> cast.at().filter(Aftermath::canBurn).ifPresent(this::grown);
            case "cross" -> cast.by().ifPresent(this::crossed);
            case "occupy" -> occupied();
            default -> {
                // the other procedures only tell
            }
        }
        return marks.changes();
    }

    private static boolean isBuilt(Piece piece) {
        return Muster.isBuilt(piece.kind());
    }

    private static boolean isUnit(Piece piece) {
        return piece.kind().equals(Muster.UNIT);
    }

    private static boolean canBurn(Piece piece) {
        return isBuilt(piece) || piece.kind().equals(Muster.VEGETATION);
    }

    private boolean came(Way outcome) {
        return happening.outcome().equals(outcome.id());
    }

    private void shot(Piece piece) {
        marks.fewer(piece, Muster.TROOPS, casualties());
        if (isUnit(piece)) {
            if (casualties()
                    >= piece.value(Muster.TROOPS).map(Integer::parseInt).orElse(1)) {
                marks.flag(piece, Muster.OUT);
            }
            if (happening.input("detect").isPresent() && !came(Fate.NOT_DETECTED)) {
                marks.flag(piece, Muster.DETECTED);
            }
            return;
        }
        if (isBuilt(piece)) {
            new Wreckage(happening, marks).shot(piece);
        }
        if (canBurn(piece)
                && (came(Fate.PENETRATED_AND_ON_FIRE)
                        || came(Fate.NOT_PENETRATED_BUT_ON_FIRE)
                        || happening.amount("fires") > 0)) {
            fire(piece);
        }
    }

    /** A single piece is out by the outcome alone; of more, the number is told. */
    private int casualties() {
        boolean out = came(Fate.PIECE_OUT_OF_ACTION) || came(Fate.OUT_OF_ACTION);
        return out ? Math.max(1, happening.amount("casualties")) : happening.amount("casualties");
    }

    /** A fire begins with its size at the start; one that burns already goes on as it is. */
    private void fire(Piece piece) {
        if (!piece.is(Muster.BURNING)) {
            String size = piece.value(Muster.START).orElse(Muster.UNSAID);
            marks.flag(piece, Muster.BURNING);
            marks.set(piece, Muster.START, size);
            marks.set(piece, Muster.FIRE_SIZE, size);
            marks.set(piece, Muster.TURNS, "0");
        }
    }

    private void grown(Piece piece) {
        marks.flag(piece, Muster.BURNING);
        for (String input : List.of(Muster.START, Muster.TURNS, Muster.FUEL, "factor", "every")) {
            happening.input(input).ifPresent(text -> marks.set(piece, input, text));
        }
        Size start = Blaze.START.kind().parse(happening.input(Muster.START).orElse(Muster.UNSAID));
        int size = Math.min(Size.MOST, happening.amount("size"));
        marks.set(piece, Muster.FIRE_SIZE, Blaze.START.kind().show(new Size(size, start.unit())));
    }

    private void crossed(Piece piece) {
        marks.drop(piece, Muster.FROM);
        int lost = happening.amount("casualties");
        marks.fewer(piece, Muster.TROOPS, lost);
        if (lost > 0 && happening.outcome().equals(Cross.ALL_LOST)) {
            marks.flag(piece, Muster.OUT);
        }
    }

    private void occupied() {
        String action = happening.input("action").orElse(Ruins.Action.OCCUPY.id());
        if (action.equals(Ruins.Action.OCCUPY.id())) {
            cast.at()
                    .filter(Aftermath::isBuilt)
                    .ifPresent(
                            position -> cast.by().ifPresent(piece -> marks.set(piece, Muster.FROM, position.kind())));
        }
    }
}
