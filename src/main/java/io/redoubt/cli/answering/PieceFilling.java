package io.redoubt.cli.answering;

import io.redoubt.battle.Board;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fills a question from the pieces it names; what was given explicitly wins. */
public final class PieceFilling {
    private final Board board;

    public PieceFilling(Board board) {
        this.board = board;
    }

    /**
     * A question with its pieces.
     *
     * @param query the question, filled
     * @param by the name of the piece that acts; empty if none does
     * @param at the name of the piece that something is done to; empty if there is none
     * @param reminders what players should think of before it is ruled on; none where they said that they know
     * @param objections those among the reminders that the rules make; the others are of what was typed
     */
    public record Staged(Query query, String by, String at, List<String> reminders, List<String> objections) {
        /** Whether it is about no piece at all, so that nothing on the table can come of it. */
        public boolean touchesNothing() {
            return by.isEmpty() && at.isEmpty();
        }

        /** The same pieces and another question about them: with dice, or with what was asked for on the way. */
        public Staged with(Query other) {
            return new Staged(other, by, at, reminders, objections);
        }
    }

    /**
     * Fills a question.
     *
     * @throws BadInput if a piece can have no part in this
     */
    public Staged stage(Query query) {
        mustBeOf(query.game(), board);
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        Optional<Piece> by = piece(Role.BY, inputs);
        Optional<Piece> at = piece(Role.AT, inputs);
        by.ifPresent(acting -> mustActTogether(query.game(), acting));
        Participants who = board.participants(by, at);
        PieceDefaults defaults = query.game().fill(query.procedure(), who, inputs);
        Remembering remembering = new Remembering(board, query, who);
        List<String> objections = remembering.objections(inputs, defaults);
        List<String> reminders = new ArrayList<>(objections);
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
        by.ifPresent(piece -> mustBeTaken(query, piece, inputs, sources));
        at.ifPresent(piece -> mustBeTaken(query, piece, inputs, sources));
        Map<String, String> readings = new LinkedHashMap<>(board.readings());
        readings.putAll(query.settings().readings());
        Settings settings = query.settings().with(query.settings().dice(), readings);
        Query filled = new Query(
                query.game(),
                query.procedure(),
                inputs,
                settings,
                sources,
                query.cards(),
                named(query).pieces());
        return new Staged(filled, name(by), name(at), List.copyOf(reminders), objections);
    }

    /** What a piece is stands for itself where a form asks for that; another form may know no such thing. */
    private static void mustBeTaken(Query query, Piece piece, Map<String, String> inputs, Map<String, String> sources) {
        for (Field<?> field : query.procedure().form().fields()) {
            boolean itself = sources.getOrDefault(field.name(), "").equals(piece.name())
                    && inputs.getOrDefault(field.name(), "").equals(piece.kind());
            if (itself && !field.kind().reads(piece.kind())) {
                List<String> choices = field.kind().choices();
                throw new BadInput(Escaped.of(piece.name()) + " (" + piece.kind() + ") is nothing that "
                        + query.procedure().verb() + " takes as --" + field.name() + "; it takes "
                        + (choices.isEmpty() ? field.kind().expects() : String.join(", ", choices)));
            }
        }
    }

    /**
     * A board holds pieces of one game.
     *
     * @throws BadInput if it is another one
     */
    public static void mustBeOf(RuleSet asked, Board board) {
        String game = board.mark(Board.GAME);
        if (!game.isEmpty() && !asked.key().equals(game)) {
            throw new BadInput("this is a battle of " + game + ": a battle holds pieces of one game only; for "
                    + asked.key() + " play another");
        }
    }

    /** A question that says which pieces it names, looked at or not. */
    Query named(Query query) {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (Role role : List.of(Role.AT, Role.BY)) {
            named(role, query.inputs().getOrDefault(role.option(), ""))
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

    /** A name that no piece has is left for the form, or for the cards. */
    private Optional<Piece> piece(Role role, Map<String, String> inputs) {
        String text = inputs.get(role.option());
        Optional<Piece> piece = text == null ? Optional.empty() : named(role, text);
        piece.ifPresent(found -> inputs.remove(role.option()));
        return piece;
    }

    private Optional<Piece> named(Role role, String name) {
        return role == Role.BY ? board.acting(name) : board.piece(name);
    }

    /** Who acts together is for the game to say. */
    private static void mustActTogether(RuleSet game, Piece acting) {
        if (Group.isOne(acting) && !game.battleRules().actTogether()) {
            throw new BadInput("--by " + Escaped.of(acting.name()) + ": pieces of " + game.title()
                    + " act one by one: name each in a command of its own, or with commas and --odds for a table");
        }
    }
}
