package io.redoubt.vectors;

import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.Throw;
import java.util.ArrayList;
import java.util.List;

/** Raw dice that fall every way there is, one way after the other: the second, stupid way to count. */
public final class EveryFace implements FaceSource {
    private final List<Integer> shown = new ArrayList<>();
    private final List<Integer> sides = new ArrayList<>();
    private int at;

    @Override
    public int[] roll(Throw what) {
        int[] faces = new int[what.dice()];
        for (int i = 0; i < faces.length; i++) {
            if (at == shown.size()) {
                shown.add(1);
                sides.add(what.die().sides());
            }
            faces[i] = shown.get(at++);
        }
        return faces;
    }

    /** In how many ways the dice of the last run could have fallen. */
    public int ways() {
        int ways = 1;
        for (int die = 0; die < at; die++) {
            ways = Math.multiplyExact(ways, sides.get(die));
        }
        return ways;
    }

    /** Turns the last die that has a face left; false when every way was rolled. */
    public boolean next() {
        at = 0;
        for (int last = shown.size() - 1; last >= 0; last--) {
            if (shown.get(last) < sides.get(last)) {
                shown.set(last, shown.get(last) + 1);
                return true;
            }
            shown.remove(last);
            sides.remove(last);
        }
        return false;
    }
}
