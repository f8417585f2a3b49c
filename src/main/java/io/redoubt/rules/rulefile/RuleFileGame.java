package io.redoubt.rules.rulefile;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.procedure.Procedures;
import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.model.Verb;
import java.util.List;

/** The rule set of a rule file. */
public final class RuleFileGame {
    private RuleFileGame() {}

    /** Returns the rule set of a file. */
    public static RuleSet of(RuleFile file) {
        return of(file, Coverage.NONE);
    }

    /** Returns the rule set of a file with an observer of the parts that are reached. */
    public static RuleSet of(RuleFile file, Coverage coverage) {
        Procedures procedures = new Procedures();
        for (Verb verb : file.verbs().values()) {
            procedures.add(verb.name(), () -> new RuleFileProcedure(verb, file.kinds(), coverage));
        }
        return new RuleSet(
                file.key(),
                file.title(),
                file.edition(),
                procedures,
                () -> List.copyOf(file.readings()),
                CardSet::none,
                () -> new RuleFileBattle(file, coverage));
    }
}
