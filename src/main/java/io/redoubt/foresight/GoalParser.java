package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.exact.Relation;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Parses goals: {@code n1=destroyed and t2=bailed-out}, {@code or}, {@code not}, parentheses, {@code 2 of
 * n1,n2,n3=destroyed}, {@code crew(bunker)<=4}.
 */
public final class GoalParser {
    private static final String TRUE = "true";
    private static final int DEEPEST = 50;

    /** Words for a piece that has left the table, where no value of the piece has this name. */
    private static final Set<String> LEFT = Set.of("gone", "removed");

    private final Board board;
    private final RuleSet game;
    private final BattleRules rules;
    private final GoalWords words;
    private int depth;

    private GoalParser(String text, Board board, RuleSet game) {
        this.board = board;
        this.game = game;
        this.rules = game.battleRules();
        this.words = new GoalWords(text, () -> new GoalExample(board, game).joined());
    }

    /**
     * Parses a goal about the pieces of a board.
     *
     * @param game the game of these pieces
     * @throws BadInputException if it is not a goal, naming the nearest piece or state, with an example of this board
     */
    public static Goal read(String text, Board board, RuleSet game) {
        GoalParser reader = new GoalParser(text, board, game);
        Goal goal = reader.any();
        reader.words.mustEnd();
        return goal;
    }

    private Goal any() {
        List<Goal> parts = new ArrayList<>(List.of(all()));
        while (words.skip("or")) {
            parts.add(all());
        }
        return Goal.any(parts);
    }

    private Goal all() {
        List<Goal> parts = new ArrayList<>(List.of(one()));
        while (words.skip("and")) {
            parts.add(one());
        }
        return Goal.all(parts);
    }

    private Goal one() {
        if (++depth > DEEPEST) {
            throw words.fault("too many nested parentheses or nots");
        }
        Goal goal = innermost();
        depth--;
        return goal;
    }

    private Goal innermost() {
        if (words.skip("not")) {
            return new Goal.Not(one());
        }
        if (words.skip("(")) {
            Goal inside = any();
            words.must(")", "a )");
            return inside;
        }
        if (words.peek().equals("!")) {
            throw words.unexpected("");
        }
        String first = words.take("a piece");
        if (words.skip("of")) {
            return several(first);
        }
        if (words.skip("(")) {
            return value(first);
        }
        Piece piece = piece(first);
        words.must("=", "= and a state");
        return state(piece, words.take("a state"));
    }

    /** Parses {@code 2 of n1,n2,n3=destroyed} or {@code 2 of n1..n3=destroyed}. */
    private Goal several(String count) {
        List<Piece> pieces = new ArrayList<>();
        do {
            PieceNameFormat.each(List.of(words.take("a piece"))).forEach(name -> pieces.add(piece(name)));
        } while (words.skip(","));
        words.must("=", "= and a state");
        String state = words.take("a state");
        List<Goal> parts = new ArrayList<>();
        pieces.forEach(piece -> parts.add(state(piece, state)));
        if (count.length() > 4
                || !count.chars().allMatch(Character::isDigit)
                || Integer.parseInt(count) > parts.size()) {
            throw words.fault(PrintableText.of(count) + " of " + parts.size() + " is not possible");
        }
        return new Goal.AtLeast(Integer.parseInt(count), parts);
    }

    /** Parses {@code crew(bunker)<=4} or {@code state(n1)=pinned}. */
    private Goal value(String key) {
        Piece piece = piece(words.take("a piece"));
        words.must(")", "a )");
        PieceKind kind = kind(piece);
        boolean state = key.equals(BoardDistribution.GONE) || GoalExample.isState(kind, key);
        if (state && !words.isRelation()) {
            throw words.fault(key + " is a state; write " + PrintableText.of(piece.name()) + '=' + key);
        }
        if (kind.field(key).isEmpty()) {
            List<String> known = new ArrayList<>();
            kind.fields().forEach(field -> known.add(field.name()));
            throw words.fault("a " + kind.id() + " has no " + PrintableText.of(key)
                    + (state
                            ? " to compare; write " + PrintableText.of(piece.name()) + '=' + key
                            : SpellingSuggestion.hint(key, known) + outcome(key)));
        }
        String sign = words.take("= or <=");
        for (Relation relation : Relation.values()) {
            if (relation.sign().equals(sign)) {
                return compared(piece, kind.field(key).get(), relation, words.take("a number or a state"));
            }
        }
        throw words.fault(PrintableText.of(sign) + " is given instead of one of >= <= > < =");
    }

