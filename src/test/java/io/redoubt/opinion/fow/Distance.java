package io.redoubt.opinion.fow;

/** A distance around 16"/40 cm, measured in one unit and never turned into the other (A-13). */
enum Distance {
    NEAR("7.5in", -1),
    BARE("12", -1),
    ALMOST("39.9cm", -1),
    LIMIT_INCHES("16in", 0),
    LIMIT_CENTIMETRES("40cm", 0),
    JUST_OVER("40.5cm", 1),
    FAR("17in", 1),
    FARTHER("20.5in", 1);

    private final String words;
    private final int side;

    Distance(String words, int side) {
        this.words = words;
        this.side = side;
    }

    static Distance any(Asked asked) {
        return values()[asked.number(0, values().length - 1)];
    }

    /** One that no reading puts beyond the limit. */
    static Distance close(Asked asked) {
        return values()[asked.number(0, 2)];
    }

    String words() {
        return words;
    }

    /** Over the limit, whatever the reading. */
    boolean over() {
        return side > 0;
    }

    /** Within the limit, where {@code fow.within} is read like this. */
    boolean within(String reading) {
        return side < 0 || (side == 0 && "inclusive".equals(reading));
    }
}
