package io.redoubt.rules.input;

/** An input that is true if it is named. */
final class FlagFormat implements ValueFormat<Boolean> {
    @Override
    public Boolean parse(String text) {
        return switch (text) {
            case "true", "yes" -> true;
            case "false", "no" -> false;
            default -> throw new BadValueException("takes " + expects());
        };
    }

    @Override
    public String show(Boolean value) {
        return value ? "true" : "false";
    }

    @Override
    public String label() {
        return "";
    }

    @Override
    public String expects() {
        return "true or false";
    }

    @Override
    public boolean isFlag() {
        return true;
    }
}
