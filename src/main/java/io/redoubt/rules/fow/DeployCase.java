package io.redoubt.rules.fow;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Document;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Field;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A deployment as it was judged; nothing in it hangs on dice.
 *
 * @param headline what was checked
 * @param list everything the rules say of it
 * @param totals the numbers that were asked for
 */
record DeployCase(Sentence headline, Checklist list, List<Quantity<Legality>> totals) {
    private static final int LONGEST_NAME = 40;

    private static final Remark OF_FILE = Remark.of("checking the deployment {}");
    private static final Remark OF_QUESTIONS = Remark.of("checking a deployment");

    /**
     * Judges a file, or the questions asked by option.
     *
     * @throws BadInput if neither is given, or both
     */
    static DeployCase read(Inputs inputs, Field<Document<Deployment>> file) {
        Checklist list = new Checklist();
        List<Quantity<Legality>> totals = new ArrayList<>();
        Optional<Document<Deployment>> given = inputs.find(file);
        if (given.isPresent()) {
            if (!inputs.unused().isEmpty()) {
                throw new BadInput("a deployment file and single questions do not mix: leave out the file, or --"
                        + String.join(", --", inputs.unused()));
            }
            DeploymentCheck.of(given.get().content(), inputs).check(list);
            return new DeployCase(Sentence.of(OF_FILE, name(given.get().path())), list, totals);
        }
        PlacementQuestions.ask(inputs, list);
        ForceQuestions.ask(inputs, list, totals);
        ModelQuestions.ask(inputs, list);
        if (list.findings().isEmpty()) {
            throw new BadInput("nothing to check: give a deployment file, or ask by option, like --spacing 8in,"
                    + " --location road or --mission none --fortification trench-line");
        }
        return new DeployCase(Sentence.of(OF_QUESTIONS), list, totals);
    }

    Legality legality() {
        return list.broken() == 0 ? Legality.LEGAL : Legality.ILLEGAL;
    }

    /** The last part of a path, short enough for a headline. */
    private static String name(String path) {
        String name = Escaped.of(path.substring(path.lastIndexOf('/') + 1));
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + '…';
    }
}
