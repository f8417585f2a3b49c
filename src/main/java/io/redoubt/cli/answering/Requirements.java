package io.redoubt.cli.answering;

import io.redoubt.cli.process.Exit;
import io.redoubt.report.Answer;
import io.redoubt.report.FirstValue;
import java.util.List;
import java.util.function.Consumer;

/** The requirements of a query held against its answer. */
public final class Requirements {
    private Requirements() {}

    /**
     * What an answer comes to for the shell: {@link Exit#NOT_ALLOWED} where it is that rules are broken, unless
     * somebody asked something else of it.
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
     * What counting on came to. That the condition holds for no value is an answer, and the requirements are held
     * against what comes nearest.
     */
    public static Exit exit(Settings settings, FirstValue first, Consumer<String> tell) {
        return switch (first.end()) {
            case HOLDS, HOLDS_FOR_NONE ->
                exit(settings.requirements(), first.found().answer(), tell);
            case ALL_REFUSED -> Exit.NOT_ALLOWED;
        };
    }

    /** {@link Exit#UNMET} if one does not hold; each that fails is told. */
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
