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

/**
 * A part of a model that can be taken off.
 *
 * @param points points lost in all that remove it
 */
public record Section(String name, int points) {
    /** The sections a structure may lose. */
    public static final InputField<List<Section>> SECTION = InputField.of(
            "section", new ListFormat<>(new Written()), "a removable section of the model [LG-DMG-17, LG-DMG-18]");

    public static List<Section> read(Inputs in) {
        return in.find(SECTION).orElse(List.of());
    }

    /** How many of them are off once so much is lost. */
    public static int off(List<Section> sections, int lost) {
        int off = 0;
        for (Section section : sections) {
            off += section.points <= lost ? 1 : 0;
        }
        return off;
    }

    /** Where a structure is destroyed, every section is off that goes by its last point. */
    public static void takeOff(Piece structure, SequentialChanges marks) {
        takeOff(structure, structure.value(PieceState.POINTS).orElse(Integer.MAX_VALUE), marks);
    }

    /** Marks the sections that are off once so much is lost. */
    public static void takeOff(Piece structure, int lost, SequentialChanges marks) {
        int off = off(structure.value(SECTION).orElse(List.of()), lost);
        if (off > 0) {
            marks.set(structure, PieceState.SECTIONS_REMOVED, off);
        }
    }

    /** Says which are off before anything else happens. */
    public static void check(List<Section> sections, int lost, Checklist list) {
        for (Section section : sections) {
            if (section.points <= lost) {
                list.note("The {} is off already: it went at {} [LG-DMG-17]", section.name, section.at());
            }
        }
    }

    /** Says which come off between two losses. */
    public static void tell(List<Section> sections, int before, int lost, Umpire umpire) {
        for (Section section : sections) {
            if (before < section.points && section.points <= lost) {
                umpire.note("Take off the {}: it goes at {} [LG-DMG-18, LG-DMG-17]", section.name, section.at());
            }
        }
    }

    private String at() {
        return DamageCost.points(points) + " lost";
    }

    /** How one is written: {@code porch=5}. */
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
