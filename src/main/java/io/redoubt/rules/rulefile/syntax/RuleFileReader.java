package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Reading;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.model.RuleFile.BattleExample;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.rules.rulefile.text.Layout;
import io.redoubt.rules.rulefile.text.RuleFault;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a whole rule file. */
public final class RuleFileReader {
    private static final int MOST = 100;
    private static final int MOST_RULES = 2_000;
    private static final List<String> ITEMS =
            List.of("language", "game", "edition", "reading", "test", "table", "kind", "verb", "actions");

    private final Faults faults = new Faults();
    private final FileNames names = new FileNames();
    private final ReservedWords reserved;
    private final Map<Token, String> dueVerbs = new LinkedHashMap<>();
    private final Map<String, Token> verbNames = new LinkedHashMap<>();
    private final Map<String, Verb> verbs = new LinkedHashMap<>();
    private final List<List<String>> actions = new ArrayList<>();
    private final List<BattleExample> battles = new ArrayList<>();
    private String key = "";
    private String title = "";
    private String edition = "rules of our own";

    /**
     * What was read.
     *
     * @param file the rule set; empty if there are faults
     * @param faults the first faults, in the order of the file
     */
    public record Result(Optional<RuleFile> file, List<RuleFault> faults) {}

    private RuleFileReader(ReservedWords reserved) {
        this.reserved = reserved;
    }

    /** Reads a text, with all faults that can be found. */
    public static Result read(String text, ReservedWords reserved) {
        return new RuleFileReader(reserved).whole(text);
    }

    private Result whole(String text) {
        Layout layout = Layout.of(text, faults.collector());
        names.rules(layout.rules(), layout.faultyRules(), faults);
        if (layout.rules().size() > MOST_RULES) {
            faults.add(new RuleFault(1, 1, "a rule file has at most " + MOST_RULES + " rules"));
        }
        List<SourceLine> lines = layout.lines();
        for (SourceLine line : lines) {
            faults.read(() -> declare(line));
        }
        for (List<String> pass : List.of(
                List.of("language", "game", "edition"),
                List.of("reading", "test", "table"),
                List.of("kind"),
                List.of("verb"),
                List.of("actions", "example"))) {
            for (SourceLine line : lines) {
                if (pass.contains(line.first().text())) {
                    faults.read(() -> item(line));
                }
            }
        }
        if (lines.isEmpty() && !faults.isEmpty()) {
            return new Result(Optional.empty(), faults.sorted()); // a bound was exceeded, and nothing read
        }
        if (lines.stream().noneMatch(line -> line.first().is("game"))) {
            faults.add(new RuleFault(1, 1, "a rule file begins with its game: game tuesday \"Tuesday Bunkers\""));
        } else if (verbNames.isEmpty()
                && lines.stream()
                        .allMatch(line -> ITEMS.contains(line.first().text())
                                || line.first().is("example"))) {
            faults.add(new RuleFault(1, 1, "this file has no verb; write verb shoot \"a unit shoots\""));
        }
        dueVerbs.forEach((token, verb) -> faults.read(() -> mustBeVerb(token)));
        if (!faults.isEmpty()) {
            return new Result(Optional.empty(), faults.sorted());
        }
        RuleFile file = new RuleFile(
                key,
                title,
                edition,
                layout.rules(),
                List.copyOf(names.readings.values()),
                names.kinds,
                verbs,
                actions,
                battles,
                names.warnings(),
                names.spots(),
                text);
        return new Result(Optional.of(file), List.of());
    }

    /** Declares the name of an item before any item is read. */
    private void declare(SourceLine line) {
        Token what = line.first();
        if (what.is("example")) {
            return;
        }
        if (VerbParser.PARTS.contains(what.text()) || what.is("value")) {
            throw what.fault(what.text() + " is a line of a " + (what.is("value") ? "kind" : "verb")
                    + "; indent it under its " + (what.is("value") ? "kind" : "verb"));
        }
        if (!ITEMS.contains(what.text()) || !what.is(Token.Kind.WORD)) {
            throw TokenReader.unknown(what, "a rule file has no item", ITEMS);
        }
        if (line.tokens().size() < 2) {
            return;
        }
        Token name = line.tokens().get(1);
        switch (what.text()) {
            case "test" -> names.declare(FileNames.Sort.TEST, name);
            case "table" -> names.declare(FileNames.Sort.TABLE, name);
            case "kind" -> names.declare(FileNames.Sort.KIND, name);
            case "reading" -> names.declare(FileNames.Sort.READING, name);
            case "verb" -> {
                Token before = verbNames.putIfAbsent(name.text(), name);
                if (before != null) {
                    throw name.fault("there is already a verb " + name.text() + " (line " + before.line() + ")");
                }
            }
            default -> {
                // has no name that others use
            }
        }
    }

