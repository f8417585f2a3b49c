package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The inputs of a procedure, and the situation made of them. */
public final class Form<S> {
    private final List<InputField<?>> fields;
    private final List<InputField<?>> held;
    private final Function<Inputs, S> situation;
    private final Map<String, Optional<InputField<?>>> named;
    private final Map<String, Optional<InputField<?>>> typed;
    private final Optional<InputField<?>> positional;
    private final boolean takesFiles;
    private final boolean namesCards;

    /**
     * Creates a form.
     *
     * @param fields every input, in the order of the help
     * @param situation builds the situation from the inputs; throws {@link BadInputException}
     */
    public Form(List<InputField<?>> fields, Function<Inputs, S> situation) {
        this.fields = fields;
        this.situation = situation;
        this.named = new HashMap<>(2 * fields.size());
        this.typed = new HashMap<>(2 * fields.size());
        Optional<InputField<?>> nameless = Optional.empty();
        List<InputField<?>> ofPieces = new ArrayList<>();
        boolean files = false;
        boolean cards = false;
        for (InputField<?> field : fields) {
            if (field.holder().isPresent()) {
                ofPieces.add(field);
            }
            files |= field.kind().isFile();
            cards |= field.kind().namesCards();
        }
        this.held = List.copyOf(ofPieces);
        this.takesFiles = files;
        this.namesCards = cards;
        for (int i = fields.size() - 1; i >= 0; i--) {
            Optional<InputField<?>> field = Optional.of(fields.get(i));
            named.put(fields.get(i).name(), field);
            typed.put("--" + fields.get(i).name(), field);
            nameless = fields.get(i).isPositional() ? field : nameless;
        }
        this.positional = nameless;
    }

    /** Returns every input, in the order of the help. */
    public List<InputField<?>> fields() {
        return fields;
    }

    /** Returns the inputs filled from pieces, in the order of the help. */
    public List<InputField<?>> held() {
        return held;
    }

    /** Returns whether one of the inputs is a file. */
    public boolean takesFiles() {
        return takesFiles;
    }

    /** Returns whether one of the inputs takes names of cards. */
    public boolean namesCards() {
        return namesCards;
    }

    /** Returns the function that builds the situation from the inputs; it throws {@link BadInputException}. */
    public Function<Inputs, S> situation() {
        return situation;
    }

    /**
     * Builds the situation.
     *
     * @throws BadInputException if an input is missing or cannot be read, even if the situation does not use it
     */
    public S read(Inputs inputs) {
        S made = situation.apply(inputs);
        inputs.checkUnused(this);
        return made;
    }

    public Optional<InputField<?>> field(String name) {
        return named.getOrDefault(name, Optional.empty());
    }

    /** Returns the input of an option as it is typed, with its dashes. */
    public Optional<InputField<?>> option(String word) {
        return typed.getOrDefault(word, Optional.empty());
    }

    /** Returns the input that is given without its name, if there is one. */
    public Optional<InputField<?>> positional() {
        return positional;
    }
}
