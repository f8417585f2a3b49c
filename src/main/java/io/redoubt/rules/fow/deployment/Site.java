package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** Ground a Bunker may be placed on, or not. */
enum Site implements Named {
    OPEN("open", "open ground"),
    BUILDING("building", "a building"),
    ROAD("road", "a road"),
    TRACK("track", "a track"),
    RAILWAY_LINE("railway-line", "a railway line"),
    STREAM("stream", "a stream"),
    RIVER("river", "a river"),
    LAKE("lake", "a lake"),
    WATER("water", "a water feature"),
    OTHER("other", "other ground");

    private final String id;
    private final String words;

    Site(String id, String words) {
        this.id = id;
        this.words = words;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }

    /** What the rules say of it. */
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
