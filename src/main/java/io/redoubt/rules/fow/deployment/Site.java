package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.NamedConstant;

/** A kind of ground, on which a Bunker may be placed or not. */
enum Site implements NamedConstant {
    OPEN("open ground"),
    BUILDING("a building"),
    ROAD("a road"),
    TRACK("a track"),
    RAILWAY_LINE("a railway line"),
    STREAM("a stream"),
    RIVER("a river"),
    LAKE("a lake"),
    WATER("a water feature"),
    OTHER("other ground");

    private final String words;

    Site(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    Ground ground() {
        return switch (this) {
            case OPEN, BUILDING, OTHER -> Ground.PERMITTED;
            case ROAD, TRACK, RAILWAY_LINE -> Ground.TRANSPORT;
            case STREAM, RIVER, LAKE, WATER -> Ground.WATER;
        };
    }

    /** The two kinds of forbidden ground, and the rest. */
    enum Ground {
        PERMITTED,
        TRANSPORT,
        WATER
    }
}
