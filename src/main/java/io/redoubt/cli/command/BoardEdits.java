package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.CardLibrary;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Commands that edit the table: add, describe and remove pieces, name sides, settle disputed rules. Each is parsed
 * against a board and returns changes; the caller records them.
 */
public final class BoardEdits {
    private static final Map<String, BiFunction<BoardEdits, List<String>, List<Change>>> EDITS = new LinkedHashMap<>();

    static {
        EDITS.put("add", BoardEdits::add);
        EDITS.put(PieceKind.UNIT, BoardEdits::unit);
        EDITS.put("copy", BoardEdits::copy);
        EDITS.put("set", BoardEdits::set);
        EDITS.put("remove", BoardEdits::remove);
        EDITS.put("rename", BoardEdits::rename);
        EDITS.put("note", BoardEdits::note);
        EDITS.put("sides", (edits, words) -> PlayingSides.changes(edits.board, words));
        EDITS.put("owner", (edits, words) -> AddedOwner.changes(edits.board, words));
        EDITS.put("settle", (edits, words) -> SettledReading.changes(edits.game, words));
    }

    /** The names of the commands. */
    public static final List<String> COMMANDS = List.copyOf(EDITS.keySet());

    /** Reserved words that commands and options accept in place of a name. */
    private static final List<String> KEYWORDS = List.of(
            "none", "all", "true", "false", "turn", "phase", "exit", "quit", "list", "undo", "redo", "next", "else",
            "and", "or", "not", "of");

    private final Environment world;
    private final RuleSet game;
    private final Board board;
    private final NewNames newNames;

    /** Selects whether the names of new pieces, and the kinds of their cards, are checked. */
    private enum NewNames {
        CHECKED,
        /** For old commands: a name that was valid then may be a command now. */
        TAKEN_OVER
    }

    private BoardEdits(Environment world, RuleSet game, Board board, NewNames newNames) {
        this.world = world;
        this.game = game;
        this.board = board;
        this.newNames = newNames;
    }

    public BoardEdits(Environment world, RuleSet game, Board board) {
        this(world, game, board, NewNames.CHECKED);
    }

    /** Creates edits that derive old commands again, possibly from an earlier version. */
    static BoardEdits again(Environment world, RuleSet game, Board board) {
        return new BoardEdits(world, game, board, NewNames.TAKEN_OVER);
    }

    /**
     * Returns the changes of a command.
     *
     * @param command one of {@link #COMMANDS}
     * @param words the words after it
     * @throws BadInputException if it cannot be done on this board
     */
    public List<Change> changes(String command, List<String> words) {
        BiFunction<BoardEdits, List<String>, List<Change>> edit = Optional.ofNullable(EDITS.get(command))
                .orElseThrow(() -> new BadInputException(PrintableText.of(command) + " does not change the table"));
        try {
            return edit.apply(this, words);
        } catch (BadInputException e) {
            throw new EditCorrection(board, game).explained(command, words, e);
        }
    }

    private List<PieceKind> kinds() {
        return game.battleRules().kinds();
    }

    private List<Change> add(List<String> words) {
        List<String> ids = PieceKind.ids(kinds());
        if (words.isEmpty()) {
            throw new BadInputException("add takes a kind and a name: add " + (ids.isEmpty() ? "KIND" : ids.get(0))
                    + " NAME; kinds: " + String.join(", ", ids));
        }
        PieceKind kind = PieceKind.of(words.get(0), kinds())
                .orElseThrow(() -> new BadInputException("add " + PrintableText.of(words.get(0)) + ": "
                        + kindHint(words.get(0))
                                .map(hint -> hint + "; not one of ")
                                .orElse("not one of ")
                        + String.join(", ", ids)
                        + (kindHint(words.get(0)).isPresent() ? "" : SpellingSuggestion.hint(words.get(0), ids))));
        int options = PieceNames.end(words);
        if (options < 2) {
            throw new BadInputException("add " + kind.id() + ": name missing, e.g. add " + kind.id() + " NAME");
        }
        if (newNames == NewNames.CHECKED) {
            new ValueWords(kind).mustBeNames(words.subList(1, options), words.subList(options, words.size()));
        }
        Map<String, String> values = AddedOwner.of(board, values(kind, words.subList(options, words.size())));
        List<Change> changes = new ArrayList<>();
        for (String name : fresh(words.subList(1, options))) {
            mustBeOne(new Piece(name, kind.id(), Map.of()), values);
            changes.add(new Change(name, Change.KIND, kind.id()));
            values.forEach((key, value) -> {
                if (!value.isEmpty()) {
                    changes.add(new Change(name, key, value));
                }
            });
        }
        return changes;
    }

