package io.redoubt.cli.command;

import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.InputPrompts;
import io.redoubt.cli.query.Prompter;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.MissingInputException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers queries; missing and optional inputs are prompted for if there is a user to answer. */
final class InputDialogue {
    private final QueryEngine desk;
    private final Optional<Prompter> person;

    /**
     * Creates a dialogue.
     *
     * @param person the user to prompt; empty if there is none
     */
    InputDialogue(QueryEngine desk, Optional<Prompter> person) {
        this.desk = desk;
        this.person = person.filter(Prompter::isThere);
    }

    /**
     * A query with its answer.
     *
     * @param query the query, completed by prompts
     * @param prompted the texts given at the prompts, by input
     */
    record Asked(Query query, QueryEngine.Answered answered, Map<String, String> prompted) {}

    /**
     * Answers a query.
     *
     * @throws MissingInputException if an input is missing and there is no user to prompt
     */
    Asked answer(Query query) {
        if (person.isEmpty() || query.settings().format() != AnswerSettings.Format.TEXT) {
            return new Asked(query, desk.ask(query), Map.of());
        }
        InputPrompts asking = new InputPrompts(person.get());
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        Map<String, String> prompted = new LinkedHashMap<>();
        Set<String> declined = new HashSet<>();
        while (true) {
            inputs.putAll(prompted);
            Query completed = query.with(inputs);
            try {
                Optional<Map.Entry<InputField<?>, String>> offer = desk.offers(completed).entrySet().stream()
                        .filter(each -> declined.add(each.getKey().name()))
                        .findFirst();
                if (offer.isEmpty()) {
                    return new Asked(completed, desk.ask(completed), prompted);
                }
                InputField<?> field = offer.get().getKey();
                asking.offer(field, offer.get().getValue()).ifPresent(text -> prompted.put(field.name(), text));
            } catch (MissingInputException missing) {
                prompted.put(missing.field().name(), asking.ask(missing.field()));
            }
        }
    }
}
