package io.redoubt.umpire;

/**
 * A fair die with faces 1 to {@code sides}.
 *
 * @param sides number of faces, 2 to 1000
 */
public record Die(int sides) {
    public static final int MOST_SIDES = 1000;
    public static final Die D6 = new Die(6);
    public static final Die D10 = new Die(10);

    public Die {
        if (sides < 2 || sides > MOST_SIDES) {
            throw new IllegalArgumentException("a die has 2 to " + MOST_SIDES + " sides, not " + sides);
        }
    }

    @Override
    public String toString() {
        return "d" + sides;
    }
}
