package io.redoubt.rules.map;

/** What lies on a table, from the lowest to the highest: the higher is seen where two share ground. */
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

    /** What a legend calls it. */
    public String words() {
        return words;
    }

    /** Whether players placed it, so that rules can be broken by it and its name matters. */
    public boolean isPlaced() {
        return compareTo(TUNNEL) >= 0;
    }
}
