package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.query.Query;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Inputs given once for all steps of a look-ahead: {@code plan GOAL --range 5in}. They fill what neither a step nor its
 * pieces provide.
 */
final class StepInputs {
    private static final String TRUE = "true";

    private final Map<String, List<String>> given;
    private final Set<String> used = new HashSet<>();

    /**
     * Creates the inputs of a command line.
     *
     * @param given the texts of each input, by its name without dashes; no text for a flag
     */
    StepInputs(Map<String, List<String>> given) {
        this.given = new LinkedHashMap<>(given);
    }

    /** Returns the inputs of a command line without options for its steps. */
    static StepInputs none() {
        return new StepInputs(Map.of());
    }

    /** Returns the procedures that a plan may use. */
    static List<Procedure<?, ?>> planned(RuleSet game) {
        List<String> verbs = new ArrayList<>(game.battleRules().mandatoryActions());
        game.battleRules().turnActions().forEach(verbs::addAll);
        List<Procedure<?, ?>> procedures = new ArrayList<>();
        verbs.forEach(verb -> game.procedure(verb).ifPresent(procedures::add));
        return procedures;
    }

    boolean isEmpty() {
        return given.isEmpty();
    }

    /** Returns the options that the procedures take, as they were typed, in the notation of a command line. */
    List<String> options(List<? extends Procedure<?, ?>> procedures) {
        List<String> options = new ArrayList<>();
        given.forEach((name, texts) -> {
            if (procedures.stream()
                    .anyMatch(procedure -> procedure.form().field(name).isPresent())) {
                texts.forEach(text -> options.add("--" + name + ' ' + PrintableText.quoted(text)));
                options.addAll(texts.isEmpty() ? List.of("--" + name) : List.of());
            }
        });
        return options;
    }

    /** Returns these inputs by name, for programs. */
    Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        given.forEach((name, values) -> texts.put(name, values.isEmpty() ? TRUE : String.join(", ", values)));
        return texts;
    }

    /**
     * Checks that each input is one of these procedures.
     *
     * @param line the command line, for the message about an option that none of them has
     * @throws BadInputException if one is not
     */
    void mustBeKnown(List<Procedure<?, ?>> procedures, LookAheadArguments line) {
        for (String name : given.keySet()) {
            if (procedures.stream()
                    .noneMatch(procedure -> procedure.form().field(name).isPresent())) {
                line.rejectOption(name);
            }
        }
    }

    /**
     * Checks that each input was used at least once.
     *
     * @throws BadInputException if one was not, because pieces provide it or no step takes it
     */
    void mustBeUsed(Board board, RuleSet game) {
        for (Map.Entry<String, List<String>> each : given.entrySet()) {
            if (!used.contains(each.getKey())) {
                Optional<Piece> having = board.pieces().stream()
                        .filter(piece -> has(piece, each.getKey(), game))
                        .findFirst();
                String option = "--" + each.getKey();
                throw new BadInputException(having.map(piece -> option + " is a value of pieces; set it on one: set "
                                + PrintableText.of(piece.name()) + ' '
                                + PrintableText.whole(option + ' ' + String.join(" ", each.getValue())))
                        .orElse(option
                                + ": no step needs it here: its pieces provide it, or no action has it; remove it"));
            }
        }
    }

    private static boolean has(Piece piece, String name, RuleSet game) {
        List<String> names = new ArrayList<>(List.of(name));
        game.procedures()
                .forEach(procedure ->
                        procedure.form().field(name).map(InputField::keptAs).ifPresent(names::add));
        return PieceKind.of(piece.kind(), game.battleRules().kinds())
                .filter(kind -> names.stream().anyMatch(key -> kind.field(key).isPresent()))
                .isPresent();
    }

    /**
     * Returns a query with the inputs that it takes, and that neither it nor the pieces provide.
     *
     * @throws BadInputException if the text of one is not valid
     */
    Query into(Query query, Board board) {
        if (given.isEmpty()) {
            return query;
        }
        Map<String, String> filled = filled(query, board);
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        given.forEach((name, texts) -> query.procedure().form().field(name).ifPresent(field -> {
            if (query.inputs().containsKey(name)) {
                used.add(name);
            } else if (!filled.containsKey(name)
                    && pieceWithout(field, query, board).isEmpty()) {
                inputs.put(name, text(field, texts));
                used.add(name);
            }
        }));
        return query.with(inputs);
    }

    /** Returns what a query and its pieces provide; what the query provides if its pieces cannot take part. */
    private static Map<String, String> filled(Query query, Board board) {
        try {
            return new PieceInputFiller(board).stage(query).query().inputs();
        } catch (BadInputException e) {
            return query.inputs();
        }
    }

    /** Returns the piece of a query that can have the value of an input and does not have it; empty if none can. */
    static Optional<String> pieceWithout(InputField<?> field, Query query, Board board) {
        List<String> names = new ArrayList<>();
        for (PieceDefaults.Gap gap : gaps(query, board)) {
            names.addAll(gap.input().equals(field.name()) ? List.of(gap.piece()) : List.of());
        }
        if (names.isEmpty()) {
            List<Role> roles = field.holder().map(List::of).orElseGet(() -> List.of(Role.values()));
            roles.forEach(role -> names.add(query.inputs().getOrDefault(role.option(), "")));
        }
        return names.stream()
                .flatMap(name -> board.find(name).stream())
                .filter(piece -> PieceKind.of(
                                piece.kind(), query.game().battleRules().kinds())
                        .flatMap(kind -> kind.field(field.keptAs()))
                        .isPresent())
                .map(Piece::name)
                .findFirst();
    }

    private static List<PieceDefaults.Gap> gaps(Query query, Board board) {
        try {
            return new PieceInputFiller(board).stage(query).gaps();
        } catch (BadInputException e) {
            return List.of();
        }
    }

    private static String text(InputField<?> field, List<String> texts) {
        String option = "--" + field.name();
        if (field.kind().isFlag()) {
            if (!texts.isEmpty() && !texts.equals(List.of(TRUE))) {
                throw new BadInputException(option + " takes no value; write " + option + "=true");
            }
            return TRUE;
        }
        if (texts.isEmpty()) {
            throw new BadInputException(option + ": give " + field.kind().expects());
        }
        String text = String.join(ListFormat.SEPARATOR, texts);
        try {
            field.kind().parse(text);
        } catch (BadValueException e) {
            throw new BadInputException(
                    option + ' ' + PrintableText.of(String.join(" ", texts)) + ": " + e.getMessage());
        }
        return text;
    }
}
