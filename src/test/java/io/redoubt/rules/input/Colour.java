package io.redoubt.rules.input;

/** A closed choice for tests, with a name that is two words. */
enum Colour implements NamedConstant {
    RED("red"),
    DARK_GREEN("dark-green"),
    BLUE("blue");

    private final String id;

    Colour(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id.replace('-', ' ');
    }
}
