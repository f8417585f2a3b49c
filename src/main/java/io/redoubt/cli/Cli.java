package io.redoubt.cli;

import io.redoubt.battle.BattleFileException;
import io.redoubt.cli.batch.BatchCommand;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.command.CardsCommand;
import io.redoubt.cli.command.CompareCommand;
import io.redoubt.cli.command.ConfigCommand;
import io.redoubt.cli.command.ReadingsCommand;
import io.redoubt.cli.command.RulesCommand;
import io.redoubt.cli.command.VerbCommand;
import io.redoubt.cli.command.VerifyCommand;
import io.redoubt.cli.completion.CompletionCommand;
import io.redoubt.cli.config.ConfigFile;
import io.redoubt.cli.lookahead.ForeseeCommand;
import io.redoubt.cli.lookahead.PlanCommand;
import io.redoubt.cli.parsing.Help;
import io.redoubt.cli.parsing.PicocliAdapter;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.JournalCommand;
import io.redoubt.cli.query.RulingCancelledException;
import io.redoubt.cli.review.ReviewCommand;
import io.redoubt.cli.rulefile.BattlePlayer;
import io.redoubt.cli.rulefile.RuleFileGames;
import io.redoubt.cli.runtime.BugTrace;
import io.redoubt.cli.runtime.CheckedWriter;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.OutOfMemoryMessage;
import io.redoubt.cli.runtime.ShippedJar;
import io.redoubt.cli.runtime.TextPager;
import io.redoubt.cli.schema.SchemaCommand;
import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.SyntaxException;
import io.redoubt.umpire.DiceMismatchException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Runs the program, from its arguments to its exit code. */
public final class Cli {
    /** Commands that ignore the settings, so that they work even if these are invalid. */
    private static final List<String> UNSETTLED =
            List.of("config", "help", "-h", "--help", "--version", "-V", "completion", "--train");

    private final Environment world;
    private final Session session;

    /** The interactive session, whose classes are loaded only when it is started. */
    public interface Session {
        /** Plays until the players leave. */
        ExitCode play(List<String> args, Environment world);

        /** Returns the player of examples of battles in rule files. */
        BattlePlayer examples();
    }

    private Cli(Environment world, Session session) {
        this.world = world;
        this.session = session;
    }

    /**
     * Runs one command.
     *
     * @return the exit code
     */
    public static int run(List<String> args, Environment world, Session session) {
        PicocliAdapter.trim();
        ExitCode exit = args.contains(ProgramCommand.NO_PAGER) || ProgramCommand.isLongText(args)
                ? longText(args, world, session)
                : answer(args, world, session);
        world.out().flush();
        if (world.out() instanceof CheckedWriter outlet && outlet.failure().isPresent()) {
            world.err()
                    .println("redoubt: the answer could not be written: "
                            + outlet.failure().get());
            exit = exit.or(ExitCode.FILE);
        }
        world.err().flush();
        return exit.code();
    }

    private static ExitCode answer(List<String> args, Environment world, Session session) {
        return guarded(world, () -> ruled(args, world, session));
    }

    /** Runs a command that prints long text, through the user's pager unless an option switches it off. */
    private static ExitCode longText(List<String> args, Environment world, Session session) {
        List<String> words = new ArrayList<>(args);
        boolean isDirect = words.removeIf(ProgramCommand.NO_PAGER::equals);
        return isDirect
                ? answer(words, world.with(TextPager.VARIABLE, ""), session)
                : TextPager.show(world, TextPager.Screen.FREE, paged -> answer(words, paged, session));
    }

    /** Runs a command with the games of the rule files that the command line, the environment or the settings name. */
    private static ExitCode ruled(List<String> args, Environment world, Session session) {
        List<String> rest = args;
        Environment settled;
        if (namesRuleFiles(args, world)) {
            RuleFileGames.Line line = RuleFileGames.added(args, world);
            rest = line.args();
            settled = settled(rest, line.world());
        } else {
            settled = settled(args, world);
        }
        String before = world.env().getOrDefault(Environment.RULES, "");
        if (!settled.env().getOrDefault(Environment.RULES, "").equals(before)) {
            settled = RuleFileGames.added(args, settled).world();
        }
        return new Cli(settled, session).run(rest);
    }

