package io.redoubt.cli.query;

import io.redoubt.cli.process.Exit;
import io.redoubt.report.Answer;
import io.redoubt.report.FirstValue;
import java.util.List;
import java.util.function.Consumer;

/** Checks the requirements of a query against its answer. */
public final class Requirements {
    private Requirements() {}

    /**
     * Returns the exit code of an answer: {@link Exit#NOT_ALLOWED} if rules are broken, unless a {@code --require}
     * decides.
     */
    public static Exit exit(List<Requirement> requirements, Answer answer, Consumer<String> tell) {
        if (answer instanceof Answer.RuledOut) {
            return Exit.NOT_ALLOWED;
        }
        if (!(answer instanceof Answer.Refused) && !requirements.isEmpty()) {
            return check(requirements, answer, tell);
        }
        return answer.broken().isEmpty() ? Exit.ANSWERED : Exit.NOT_ALLOWED;
    }

    /**
     * Returns the exit code of a search with {@code --until}. A condition that holds for no value is still an answer,
     * and the requirements are then checked against the nearest value.
     */
    public static Exit exit(AnswerSettings settings, FirstValue first, Consumer<String> tell) {
        return switch (first.end()) {
            case HOLDS, HOLDS_FOR_NONE ->
                exit(settings.requirements(), first.found().answer(), tell);
            case ALL_REFUSED -> Exit.NOT_ALLOWED;
        };
    }

    /** Returns {@link Exit#UNMET} if a requirement does not hold, and reports each that fails. */
    private static Exit check(List<Requirement> requirements, Answer answer, Consumer<String> tell) {
        Exit exit = Exit.ANSWERED;
        if (answer instanceof Answer.Counted counted) {
            for (Requirement requirement : requirements) {
                if (!requirement.holds(counted.odds())) {
                    tell.accept("required " + requirement + ", but it is " + requirement.probability(counted.odds()));
                    exit = Exit.UNMET;
                }
            }
        }
        return exit;
    }
}
