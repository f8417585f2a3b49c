package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.odds.TooManyPaths;
import io.redoubt.rules.BadInput;
import io.redoubt.rules.RuleSet;
import io.redoubt.umpire.DiceFault;
import java.util.List;

/** The program from its arguments to its exit code. */
public final class Cli {
    /** The verbs of the table: every game has them or says that it has not. */
    static final List<String> VERBS = List.of("shoot", "assault", "counterattack", "cross", "gap", "deploy-check");

    /** The commands that belong to no game. */
    static final List<String> COMMANDS = List.of("batch", "rules", "readings", "cards", "dice", "completion", "help");

    private final World world;

    private Cli(World world) {
        this.world = world;
    }

    /**
     * Runs one command.
     *
     * @return the exit code
     */
    public static int run(List<String> args, World world) {
        Picocli.trim();
        Exit exit = new Cli(world).guarded(args);
        world.out().flush();
        if (world.out() instanceof Outlet outlet && outlet.failure().isPresent()) {
            world.err()
                    .println("redoubt: the answer could not be written: "
                            + outlet.failure().get());
            exit = exit.or(Exit.FILE);
        }
        world.err().flush();
        return exit.code();
    }

    /** The only place where an exception becomes an exit code. */
    private Exit guarded(List<String> args) {
        try {
            return run(args);
        } catch (BadInput | TooManyPaths e) {
            return fault(e.getMessage(), Exit.USAGE);
        } catch (DiceFault e) {
            return fault("--dice: " + e.getMessage(), Exit.USAGE);
        } catch (FileTrouble e) {
            return fault(e.getMessage(), Exit.FILE);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            world.out().flush();
            world.err().println("redoubt: this is a bug in Redoubt, not in what you typed. Please report it with:");
            e.printStackTrace(world.err());
            return Exit.BUG;
        }
    }

    private Exit fault(@org.jspecify.annotations.Nullable String message, Exit exit) {
        world.out().flush();
        world.err().println("redoubt: " + message);
        return exit;
    }

    private Exit run(List<String> args) {
        if (args.isEmpty()) {
            new Help(world).overview();
            return Exit.ANSWERED;
        }
        List<String> rest = args.subList(1, args.size());
        boolean helpOfGame = rest.size() == 1 && List.of("-h", "--help", "help").contains(rest.get(0));
        if (helpOfGame && Catalog.game(args.get(0)).isPresent()) {
            return new Help(world).run(args.subList(0, 1));
        }
        boolean cardsOfGame = !rest.isEmpty() && rest.get(0).equals("cards");
        if (cardsOfGame && Catalog.game(args.get(0)).isPresent()) {
            List<RuleSet> game = List.of(Catalog.game(args.get(0)).get());
            return new CardsCommand(world, game).run(rest.subList(1, rest.size()));
        }
        return switch (args.get(0)) {
            case "-h", "--help", "help" -> new Help(world).run(rest);
            case "--version", "-V" -> new Help(world).version();
            case "batch" -> new BatchCommand(world).run(rest);
            case "rules" -> new RulesCommand(world).run(rest);
            case "readings" -> new ReadingsCommand(world).run(rest);
            case "cards" -> new CardsCommand(world, Catalog.games()).run(rest);
            case "completion" -> new CompletionCommand(world).run(rest);
            case "--train" -> Training.run();
            default -> new Resolving(world).run(Words.of(args, world.env()));
        };
    }
}
