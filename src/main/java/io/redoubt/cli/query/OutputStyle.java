package io.redoubt.cli.query;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.DiceOrder;
import io.redoubt.report.Paint;
import io.redoubt.rules.input.BadInputException;

/**
 * The colours of answers, and the order of dice in them. By default there is no colour in pipes or if {@code NO_COLOR}
 * is set.
 */
public final class OutputStyle {
    /** The environment variable that sets when to use colour if the command does not. */
    public static final String VARIABLE = "REDOUBT_COLOR";

    /** The environment variable that sets the order in which the dice of one test are listed. */
    public static final String ORDER = "REDOUBT_DICE_ORDER";

    /** The environment variable by which users switch off colour in all programs. */
    public static final String REFUSAL = "NO_COLOR";

    private OutputStyle() {}

    /**
     * Returns the order in which the dice of one test are listed.
     *
     * @throws BadInputException if the environment names an unknown order
     */
    public static DiceOrder order(Environment world) {
        return NamedVariable.of(world.env(), ORDER, DiceOrder.values(), DiceOrder.FELL);
    }

    /** Returns the paint for standard output. */
    public static Paint paint(Environment world, AnswerSettings.Color color) {
        return wanted(world, color) ? Paint.colour() : Paint.plain();
    }

    private static boolean wanted(Environment world, AnswerSettings.Color color) {
        return switch (color) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO -> areWanted(world);
        };
    }

    /** Returns whether the environment asks for colour; {@code NO_COLOR} takes precedence. */
    public static boolean areWanted(Environment world) {
        return switch (NamedVariable.of(
                world.env(), VARIABLE, AnswerSettings.Color.values(), AnswerSettings.Color.AUTO)) {
            case ALWAYS -> !areRefused(world);
            case NEVER -> false;
            case AUTO ->
                world.terminal().out()
                        && !areRefused(world)
                        && hasColours(world.env().getOrDefault("TERM", "dumb"));
        };
    }

    /** Returns whether {@value #REFUSAL} is set. */
    public static boolean areRefused(Environment world) {
        return !world.env().getOrDefault(REFUSAL, "").isEmpty();
    }

    /** Returns whether a terminal supports colour, judging by its name: dumb, VT and monochrome terminals do not. */
    private static boolean hasColours(String terminal) {
        boolean old = terminal.length() > 2 && terminal.startsWith("vt") && Character.isDigit(terminal.charAt(2));
        return !old && !terminal.equals("dumb") && !terminal.endsWith("-m") && !terminal.endsWith("-mono");
    }
}
