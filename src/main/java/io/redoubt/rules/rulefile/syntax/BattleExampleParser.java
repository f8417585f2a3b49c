package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.RuleFile.BattleExample;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads an example of a battle. Only commands that change the table in memory can be part of it. */
final class BattleExampleParser {
    private static final String EXPECT = "expect";
    private static final String NOT = "not";

    /** The commands of a session that change the table, and neither read nor write files. */
    private static final List<String> COMMANDS = List.of(
            "add", "set", "remove", "rename", "copy", "note", "owner", "sides", "settle", "next", "undo", "redo");

    /** The options of every ruling that need no file and print nothing. */
    private static final List<String> OPTIONS = List.of("by", "at", "dice", "reading");

    /** Compiled when the first comment comes. */
    private static final class Comment {
        static final Pattern END = Pattern.compile("^((?:[^\"'#]|\"[^\"]*\"|'[^']*'|(?<=\\S)#)*?)\\s#.*$");
    }

    private final Map<String, Kind> kinds;
    private final Map<String, Verb> verbs;

    /** All verbs of the file, also those with a fault. */
    private final Set<String> named;

    BattleExampleParser(Map<String, Kind> kinds, Map<String, Verb> verbs, Set<String> named) {
        this.kinds = kinds;
        this.verbs = verbs;
        this.named = named;
    }

    /** Reads an example, after its first word. */
    BattleExample read(TokenReader words, SourceLine line) {
        words.must("battle", "here, or set the example in under its verb");
        String title = words.string("the title of the example");
        if (words.has(Token.Kind.RAW) && words.peek().text().matches("(#.*)?")) {
            words.next();
        }
        words.done();
        List<BattleExample.Line> lines = new ArrayList<>();
        for (SourceLine under : line.under()) {
            if (!under.under().isEmpty()) {
                throw under.under().get(0).first().fault("begin all lines of a battle in one column");
            }
            lines.add(line(under.first()));
        }
        if (lines.stream().noneMatch(BattleExample.Expected.class::isInstance)) {
            throw line.first()
                    .fault("write commands of a session under it, then what a piece is like: expect b1 wounds 1");
        }
        return new BattleExample(line.number(), title, lines);
    }

    private BattleExample.Line line(Token raw) {
        Token code = new Token(Token.Kind.RAW, code(raw.text()), raw.line(), raw.column(), raw.end());
        List<Token> words = words(code);
        String first = words.get(0).text();
        if (first.equals(EXPECT)) {
            return new BattleExample.Expected(raw.line(), piece(code, words), values(words));
        }
        Optional<Verb> verb = Optional.ofNullable(verbs.get(first));
        if (verb.isPresent()) {
            mustNeedNoFile(words, verb.get());
        } else if (named.contains(first)) {
            throw RuleFaultException.consequence();
        } else if (!COMMANDS.contains(first)) {
            List<String> known = new ArrayList<>(COMMANDS);
            known.add(EXPECT);
            known.addAll(named);
            throw TokenReader.unknown(
                    words.get(0),
                    "an example of a battle has no command",
                    known,
                    "; it takes " + String.join(", ", known));
        }
        return new BattleExample.Command(raw.line(), code.text());
    }

    /** Returns a line without its comment. */
    private static String code(String line) {
        if (line.indexOf('#') < 0) {
            return line;
        }
        Matcher comment = Comment.END.matcher(line);
        return comment.matches() ? comment.group(1).strip() : line;
    }

    private static List<Token> words(Token raw) {
        List<Token> words = new ArrayList<>();
        String text = raw.text();
        int at = 0;
        while (at < text.length()) {
            int from = at;
            char c = text.charAt(at);
            int close = c == '"' || c == '\'' ? text.indexOf(c, at + 1) : -1;
            if (close >= 0) {
                at = close;
            } else {
                while (at + 1 < text.length() && isInWord(c) && isInWord(text.charAt(at + 1))) {
                    at++;
                }
            }
            at++;
            if (!Character.isWhitespace(c)) {
                String word = text.substring(from, at);
                words.add(new Token(Token.Kind.WORD, word, raw.line(), raw.column() + from, raw.column() + at));
            }
        }
        return words;
    }

    private static boolean isInWord(char c) {
        return c != ',' && !Character.isWhitespace(c);
    }

    private static void mustNeedNoFile(List<Token> words, Verb verb) {
        List<String> known = new ArrayList<>(OPTIONS);
        verb.fields().stream().map(InputField::name).forEach(known::add);
        for (Token word : words) {
            if (word.text().startsWith("--")) {
                String name = word.text().substring(2).split("=", 2)[0];
                if (!known.contains(name)) {
                    throw TokenReader.unknown(
                            word,
                            verb.name() + " in an example of a battle has no option",
                            known.stream().map(each -> "--" + each).toList());
                }
            }
        }
    }

    private static String piece(Token raw, List<Token> words) {
        if (words.size() < 3) {
            throw raw.fault("write a piece and its value: expect b1 wounds 1, or expect b1 pinned");
        }
        return words.get(1).text();
    }

    private List<BattleExample.ExpectedValue> values(List<Token> words) {
        List<BattleExample.ExpectedValue> values = new ArrayList<>();
        int at = 2;
        while (at < words.size()) {
            int end = at;
            while (end < words.size() && !words.get(end).text().equals(",")) {
                end++;
            }
            if (end == at || end == words.size() - 1) {
                throw words.get(Math.min(at, words.size() - 1)).fault("write a value before and after a comma");
            }
            values.add(value(words.subList(at, end)));
            at = end + 1;
        }
        return values;
    }

    private BattleExample.ExpectedValue value(List<Token> words) {
        boolean negated = words.get(0).text().equals(NOT) && words.size() > 1;
        Token key = words.get(negated ? 1 : 0);
        InputField<?> field = field(key);
        List<Token> rest = words.subList(negated ? 2 : 1, words.size());
        if (field.kind().isFlag()) {
            if (!rest.isEmpty()) {
                throw rest.get(0).fault(key.text() + " is a flag: write " + key.text() + " or not " + key.text());
            }
            return new BattleExample.ExpectedValue(key.text(), negated ? "false" : "true");
        }
        if (negated || rest.size() != 1 || !field.kind().reads(rest.get(0).text())) {
            throw key.fault(
                    "write " + key.text() + " and its value: " + field.kind().expects());
        }
        return new BattleExample.ExpectedValue(key.text(), rest.get(0).text());
    }

    private InputField<?> field(Token key) {
        Set<String> known = new LinkedHashSet<>();
        for (Kind kind : kinds.values()) {
            Kind.KindValue value = kind.values().get(key.text());
            if (value != null) {
                return value.field().field();
            }
            known.addAll(kind.values().keySet());
        }
        throw TokenReader.unknown(key, "no kind of piece has a value", List.copyOf(known));
    }
}
