package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry.RuleText;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.ClassDataTraining;
import io.redoubt.cli.battlefile.BattleRuleText;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.parsing.CommandArguments;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.DiceMode;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.rulefile.BattlePlayer;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.piece.Change;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/** {@code redoubt play [FILE]}: opens or founds a battle, and runs a session until the players leave. */
public final class Play {
    private static final List<Option> OPTIONS = List.of(Option.of(CommonOption.PATIENCE));

    /** Delay in milliseconds before background work, so that the prompt appears first. */
    private static final long PROMPT_FIRST_MILLIS = 300;

    private final Environment world;

    private Play(Environment world) {
        this.world = world;
    }

    /** Runs the command. */
    public static ExitCode play(List<String> args, Environment world) {
        return new Play(world).run(args);
    }

    /** Returns the player of examples of battles. */
    static BattlePlayer examples() {
        return new ExamplePlayer();
    }

    private ExitCode run(List<String> args) {
        if (args.equals(List.of("--train"))) {
            JLineConsole.train(world);
            return ExitCode.ANSWERED;
        }
        CommandArguments given = CommandArguments.read("play", args, OPTIONS);
        if (given.has("h") || given.has("help")) {
            help();
            return ExitCode.ANSWERED;
        }
        Environment patient = ProgressIndicator.in(world, given.text(CommonOption.PATIENCE.key(), ""));
        return new Play(patient).play(given.arguments());
    }

    private ExitCode play(List<String> args) {
        boolean sitting = world.terminal().in() && world.terminal().out();
        FutureTask<NamedBattle> opening = new FutureTask<>(() -> battle(args));
        if (sitting) {
            // One thread loads rules and files, the other JLine: in parallel they take a third less time.
            Thread thread = new Thread(opening, "battle");
            thread.setDaemon(true);
            thread.start();
        } else {
            opening.run();
        }
        try (Console console = sitting ? JLineConsole.open(world, args) : new PipedConsole(world);
                NamedBattle named = opened(opening)) {
            BattleSeat seat = new BattleSeat(named.battle(), Optional.of(console));
            String name = args.isEmpty()
                    ? "unnamed"
                    : Path.of(args.get(0)).getFileName().toString();
            SessionContext table = new SessionContext(named.world(), seat, name, console::size);
            greet(table, args, sitting, console);
            applyUserDefaults(table);
            if (console instanceof JLineConsole line) {
                line.suggest(new Suggestions(table));
            }
            if (sitting) {
                warm(table.rules());
            }
            return new Session(table, console).run();
        }
    }

    /** Loads classes for the first ruling in the background while the players type. */
    private static void warm(RuleSet game) {
        Thread thread = new Thread(
                () -> {
                    try {
                        Thread.sleep(PROMPT_FIRST_MILLIS);
                        ClassDataTraining.warm(game);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "warm-up");
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns the opened battle, and rethrows its errors in this thread; Ctrl-C ends the wait. */
    private static NamedBattle opened(Future<NamedBattle> opening) {
        try {
            return opening.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            ComputationAbortedException.ifInterrupted();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error fault) {
                throw fault;
            }
            throw e.getCause() instanceof RuntimeException fault ? fault : new IllegalStateException(e);
        }
    }

    private NamedBattle battle(List<String> args) {
        String file = args.isEmpty() ? "" : args.get(0);
        if (!args.isEmpty() && Files.exists(UserPaths.of(world, file))) {
            return NamedBattle.playable(world, Battle.open(UserPaths.of(world, file)), file);
        }
        String game = DefaultGame.of(world).key();
        Optional<RuleText> rules = BattleRuleText.of(world, game);
        MasterSeed secret = MasterSeed.fresh(world.seeds());
        Battle battle = args.isEmpty()
                ? Battle.inMemory(game, rules, secret)
                : Battle.create(UserPaths.of(world, file), game, rules, secret);
        return NamedBattle.playable(world, battle, file);
    }

    /** Prints notices for the players on standard error, because they are not data. */
    private void greet(SessionContext table, List<String> args, boolean sitting, Console console) {
        table.battle().notices().forEach(table.world()::tell);
        boolean founded = table.battle().entries().size() == 1;
        if (args.isEmpty() && sitting) {
            table.world().tell("this battle is not being saved; use redoubt play FILE to save it");
        }
        if (founded && !args.isEmpty()) {
            table.world()
                    .tell("a new battle of " + table.rules().title() + "; seed commitment: "
                            + table.board().mark(Board.COMMITMENT).substring(0, 16) + "…");
        }
        if (sitting && !founded) {
            new Standing(table).lines().forEach(line -> console.tell("  " + line));
        }
        if (sitting) {
            boolean completes = console instanceof JLineConsole;
            table.world().tell("help shows the commands, " + (completes ? "Tab completes, " : "") + "exit leaves");
        }
        world.err().flush();
    }

    /**
     * Copies the user's readings and dice mode into a new battle, so that they apply to every player who continues it.
     */
    private void applyUserDefaults(SessionContext table) {
        if (table.battle().entries().size() > 1) {
            return;
        }
        table.taken(table.game()).forEach((key, value) -> {
            table.record("settle " + key + '=' + value, List.of(new Change("", Board.READING + key, value)));
            table.tellTaken(key, value);
        });
        DiceMode mode = DiceMode.usual(world.env());
        if (mode != DiceMode.APP) {
            table.record("dice " + mode.id(), List.of(new Change("", Board.DICE, mode.id())));
            table.world().tell("dice " + mode.id() + " (your usual setting)");
        }
    }

    private void help() {
        world.prose().println("Usage: redoubt play [--patience DURATION] [--no-pager] [FILE]");
        world.out().println();
        world.prose().println("Plays a battle and saves it in FILE, which is created if necessary. Without");
        world.prose().println("FILE nothing is saved. Commands come from the terminal or, one per line, from");
        world.prose().println("a pipe; there the first failing command ends the session with its exit code.");
        world.prose().println("In the session, help lists the commands. --patience 5m allows 5 minutes;");
        world.prose().println("--no-pager prints long text (help, rules, log, replay) without a pager.");
    }
}
