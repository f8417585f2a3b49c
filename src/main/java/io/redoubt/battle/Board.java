package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.ValueRead;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** An immutable state of the game: the pieces, and the marks of the table as a whole. */
public final class Board {
    /** The key of the game. */
    public static final String GAME = "game";

    /** The number of the turn, from 1. */
    public static final String TURN = "turn";

    /** The side whose turn it is. */
    public static final String SIDE = "side";

    /** The phase of the turn; not set if the group does not track phases. */
    public static final String PHASE = "phase";

    /** The sides in the order of their turns, separated by commas. */
    public static final String SIDES = "sides";

    /** The source of the dice. */
    public static final String DICE = "dice";

    /** The owner of pieces that are added without one; not set if they have none. */
    public static final String OWNER = "owner";

    /** The number of rulings rolled with the program's dice; the next one takes the seed of that number. */
    public static final String THROWS = "throws";

    /** The hash of the secret that all seeds come from. */
    public static final String COMMITMENT = "commitment";

    /** Prefix of the mark of a disputed point that the group has settled. */
    public static final String READING = "reading.";

    /** The display of warnings about a ruling; on unless the value is {@link #SILENT}. */
    public static final String REMINDERS = "reminders";

    /** The value of {@link #REMINDERS} that turns warnings off. */
    public static final String SILENT = "silent";

    /** Set when the secret was revealed: the battle is over. */
    public static final String OVER = "over";

    private static final Set<String> NUMBERS = Set.of(TURN, THROWS);
    private static final int MOST_DIGITS = 9;
    private static final int MOST_TOLD = 4;

    /** The empty board. */
    public static final Board EMPTY = new Board(Map.of(), Map.of());

    private final Map<String, Piece> pieces;
    private final Map<String, String> marks;

    private Board(Map<String, Piece> pieces, Map<String, String> marks) {
        this.pieces = pieces;
        this.marks = marks;
    }

    /** Returns all pieces, in the order in which they were added. */
    public List<Piece> pieces() {
        return List.copyOf(pieces.values());
    }

    public Optional<Piece> piece(String name) {
        return Optional.ofNullable(pieces.get(name));
    }

    /**
     * Returns the piece that a user means by a name: the piece of exactly this name, otherwise the only one whose name
     * differs in capitals alone.
     */
    public Optional<Piece> find(String name) {
        return piece(name).or(() -> {
            List<Piece> alike = pieces.values().stream()
                    .filter(piece -> piece.name().equalsIgnoreCase(name))
                    .toList();
            return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
        });
    }

    /** Returns the piece that acts, or the group of pieces that act together, by the names a user gives. */
    public Optional<Piece> acting(String name) {
        return find(name).or(() -> Group.of(name, this::find));
    }

    /** Returns a mark of the table; empty if it is not set. */
    public String mark(String key) {
        return marks.getOrDefault(key, "");
    }

    /** Returns the sides that were named, in the order of their turns; none if they were not. */
    public List<String> sides() {
        String named = mark(SIDES);
        return named.isEmpty() ? List.of() : List.of(named.split(",", -1));
    }

    /** Returns the readings of disputed points that the group has settled. */
    public Map<String, String> readings() {
        Map<String, String> readings = new LinkedHashMap<>();
        for (Map.Entry<String, String> mark : marks.entrySet()) {
            if (mark.getKey().startsWith(READING)) {
                readings.put(mark.getKey().substring(READING.length()), mark.getValue());
            }
        }
        return readings;
    }

    /** Returns the number of rulings that took the program's dice so far. */
    public int rolled() {
        return Integer.parseInt(marks.getOrDefault(THROWS, "0"));
    }

    /**
     * Returns this board with an observer that is notified of every value read from a piece. Reads of the list of
     * pieces and of the marks are not observed.
     *
     * @param looks the observer, called with the name of the piece and the read
     */
    public Board observed(BiConsumer<String, ValueRead> looks) {
        Map<String, Piece> observed = new LinkedHashMap<>();
        pieces.forEach((name, piece) -> observed.put(name, piece.observed(read -> looks.accept(name, read))));
        return new Board(observed, marks);
    }

    /** Returns a board with the given pieces and the marks of this one. */
    public Board of(List<Piece> others) {
        Map<String, Piece> all = new LinkedHashMap<>();
        others.forEach(piece -> all.put(piece.name(), piece));
        return new Board(all, marks);
    }

    /** Returns the names of all pieces. */
    public List<String> names() {
        return List.copyOf(pieces.keySet());
    }

    /** Returns the error message for an unknown name, with the pieces that it may mean as a hint. */
    public String unknown(String name) {
        String told = told(name);
        return "there is no piece called " + PrintableText.of(name)
                + (told.isEmpty() ? SpellingSuggestion.hint(name, names()) : "; " + told);
    }

