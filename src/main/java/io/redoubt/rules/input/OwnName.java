package io.redoubt.rules.input;

/**
 * A name or a few words of the players' own.
 *
 * @param label what stands for it in help
 * @param expects what it is, for who gives something else
 */
public record OwnName(String label, String expects) implements Kind<String> {
    @Override
    public String parse(String text) {
        return Names.of(text);
    }

    @Override
    public String show(String value) {
        return value;
    }
}
