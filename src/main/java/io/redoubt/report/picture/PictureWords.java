package io.redoubt.report.picture;

import io.redoubt.report.Answer;
import io.redoubt.report.SentenceText;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.List;

/** The texts on pictures: the words of their answers. */
public final class PictureWords {
    private PictureWords() {}

    /** Returns the game and the question. */
    public static String title(Answer answer) {
        return answer.asked().title() + " · "
                + SentenceText.plain(answer.asked().headline());
    }

    /** Returns every broken rule, with its rule id. */
    public static List<String> faults(Answer answer) {
        List<String> faults = new ArrayList<>();
        for (Step.Finding finding : answer.broken()) {
            faults.add(SentenceText.cited(finding.sentence()));
        }
        return faults;
    }

    /** Returns the verdict: legal or illegal. */
    public static String verdict(List<String> faults) {
        if (faults.isEmpty()) {
            return "Legal: no rule is broken";
        }
        return "Illegal: " + (faults.size() == 1 ? "1 fault" : faults.size() + " faults");
    }
}
