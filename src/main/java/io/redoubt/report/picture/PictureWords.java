package io.redoubt.report.picture;

import io.redoubt.report.Answer;
import io.redoubt.report.Wording;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.List;

/** What stands on pictures: the words of the answer they belong to. */
public final class PictureWords {
    private PictureWords() {}

    /** The game and the question. */
    public static String title(Answer answer) {
        return answer.asked().title() + " · " + Wording.plain(answer.asked().headline());
    }

    /** Every broken rule, with its rule id. */
    public static List<String> faults(Answer answer) {
        List<String> faults = new ArrayList<>();
        for (Step.Finding finding : answer.broken()) {
            faults.add(Wording.cited(finding.sentence()));
        }
        return faults;
    }

    /** Whether what was judged keeps the rules. */
    public static String verdict(List<String> faults) {
        if (faults.isEmpty()) {
            return "Legal: no rule is broken";
        }
        return "Illegal: " + (faults.size() == 1 ? "1 fault" : faults.size() + " faults");
    }
}
