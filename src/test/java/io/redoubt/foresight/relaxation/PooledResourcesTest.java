package io.redoubt.foresight.relaxation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bound of random problems, held against trying every use of every resource. */
class PooledResourcesTest {
    private static final int PROBLEMS = 300;
    private static final int BOARDS = 6;

    @Test
    void noPolicyIsBetter() {
        int close = 0;
        for (long seed = 0; seed < PROBLEMS; seed++) {
            ResourceProblem problem = random(new Random(seed));
            double value = best(problem, problem.start(), 0);
            double bound = PooledResources.bound(problem).orElseThrow();
            assertTrue(bound >= value, "problem " + seed + ": " + value + " is above " + bound);
            close += bound <= value + 0.1 ? 1 : 0;
        }
        assertTrue(close * 2 > PROBLEMS, "too few bounds are close: " + close);
    }

    @Test
    void itIsExactForEqualResources() {
        List<ResourceProblem.Use> first = Stream.of(0, 1, 2)
                .map(resource -> new ResourceProblem.Use(resource, new double[] {0.25, 0.75}, new int[] {1, 0}))
                .toList();
        ResourceProblem problem = new ResourceProblem(0, new double[] {0, 0, 1}, List.of(first, first, List.of()), 3);
        assertEquals(10.0 / 64, PooledResources.bound(problem).orElseThrow(), 1e-8);
    }

    @Test
    void thereIsNoneIfFreeUsesNeverEnd() {
        ResourceProblem.Use again =
                new ResourceProblem.Use(ResourceProblem.FREE, new double[] {0.999, 0.001}, new int[] {0, 1});
        ResourceProblem problem = new ResourceProblem(0, new double[] {0, 1}, List.of(List.of(again), List.of()), 0);
        assertEquals(OptionalDouble.empty(), PooledResources.bound(problem));
    }

    /** Returns a problem in which free uses only lead to boards with a larger number. */
    private static ResourceProblem random(Random random) {
        int resources = 1 + random.nextInt(4);
        double[] ends = random.doubles(BOARDS, -0.5, 1).toArray();
        List<List<ResourceProblem.Use>> uses = new ArrayList<>();
        for (int board = 0; board < BOARDS; board++) {
            List<ResourceProblem.Use> here = new ArrayList<>();
            for (int use = 0; use < 3; use++) {
                int resource = random.nextInt(resources + 1) - 1;
                int least = resource == ResourceProblem.FREE ? board : 0;
                double chance = random.nextDouble();
                int[] change = {
                    least + random.nextInt(BOARDS - least) - board, least + random.nextInt(BOARDS - least) - board
                };
                boolean isEndless = resource == ResourceProblem.FREE && (change[0] == 0 || change[1] == 0);
                if (!isEndless) {
                    here.add(new ResourceProblem.Use(resource, new double[] {chance, 1 - chance}, change));
                }
            }
            uses.add(here);
        }
        return new ResourceProblem(random.nextInt(BOARDS), ends, uses, resources);
    }

    private static double best(ResourceProblem problem, int board, int used) {
        double best = problem.ends()[board];
        for (ResourceProblem.Use use : problem.uses(board)) {
            int then = use.isFree() ? used : used | 1 << use.resource;
            if (use.isFree() || then != used) {
                double value = 0;
                for (int result = 0; result < use.odds.length; result++) {
                    value += use.odds[result] * best(problem, board + use.change[result], then);
                }
                best = Math.max(best, value);
            }
        }
        return best;
    }
}
