package io.redoubt.cli.command;

import io.redoubt.catalog.GameList;
import io.redoubt.catalog.Rulebook;
import io.redoubt.cli.battlefile.BattleRuleText;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.rulefile.BattlePlayer;
import io.redoubt.cli.rulefile.RuleFileCheck;
import io.redoubt.cli.rulefile.RuleFileSample;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Paint;
import io.redoubt.report.RuleText;
import io.redoubt.report.json.RuleJson;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code redoubt rules [ID|WORDS]}: looks up a rule by its id, or by words in it. */
public final class RulesCommand {
    private static final Option CHECK = new Option("check", "FILE", "check a rule file and its examples");
    private static final Option SHOW = Option.flag("show", "with --check: print the chances of every example");
    private static final Option PATIENCE = new Option(
            CommonOption.PATIENCE.key(),
            "DURATION",
            "with --check: time limit of an example, e.g. 30s (default 2s); all together ten times as long");
    private static final Option SAMPLE =
            Option.flag("sample", "print a rule file to start from, the smallest or a named one");
    private static final Option SAMPLES = Option.flag("samples", "list the rule files to start from");
    private static final Option OF = new Option("of", "BATTLE-FILE", "print the rule file that a battle holds");

    private final Environment world;
    private final BattlePlayer player;
    private final Optional<RuleSet> game;

    /**
     * Creates the command.
     *
     * @param player plays the examples of battles in rule files
     * @param game the game whose rules are searched first; empty for those of all games
     */
    public RulesCommand(Environment world, BattlePlayer player, Optional<RuleSet> game) {
        this.world = world;
        this.player = player;
        this.game = game;
    }

    private static LookUpArguments lookUp() {
        return new LookUpArguments(
                "rules",
                "ID|WORDS",
                "a rule id, the beginning of one, or words of the rule",
                CHECK,
                SHOW,
                PATIENCE,
                SAMPLE,
                SAMPLES,
                OF);
    }

    /** Returns the words that complete this command. */
    public static CommandCompletion words(GameList games) {
        return lookUp().completed(Rulebook.of(games).entries().stream()
                .map(Rulebook.Entry::id)
                .toList());
    }

    public ExitCode run(List<String> args) {
        mustCheckAFile(args);
        LookUpArguments lookUp = lookUp();
        LookUpArguments.Wanted wanted = lookUp.read(args);
        if (wanted.help()) {
            lookUp.help(world);
            return ExitCode.ANSWERED;
        }
        if (wanted.more().containsKey(SAMPLE.name())) {
            world.out().print(RuleFileSample.of(wanted.words()).text());
            return ExitCode.ANSWERED;
        }
        if (wanted.more().containsKey(SAMPLES.name())) {
            world.out().print(RuleFileSample.list());
            return ExitCode.ANSWERED;
        }
        if (wanted.more().containsKey(OF.name())) {
            world.out().print(BattleRuleText.text(world, wanted.more().getOrDefault(OF.name(), "")));
            return ExitCode.ANSWERED;
        }
        if (wanted.more().containsKey(CHECK.name())) {
            return check(wanted);
        }
        mustNotBelongToCheck(wanted, SHOW, "");
        mustNotBelongToCheck(wanted, PATIENCE, " 1m");
        List<Rulebook.Entry> found = find(wanted.words());
        if (wanted.json()) {
            try (RuleJson json = new RuleJson(world.out())) {
                found.forEach(entry ->
                        json.rule(entry.id(), entry.game(), entry.section(), entry.text(), disputed(entry.id())));
            }
            return ExitCode.ANSWERED;
        }
        Paint paint = OutputStyle.paint(world, wanted.color());
        RuleText text = new RuleText(world.out(), paint, world.columns());
        boolean first = true;
        for (Rulebook.Entry entry : found) {
            if (!first) {
                world.out().println();
            }
            first = false;
            text.rule(entry.id(), title(entry), entry.section(), entry.text(), disputed(entry.id()));
        }
        return ExitCode.ANSWERED;
    }

    /** Rejects {@code --check} without a file after it, and names the file that stands elsewhere on the line. */
    private static void mustCheckAFile(List<String> args) {
        int at = args.indexOf("--" + CHECK.name());
        if (at < 0 || (at + 1 < args.size() && !args.get(at + 1).startsWith("--"))) {
            return;
        }
        String file =
                args.stream().filter(word -> !word.startsWith("-")).findFirst().orElse("tuesday.rules");
        String more = args.contains("--" + SHOW.name()) ? " --" + SHOW.name() : "";
        throw new BadInputException(
                "--check needs its file right after it: redoubt rules --check " + PrintableText.quoted(file) + more);
    }

    private static void mustNotBelongToCheck(LookUpArguments.Wanted wanted, Option option, String value) {
        if (wanted.more().containsKey(option.name())) {
            String name = "--" + option.name();
            throw new BadInputException(
                    name + " belongs to --check: redoubt rules --check tuesday.rules " + name + value);
        }
    }

    private ExitCode check(LookUpArguments.Wanted wanted) {
        if (!wanted.words().isEmpty()) {
            throw new BadInputException("--check takes one file: redoubt rules --check tuesday.rules");
        }
        RuleFileCheck.Show show =
                wanted.more().containsKey(SHOW.name()) ? RuleFileCheck.Show.CHANCES : RuleFileCheck.Show.FINDINGS;
        Environment patient = ProgressIndicator.in(world, wanted.more().getOrDefault(PATIENCE.name(), ""));
        return new RuleFileCheck(patient, show, player).run(wanted.more().getOrDefault(CHECK.name(), ""));
    }

    private List<Rulebook.Entry> find(List<String> words) {
        Rulebook rulebook = Rulebook.of(world.games());
        if (words.isEmpty()) {
            return ofGame(rulebook.entries());
        }
        Optional<Rulebook.Entry> exact = words.size() == 1
                ? rulebook.entry(words.get(0)).or(() -> rulebook.entry(spelled(words.get(0))))
                : Optional.empty();
        if (exact.isPresent()) {
            return List.of(exact.get());
        }
        List<Rulebook.Entry> found = rulebook.search(words);
        if (found.isEmpty()) {
            List<String> ids = new ArrayList<>();
            rulebook.entries().forEach(entry -> ids.add(entry.id()));
            String asked = String.join(" ", words);
            throw new BadInputException(
                    "no rule contains " + PrintableText.of(asked) + SpellingSuggestion.hint(spelled(asked), ids));
        }
        return ofGame(found);
    }

    /** Returns what belongs to the game that was named; all entries without one, or if none of them does. */
    private List<Rulebook.Entry> ofGame(List<Rulebook.Entry> entries) {
        List<Rulebook.Entry> own = entries.stream()
                .filter(entry ->
                        game.filter(named -> entry.game().equals(named.key())).isPresent())
                .toList();
        return own.isEmpty() ? entries : own;
    }

    /** Returns an id in the spelling of ids: in capitals, and with two digits. */
    private static String spelled(String asked) {
        return asked.toUpperCase(Locale.ROOT).replaceFirst("-([0-9])$", "-0$1");
    }

    private String title(Rulebook.Entry entry) {
        return world.games().game(entry.game()).map(game -> game.title()).orElse(entry.game());
    }

    private List<String> disputed(String id) {
        List<String> keys = new ArrayList<>();
        for (Reading<?> reading : world.games().readings()) {
            if (reading.cites().contains(RuleId.of(id))) {
                keys.add(reading.key());
            }
        }
        return keys;
    }
}
