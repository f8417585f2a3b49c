package io.redoubt.fuzz;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Where the questions about each game come from, and those about dice. */
final class Sources {
    private final List<RandomWanted> sources = new ArrayList<>();

    Sources() {
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        games.forEach(game -> sources.add(new RandomWanted(game)));
    }

    /** Every example of every game. */
    List<Wanted> examples() {
        return sources.stream().flatMap(source -> source.examples().stream()).toList();
    }

    /** One after the other, by the number of the round. */
    RandomWanted of(long round, Random random) {
        RandomWanted source = sources.get((int) Math.floorMod(round, (long) sources.size()));
        source.shuffle(random);
        return source;
    }
}