    /**
     * Returns the pieces that a word describes instead of naming one: those of this kind, or else of this value, or of one
     * that begins with it and goes on after a slash, as counters with two sides do.
     */
    public List<Piece> described(String word) {
        List<Piece> ofKind = pieces.values().stream()
                .filter(piece -> piece.kind().equals(word))
                .toList();
        boolean isNumber = word.chars().allMatch(Character::isDigit);
        return !ofKind.isEmpty() || isNumber
                ? ofKind
                : pieces.values().stream()
                        .filter(piece -> piece.values().values().stream().anyMatch(value -> fits(value, word)))
                        .toList();
    }

    private static boolean fits(String value, String word) {
        return value.equals(word) || value.startsWith(word + '/');
    }

    /** Returns a clause that names the pieces that a word describes; empty if there are none. */
    public String told(String word) {
        List<Piece> pieces = described(word);
        if (pieces.isEmpty()) {
            return "";
        }
        List<String> names = pieces.stream().map(Piece::name).limit(MOST_TOLD).toList();
        String all = String.join(", ", names) + (pieces.size() > names.size() ? ", …" : "");
        boolean isOne = pieces.size() == 1;
        String value = pieces.get(0).values().entrySet().stream()
                .filter(entry -> fits(entry.getValue(), word))
                .map(entry -> entry.getKey() + ' ' + (isOne ? entry.getValue() : word))
                .findFirst()
                .orElse("");
        return PrintableText.whole(all)
                + (pieces.get(0).kind().equals(word)
                        ? (isOne ? " is" : " are") + " of that kind"
                        : (isOne ? " has " : " have ") + value);
    }

    /** Returns the marks of the table. */
    public Map<String, String> marks() {
        return Collections.unmodifiableMap(marks);
    }

    /** Returns the participants of one ruling, with all other pieces. */
    public Participants participants(Optional<Piece> by, Optional<Piece> at) {
        return new Participants(by, at, pieces(), mark(SIDE), mark(PHASE));
    }

    /** Returns the participants of one ruling by their names; an empty or unknown name selects no piece. */
    public Participants participants(String by, String at) {
        return participants(acting(by), piece(at));
    }

    /**
     * Returns the board after some changes.
     *
     * @throws BattleFileException if a change refers to a piece that does not exist
     */
    public Board with(List<Change> changes) {
        if (changes.isEmpty()) {
            return this;
        }
        Map<String, Piece> nextPieces = pieces;
        Map<String, String> nextMarks = marks;
        for (Change change : changes) {
            if (change.piece().isEmpty()) {
                nextMarks = nextMarks == marks ? new LinkedHashMap<>(marks) : nextMarks;
                put(nextMarks, change);
            } else {
                nextPieces = nextPieces == pieces ? new LinkedHashMap<>(pieces) : nextPieces;
                change(nextPieces, change);
            }
        }
        return new Board(nextPieces, nextMarks);
    }

    private static void put(Map<String, String> marks, Change change) {
        if (change.value().isEmpty()) {
            marks.remove(change.key());
        } else {
            if (NUMBERS.contains(change.key()) && !isNumber(change.value())) {
                throw new BattleFileException(change.key() + " cannot be " + PrintableText.of(change.value()));
            }
            marks.put(change.key(), change.value());
        }
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static void change(Map<String, Piece> pieces, Change change) {
        boolean isKind = change.key().equals(Change.KIND);
        if (isKind && !change.value().isEmpty()) {
            pieces.put(change.piece(), new Piece(change.piece(), change.value(), Map.of()));
            return;
        }
        Piece piece = pieces.get(change.piece());
        if (piece == null) {
            throw new BattleFileException("there is no piece " + change.piece() + " to change");
        }
        if (isKind) {
            pieces.remove(change.piece());
        } else if (change.key().equals(Change.NAME)) {
            List<Piece> all = new ArrayList<>(pieces.values());
            pieces.clear();
            for (Piece each : all) {
                Piece next = each.name().equals(change.piece()) ? each.renamed(change.value()) : each;
                pieces.put(next.name(), next);
            }
        } else {
            pieces.put(change.piece(), piece.with(change.key(), change.value()));
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that
                && List.copyOf(pieces.values()).equals(List.copyOf(that.pieces.values()))
                && marks.equals(that.marks);
    }

    @Override
    public int hashCode() {
        return pieces.hashCode() + marks.hashCode();
    }

    /**
     * Lists every mark and piece, one per line, in an order that depends on the state alone: equal boards give equal
     * texts.
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(marks)
                .forEach((key, value) ->
                        text.append(key).append('=').append(value).append('\n'));
        for (Piece piece : pieces.values()) {
            text.append(piece.kind()).append(' ').append(piece.name());
            new TreeMap<>(piece.values())
                    .forEach((key, value) ->
                            text.append(' ').append(key).append('=').append(value));
            text.append('\n');
        }
        return text.toString();
    }
}
