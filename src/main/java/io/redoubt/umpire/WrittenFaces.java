package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;

/**
 * Faces as a player wrote them.
 *
 * @param faces the faces in order
 * @param spacing the way they are separated
 */
public record WrittenFaces(List<Integer> faces, Spacing spacing) {
    /** Selects how the faces are separated. */
    public enum Spacing {
        /** By commas or spaces. */
        APART,
        /** Not at all: each digit is a face, if no die can show 10 or more. */
        CLOSE
    }

    public WrittenFaces {
        faces = List.copyOf(faces);
    }

    /** Creates faces that were written with commas or spaces. */
    public static WrittenFaces apart(List<Integer> faces) {
        return new WrittenFaces(faces, Spacing.APART);
    }

    /**
     * Creates faces that were written without separators.
     *
     * @param digits the digits, each from 0 to 9
     */
    public static WrittenFaces close(String digits) {
        List<Integer> faces = new ArrayList<>();
        digits.chars().forEach(digit -> faces.add(digit - '0'));
        return new WrittenFaces(faces, Spacing.CLOSE);
    }
}
