package io.redoubt.cli.command;

import io.redoubt.battle.JournalVerifier;
import java.util.ArrayList;
import java.util.List;

/** Describes in words the parts that a verification could not check. */
public final class VerifyText {
    private VerifyText() {}

    /** Returns the text after {@code holds}: {@code , except 3 rulings of older rules that could not be checked}. */
    public static String exceptions(JournalVerifier.Report report) {
        List<String> older = new ArrayList<>();
        add(older, count(report, JournalVerifier.Part.RULING), "ruling");
        add(older, count(report, JournalVerifier.Part.TURN), "beginning of a turn", "beginnings of turns");
        add(older, count(report, JournalVerifier.Part.COMMAND), "command");
        List<String> all = new ArrayList<>();
        if (!older.isEmpty()) {
            all.add(joined(older) + " of older rules");
        }
        add(
                all,
                report.byCard().size(),
                "command with a missing or different card",
                "commands with missing or different cards");
        return all.isEmpty() ? "" : ", except " + joined(all) + " that could not be checked";
    }

    /** Returns every part that could not be checked, one per line. */
    public static List<String> unchecked(JournalVerifier.Report report) {
        List<String> lines = new ArrayList<>();
        for (JournalVerifier.Differing one : report.differing()) {
            lines.add("entry " + one.entry() + " was given by version " + one.rules()
                    + " of the rules and would be decided differently today: " + one.how());
        }
        report.byCard().forEach(one -> lines.add("entry " + one.entry() + ": " + one.why()));
        return lines;
    }

    private static int count(JournalVerifier.Report report, JournalVerifier.Part part) {
        int count = 0;
        for (JournalVerifier.Differing one : report.differing()) {
            count += one.part() == part ? 1 : 0;
        }
        return count;
    }

    private static void add(List<String> to, int count, String one) {
        add(to, count, one, one + 's');
    }

    private static void add(List<String> to, int count, String one, String several) {
        if (count > 0) {
            to.add(count + " " + (count == 1 ? one : several));
        }
    }

    private static String joined(List<String> parts) {
        int last = parts.size() - 1;
        return last == 0 ? parts.get(0) : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
    }
}
