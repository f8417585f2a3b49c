package io.redoubt.rules.input;

import java.util.Optional;

/**
 * A part of a value whose notation has several, for prompts that ask for one part after the other.
 *
 * @param sign the sign before it in the notation; empty for the first part
 * @param name the name of the part in prompts
 * @param kind the format of the part
 * @param usual the text of the part if the user types none; an empty text if it is then omitted; empty if the part is
 *     required
 */
public record ValuePart(String sign, String name, ValueFormat<?> kind, Optional<String> usual) {
    /** Creates a required part. */
    public static ValuePart of(String sign, String name, ValueFormat<?> kind) {
        return new ValuePart(sign, name, kind, Optional.empty());
    }

    /** Returns this part with a default. */
    public ValuePart or(String text) {
        return new ValuePart(sign, name, kind, Optional.of(text));
    }

    /** Returns this part as one that may be omitted. */
    public ValuePart optional() {
        return or("");
    }

    /**
     * Parses the text of a part.
     *
     * @param what the name of the part, for the message
     * @throws BadValueException with the name of the part and the values it takes
     */
    public static <T> T parse(String what, String text, ValueFormat<T> kind) {
        try {
            return kind.parse(text);
        } catch (BadValueException e) {
            throw new BadValueException("has a " + what + " of " + PrintableText.of(text) + ": it takes "
                    + kind.expects()
                    + (kind instanceof NamedChoiceFormat ? SpellingSuggestion.hint(text, kind.choices()) : ""));
        }
    }
}
