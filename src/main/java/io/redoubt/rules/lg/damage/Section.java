package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** A removable part of a model, and the points lost in all that remove it. */
public record Section(String name, int points) {
    public static final InputField<List<Section>> SECTION = InputField.of(
            "section", new ListFormat<>(new Written()), "a removable section of the model [LG-DMG-17, LG-DMG-18]");

    public static List<Section> read(Inputs in) {
        return in.find(SECTION).orElse(List.of());
    }

    /** Returns the number of sections removed at this loss. */
    public static int off(List<Section> sections, int lost) {
        return (int) sections.stream().filter(section -> section.points <= lost).count();
    }

    /** Records the sections of a destroyed structure, whose points are all lost. */
    public static void takeOff(Piece structure, SequentialChanges marks) {
        takeOff(structure, structure.value(PieceState.POINTS).orElse(Integer.MAX_VALUE), marks);
    }

    /** Records the sections removed at this loss. */
    public static void takeOff(Piece structure, int lost, SequentialChanges marks) {
        int off = off(structure.value(SECTION).orElse(List.of()), lost);
        if (off > 0) {
            marks.set(structure, PieceState.SECTIONS_REMOVED, off);
        }
    }

    /** Notes the sections removed before. */
    public static void check(List<Section> sections, int lost, Checklist list) {
        for (Section section : sections) {
            if (section.points <= lost) {
                list.note("The {} is already off: it came off at {} [LG-DMG-17]", section.name, section.at());
            }
        }
    }

    /** Announces the sections removed between two losses. */
    public static void tell(List<Section> sections, int before, int lost, Umpire umpire) {
        for (Section section : sections) {
            if (before < section.points && section.points <= lost) {
                umpire.note("Take off the {}: it comes off at {} [LG-DMG-18, LG-DMG-17]", section.name, section.at());
            }
        }
    }

    private String at() {
        return DamageCost.points(points) + " lost";
    }

    /** The notation {@code porch=5}. */
    private static final class Written implements ValueFormat<Section> {
        private static final WholeNumberFormat POINTS = WholeNumberFormat.of(1, SharedInputs.MOST_POINTS);

        @Override
        public Section parse(String text) {
            int equals = text.lastIndexOf('=');
            if (equals < 0) {
                throw new BadValueException("takes " + expects());
            }
            return new Section(PieceNameFormat.of(text.substring(0, equals)), POINTS.parse(text.substring(equals + 1)));
        }

        @Override
        public String show(Section value) {
            return value.name() + '=' + value.points();
        }

        @Override
        public String label() {
            return "NAME=POINTS";
        }

        @Override
        public String expects() {
            return "a section and the points lost that remove it, like porch=5";
        }
    }
}
