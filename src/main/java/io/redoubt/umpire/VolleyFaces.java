package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;

/** The faces of dice rolled together, with those that are rolled again and those added. */
final class VolleyFaces {
    private final FaceRules rules;
    private final Source source;

    /** Rolls dice together against a need. */
    @FunctionalInterface
    interface Source {
        List<Integer> roll(RequiredRoll need, int dice);
    }

    VolleyFaces(FaceRules rules, Source source) {
        this.rules = rules;
        this.source = source;
    }

    /** Returns the faces that count; those of added dice follow the die that added them. */
    List<Integer> of(RequiredRoll need, int dice) {
        List<List<Integer>> chains = new ArrayList<>();
        for (int face : settled(need, dice)) {
            chains.add(new ArrayList<>(List.of(face)));
        }
        List<List<Integer>> adding = chains;
        for (int added = 0; added < rules.mostMore(); added++) {
            adding = adding.stream()
                    .filter(chain -> rules.more().contains(chain.get(chain.size() - 1)))
                    .toList();
            List<Integer> more = settled(need, adding.size());
            for (int i = 0; i < adding.size(); i++) {
                adding.get(i).add(more.get(i));
            }
        }
        List<Integer> all = new ArrayList<>();
        chains.forEach(all::addAll);
        return all;
    }

    /** Rolls dice, and again those that are rolled again. */
    private List<Integer> settled(RequiredRoll need, int dice) {
        if (dice == 0) {
            return List.of();
        }
        List<Integer> faces = new ArrayList<>(source.roll(need, dice));
        List<Integer> again = new ArrayList<>();
        for (int i = 0; i < dice; i++) {
            if (rules.again().contains(faces.get(i))) {
                again.add(i);
            }
        }
        if (!again.isEmpty()) {
            List<Integer> second = source.roll(rules.repeated(need), again.size());
            for (int i = 0; i < again.size(); i++) {
                faces.set(again.get(i), second.get(i));
            }
        }
        return faces;
    }
}
