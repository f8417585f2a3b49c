package io.redoubt.cli;

import io.redoubt.report.Answer;
import java.util.List;
import java.util.function.Consumer;

/** The requirements of a query held against its answer. */
final class Requirements {
    private Requirements() {}

    /** {@link Exit#UNMET} if one does not hold; each that fails is told. */
    static Exit check(List<Requirement> requirements, Answer answer, Consumer<String> tell) {
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
