package io.redoubt.rules.procedure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The procedures of a rulebook by their verbs, in the order of the help. Each is created on first use, because most
 * commands need only one.
 */
public final class Procedures {
    private final Map<String, Supplier<? extends Procedure<?, ?>>> makers = new LinkedHashMap<>();
    private final Map<String, Procedure<?, ?>> made = new ConcurrentHashMap<>();

    /**
     * Adds a procedure.
     *
     * @param verb the constant of its class, so that naming it loads nothing
     * @param maker a lambda; a constructor reference would load the class of the procedure at once
     */
    public Procedures add(String verb, Supplier<? extends Procedure<?, ?>> maker) {
        makers.put(verb, maker);
        return this;
    }

    /** Returns the verbs: the words after the game on the command line. */
    public List<String> verbs() {
        return List.copyOf(makers.keySet());
    }

    public Optional<Procedure<?, ?>> find(String verb) {
        Procedure<?, ?> known = made.get(verb);
        Supplier<? extends Procedure<?, ?>> maker = makers.get(verb);
        if (known != null || maker == null) {
            return Optional.ofNullable(known);
        }
        Procedure<?, ?> procedure = maker.get();
        if (!procedure.verb().equals(verb)) {
            throw new IllegalStateException(verb + " is called " + procedure.verb());
        }
        made.putIfAbsent(verb, procedure);
        return Optional.ofNullable(made.get(verb));
    }

    /** Returns all procedures. */
    public List<Procedure<?, ?>> all() {
        List<Procedure<?, ?>> all = new ArrayList<>(makers.size());
        makers.keySet().forEach(verb -> find(verb).ifPresent(all::add));
        return List.copyOf(all);
    }
}
