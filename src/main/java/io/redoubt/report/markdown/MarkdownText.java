package io.redoubt.report.markdown;

import io.redoubt.rules.input.PrintableText;
import java.util.regex.Pattern;

/** Formats text as Markdown of one line. */
public final class MarkdownText {
    /** Characters that Markdown, HTML in it, or formulas in it may read as markup. */
    private static final String MARKUP = "\\`*_[]<>|#~&$";

    /** Rule ids, which have at least three parts and end with a number. */
    private static final Pattern RULE = Pattern.compile("\\b[A-Z]{2,3}(?:-[A-Z0-9.]+)+-[0-9]+\\b");

    /** Non-breaking spaces, which text needs only until its lines are broken. */
    private static final Pattern JOINED = Pattern.compile("\u00a0+");

    private MarkdownText() {}

    /** Escapes text of players, so that it is not read as Markdown; control characters are displayed. */
    public static String of(String text) {
        StringBuilder safe = new StringBuilder(text.length() + 16);
        String printable = JOINED.matcher(PrintableText.whole(text)).replaceAll(" ");
        for (int i = 0; i < printable.length(); i++) {
            char c = printable.charAt(i);
            if (MARKUP.indexOf(c) >= 0) {
                safe.append('\\');
            }
            safe.append(c);
        }
        return safe.toString();
    }

    /** Escapes a sentence and puts the rules that it names in code spans. */
    public static String sentence(String text) {
        return RULE.matcher(of(text)).replaceAll("`$0`");
    }

    /** Returns text in bold. */
    public static String bold(String markdown) {
        return "**" + markdown + "**";
    }

    /**
     * Returns a code span, in which nothing is escaped: it is delimited by more backticks than the text has in a row.
     * Not for cells of a table, where a pipe would end the cell.
     */
    public static String code(String text) {
        String printable = JOINED.matcher(PrintableText.whole(text)).replaceAll(" ");
        int longest = 0;
        int run = 0;
        for (int i = 0; i < printable.length(); i++) {
            run = printable.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        String fence = "`".repeat(longest + 1);
        String gap = longest > 0 ? " " : "";
        return fence + gap + printable + gap + fence;
    }
}
