package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fills a query from the pieces it names. Inputs given explicitly take precedence. */
public final class PieceInputFiller {
    private final Board board;
    private final PieceDefaults.Extent extent;

    /** Creates a filler of all values that a ruling mentions. */
    public PieceInputFiller(Board board) {
        this(board, PieceDefaults.Extent.RULING);
    }

    public PieceInputFiller(Board board, PieceDefaults.Extent extent) {
        this.board = board;
        this.extent = extent;
    }

    /**
     * A query filled from its pieces.
     *
     * @param query the filled query
     * @param who the acting and the target piece, and those around them
     * @param reminders warnings shown before the ruling; empty if the players switched them off
     * @param objections the warnings raised by the rules; the others concern the typed inputs
     * @param gaps the values that the pieces could have filled in but do not have
     * @param answers the texts given at prompts, by input
     */
    public record FilledQuery(
            Query query,
            Participants who,
            List<String> reminders,
            List<Reminder> objections,
            List<PieceDefaults.Gap> gaps,
            Map<String, String> answers) {
        /** Returns the name of the acting piece; empty if there is none. */
        public String by() {
            return name(who.by());
        }

        /** Returns the name of the target piece; empty if there is none. */
        public String at() {
            return name(who.at());
        }

        /** Returns whether the query involves no piece, so that it cannot change the table. */
        public boolean touchesNothing() {
            return who.by().isEmpty() && who.at().isEmpty();
        }

        /** Returns these pieces with another query, for example with its dice. */
        public FilledQuery with(Query other) {
            return new FilledQuery(other, who, reminders, objections, gaps, answers);
        }

        /**
         * Returns these pieces with a query completed by prompts.
         *
         * @param answered the texts given at the prompts, by input
         */
        public FilledQuery with(Query other, Map<String, String> answered) {
            return new FilledQuery(other, who, reminders, objections, gaps, answered);
        }
    }

    /**
     * Fills a query.
     *
     * @throws BadInputException if a piece cannot take part in it
     */
    public FilledQuery stage(Query query) {
        mustBeOf(query.game(), board);
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        Optional<Piece> by = piece(query, Role.BY, inputs);
        Optional<Piece> at = piece(query, Role.AT, inputs);
        by.ifPresent(acting -> mustActTogether(query.game(), acting));
        Participants who = board.participants(by, at);
        PieceDefaults defaults = query.game().fill(query.procedure(), who, new PieceDefaults(inputs, extent));
        ReminderCollector remembering = new ReminderCollector(board, query, who);
        List<Reminder> objections = remembering.objections(inputs, defaults);
        List<String> reminders = new ArrayList<>();
        objections.forEach(each -> reminders.add(SentenceText.cited(each.sentence())));
        reminders.addAll(remembering.contradictions(inputs, defaults));
        Map<String, String> sources = new LinkedHashMap<>();
        for (Map.Entry<String, String> text : defaults.texts().entrySet()) {
            String input = text.getKey();
            if (!inputs.containsKey(input)
                    && query.procedure().form().field(input).isPresent()) {
                inputs.put(input, text.getValue());
                sources.put(input, defaults.sources().getOrDefault(input, ""));
            }
        }
        by.ifPresent(piece -> mustBeTaken(query, piece, inputs, sources, board));
        at.ifPresent(piece -> mustBeTaken(query, piece, inputs, sources, board));
        Map<String, String> readings = new LinkedHashMap<>(board.readings());
        readings.putAll(query.settings().readings());
        AnswerSettings settings = query.settings().with(query.settings().dice(), readings);
        Query filled = new Query(
                query.game(),
                query.procedure(),
                inputs,
                settings,
                sources,
                query.cards(),
                named(query).pieces());
        return new FilledQuery(filled, who, List.copyOf(reminders), objections, defaults.gaps(), Map.of());
    }

    /** Rejects a piece whose kind the form does not accept as its input. */
    private static void mustBeTaken(
            Query query, Piece piece, Map<String, String> inputs, Map<String, String> sources, Board board) {
        for (InputField<?> field : query.procedure().form().fields()) {
            boolean itself = sources.getOrDefault(field.name(), "").equals(piece.name())
                    && inputs.getOrDefault(field.name(), "").equals(piece.kind());
            if (itself && !field.kind().reads(piece.kind())) {
                List<String> choices = field.kind().choices();
                String valid =
                        "; valid values: " + (choices.isEmpty() ? field.kind().expects() : String.join(", ", choices));
                throw new BadInputException(
                        query.procedure().verb() + " does not accept " + PrintableText.of(piece.name()) + " ("
                                + piece.kind() + ") as --" + field.name()
                                + holder(query.game(), piece, field, board).orElse(valid));
            }
        }
    }

    /** Returns the advice to name the piece that an acting or target piece is in, if the input takes that one. */
    private static Optional<String> holder(RuleSet game, Piece piece, InputField<?> field, Board board) {
        List<String> references = game.battleRules().namesOfPieces();
        return board.pieces().stream()
                .filter(other -> field.kind().reads(other.kind()))
                .filter(other -> references.stream().anyMatch(key -> other.is(key, piece.name())))
                .map(other -> "; it is in " + PrintableText.of(other.name()) + ", so name that one")
                .findFirst();
    }

    /**
     * Rejects a query of another game than the board's; plain dice belong to every game.
     *
     * @throws BadInputException if the games differ
     */
    public static void mustBeOf(RuleSet asked, Board board) {
        String game = board.mark(Board.GAME);
        if (!game.isEmpty() && !asked.key().equals(game) && !asked.key().equals(Catalog.DICE)) {
            throw new BadInputException("this is a battle of " + game + "; a battle holds pieces of only one game; for "
                    + asked.key() + " start another battle");
        }
    }

    /** Returns the query with the pieces it names, whether or not it has been filled. */
    Query named(Query query) {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (Role role : List.of(Role.AT, Role.BY)) {
            named(query, role, query.inputs().getOrDefault(role.option(), ""))
                    .ifPresent(piece -> pieces.put(role.option(), piece.name()));
        }
        return new Query(
                query.game(),
                query.procedure(),
                query.inputs(),
                query.settings(),
                query.sources(),
                query.cards(),
                pieces);
    }

    private static String name(Optional<Piece> piece) {
        return piece.map(Piece::name).orElse("");
    }

    /** Returns the named piece and removes its input. A name that is not a piece is left for the form or the cards. */
    private Optional<Piece> piece(Query query, Role role, Map<String, String> inputs) {
        String text = inputs.get(role.option());
        Optional<Piece> piece = text == null ? Optional.empty() : named(query, role, text);
        piece.ifPresent(found -> inputs.remove(role.option()));
        return piece;
    }

    /** Returns the named piece; a value of the form is a piece only if it is spelled exactly as its name. */
    private Optional<Piece> named(Query query, Role role, String name) {
        boolean value = board.piece(name).isEmpty()
                && query.procedure()
                        .form()
                        .field(role.option())
                        .filter(field -> field.kind().reads(name))
                        .isPresent();
        return value ? Optional.empty() : role == Role.BY ? board.acting(name) : board.find(name);
    }

    /** Rejects a group of acting pieces if the game does not allow it. */
    private static void mustActTogether(RuleSet game, Piece acting) {
        if (Group.isOne(acting) && !game.battleRules().actTogether()) {
            throw new BadInputException("--by " + PrintableText.of(acting.name()) + ": pieces of " + game.title()
                    + " act separately: use one command for each, or list them with commas and --odds for a table");
        }
    }
}
