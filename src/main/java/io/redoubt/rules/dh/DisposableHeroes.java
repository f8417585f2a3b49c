package io.redoubt.rules.dh;

import io.redoubt.rules.Reading;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.TableParser;
import java.util.ArrayList;
import java.util.List;

/** The rule set of Disposable Heroes. */
public final class DisposableHeroes {
    private DisposableHeroes() {}

    /**
     * The rule set.
     *
     * @param parser reads the language of card files
     */
    @SuppressWarnings("UnusedVariable") // card files are to come
    public static RuleSet ruleSet(TableParser parser) {
        return new RuleSet("dh", "Disposable Heroes", "fortifications variant", List.of(), DisposableHeroes::readings);
    }

    /** The disputed points, procedure by procedure. */
    private static List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        return readings;
    }
}
