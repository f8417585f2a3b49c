package io.redoubt.rules.input;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The inputs of a procedure and how they make a situation.
 *
 * @param fields every input, in the order help shows them
 * @param situation builds the situation from what was given; throws {@link BadInput}
 */
public record Form<S>(List<Field<?>> fields, Function<Inputs, S> situation) {
    /**
     * Makes the situation.
     *
     * @throws BadInput if something is missing or cannot be read, whether the situation looked at it or not
     */
    public S read(Inputs inputs) {
        S made = situation.apply(inputs);
        inputs.checkUnused(fields);
        return made;
    }

    public Optional<Field<?>> field(String name) {
        for (Field<?> field : fields) {
            if (field.name().equals(name)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }
}
