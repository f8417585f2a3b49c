package io.redoubt.rules.tablemap;

/** The layers of a table, from the lowest to the highest: the higher one is visible if two overlap. */
public enum Layer {
    AREA("deployment area"),
    HEX("hex"),
    OPEN("open ground"),
    ROUGH("rough ground"),
    TREES("trees"),
    WATER("water"),
    WAY("road or track"),
    BUILDING("building"),
    TUNNEL("tunnel"),
    BARRIER("wire, mines"),
    WORK("trench, pit, foxhole"),
    CAVE("cave entrance"),
    BUNKER("bunker"),
    OBJECTIVE("objective");

    private final String words;

    Layer(String words) {
        this.words = words;
    }

    /** Returns the name in a legend. */
    public String words() {
        return words;
    }

    /** Returns whether players placed it, so that it can break rules and its name matters. */
    public boolean isPlaced() {
        return compareTo(TUNNEL) >= 0;
    }
}
