package io.redoubt.cli.rulefile;

import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.rulefile.RuleFileGame;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.syntax.RuleFileReader;
import io.redoubt.rules.rulefile.text.RuleFault;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** {@code redoubt rules --check FILE}: reads a rule file, computes its examples and lists what they do not reach. */
public final class RuleFileCheck {
    private final Environment world;
    private final Show show;
    private final BattlePlayer player;

    /** Further output besides the findings. */
    public enum Show {
        FINDINGS,
        /** The chances of every example too. */
        CHANCES
    }

    /**
     * Creates the command.
     *
     * @param player plays the examples of battles
     */
    public RuleFileCheck(Environment world, Show show, BattlePlayer player) {
        this.world = world;
        this.show = show;
        this.player = player;
    }

    /** Checks a file; returns usage if it has faults, unmet if an expectation does not hold. */
    public ExitCode run(String path) {
        String text = RuleFileText.of(path, world);
        RuleFileReader.Result result = RuleFileReader.read(text, WordsInUse.all());
        FaultText faults = new FaultText(path, text);
        if (result.file().isEmpty()) {
            for (RuleFault fault : result.faults()) {
                faults.lines(fault).forEach(world.err()::println);
            }
            return ExitCode.USAGE;
        }
        return report(PrintableText.whole(path), result.file().get());
    }

    private ExitCode report(String path, RuleFile file) {
        ReachedSpots reached = new ReachedSpots();
        RuleSet game = RuleFileGame.of(file, reached);
        ExampleCheck examples = new ExampleCheck(game, ProgressIndicator.defaultLimit(world));
        file.verbs().values().forEach(verb -> verb.examples().forEach(example -> examples.check(verb.name(), example)));
        BattleCheck battles = new BattleCheck(file, game, player, world);
        file.battles().forEach(battles::check);
        PrintWriter out = world.out();
        if (show == Show.CHANCES) {
            examples.shown().forEach(line -> out.println(PrintableText.whole(line)));
            battles.shown().forEach(line -> out.println(PrintableText.whole(line)));
            out.println();
        }
        List<CheckFinding> wrong = new ArrayList<>(examples.findings());
        wrong.addAll(battles.findings());
        int broken = wrong.size();
        int uncomputed = examples.uncomputed();
        examples.stop().ifPresent(wrong::add);
        wrong.forEach(each -> out.println(path + ", line " + each.line() + ": " + PrintableText.whole(each.message())));
        int all = examples.expectations() + battles.expectations();
        out.println(
                file.title() + " (" + file.key() + "): " + counted(file.verbs().size(), "verb") + ", "
                        + counted(file.rules().size(), "rule") + ", "
                        + counted(all, "expectation")
                        + result(all, broken, uncomputed));
        examples.falls().told().ifPresent(out::println);
        List<String> warnings = new ArrayList<>();
        file.warnings().forEach(warning -> warnings.add(warning.toString()));
        warnings.addAll(reached.held());
        list("Probably not meant:", warnings);
        list(
                uncomputed == 0 ? "Reached by no example:" : "Reached by no computed example:",
                reached.missing(file.spots()));
        return broken == 0 && uncomputed == 0 ? ExitCode.ANSWERED : ExitCode.UNMET;
    }

    private static String result(int all, int broken, int uncomputed) {
        if (broken == 0 && uncomputed == 0) {
            return all == 0 ? "" : ": all hold";
        }
        List<String> parts = new ArrayList<>();
        if (broken > 0) {
            parts.add(broken + " of them wrong");
        }
        if (uncomputed > 0) {
            parts.add(uncomputed + " not computed");
        }
        return ": " + String.join(", ", parts);
    }

    private void list(String title, List<String> lines) {
        if (!lines.isEmpty()) {
            world.out().println();
            world.out().println(title);
            lines.forEach(line -> world.out().println("  " + PrintableText.whole(line)));
        }
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
