package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.query.PieceRanking;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a battle stands, for players who come back to it. */
record Standing(SessionContext table) {
    private static final String MORE = " and %d more";
    private static final int MOST_DUE = 2;

    /** Returns at most five short lines: the turn, the last command, the pieces that can act, and what is due. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(turn());
        List<JournalEntry> standing = table.battle().activeEntries();
        if (standing.size() > 1) {
            lines.add(last(standing.get(standing.size() - 1)));
        }
        List<String> acting = stillToAct();
        if (!acting.isEmpty() && !table.battle().isOver()) {
            lines.add(fitting("Still to act: ", acting));
        }
        List<String> due = stillToDo();
        for (int i = 0; i < Math.min(due.size(), MOST_DUE); i++) {
            boolean more = i == MOST_DUE - 1 && due.size() > MOST_DUE;
            lines.add("Still to do: " + due.get(i) + (more ? MORE.formatted(due.size() - MOST_DUE) : ""));
        }
        return lines;
    }

    private String turn() {
        Board board = table.board();
        StringBuilder turn = new StringBuilder("Turn " + board.mark(Board.TURN));
        String phase = Status.phase(board);
        for (String mark : List.of(PrintableText.of(board.mark(Board.SIDE)), phase)) {
            turn.append(mark.isEmpty() ? "" : " · ").append(mark);
        }
        return turn.append(table.battle().isOver() ? " · the battle has ended" : "")
                .toString();
    }

    private String last(JournalEntry entry) {
        StringBuilder came = new StringBuilder();
        Map<String, Integer> times = new LinkedHashMap<>();
        entry.rulings().forEach(ruling -> times.merge(ruling.outcome(), 1, Integer::sum));
        times.forEach((outcome, number) ->
                came.append(came.isEmpty() ? " → " : ", ").append(outcome).append(number == 1 ? "" : " ×" + number));
        String begin = "Last: (" + entry.number() + ") ";
        String words = entry.act() == JournalEntry.Act.REVEAL ? "end" : PrintableText.whole(entry.words());
        return begin + cut(words, Math.max(1, width() - begin.length() - came.length())) + came;
    }

    private static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, width - 1) + "…";
    }

    private int width() {
        return table.world().columns() - 2;
    }

    /** Returns a list that fits into a line. */
    private String fitting(String begin, List<String> names) {
        String all = begin + String.join(", ", names);
        if (all.length() <= width()) {
            return all;
        }
        StringBuilder line = new StringBuilder(begin);
        for (int i = 0; i < names.size(); i++) {
            String next = (i == 0 ? "" : ", ") + names.get(i);
            if (i > 0 && line.length() + next.length() + MORE.length() > width()) {
                return line + MORE.formatted(names.size() - i);
            }
            line.append(next);
        }
        return line.toString();
    }

    /** Returns the pieces that can act without a warning and have not yet in this turn, in the order of the table. */
    private List<String> stillToAct() {
        PieceRanking ranking = new PieceRanking(table.board(), table.rules());
        Set<String> able = new LinkedHashSet<>();
        table.rules().battleRules().turnActions().stream()
                .flatMap(List::stream)
                .distinct()
                .forEach(verb -> table.rules()
                        .procedure(verb)
                        .ifPresent(procedure -> able.addAll(
                                ranking.of(procedure, Role.BY, Map.of()).sensible())));
        Set<String> acted = acted();
        return table.board().names().stream()
                .filter(name -> able.contains(name) && !acted.contains(name) && !isPlaceOf(name, able))
                .map(PrintableText::of)
                .toList();
    }

    /** Returns whether a piece is the place of able units, which are listed themselves. */
    private boolean isPlaceOf(String name, Set<String> able) {
        List<String> references = table.rules().battleRules().namesOfPieces();
        return table.board().piece(name).filter(Standing::isUnit).isEmpty()
                && table.board().pieces().stream()
                        .filter(piece -> able.contains(piece.name()) && isUnit(piece))
                        .anyMatch(piece -> references.stream().anyMatch(key -> piece.is(key, name)));
    }

    private static boolean isUnit(Piece piece) {
        return piece.kind().equals(PieceKind.UNIT);
    }

    /** Returns the names of the pieces that acted since the turn began. */
    private Set<String> acted() {
        Set<String> acted = new HashSet<>();
        List<JournalEntry> standing = table.battle().activeEntries();
        for (int i = standing.size() - 1; i >= 0 && !TurnStart.isIn(standing.get(i)); i--) {
            standing.get(i)
                    .rulings()
                    .forEach(ruling -> acted.addAll(Group.names(ruling.call().by())));
        }
        return acted;
    }

    private List<String> stillToDo() {
        BattleRules rules = table.rules().battleRules();
        List<String> due = new ArrayList<>();
        for (Piece piece : table.board().pieces()) {
            rules.pendingAction(piece).ifPresent(sentence -> due.add(SentenceText.plain(sentence)));
        }
        return due;
    }
}
