package io.redoubt.repl;

import io.redoubt.battle.Board;
import io.redoubt.battle.FileReason;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Luck;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.answering.Replaying;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.process.Exit;
import io.redoubt.cli.process.FileTrouble;
import io.redoubt.cli.process.Paths;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

/** {@code report [FILE]}: what happened in the battle, as Markdown. */
final class ActionReport {
    private final SessionContext table;
    private final StringBuilder text = new StringBuilder();

    ActionReport(SessionContext table) {
        this.table = table;
    }

    static Command command(SessionContext table) {
        return new Command(
                "report",
                "report [FILE]",
                "an after-action report in Markdown",
                (words, typed) -> new ActionReport(table).run(words));
    }

    private Exit run(List<String> words) {
        if (words.size() > 1) {
            throw new BadInput("report takes one file, or none to print it");
        }
        write();
        if (words.isEmpty()) {
            text.toString().lines().forEach(table::print);
            return Exit.ANSWERED;
        }
        Path path = Paths.of(table.world(), words.get(0));
        try {
            Files.writeString(path, text, StandardOpenOption.CREATE_NEW);
        } catch (java.nio.file.FileAlreadyExistsException e) {
            throw new FileTrouble(Escaped.of(words.get(0)) + " is there already: give another file");
        } catch (IOException e) {
            throw new FileTrouble(Escaped.of(words.get(0)) + " could not be written: " + FileReason.of(e));
        }
        table.say("The report is in " + Escaped.of(words.get(0)));
        return Exit.ANSWERED;
    }

    private void write() {
        Board board = table.board();
        line("# " + marked(table.name()));
        line("");
        line(table.rules().title() + ", " + table.rules().edition() + ". Turn " + board.mark(Board.TURN)
                + (board.mark(Board.SIDE).isEmpty() ? "" : ", " + marked(board.mark(Board.SIDE))) + ".");
        readings(board);
        course();
        pieces(board);
        luck();
        dice(board);
    }

    private void readings(Board board) {
        if (!board.readings().isEmpty()) {
            line("");
            line("Settled by the group: "
                    + String.join(
                            ", ",
                            board.readings().entrySet().stream()
                                    .map(reading -> "`" + reading.getKey() + "=" + reading.getValue() + "`")
                                    .toList())
                    + ".");
        }
    }

    /** Turn by turn; turns without a ruling are passed over. */
    private void course() {
        Replaying replaying = new Replaying(table.world());
        line("");
        line("## What happened");
        String turn = "1";
        String side = "";
        String told = "";
        for (JournalEntry entry : table.battle().standing()) {
            for (Change change : entry.changes()) {
                boolean ofTable = change.piece().isEmpty();
                turn = ofTable && change.key().equals(Board.TURN) ? change.value() : turn;
                side = ofTable && change.key().equals(Board.SIDE) ? change.value() : side;
            }
            String heading = "### Turn " + turn + (side.isEmpty() ? "" : ", " + marked(side));
            if (!entry.rulings().isEmpty() && !heading.equals(told)) {
                line("");
                line(heading);
                line("");
                told = heading;
            }
            for (Ruling ruling : entry.rulings()) {
                line("- " + ruling(ruling, replaying));
            }
        }
        if (told.isEmpty()) {
            line("");
            line("No ruling was made.");
        }
    }

    private static String ruling(Ruling ruling, Replaying replaying) {
        StringBuilder line = new StringBuilder();
        if (!ruling.call().by().isEmpty()) {
            line.append("**").append(marked(ruling.call().by())).append("**, ");
        }
        line.append(replaying.headline(ruling));
        if (!ruling.call().at().isEmpty()) {
            line.append(" (**").append(marked(ruling.call().at())).append("**)");
        }
        line.append(": ").append(replaying.verdict(ruling)).append(ChronicleCommands.chance(ruling));
        if (!ruling.thrown().faces().isEmpty()) {
            line.append(" Dice");
            ruling.thrown().faces().forEach(face -> line.append(' ').append(face));
            line.append('.');
        }
        if (!ruling.effects().isEmpty()) {
            line.append(" _").append(marked(ChangeText.of(ruling.effects()))).append("._");
        }
        return line.toString();
    }

    private void pieces(Board board) {
        line("");
        line("## How it stands");
        line("");
        if (board.pieces().isEmpty()) {
            line("There is nothing on the table.");
            return;
        }
        line("| piece | kind | side | what is known |");
        line("|---|---|---|---|");
        for (Piece piece : board.pieces()) {
            StringBuilder known = new StringBuilder();
            for (Map.Entry<String, String> value : piece.values().entrySet()) {
                if (!value.getKey().equals(Piece.OWNER)) {
                    known.append(known.length() == 0 ? "" : ", ").append(marked(value.getKey()));
                    known.append(value.getValue().equals("true") ? "" : " " + marked(Piece.shown(value.getValue())));
                }
            }
            line("| " + marked(piece.name()) + " | " + marked(piece.kind()) + " | " + marked(piece.owner()) + " | "
                    + known + " |");
        }
    }

    private void luck() {
        line("");
        line("## Luck");
        line("");
        List<Luck> lucks = Luck.of(TableCommands.rulings(table));
        List<String> lines = LuckText.of(lucks);
        for (int i = 0; i < lines.size(); i += 2) {
            line("- " + marked(lines.get(i)));
        }
    }

    private void dice(Board board) {
        line("");
        line("## Dice");
        line("");
        line("The seed was committed to as `" + board.mark(Board.COMMITMENT) + "`"
                + (table.battle().isOver()
                        ? " and revealed as `" + board.mark(Board.OVER) + "`."
                        : "; it is not revealed yet."));
    }

    /** Text of players must not become Markdown. */
    private static String marked(String text) {
        StringBuilder safe = new StringBuilder();
        for (char c : Escaped.whole(text).toCharArray()) {
            if ("\\`*_[]<>|#".indexOf(c) >= 0) {
                safe.append('\\');
            }
            safe.append(c);
        }
        return safe.toString();
    }

    /** What the journal holds may be an opponent's: nothing in the report steers the terminal it is read at. */
    private void line(String line) {
        text.append(Escaped.whole(line)).append('\n');
    }
}