    /** Returns the line that was meant by a word in place of a kind of this game: a value, or what a kind stands for. */
    public Optional<String> kindHint(String word) {
        return new EditCorrection(board, game).ofKind(word);
    }

    /** Adds a unit; the command itself gives the kind. */
    private List<Change> unit(List<String> words) {
        List<String> all = new ArrayList<>(words);
        all.add(0, PieceKind.UNIT);
        return add(all);
    }

    /** Copies a piece with all its values under other names. */
    private List<Change> copy(List<String> words) {
        if (words.size() < 2) {
            throw new BadInputException("copy takes a piece and new names: copy n1 n2..n6");
        }
        Piece piece = piece(words.get(0));
        List<Change> changes = new ArrayList<>();
        for (String name : fresh(words.subList(1, words.size()))) {
            changes.add(new Change(name, Change.KIND, piece.kind()));
            piece.values().forEach((key, value) -> changes.add(new Change(name, key, value)));
        }
        return changes;
    }

    /** Returns the names of new pieces, with ranges expanded. */
    private List<String> fresh(List<String> words) {
        PieceNames.mustBeApart(words);
        List<String> names = PieceNameFormat.each(words);
        String last = words.get(words.size() - 1);
        if (words.size() > 1 && newNames == NewNames.CHECKED && links().isSide(last)) {
            throw new BadInputException(last + " is a side; for a piece of that side write " + words.get(0) + " --"
                    + Piece.OWNER + ' ' + last);
        }
        names.forEach(this::fresh);
        Set<String> unlike = new HashSet<>();
        names.forEach(name -> unlike.add(newNames == NewNames.CHECKED ? name.toLowerCase(Locale.ROOT) : name));
        if (unlike.size() < names.size()) {
            throw new BadInputException("piece names must be unique");
        }
        return names;
    }

    /** Returns the reserved words. */
    private List<String> taken() {
        List<String> taken = new ArrayList<>(VerbInvocation.COMMANDS);
        ProgramCommand.REVIEWS.forEach(review -> taken.remove(review.word())); // log may be a bunker
        taken.addAll(PieceKind.ids(kinds()));
        taken.addAll(game.verbs());
        taken.addAll(COMMANDS);
        taken.addAll(KEYWORDS);
        return taken;
    }

    /** Checks that a name is valid and not used by a piece. */
    private String fresh(String name) {
        if (newNames == NewNames.CHECKED) {
            PieceNames.check(name, taken());
        }
        if (board.piece(name).isPresent()) {
            throw new BadInputException(
                    name + " is already on the table; choose another name, or use set " + name + " …");
        }
        Optional<Piece> alike = newNames == NewNames.CHECKED ? board.find(name) : Optional.empty();
        if (alike.isPresent()) {
            throw new BadInputException(name + " and " + alike.get().name()
                    + ", which is already on the table, differ only in capitals; choose another name, e.g. " + name
                    + "2");
        }
        return name;
    }

