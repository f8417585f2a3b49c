package io.redoubt.rules.input;

/**
 * A name or a few words that players choose.
 *
 * @param label the placeholder in help
 * @param expects the expected format, for error messages
 */
public record FreeTextFormat(String label, String expects) implements ValueFormat<String> {
    @Override
    public String parse(String text) {
        return PieceNameFormat.of(text);
    }

    @Override
    public String show(String value) {
        return value;
    }
}
