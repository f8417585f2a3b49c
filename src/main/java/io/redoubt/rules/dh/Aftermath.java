package io.redoubt.rules.dh;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Many;
import io.redoubt.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a ruling leaves behind on the pieces it was about. */
final class Aftermath {
    private static final String NOBODY = "0";

    private final Happening happening;
    private final Cast cast;
    private final List<Change> changes = new ArrayList<>();

    Aftermath(Happening happening, Cast cast) {
        this.happening = happening;
        this.cast = cast;
    }

    List<Change> changes() {
        switch (happening.verb()) {
            case "shoot" -> cast.at().ifPresent(this::shot);
            case "leave" -> cast.by().ifPresent(this::left);
            default -> {
                // the other procedures only tell
            }
        }
        return List.copyOf(changes);
    }

    /** The state that goes from shot to shot (DH-PEN-11, DH-GUTS-03, DH-GUTS-06). */
    private void shot(Piece piece) {
        if (!happening.input(Muster.CREW).equals(Optional.of(NOBODY))) {
            told("survivors").ifPresent(men -> men(piece, men));
            told("pins").ifPresent(pins -> number(piece, Muster.PINS, pins));
            Muster.Driven.by(happening.outcome()).ifPresent(driven -> {
                set(piece, Muster.OUTSIDE, driven.id());
                set(piece, Muster.LEFT, Charging.Left.THIS_TURN.id());
            });
        }
        told("penetrating-hits").ifPresent(marks -> number(piece, Muster.MARKS, marks));
        told("weapons-lost").ifPresent(lost -> weapons(piece, lost));
        if (happening.amount("destroyed") > 0) {
            set(piece, Muster.DESTROYED, "true");
        }
    }

    /** The weapons the attacker named, as far as they are lost (DH-PEN-15). */
    private void weapons(Piece piece, int lost) {
        Inputs inputs = new Inputs(happening.inputs(), Map.of());
        List<String> before = inputs.find(ShootForm.DESTROYED_WEAPON).orElse(List.of());
        if (lost > before.size()) {
            List<String> order = new Armament(inputs, inputs.get(ShootForm.AT)).inOrder(before);
            set(piece, Muster.DESTROYED_WEAPON, String.join(Many.SEPARATOR, order.subList(0, lost)));
        }
    }

    /** The work stands empty, and its men, with their Pins, are infantry units (DH-LEAVE-04, DH-LEAVE-10). */
    private void left(Piece piece) {
        Inputs inputs = new Inputs(happening.inputs(), Map.of());
        int men = inputs.get(LeaveForm.CREW, inputs.get(LeaveForm.FROM).crew().men());
        List<Integer> units = units(men);
        for (int unit = 0; unit < units.size(); unit++) {
            String name = free(piece.name() + "-crew" + (units.size() == 1 ? "" : "-" + (unit + 1)));
            changes.add(new Change(name, Change.KIND, Muster.UNIT));
            if (!piece.owner().isEmpty()) {
                changes.add(new Change(name, Piece.OWNER, piece.owner()));
            }
            changes.add(new Change(name, Muster.MEN, Integer.toString(units.get(unit))));
            piece.value(Muster.PINS).ifPresent(pins -> changes.add(new Change(name, Muster.PINS, pins)));
        }
        set(piece, Muster.CREW, NOBODY);
        for (String gone : List.of(Muster.OUTSIDE, Muster.PINS)) {
            if (piece.value(gone).isPresent()) {
                changes.add(Change.drop(piece, gone));
            }
        }
        set(piece, Muster.LEFT, Charging.Left.THIS_TURN.id());
    }

    /** The sizes of the units: they have two at most. */
    private List<Integer> units(int men) {
        int count = happening.amount("units");
        int largest = happening.amount("largest-unit");
        int smallest = happening.amount("smallest-unit");
        int large = largest == smallest ? count : (men - count * smallest) / (largest - smallest);
        List<Integer> units = new ArrayList<>();
        for (int unit = 0; unit < count; unit++) {
            units.add(unit < large ? largest : smallest);
        }
        return units;
    }

    /** A name that no piece has. */
    private String free(String name) {
        String free = name;
        for (int next = 2; isTaken(free); next++) {
            free = name + '.' + next;
        }
        return free;
    }

    private boolean isTaken(String name) {
        for (Piece piece : cast.pieces()) {
            if (piece.name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private Optional<Integer> told(String quantity) {
        return Optional.ofNullable(happening.amounts().get(quantity));
    }

    /** A card that nothing else was said of tells how many men there are. */
    private void men(Piece piece, int left) {
        if (!Muster.men(piece).equals(Optional.of(left))) {
            changes.add(Change.of(piece, Muster.CREW, Integer.toString(left)));
        }
    }

    /** Nothing is said of what there is none of. */
    private void number(Piece piece, String key, int number) {
        set(piece, key, number == 0 ? "" : Integer.toString(number));
    }

    private void set(Piece piece, String key, String value) {
        if (!piece.value(key).orElse("").equals(value)) {
            changes.add(Change.of(piece, key, value));
        }
    }
}
