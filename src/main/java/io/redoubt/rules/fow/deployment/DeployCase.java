package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Document;
import io.redoubt.rules.Field;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Judged;
import io.redoubt.rules.Legality;
import io.redoubt.rules.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges a deployment: a file, or the questions asked by option. */
final class DeployCase {
    private DeployCase() {}

    /**
     * Judges.
     *
     * @throws BadInput if neither is given, or both
     */
    static Judged read(Inputs inputs, Field<Document<Deployment>> file) {
        Checklist list = new Checklist();
        Optional<Document<Deployment>> given = inputs.find(file);
        if (given.isPresent()) {
            Judged judged = Judged.ofFile(given.get(), inputs, list);
            DeploymentCheck.of(given.get().content(), inputs).check(list);
            return judged;
        }
        List<Quantity<Legality>> totals = new ArrayList<>();
        PlacementQuestions.ask(inputs, list);
        ForceQuestions.ask(inputs, list, totals);
        ModelQuestions.ask(inputs, list);
        return Judged.ofQuestions(
                        list,
                        "give a deployment file, or ask by option, like --spacing 8in,"
                                + " --location road or --mission none --fortification trench-line")
                .with(totals);
    }
}
