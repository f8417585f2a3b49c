package io.redoubt.rules.input;

/** An answer that is written out, because neither answer goes without saying. */
public enum YesNo implements Named {
    YES("yes"),
    NO("no");

    private final String id;

    YesNo(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id;
    }
}
