package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.movement.Cross.Passage;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One team at one obstacle.
 *
 * <p>Impassable going is an ordinary result; a move that the team may not even try is an objection.
 *
 * @param along true if it moves along a trench line, in it
 * @param found notes and objections before any dice
 * @param shown possible results, the worst first; only one if no die decides
 * @param dice resolution of the crossing
 */
record Crossing(
        Obstacle obstacle,
        Mobility team,
        boolean along,
        Checklist found,
        List<Passage> shown,
        Function<Umpire, Passage> dice)
        implements Judged<Passage> {
    /** Returns a crossing that no die decides. */
    static Crossing ends(Going going, Passage end) {
        return new Crossing(going.obstacle(), going.team(), false, going.list(), List.of(end), umpire -> end);
    }

    /** Returns a crossing that depends on a test; if passed, the team crosses. */
    static Crossing tests(Going going, Passage failed, Predicate<Umpire> passes) {
        return new Crossing(
                going.obstacle(),
                going.team(),
                false,
                going.list(),
                List.of(failed, Passage.CROSSES),
                umpire -> passes.test(umpire) ? Passage.CROSSES : failed);
    }

    @Override
    public Sentence headline() {
        return Sentence.of(along ? "moving along a {}" : "crossing a {}", obstacle);
    }

    @Override
    public Passage resolve(Umpire umpire) {
        return dice.apply(umpire);
    }

    @Override
    public Sentence verdict(Passage passage) {
        if (along) {
            return Sentence.of("The {} moves along the {}: *CROSS-COUNTRY*.", team, obstacle);
        }
        boolean barricade = obstacle == Obstacle.STREET_BARRICADE;
        return switch (passage) {
            case IMPASSABLE -> Sentence.of("*IMPASSABLE*: the {} cannot cross the {}.", team, obstacle);
            case MUST_STOP ->
                Sentence.of(
                        "The {} *MUST STOP* adjacent, on the near side. [FOW-BARR-09, FOW-BARR-11, FOW-BARR-12]", team);
            case BOGGED_DOWN ->
                Sentence.of(
                        barricade
                                ? "The {} is *BOGGED DOWN* adjacent, on the near side of the {}. [FOW-CORE-07, FOW-BARR-11, FOW-BARR-12]"
                                : "The {} is *BOGGED DOWN* at the {}. [FOW-CORE-07]",
                        team,
                        obstacle);
            case DIFFICULT_GOING ->
                Sentence.of(
                        barricade
                                ? "The {} crosses: *DIFFICULT GOING*. It ends on the far side. [FOW-BARR-11, FOW-BARR-12]"
                                : "The {} crosses: *DIFFICULT GOING*.",
                        team);
            case CROSS_COUNTRY -> Sentence.of("The {} crosses: *CROSS-COUNTRY*.", team);
            case CROSSES ->
                barricade
                        ? Sentence.of(
                                "The {} *CROSSES*: it ends on the far side, adjacent or back. [FOW-BARR-11, FOW-BARR-12]",
                                team)
                        : Sentence.of("The {} *CROSSES* the {}.", team, obstacle);
        };
    }
}
