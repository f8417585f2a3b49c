package io.redoubt.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The engine and the plain loop turn by turn, one JMH iteration each.
 *
 * <p>JMH measures one benchmark after the other; on a busy machine the two sides of a ratio would be minutes apart. So
 * both sides are one benchmark here, iterations alternate, and neighbours form a pair.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class Turns {
    @Param("a")
    public String job = "a";

    private Supplier<?> next = () -> "";
    private Supplier<?> afterwards = next;

    @Setup(Level.Trial)
    public void prepare() {
        Job work = Entry.of(job).job().get();
        next = work::plain;
        afterwards = work::ours;
    }

    /** Switches sides, also before the first iteration: the engine has the first turn. */
    @Setup(Level.Iteration)
    public void turn() {
        Supplier<?> done = next;
        next = afterwards;
        afterwards = done;
    }

    @Benchmark
    public Object answer() {
        return next.get();
    }
}
