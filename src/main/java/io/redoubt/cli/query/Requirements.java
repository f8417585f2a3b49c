package io.redoubt.cli.query;

import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Answer;
import io.redoubt.report.UntilResult;
import java.util.List;
import java.util.function.Consumer;

/** Checks the requirements of a query against its answer. */
public final class Requirements {
    private Requirements() {}

    /**
     * Returns the exit code of an answer: {@link ExitCode#NOT_ALLOWED} if rules are broken, unless a {@code --require}
     * decides.
     */
    public static ExitCode exit(List<Requirement> requirements, Answer answer, Consumer<String> tell) {
        if (answer instanceof Answer.RuledOut) {
            return ExitCode.NOT_ALLOWED;
        }
        if (!(answer instanceof Answer.Refused) && !requirements.isEmpty()) {
            return check(requirements, answer, tell);
        }
        return answer.broken().isEmpty() ? ExitCode.ANSWERED : ExitCode.NOT_ALLOWED;
    }

    /**
     * Returns the exit code of a search with {@code --until}. A condition that holds for no value is still an answer,
     * and the requirements are then checked against the nearest value.
     */
    public static ExitCode exit(AnswerSettings settings, UntilResult first, Consumer<String> tell) {
        return switch (first.end()) {
            case HOLDS, HOLDS_FOR_NONE ->
                exit(settings.requirements(), first.found().answer(), tell);
            case ALL_REFUSED -> ExitCode.NOT_ALLOWED;
        };
    }

    /** Returns {@link ExitCode#UNMET} if a requirement does not hold, and reports each that fails. */
    private static ExitCode check(List<Requirement> requirements, Answer answer, Consumer<String> tell) {
        ExitCode exit = ExitCode.ANSWERED;
        if (answer instanceof Answer.Counted counted) {
            for (Requirement requirement : requirements) {
                if (!requirement.holds(counted.odds())) {
                    tell.accept("required " + requirement + ", but it is " + requirement.probability(counted.odds()));
                    exit = ExitCode.UNMET;
                }
            }
        }
        return exit;
    }
}
