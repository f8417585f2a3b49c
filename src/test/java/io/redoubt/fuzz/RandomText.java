package io.redoubt.fuzz;

import java.util.List;
import java.util.Random;

/** Texts as people mistype them, and as somebody writes them who means harm. */
public final class RandomText {
    private static final String LETTERS = "x-'\"=.,0189 +#;@/\\{}[]()é\u202e\u001b\u0007\t\u009b\ufeff";

    private static final List<String> HOSTILE = List.of(
            "",
            " ",
            "-",
            "''",
            "..",
            "1..",
            "..9",
            "1..0",
            "1..2147483647",
            "0",
            "-1",
            "2147483648",
            "99999999999999999999",
            "0x10",
            "1e9",
            "1/0",
            "½",
            "３",
            "none",
            "null",
            "true",
            "@",
            "3x",
            "%s%n",
            "{}",
            "{0}",
            "\u001b[2J",
            "\u202eabc",
            "a\u0000b",
            "a,b,,c",
            "/dev/null",
            "nowhere.toml",
            "d".repeat(5_000));

    private RandomText() {}

    /** A text that no form asks for. */
    static String hostile(Random random) {
        return HOSTILE.get(random.nextInt(HOSTILE.size()));
    }

    /** A text with a letter or two too many or too few, or with another part of itself in the wrong place. */
    public static String mistyped(String text, Random random) {
        StringBuilder typed = new StringBuilder(text);
        for (int times = 1 + random.nextInt(2); times > 0 && typed.length() > 0; times--) {
            int at = random.nextInt(typed.length());
            switch (random.nextInt(4)) {
                case 0 -> typed.deleteCharAt(at);
                case 1 -> typed.insert(at, typed.substring(at, Math.min(typed.length(), at + random.nextInt(20))));
                default -> typed.insert(at, LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
        }
        return typed.toString();
    }

    /** A text in which numbers are others, some of them far too large. */
    static String renumbered(String text, Random random) {
        StringBuilder other = new StringBuilder();
        boolean within = false;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean digit = letter >= '0' && letter <= '9';
            if (digit && !within && random.nextInt(4) == 0) {
                other.append(number(random));
            } else if (!digit || !within || random.nextInt(4) > 0) {
                other.append(letter);
            }
            within = digit;
        }
        return other.toString();
    }

    private static String number(Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> "0";
            case 1 -> "10";
            case 2 -> "100";
            case 3 -> "1000";
            case 4 -> "2147483647";
            case 5 -> "99999999999999999999";
            default -> Integer.toString(random.nextInt(20));
        };
    }

    /** A word as a shell takes it back whole. */
    static String quoted(String word) {
        boolean plain =
                !word.isEmpty() && word.chars().allMatch(c -> Character.isLetterOrDigit(c) || "-_./=".indexOf(c) >= 0);
        return plain ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