    /** Returns whether a command line or its environment names rule files. */
    public static boolean namesRuleFiles(List<String> args, Environment world) {
        return (!args.isEmpty() && (args.get(0).equals("--rules") || args.get(0).startsWith("--rules=")))
                || world.namesRuleFiles();
    }

    /**
     * Returns the environment with the user's settings, except for commands about the program itself, which work
     * whatever the settings are.
     */
    private static Environment settled(List<String> args, Environment world) {
        return args.isEmpty() || UNSETTLED.contains(args.get(0)) ? world : ConfigFile.applied(world);
    }

    /**
     * Runs one command of a session.
     *
     * @param words the command, split into words
     * @param typed the command as it was typed
     * @param seat the battle in which its rulings are made
     * @param examples the player of examples of battles in rule files
     */
    public static ExitCode command(
            List<String> words, String typed, Environment world, Optional<BattleSeat> seat, BattlePlayer examples) {
        return new Cli(world, new SessionInSession(examples)).run(words, typed, seat);
    }

    /** Refuses a second session in a session. */
    private record SessionInSession(BattlePlayer examples) implements Session {
        @Override
        public ExitCode play(List<String> args, Environment world) {
            throw new BadInputException("already in a session; type exit to leave it");
        }
    }

    /** Runs a command and turns its exceptions into exit codes, which happens here only. */
    public static ExitCode guarded(Environment world, Supplier<ExitCode> command) {
        return guarded(world, message -> message, command);
    }

    /**
     * Runs a command, as above, with messages reworded for a session.
     *
     * @param wording returns the reworded message
     */
    public static ExitCode guarded(Environment world, UnaryOperator<String> wording, Supplier<ExitCode> command) {
        try {
            return command.get();
        } catch (NotAllowedException e) {
            return fault(world, wording.apply(String.valueOf(e.getMessage())), ExitCode.NOT_ALLOWED);
        } catch (SyntaxException e) {
            ExitCode exit = fault(world, wording.apply(String.valueOf(e.getMessage())), ExitCode.USAGE);
            e.shown().forEach(line -> world.err().println("  " + line));
            return exit;
        } catch (BadInputException | ComputationAbortedException e) {
            return fault(world, wording.apply(String.valueOf(e.getMessage())), ExitCode.USAGE);
        } catch (DiceMismatchException e) {
            return fault(world, wording.apply("--dice: " + e.getMessage()), ExitCode.USAGE);
        } catch (FileAccessException | BattleFileException e) {
            return fault(world, wording.apply(String.valueOf(e.getMessage())), ExitCode.FILE);
        } catch (RulingCancelledException e) {
            return fault(world, wording.apply(String.valueOf(e.getMessage())), ExitCode.ANSWERED);
        } catch (OutOfMemoryError e) {
            return fault(world, OutOfMemoryMessage.exhausted(), ExitCode.USAGE);
        } catch (RuntimeException | Error e) {
            return ShippedJar.damage()
                    .map(file -> fault(world, damaged(file), ExitCode.DAMAGED))
                    .orElseGet(() -> bug(world, e));
        }
    }

    private static String damaged(String file) {
        return "the jar is damaged at " + file
                + ": build it again with REDOUBT_REBUILD=1, or install Redoubt again; is the disk full?";
    }

    private static ExitCode bug(Environment world, Throwable e) {
        world.out().flush();
        world.err().println("redoubt: this is a bug in Redoubt, not in what you typed. Please report it with:");
        BugTrace.lines(e).forEach(world.err()::println);
        return ExitCode.BUG;
    }

    private static ExitCode fault(Environment world, String message, ExitCode exit) {
        world.out().flush();
        world.tell(message);
        return exit;
    }

    private ExitCode run(List<String> args) {
        return run(args, JournalCommand.of(args), Optional.empty());
    }

    private static Map<String, String> settled(Optional<BattleSeat> seat) {
        return seat.map(desk -> desk.battle().board().readings()).orElse(Map.of());
    }

    /**
     * Returns the environment of a line; if the line names no game but a battle, the game of the battle becomes the
     * default.
     */
    private Environment meant(List<String> args, Optional<BattleSeat> seat) {
        boolean isNamed = world.games().game(args.get(0)).isPresent();
        return seat.isPresent() || isNamed || !namesBattle(args) ? world : NamedBattle.inLine(world, args);
    }

