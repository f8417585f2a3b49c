package io.redoubt.cli.query;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prompts the user at a battle for the pieces of a query that names none, to be chosen by number or name. */
public final class PiecePrompt {
    private static final int MOST = 9;

    private final BattleSeat desk;

    public PiecePrompt(BattleSeat desk) {
        this.desk = desk;
    }

    /** Returns the query with the chosen pieces; unchanged if there is no user to prompt, or no piece to choose. */
    public Query named(Query query) {
        Optional<Prompter> person = desk.person().filter(Prompter::isThere);
        if (person.isEmpty() || !query.settings().format().isForPeople()) {
            return query;
        }
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        for (Role role : List.of(Role.AT, Role.BY)) {
            boolean bare = !inputs.containsKey(role.option())
                    && (inputs.isEmpty()
                            || desk.battle().board().piece(firstName(inputs)).isPresent());
            boolean takesPart = role == Role.AT || query.procedure().actor() == Role.BY;
            if (bare && takesPart) {
                pick(query, role, inputs, person.get()).ifPresent(name -> inputs.put(role.option(), name));
            }
        }
        return query.with(inputs);
    }

    /**
     * Returns the name of the only input if that is a role. A user who types values does not mean a piece and is not
     * prompted.
     */
    private static String firstName(Map<String, String> inputs) {
        for (Role role : Role.values()) {
            if (inputs.size() == 1 && inputs.containsKey(role.option())) {
                return inputs.getOrDefault(role.option(), "");
            }
        }
        return "";
    }

    private Optional<String> pick(Query query, Role role, Map<String, String> inputs, Prompter person) {
        Procedure<?, ?> procedure = query.procedure();
        PieceRanking.Choice choice = new PieceRanking(desk.battle().board(), query.game()).of(procedure, role, inputs);
        List<String> names = new ArrayList<>(choice.sensible());
        names.addAll(choice.rest());
        if (names.isEmpty()) {
            return Optional.empty();
        }
        List<String> offered = names.subList(0, Math.min(MOST, names.size()));
        Optional<String> usual = desk.last(role)
                .filter(choice.sensible()::contains)
                .or(() -> choice.sensible().stream().findFirst());
        while (true) {
            Optional<String> line = person.answer(question(role, offered, usual));
            if (line.isEmpty()) {
                throw new RulingCancelledException();
            }
            String word = line.get().strip();
            if (word.isEmpty()) {
                return usual;
            }
            if (word.equals("-")) {
                return Optional.empty();
            }
            if (word.matches("[1-9]") && Integer.parseInt(word) <= offered.size()) {
                return Optional.of(offered.get(Integer.parseInt(word) - 1));
            }
            Optional<String> named = desk.battle()
                    .board()
                    .find(word)
                    .map(Piece::name)
                    .filter(names::contains)
                    .or(() -> choice(procedure, role, word));
            if (named.isPresent()) {
                return named;
            }
            PromptCancellation.of(
                    person, word, PrintableText.of(word) + " is not in the list; enter a number or a name");
        }
    }

    /** Returns the choice of the input that a word names in capitals or not. */
    private static Optional<String> choice(Procedure<?, ?> procedure, Role role, String word) {
        return procedure.form().field(role.option()).stream()
                .flatMap(field -> field.kind().choices().stream())
                .filter(word::equalsIgnoreCase)
                .findFirst();
    }

    private static String question(Role role, List<String> offered, Optional<String> usual) {
        StringBuilder question = new StringBuilder(role == Role.BY ? "Which piece acts? " : "Which target? ");
        for (int i = 0; i < offered.size(); i++) {
            question.append(i + 1).append('\u00a0').append(offered.get(i)).append("  ");
        }
        return question.append("(Enter: ")
                .append(usual.orElse("none"))
                .append(usual.isPresent() ? ", -: none" : "")
                .append(") ")
                .toString();
    }
}
