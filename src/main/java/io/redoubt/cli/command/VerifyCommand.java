package io.redoubt.cli.command;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalVerifier;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.List;

/** {@code redoubt verify FILE}: checks that a journal is intact and every ruling in it is right. */
public final class VerifyCommand {
    /** Number of digits of a hash that are shown for comparison. */
    private static final int INDENT = 11;

    private static final int SHOWN = 16;

    /** Advice for comparing odds that took too long. */
    public static final String MORE_PATIENCE = "(" + ProgressIndicator.VARIABLE + "=5m allows each more time)";

    private static final Option STRICT = Option.flag("strict", "exit 4 unless everything could be checked");

    private final Environment world;

    public VerifyCommand(Environment world) {
        this.world = world;
    }

    private static LookUpArguments lookUp() {
        return new LookUpArguments("verify", "BATTLE-FILE", "the battle to check", STRICT);
    }

    /** Returns the words that complete this command. */
    public static CommandCompletion words() {
        return lookUp().completed(List.of(CommandCompletion.FILE));
    }

    public ExitCode run(List<String> args) {
        LookUpArguments lookUp = lookUp();
        LookUpArguments.Wanted wanted = lookUp.read(args);
        if (wanted.help()) {
            lookUp.help(world);
            world.out().println();
            world.prose().println("Checks the journal of a battle: the hash chain, every ruling replayed from its");
            world.prose().println("dice, and the dice themselves once the seed is known. Exit: 0 valid, 4 not");
            world.prose().println("valid, or with --strict not completely checked.");
            return ExitCode.ANSWERED;
        }
        if (wanted.words().size() != 1) {
            throw new BadInputException("verify takes a battle file: redoubt verify caen.battle");
        }
        String file = wanted.words().get(0);
        try (NamedBattle named = NamedBattle.unchecked(world, file)) {
            Battle battle = named.battle();
            battle.notices().forEach(world::tell);
            JournalVerifier.Report report = JournalVerifier.of(
                    battle,
                    named.world().games()::ruled,
                    new JournalCommands(named.world()),
                    ProgressIndicator.defaultLimit(world));
            if (wanted.json()) {
                VerifyJson.write(world.out(), file, battle, report);
            } else {
                tell(PrintableText.of(file), battle, report);
            }
            if (wanted.more().containsKey(STRICT.name()) && !report.isComplete()) {
                world.tell("--strict: " + PrintableText.of(file) + " is valid as far as it was checked, but not "
                        + "everything could be checked");
                return ExitCode.FILE;
            }
        }
        return ExitCode.ANSWERED;
    }

    private void tell(String file, Battle battle, JournalVerifier.Report report) {
        world.out().println(file + ": valid" + VerifyText.exceptions(report));
        line("entries", report.entries() + ", hash chain intact");
        line("rulings", rulings(report));
        if (report.uncounted() > 0) {
            line("", uncounted(report));
            line("", MORE_PATIENCE);
        }
        line("dice", report.rolled() + " rolled by the program, " + report.entered() + " entered by players");
        line("seeds", seeds(battle, report));
        line(
                "hash",
                battle.hash().substring(0, SHOWN)
                        + ": keep a copy of it to prove later that no entry before it was changed or cut off");
        for (String one : VerifyText.unchecked(report)) {
            TextColumns.hang(one, world.columns() - 2, 2)
                    .forEach(each -> world.out().println("  " + each));
        }
    }

    private static String rulings(JournalVerifier.Report report) {
        return report.rulings()
                + (report.differing().isEmpty()
                        ? ", each replayed with the same outcome, odds and effects"
                        : ", replayed; decided differently by this version: "
                                + report.differing().size());
    }

    /** Returns a line that counts the odds not compared because they take too long. */
    public static String uncounted(JournalVerifier.Report report) {
        return report.uncounted() + " with odds that take too long to recompute: not compared";
    }

    private static String seeds(Battle battle, JournalVerifier.Report report) {
        if (battle.isSecretHidden()) {
            return "not checked: " + battle.secretPlace() + " is readable only by its owner; end reveals the secret";
        }
        if (!report.seedsChecked()) {
            return "not checked: the secret is not revealed yet (end reveals it), and not kept here";
        }
        String from = battle.isOver() ? "the revealed secret" : "the secret kept with the file";
        return "each used in order, derived from " + from;
    }

    private void line(String label, String text) {
        String first = "  " + label + " ".repeat(Math.max(1, INDENT - 2 - label.length()));
        TextColumns.hang(first + text, world.columns(), INDENT).forEach(world.out()::println);
    }
}
