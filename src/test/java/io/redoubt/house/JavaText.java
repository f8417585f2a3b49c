package io.redoubt.house;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment or string literal of a Java file.
 *
 * @param kind what it is
 * @param line number of its first line, from 1
 * @param text its words: no markers of comments, no quotes; lines joined by a blank
 */
record JavaText(Kind kind, int line, String text) {
    enum Kind {
        JAVADOC,
        COMMENT,
        LITERAL
    }

    private static final Pattern PART = Pattern.compile(
            "(/\\*.*?\\*/)|(//[^\n]*)|(\"\"\".*?\"\"\")|(\"(?:\\\\.|[^\"\\\\\n])*\")|('(?:\\\\.|[^'\\\\])+')",
            Pattern.DOTALL);

    /** Returns the comments and literals of a source in their order. */
    static List<JavaText> of(String source) {
        List<JavaText> texts = new ArrayList<>();
        Matcher part = PART.matcher(source);
        while (part.find()) {
            String whole = part.group();
            int line = 1
                    + (int) source.substring(0, part.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            if (whole.startsWith("/")) {
                Kind kind = whole.startsWith("/**") ? Kind.JAVADOC : Kind.COMMENT;
                texts.add(new JavaText(kind, line, words(whole)));
            } else if (whole.startsWith("\"")) {
                texts.add(new JavaText(Kind.LITERAL, line, whole.replace("\"", "")));
            }
        }
        return texts;
    }

    private static String words(String comment) {
        return comment.replaceFirst("^(/\\*\\*?|//)", "")
                .replaceFirst("\\*/$", "")
                .replaceAll("\\s*\n\\s*\\*?\\s*", " ")
                .strip();
    }
}
