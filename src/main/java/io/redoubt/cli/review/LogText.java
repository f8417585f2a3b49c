package io.redoubt.cli.review;

import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.RecordedQuery;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Percent;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import java.util.List;

/** Formats journal entries as lines of text. */
final class LogText {
    private LogText() {}

    static String line(JournalLog.Line line) {
        return line(line.entry()) + (line.isUndone() ? "  (undone)" : "");
    }

    private static String line(JournalEntry entry) {
        StringBuilder text = new StringBuilder().append(entry.number()).append("  ");
        switch (entry.act()) {
            case FOUND -> text.append("battle started");
            case UNDO, REDO -> text.append(entry.act().id()).append(" of ").append(entry.of());
            case REVEAL -> text.append("battle ended, seed revealed");
            case DO -> text.append(words(entry.words(), entry.rulings()));
        }
        for (Ruling ruling : entry.rulings()) {
            text.append("  → ").append(ruling.outcome()).append(chance(ruling));
            if (!ruling.thrown().faces().isEmpty()) {
                text.append(", dice");
                ruling.thrown().faces().forEach(face -> text.append(' ').append(face));
                int entered = ruling.thrown().entered().size();
                text.append(
                        entered == 0 ? "" : entered == ruling.thrown().faces().size() ? " (mine)" : " (mixed)");
            }
            ruling.reminders().forEach(told -> text.append("; warning: ").append(told));
        }
        return text.toString();
    }

    /** Returns the typed words, with the pieces chosen at prompts. */
    private static String words(String typed, List<Ruling> rulings) {
        StringBuilder words = new StringBuilder(PrintableText.whole(typed));
        for (Ruling ruling : rulings) {
            List<String> said = ShellWords.of(typed); // not for notes, which may contain anything
            RecordedQuery call = ruling.call();
            for (Role role : List.of(Role.AT, Role.BY)) {
                String piece = role == Role.AT ? call.at() : call.by();
                boolean picked = said.contains(call.verb())
                        && said.stream()
                                .noneMatch(word ->
                                        word.substring(word.indexOf('=') + 1).equalsIgnoreCase(piece));
                if (!piece.isEmpty() && picked) {
                    words.append(" --").append(role.option()).append(' ').append(PrintableText.whole(piece));
                }
            }
        }
        return words.toString();
    }

    /** Formats the probability of the outcome; empty if it was certain. */
    static String chance(Ruling ruling) {
        Fraction chance = ruling.chance();
        if (chance.equals(Fraction.ONE)) {
            return "";
        }
        return " (" + Percent.unbroken(chance) + ")";
    }
}
