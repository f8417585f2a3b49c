package io.redoubt.cli.command;

import io.redoubt.cli.query.Prompter;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.report.Answer;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.Role;
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
    record Asked(Query query, QueryEngine.Answered answered, Map<String, String> prompted) {
        /** Returns this query with another form of its answer. */
        Asked with(Answer answer) {
            return new Asked(
                    query, new QueryEngine.Answered(answer, answered.consequence(), answered.question()), prompted);
        }
    }

    /**
     * Answers a query.
     *
     * @throws MissingInputException if an input is missing and there is no user to prompt
     */
    Asked answer(Query query) {
        if (person.isEmpty() || !query.settings().format().isForPeople()) {
            return new Asked(query, desk.ask(query), Map.of());
        }
        InputPrompts asking = new InputPrompts(person.get());
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        Map<String, String> prompted = new LinkedHashMap<>();
        Set<String> declined = new HashSet<>();
        Optional<InputField<?>> last = Optional.empty();
        while (true) {
            inputs.putAll(prompted);
            Query completed = query.with(inputs);
            Optional<Map.Entry<InputField<?>, Map<String, String>>> offer;
            try {
                offer = desk.offers(completed).entrySet().stream()
                        .filter(each -> declined.add(each.getKey().name()))
                        .findFirst();
            } catch (MissingInputException missing) {
                last = Optional.of(missing.field());
                prompted.put(missing.field().name(), asking.ask(missing.field()));
                continue;
            } catch (BadInputException e) {
                retract(last.filter(field -> prompted.containsKey(field.name())), prompted, inputs, declined, e);
                continue;
            }
            if (offer.isEmpty()) {
                return new Asked(completed, desk.ask(completed), prompted);
            }
            InputField<?> field = offer.get().getKey();
            last = Optional.of(field);
            String target = query.pieces().getOrDefault(Role.AT.option(), "");
            asking.offer(field, offer.get().getValue(), target).ifPresent(text -> prompted.put(field.name(), text));
        }
    }

    /**
     * Rejects the last answer, which does not fit the other inputs, so that the user is prompted again.
     *
     * @throws BadInputException if there is no answer to reject
     */
    private void retract(
            Optional<InputField<?>> last,
            Map<String, String> prompted,
            Map<String, String> inputs,
            Set<String> declined,
            BadInputException why) {
        if (last.isEmpty() || why instanceof NotAllowedException) {
            throw why;
        }
        String name = last.get().name();
        prompted.remove(name);
        inputs.remove(name);
        declined.remove(name);
        person.orElseThrow().reject(String.valueOf(why.getMessage()));
    }
}