    private Goal compared(Piece piece, InputField<?> field, Relation relation, String bound) {
        boolean number = !bound.isEmpty() && bound.length() < 9 && bound.chars().allMatch(c -> c >= '0' && c <= '9');
        if (number) {
            String unsaid = ValueText.unsaid(rules, piece, field).orElse("");
            return new Goal.Compares(piece.name(), field.name(), relation, Integer.parseInt(bound), unsaid);
        }
        if (relation != Relation.EQUAL) {
            throw words.fault(PrintableText.of(bound) + " is not a number");
        }
        if (field.kind().isFlag()) {
            return new Goal.Is(piece.name(), field.name(), bound.equals(TRUE) ? TRUE : "");
        }
        List<String> choices = field.kind().choices();
        Optional<String> choice =
                choices.stream().filter(bound::equalsIgnoreCase).findFirst();
        if (!choices.isEmpty() && choice.isEmpty()) {
            throw words.fault(field.name() + " is one of " + String.join(", ", choices)
                    + SpellingSuggestion.hint(bound, choices));
        }
        return is(piece, field, choice.orElse(bound));
    }

    /** Parses a state by its name: a value of one of the piece's choices, or one of its flags. */
    private Goal state(Piece piece, String word) {
        String state =
                words(kind(piece)).filter(word::equalsIgnoreCase).findFirst().orElse(word);
        if (state.equals(BoardDistribution.GONE)) {
            return new Goal.Is(piece.name(), BoardDistribution.GONE, TRUE);
        }
        List<Goal> ways = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        Map<String, List<String>> choices = new LinkedHashMap<>();
        for (InputField<?> field : kind(piece).fields()) {
            if (field.kind().isFlag()) {
                known.add(field.name());
                if (field.name().equals(state)) {
                    ways.add(new Goal.Is(piece.name(), state, TRUE));
                }
            } else if (!field.kind().isRepeatable()) {
                if (ValueText.standard(field).isPresent()
                        && !field.kind().choices().isEmpty()) {
                    choices.put(field.name(), field.kind().choices());
                }
                if (field.kind().choices().contains(state)) {
                    ways.add(is(piece, field, state));
                }
            }
        }
        if (ways.isEmpty()) {
            known.add(BoardDistribution.GONE);
            throw words.fault(never(piece, state, known, choices) + outcome(state));
        }
        return Goal.any(ways);
    }

    /** Returns the words for states of a kind. */
    private static Stream<String> words(PieceKind kind) {
        Stream<String> states = kind.fields().stream()
                .flatMap(field -> field.kind().isFlag() ? Stream.of(field.name()) : field.kind().choices().stream());
        return Stream.concat(states, Stream.of(BoardDistribution.GONE));
    }

    /** Explains a word for a piece that has left, and an outcome of an action, which is not a value of a piece. */
    private String outcome(String word) {
        if (LEFT.contains(word)) {
            return "; a piece that has left the table is " + BoardDistribution.GONE;
        }
        List<String> verbs = GoalExample.outcomes(game).getOrDefault(word, List.of());
        return verbs.isEmpty()
                ? ""
                : "; " + PrintableText.of(word) + " is an outcome of " + String.join(" and ", verbs)
                        + ", and a goal is about the values of pieces";
    }

    /** Creates the error that lists the states of a piece; for several choices, each with the name of its field. */
    private static String never(Piece piece, String state, Set<String> flags, Map<String, List<String>> choices) {
        List<String> all = new ArrayList<>();
        List<String> told = new ArrayList<>();
        choices.forEach((name, values) -> {
            all.addAll(values);
            told.add(choices.size() == 1 ? String.join(", ", values) : name + ' ' + String.join(" or ", values));
        });
        all.addAll(flags);
        told.addAll(flags);
        return "a " + piece.kind() + " is never " + PrintableText.of(state) + "; it is " + String.join(", ", told)
                + SpellingSuggestion.hint(state, all);
    }

    /** Returns the goal that a field has a value; an unset field also meets it if the value is the default. */
    private static Goal is(Piece piece, InputField<?> field, String value) {
        Goal said = new Goal.Is(piece.name(), field.name(), value);
        boolean first = !field.kind().choices().isEmpty()
                && ValueText.standard(field).filter(value::equals).isPresent();
        return first ? Goal.any(List.of(said, new Goal.Is(piece.name(), field.name(), ""))) : said;
    }

    private PieceKind kind(Piece piece) {
        return PieceKind.of(piece.kind(), rules.kinds()).orElseGet(() -> new PieceKind(piece.kind(), "", List.of()));
    }

    private Piece piece(String name) {
        if (board.pieces().isEmpty()) {
            throw new BadInputException("there are no pieces on the table; add them first"
                    + " (in the shell: from --battle FILE, or - for commands on standard input)");
        }
        return board.find(name)
                .orElseThrow(() -> words.fault(
                        game.verbs().contains(name)
                                ? name + " is a command, and a goal says what becomes of pieces"
                                : board.unknown(name)));
    }
}