    private static boolean namesBattle(List<String> args) {
        for (String word : args) {
            if (word.startsWith("--battle")) {
                return true;
            }
        }
        return false;
    }

    /** Prints help; a command that belongs to no game prints its own. */
    private ExitCode help(List<String> words) {
        boolean command = words.size() == 1 && VerbInvocation.areOfACommand(words);
        return command && !words.get(0).equals("help")
                ? run(List.of(words.get(0), "--help"))
                : new Help(world).run(words);
    }

    /** Runs a line that names a game but requests no ruling of it, or only names it; empty for any other line. */
    private Optional<ExitCode> inGame(RuleSet game, List<String> words, String typed, Optional<BattleSeat> seat) {
        if (words.isEmpty()
                || (words.size() == 1 && List.of("-h", "--help", "help").contains(words.get(0)))) {
            return Optional.of(new Help(world).run(List.of(game.key())));
        }
        return words.stream()
                .findFirst()
                .flatMap(ProgramCommand::of)
                .filter(ProgramCommand.AFTER_A_GAME::contains)
                .map(command -> run(command, words, typed, Optional.of(game), seat));
    }

    private ExitCode run(List<String> args, String typed, Optional<BattleSeat> seat) {
        if (args.isEmpty()) {
            new Help(world).overview();
            return ExitCode.ANSWERED;
        }
        String first = args.get(0);
        List<String> rest = args.subList(1, args.size());
        Optional<ExitCode> exit = world.games()
                .game(first)
                .flatMap(game -> inGame(game, rest, typed, seat))
                .or(() -> ProgramCommand.of(first).map(command -> run(command, args, typed, Optional.empty(), seat)));
        return exit.orElseGet(() -> switch (first) {
            case "-h", "--help", "help" -> help(rest);
            case "--version", "-V" -> new Help(world).version();
            case "--train" ->
                ClassDataTraining.run(session, rest.isEmpty() ? Optional.empty() : Optional.of(Path.of(rest.get(0))));
            default -> ruling(args, typed, seat);
        });
    }

    private ExitCode ruling(List<String> args, String typed, Optional<BattleSeat> seat) {
        Environment meant = meant(args, seat);
        if (meant.games().game(args.get(0)).isPresent()
                && world.games().game(args.get(0)).isEmpty()) {
            return new Cli(meant, session).run(args, typed, seat); // the game is known from the battle
        }
        return new VerbCommand(meant, seat).run(VerbInvocation.of(args, meant), typed);
    }

    private ExitCode run(
            ProgramCommand command,
            List<String> args,
            String typed,
            Optional<RuleSet> game,
            Optional<BattleSeat> seat) {
        List<String> rest = args.subList(1, args.size());
        return switch (command) {
            case PLAY ->
                session.play(
                        rest,
                        game.map(named -> world.with(DefaultGame.VARIABLE, named.key()))
                                .orElse(world));
            case VERIFY -> new VerifyCommand(world).run(rest);
            case STATE -> new ReviewCommand(world, ReviewCommand.Topic.STATE).run(rest);
            case LOG -> new ReviewCommand(world, ReviewCommand.Topic.LOG).run(rest);
            case LUCK -> new ReviewCommand(world, ReviewCommand.Topic.LUCK).run(rest);
            case REPORT -> new ReviewCommand(world, ReviewCommand.Topic.REPORT).run(rest);
            case FORESEE -> new ForeseeCommand(world).run(rest, game);
            case PLAN -> new PlanCommand(world).run(rest, game);
            case BATCH -> new BatchCommand(world).run(rest);
            case RULES -> new RulesCommand(world, session.examples(), game).run(rest);
            case READINGS -> new ReadingsCommand(world, settled(seat), game).run(rest);
            case CARDS ->
                new CardsCommand(world, game.map(List::of).orElse(world.games().games())).run(rest);
            case COMPARE -> {
                Environment meant = game.map(named -> world.with(DefaultGame.VARIABLE, named.key()))
                        .orElseGet(() -> meant(args, seat));
                yield new CompareCommand(meant, seat).run(rest);
            }
            case SCHEMA -> new SchemaCommand(world).run(rest);
            case CONFIG -> new ConfigCommand(world).run(rest);
            case COMPLETION -> new CompletionCommand(world, CompletedCommands.all(world.games())).run(rest);
            case DICE -> ruling(args, typed, seat);
        };
    }
}