    private Map<String, String> values(PieceKind kind, List<String> args) {
        CardLibrary cards = new CardLibrary(world);
        PieceArguments line =
                new PieceArguments(kind, (field, text) -> cards.standIn(game, field, text, Optional.empty()));
        CardKinds described = new CardKinds(newNames == NewNames.CHECKED ? kinds() : List.of());
        Map<String, String> values = line.read(args, name -> described.fitting(cards.card(game, name), kind));
        values.replaceAll(links()::spelled);
        return values;
    }

    private List<Change> set(List<String> words) {
        Piece piece = one(words, "set NAME --option value");
        PieceKind kind =
                PieceKind.of(piece.kind(), kinds()).orElseGet(() -> new PieceKind(piece.kind(), "", List.of()));
        Map<String, String> values = values(kind, words.subList(1, words.size()));
        if (values.isEmpty()) {
            throw new BadInputException(
                    "set takes at least one option: set " + PrintableText.of(piece.name()) + " --note text");
        }
        mustBeOne(piece, values);
        List<Change> changes = new ArrayList<>();
        values.forEach((key, value) -> changes.add(new Change(piece.name(), key, value)));
        return changes;
    }

    /** Rejects values that contradict each other, unless the piece was contradictory before. */
    private void mustBeOne(Piece before, Map<String, String> values) {
        Piece piece = before;
        for (Map.Entry<String, String> value : values.entrySet()) {
            piece = piece.with(value.getKey(), value.getValue());
        }
        Optional<String> contradiction = game.battleRules().contradiction(piece);
        if (contradiction.isPresent()
                && game.battleRules().contradiction(before).isEmpty()) {
            throw new BadInputException(PrintableText.of(piece.name()) + ": " + contradiction.get());
        }
    }

    private List<Change> remove(List<String> words) {
        if (words.isEmpty()) {
            throw new BadInputException("remove takes the names of pieces: remove NAME");
        }
        Board after = board;
        List<Change> changes = new ArrayList<>();
        PieceNames.mustBeApart(words);
        for (String name : PieceNameFormat.each(words)) {
            Piece piece = piece(name);
            List<Change> one = new ArrayList<>(
                    new PieceReferences(after, game.battleRules().namesOfPieces()).follow(piece, ""));
            one.add(new Change(piece.name(), Change.KIND, ""));
            if (after.piece(piece.name()).isEmpty()) {
                throw new BadInputException("remove: " + piece.name() + " is named twice");
            }
            after = after.with(one);
            changes.addAll(one);
        }
        return changes;
    }

    private List<Change> rename(List<String> words) {
        if (words.size() != 2) {
            throw new BadInputException("rename takes two names: rename NAME OTHER");
        }
        Piece piece = piece(words.get(0));
        PieceNames.mustBeOne(words.get(1));
        boolean itself =
                piece.name().equalsIgnoreCase(words.get(1)) && !piece.name().equals(words.get(1));
        String other = itself ? words.get(1) : fresh(words.get(1));
        List<Change> changes = new ArrayList<>();
        changes.add(new Change(piece.name(), Change.NAME, other));
        changes.addAll(links().follow(piece, other));
        return changes;
    }

    private List<Change> note(List<String> words) {
        Piece piece = one(words, "note NAME WORDS");
        List<String> note = words.size() == 1 ? List.of(PieceArguments.NONE) : words.subList(1, words.size());
        return List.of(new Change(piece.name(), Piece.NOTE, PieceArguments.text(Piece.NOTE, note)));
    }

    /** Returns the links between pieces, to update and check names. */
    private PieceReferences links() {
        return new PieceReferences(board, game.battleRules().namesOfPieces());
    }

    /** Returns a remark about changed values that name unknown pieces or sides; empty if all are known. */
    public String unknown(List<Change> changes) {
        return links().unknown(changes);
    }

    private Piece one(List<String> words, String use) {
        if (words.isEmpty()) {
            throw new BadInputException("name a piece: " + use);
        }
        return piece(words.get(0));
    }

    private Piece piece(String named) {
        return board.find(named).orElseThrow(() -> new BadInputException(board.unknown(named) + " (list shows all)"));
    }
}
