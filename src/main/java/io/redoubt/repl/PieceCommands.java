package io.redoubt.repl;

import io.redoubt.cli.answering.CardBox;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.command.PieceLine;
import io.redoubt.cli.process.Exit;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Commands that put pieces on the table and say what is known of them. */
final class PieceCommands {
    private static final String UNIT = "unit";

    private final SessionContext table;
    private final PieceLinks links;

    PieceCommands(SessionContext table) {
        this.table = table;
        this.links = new PieceLinks(table);
    }

    List<Command> all() {
        return List.of(
                new Command("add", "add KIND NAME [options]", "put a piece on the table", this::add),
                new Command(UNIT, "unit NAME [options]", "short for add unit", this::unit),
                new Command("set", "set NAME options", "say something else of it; none takes it away", this::set),
                new Command("list", "list [WORD]", "the pieces, or those of a kind or side", this::list),
                new Command("show", "show NAME", "all that is known of a piece", this::show),
                new Command("remove", "remove NAME", "take it off the table", this::remove),
                new Command("rename", "rename NAME OTHER", "call it otherwise", this::rename),
                new Command("note", "note NAME WORDS", "remember something about it", this::note));
    }

    private Exit unit(List<String> words, String typed) {
        List<String> all = new ArrayList<>(words);
        all.add(0, UNIT);
        return add(all, typed);
    }

    private Exit add(List<String> words, String typed) {
        List<String> ids = PieceKind.ids(table.kinds());
        if (words.size() < 2) {
            throw new BadInput("add takes a kind and a name: add " + (ids.isEmpty() ? "KIND" : ids.get(0))
                    + " NAME; kinds: " + String.join(", ", ids));
        }
        PieceKind kind = PieceKind.of(words.get(0), table.kinds())
                .orElseThrow(() -> new BadInput("add " + Escaped.of(words.get(0)) + ": not one of "
                        + String.join(", ", ids) + Nearest.hint(words.get(0), ids)));
        String name = fresh(words.get(1));
        List<Change> changes = new ArrayList<>();
        changes.add(new Change(name, Change.KIND, kind.id()));
        values(kind, words.subList(2, words.size())).forEach((key, value) -> {
            if (!value.isEmpty()) {
                changes.add(new Change(name, key, value));
            }
        });
        table.record(typed, changes);
        table.say(ChangeText.of(changes) + links.unknown(changes));
        return Exit.ANSWERED;
    }

    /** A name that no piece has, and that nothing else is called. */
    private String fresh(String name) {
        PieceNames.check(name, PieceKind.ids(table.kinds()));
        if (table.board().piece(name).isPresent()) {
            throw new BadInput(name + " is on the table already: take another name, or set " + name + " …");
        }
        return name;
    }

    private Map<String, String> values(PieceKind kind, List<String> args) {
        CardBox cards = new CardBox(table.world());
        return new PieceLine(kind, (field, text) -> cards.standIn(table.rules(), field, text, Optional.empty()))
                .read(args);
    }

    private Exit set(List<String> words, String typed) {
        Piece piece = one(words, "set NAME --option value");
        Map<String, String> values = values(table.kind(piece), words.subList(1, words.size()));
        if (values.isEmpty()) {
            throw new BadInput("set takes at least one option: set " + Escaped.of(piece.name()) + " --note text");
        }
        List<Change> changes = new ArrayList<>();
        values.forEach((key, value) -> changes.add(new Change(piece.name(), key, value)));
        table.record(typed, changes);
        table.say(ChangeText.of(changes) + links.unknown(changes));
        return Exit.ANSWERED;
    }

    private Exit remove(List<String> words, String typed) {
        Piece piece = alone(words, "remove NAME");
        List<Change> changes = new ArrayList<>(links.follow(piece, ""));
        int alone = changes.size();
        changes.add(new Change(piece.name(), Change.KIND, ""));
        table.record(typed, changes);
        String others = alone == 0 ? "" : "; " + ChangeText.of(changes.subList(0, alone));
        table.say(piece.name() + " is off the table" + others + "  (undo takes this back)");
        return Exit.ANSWERED;
    }

    private Exit rename(List<String> words, String typed) {
        if (words.size() != 2) {
            throw new BadInput("rename takes two names: rename NAME OTHER");
        }
        Piece piece = table.piece(words.get(0));
        String other = fresh(words.get(1));
        List<Change> changes = new ArrayList<>();
        changes.add(new Change(piece.name(), Change.NAME, other));
        changes.addAll(links.follow(piece, other));
        table.record(typed, changes);
        table.say(piece.name() + " is called " + other + " from now on");
        return Exit.ANSWERED;
    }

    private Exit note(List<String> words, String typed) {
        Piece piece = one(words, "note NAME WORDS");
        String note = String.join(" ", words.subList(1, words.size()));
        return set(List.of(piece.name(), "--note", note.isEmpty() ? "none" : note), typed);
    }

    private Exit list(List<String> words, String typed) {
        String only = words.isEmpty() ? "" : words.get(0);
        int shown = 0;
        for (Piece piece : table.board().pieces()) {
            if (only.isEmpty()
                    || piece.kind().equals(only)
                    || piece.owner().equals(only)
                    || piece.name().equals(only)) {
                table.say(line(piece));
                shown++;
            }
        }
        if (shown == 0) {
            table.say(only.isEmpty() ? "There is nothing on the table yet: add puts something there" : "None");
        }
        return Exit.ANSWERED;
    }

    /** {@code gunhouse  pillbox of germans: state pinned, slits 2}. */
    private static String line(Piece piece) {
        StringBuilder text =
                new StringBuilder(Escaped.of(piece.name())).append("  ").append(piece.kind());
        if (!piece.owner().isEmpty()) {
            text.append(" of ").append(Escaped.of(piece.owner()));
        }
        String between = ": ";
        for (Map.Entry<String, String> value : piece.values().entrySet()) {
            if (!value.getKey().equals(Piece.OWNER)) {
                text.append(between).append(value.getKey());
                if (!value.getValue().equals("true")) {
                    text.append('\u00a0').append(Piece.shown(value.getValue()));
                }
                between = ", ";
            }
        }
        return text.toString();
    }

    private Exit show(List<String> words, String typed) {
        Piece piece = alone(words, "show NAME");
        table.print(Escaped.of(piece.name()) + " · " + piece.kind());
        piece.values()
                .forEach((key, value) ->
                        table.say(key + " ".repeat(Math.max(1, 22 - key.length())) + Piece.shown(value)));
        return Exit.ANSWERED;
    }

    private Piece one(List<String> words, String use) {
        if (words.isEmpty()) {
            throw new BadInput("which piece? " + use);
        }
        return table.piece(words.get(0));
    }

    private Piece alone(List<String> words, String use) {
        if (words.size() != 1) {
            throw new BadInput("it takes one name: " + use);
        }
        return table.piece(words.get(0));
    }
}
