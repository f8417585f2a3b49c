package io.redoubt.cli.review;

import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Luck;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.query.Replaying;
import io.redoubt.report.markdown.MarkdownText;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Map;

/** The after-action report of a battle in Markdown. */
final class ReportText {
    private final BattleView table;
    private final StringBuilder text = new StringBuilder();

    ReportText(BattleView table) {
        this.table = table;
    }

    /** Returns the whole report. */
    String text() {
        write();
        return text.toString();
    }

    private void write() {
        Board board = table.board();
        line("# " + MarkdownText.of(table.name()));
        line("");
        line(table.rules().title() + ", " + table.rules().edition() + ". Turn " + board.mark(Board.TURN)
                + (board.mark(Board.SIDE).isEmpty() ? "" : ", " + MarkdownText.of(board.mark(Board.SIDE))) + ".");
        readings(board);
        course();
        pieces(board);
        luck();
        dice(board);
    }

    private void readings(Board board) {
        if (!board.readings().isEmpty()) {
            line("");
            line("Agreed readings: "
                    + String.join(
                            ", ",
                            board.readings().entrySet().stream()
                                    .map(reading -> "`" + reading.getKey() + "=" + reading.getValue() + "`")
                                    .toList())
                    + ".");
        }
    }

    /** Writes the events turn by turn, omitting turns in which nothing happened. */
    private void course() {
        Replaying replaying = new Replaying(table.world());
        line("");
        line("## What happened");
        List<Story.Turn> turns = Story.of(table.battle()).turns();
        for (Story.Turn turn : turns) {
            line("");
            line("### Turn " + turn.number() + (turn.side().isEmpty() ? "" : ", " + MarkdownText.of(turn.side())));
            line("");
            for (JournalEntry entry : turn.entries()) {
                if (Story.Turn.isByHand(entry)) {
                    line("- by hand: " + MarkdownText.of(entry.words()));
                }
                entry.rulings().forEach(ruling -> line("- " + ruling(ruling, replaying)));
            }
        }
        if (turns.isEmpty()) {
            line("");
            line("No rulings were made.");
        }
    }

    private String ruling(Ruling ruling, Replaying replaying) {
        StringBuilder line = new StringBuilder();
        if (!ruling.call().by().isEmpty()) {
            line.append("**").append(MarkdownText.of(ruling.call().by())).append("**, ");
        }
        Replaying.Told told = replaying.told(ruling);
        line.append(told.headline());
        if (!ruling.call().at().isEmpty()) {
            line.append(" (**").append(MarkdownText.of(ruling.call().at())).append("**)");
        }
        line.append(": ").append(told.verdict()).append(LogText.chance(ruling));
        if (!ruling.thrown().faces().isEmpty()) {
            line.append(" Dice");
            ruling.thrown().faces().forEach(face -> line.append(' ').append(face));
            line.append('.');
        }
        if (!ruling.effects().isEmpty()) {
            line.append(" _")
                    .append(MarkdownText.of(ChangeText.of(ruling.effects(), table.rules())))
                    .append("._");
        }
        return line.toString();
    }

    private void pieces(Board board) {
        line("");
        line("## Final position");
        line("");
        if (board.pieces().isEmpty()) {
            line("The table is empty.");
            return;
        }
        line("| piece | kind | side | details |");
        line("|---|---|---|---|");
        for (Piece piece : board.pieces()) {
            line("| " + MarkdownText.of(piece.name()) + " | " + MarkdownText.of(piece.kind()) + " | "
                    + MarkdownText.of(piece.owner()) + " | " + MarkdownText.of(known(piece)) + " |");
        }
    }

    /** Returns the values of a piece except its owner. */
    static String known(Piece piece) {
        StringBuilder known = new StringBuilder();
        for (Map.Entry<String, String> value : piece.values().entrySet()) {
            if (!value.getKey().equals(Piece.OWNER)) {
                known.append(known.length() == 0 ? "" : ", ").append(value.getKey());
                known.append(value.getValue().equals("true") ? "" : " " + Piece.shown(value.getValue()));
            }
        }
        return known.toString();
    }

    private void luck() {
        line("");
        line("## Luck");
        line("");
        List<Luck> lucks = Luck.of(table.battle().rulings());
        LuckText.of(lucks).forEach(each -> line("- " + MarkdownText.of(each)));
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

    /** Writes a line, escaped: the journal may come from an opponent and contain control characters. */
    private void line(String line) {
        text.append(PrintableText.whole(line)).append('\n');
    }
}
