package io.redoubt.cli.answering;

import io.redoubt.cli.process.World;
import io.redoubt.report.DiceOrder;
import io.redoubt.report.Paint;
import io.redoubt.rules.input.BadInput;

/**
 * How answers look: paint, which goes into no pipe and not against {@code NO_COLOR} unless somebody insists, and order.
 */
public final class Colours {
    /** The variable that says when to paint, where the command does not. */
    public static final String VARIABLE = "REDOUBT_COLOR";

    /** The variable that says in which order the dice of one test are told. */
    public static final String ORDER = "REDOUBT_DICE_ORDER";

    /** The variable by which a user wants no colour from any program. */
    public static final String REFUSAL = "NO_COLOR";

    private Colours() {}

    /**
     * In which order to tell the dice of one test.
     *
     * @throws BadInput if the environment says something else
     */
    public static DiceOrder order(World world) {
        return NamedVariable.of(world.env(), ORDER, DiceOrder.values(), DiceOrder.FELL);
    }

    /** How to paint what goes to standard output. */
    public static Paint paint(World world, Settings.Color color) {
        return wanted(world, color) ? Paint.colour() : Paint.plain();
    }

    private static boolean wanted(World world, Settings.Color color) {
        return switch (color) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO -> areWanted(world);
        };
    }

    /** What is set for all commands, where a command says nothing; {@code NO_COLOR} counts more. */
    public static boolean areWanted(World world) {
        return switch (NamedVariable.of(world.env(), VARIABLE, Settings.Color.values(), Settings.Color.AUTO)) {
            case ALWAYS -> !areRefused(world);
            case NEVER -> false;
            case AUTO ->
                world.terminal().out()
                        && !areRefused(world)
                        && hasColours(world.env().getOrDefault("TERM", "dumb"));
        };
    }

    /** Whether {@value #REFUSAL} is set. */
    public static boolean areRefused(World world) {
        return !world.env().getOrDefault(REFUSAL, "").isEmpty();
    }

    /** Whether a terminal knows colours, by its name: dumb ones, the old VT and those that say mono do not. */
    private static boolean hasColours(String terminal) {
        boolean old = terminal.length() > 2 && terminal.startsWith("vt") && Character.isDigit(terminal.charAt(2));
        return !old && !terminal.equals("dumb") && !terminal.endsWith("-m") && !terminal.endsWith("-mono");
    }
}
