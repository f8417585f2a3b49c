package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The inputs of a procedure and how they make a situation. */
public final class Form<S> {
    private final List<Field<?>> fields;
    private final List<Field<?>> held;
    private final Function<Inputs, S> situation;
    private final Map<String, Optional<Field<?>>> named;
    private final Optional<Field<?>> positional;

    /**
     * A form.
     *
     * @param fields every input, in the order help shows them
     * @param situation builds the situation from what was given; throws {@link BadInput}
     */
    public Form(List<Field<?>> fields, Function<Inputs, S> situation) {
        this.fields = fields;
        this.situation = situation;
        this.named = new HashMap<>(2 * fields.size());
        Optional<Field<?>> nameless = Optional.empty();
        List<Field<?>> ofPieces = new ArrayList<>();
        for (Field<?> field : fields) {
            if (field.holder().isPresent()) {
                ofPieces.add(field);
            }
        }
        this.held = List.copyOf(ofPieces);
        for (int i = fields.size() - 1; i >= 0; i--) {
            Optional<Field<?>> field = Optional.of(fields.get(i));
            named.put(fields.get(i).name(), field);
            nameless = fields.get(i).isPositional() ? field : nameless;
        }
        this.positional = nameless;
    }

    /** Every input, in the order help shows them. */
    public List<Field<?>> fields() {
        return fields;
    }

    /** Returns the inputs that one of the named pieces fills, in the order help shows them. */
    public List<Field<?>> held() {
        return held;
    }

    /** What builds the situation from what was given; throws {@link BadInput}. */
    public Function<Inputs, S> situation() {
        return situation;
    }

    /**
     * Makes the situation.
     *
     * @throws BadInput if something is missing or cannot be read, whether the situation looked at it or not
     */
    public S read(Inputs inputs) {
        S made = situation.apply(inputs);
        inputs.checkUnused(this);
        return made;
    }

    public Optional<Field<?>> field(String name) {
        return named.getOrDefault(name, Optional.empty());
    }

    /** The input that is given without its name, if there is one. */
    public Optional<Field<?>> positional() {
        return positional;
    }
}
