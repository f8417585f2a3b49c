package io.redoubt.battle;

import java.util.List;

/**
 * The dice of a ruling.
 *
 * @param faces every face in the order it fell
 * @param entered the places, from 0, of the faces that players rolled and entered
 * @param seed the seed of the other faces; empty if there are none
 */
public record DiceRecord(List<Integer> faces, List<Integer> entered, String seed) {
    public DiceRecord {
        faces = List.copyOf(faces);
        entered = List.copyOf(entered);
    }

    /** Returns whether the program rolled at least one die. */
    public boolean isRolled() {
        return faces.size() > entered.size();
    }
}