    private void item(SourceLine line) {
        TokenReader words = line.reader();
        Token what = words.next();
        if (!line.under().isEmpty()
                && List.of("language", "game", "edition", "reading", "test", "actions")
                        .contains(what.text())) {
            throw line.under().get(0).first().fault("this line belongs to no item; begin it in column 1");
        }
        switch (what.text()) {
            case "language" -> {
                Token version = words.peek();
                if (words.number("the version of the language, 1") != 1) {
                    throw version.fault("this program reads language 1");
                }
                words.done();
            }
            case "game" -> game(words);
            case "edition" -> {
                edition = Sentences.plain(words.string("which rules these are"), what);
                words.done();
            }
            case "reading" -> reading(words);
            case "test" -> test(words);
            case "table" -> {
                Token name = words.name("the name of the table");
                words.optionalString();
                words.done();
                names.tables.put(name.text(), new TableParser(names).read(name, line));
            }
            case "kind" -> {
                Token name = limited(words.name("the name of the kind"), names.kinds.size(), "kinds");
                names.kinds.putIfAbsent(name.text(), new KindParser(names, faults, dueVerbs).read(name, words, line));
            }
            case "verb" -> {
                Token name = limited(words.name("the verb"), verbs.size(), "verbs");
                if (reserved.commands().contains(name.text())) {
                    throw name.fault(name.text() + " is a command of the program; choose another verb");
                }
                verbs.putIfAbsent(name.text(), new VerbParser(names, faults, reserved).read(name, words, line));
            }
            case "actions" -> actions(words);
            default -> battles.add(new BattleExampleParser(names.kinds, verbs, verbNames.keySet()).read(words, line));
        }
    }

    private static Token limited(Token name, int before, String what) {
        if (before >= MOST) {
            throw name.fault("a rule file has at most " + MOST + ' ' + what);
        }
        return name;
    }

    private void game(TokenReader words) {
        Token name = words.name("the key of the game");
        if (!key.isEmpty()) {
            throw name.fault("the file already has a game: " + key);
        }
        if (!name.text().matches("[a-z][a-z0-9-]{0,29}")) {
            throw name.fault("the key of a game is a word in small letters, like tuesday");
        }
        if (reserved.games().contains(name.text()) || reserved.commands().contains(name.text())) {
            throw name.fault(name.text() + " already has a meaning on the command line; choose another key");
        }
        key = name.text();
        title = Sentences.plain(words.string("the title of the game"), name);
        words.done();
    }

    private void reading(TokenReader words) {
        Token name = words.name("the name of the reading");
        String question = Sentences.plain(words.string("the question"), name);
        words.must(":", "before the readings");
        List<Value.Word> values = new ArrayList<>();
        do {
            values.add(Value.Word.of(words.word("a reading")));
        } while (words.take("|"));
        SentenceTemplate dispute = SentenceTemplate.of(question).citingAlike(names.cites(words));
        words.done();
        if (values.size() < 2) {
            throw name.fault("a reading has at least two ways: strict | lenient");
        }
        names.readings.put(
                name.text(),
                new Reading<>(key + '.' + name.text(), dispute, values, values.get(0), Reading.Nature.DISPUTED));
    }

    private void test(TokenReader words) {
        Token id = words.name("the name of the test");
        String name = Sentences.plain(words.string("the title of the test"), id);
        if (!words.has(Token.Kind.DICE)) {
            throw words.expected("a die like d6");
        }
        Token die = words.next();
        Literals.mustBeOneDie(die);
        SentenceTemplate title = SentenceTemplate.of(name).citingAlike(names.cites(words));
        words.must(":", "before the word for a die that passes");
        Test.Result pass = result(words, "the word for a die that passes");
        words.must("/", "between passed and failed");
        Test.Result fail = result(words, "the word for a die that fails");
        boolean other = words.take("by");
        if (other) {
            words.must("other", "after by: the other side rolls");
        }
        words.done();
        Test test = new Test(title, Literals.die(die), pass, fail);
        names.tests.put(id.text(), other ? test.byOther() : test);
    }

    private Test.Result result(TokenReader words, String what) {
        Token at = words.peek();
        String word = Sentences.plain(words.string(what), at);
        return new Test.Result(SentenceTemplate.of(word).citingAlike(names.cites(words)));
    }

    private void mustBeVerb(Token token) {
        if (!verbNames.containsKey(token.text())) {
            throw TokenReader.unknown(token, "there is no verb", List.copyOf(verbNames.keySet()));
        }
    }

    private void actions(TokenReader words) {
        do {
            List<String> stage = new ArrayList<>();
            do {
                Token verb = words.peek();
                words.word("a verb");
                mustBeVerb(verb);
                stage.add(verb.text());
            } while (words.take("or"));
            actions.add(stage);
        } while (words.take("then"));
        words.done();
    }
}
