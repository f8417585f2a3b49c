package io.redoubt.cli.batch;

import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs one batch: several workers answer chunks of lines, whose answers are printed in order.
 *
 * <p>Only a few chunks of questions are held at a time, with one page of answers each, so that memory grows neither
 * with the number of lines nor with the length of their answers.
 */
final class Batch implements AutoCloseable {
    private static final int FIRST_LINES = 8;
    private static final int MOST_LINES = 256;
    private static final int CHUNKS_AHEAD = 3;

    /**
     * The target duration of a chunk: long compared with handing it over, short compared with the wait of the other
     * workers at the end.
     */
    private static final long CHUNK_NANOS = 4_000_000L;

    /** Maximum number of characters of questions that wait for their answers, unless a single chunk is longer. */
    private static final long MOST_AHEAD = 1 << 22;

    private static final long TELL_EVERY_NANOS = 200_000_000L;

    /** Maximum time in milliseconds that an answer waits for the next one before it is flushed. */
    private static final long LET_GO_EVERY_MILLIS = 500;

    private final Environment world;
    private final int jobs;
    private final boolean progress;
    private final ExecutorService workers;
    private final ThreadLocal<BatchAnswers> answering;
    private final Thread lettingGo;
    private final Deque<Due> ahead = new ArrayDeque<>();
    private long charactersAhead;
    private int most = FIRST_LINES;
    private ExitCode exit = ExitCode.ANSWERED;
    private long printed;
    private long lastTold = System.nanoTime();

    /** A chunk whose answers are printed when it is its turn. */
    private record Due(Future<BatchAnswers.Answers> answers, OrderedOutput passage, long characters) {}

    Batch(Environment world, AnswerSettings.Format format, int jobs, boolean progress) {
        this.world = world;
        this.jobs = jobs;
        this.progress = progress;
        this.workers = Executors.newFixedThreadPool(jobs, task -> {
            Thread thread = new Thread(task, "redoubt-batch");
            thread.setDaemon(true);
            return thread;
        });
        this.answering = ThreadLocal.withInitial(() -> new BatchAnswers(world, format));
        this.lettingGo = new Thread(this::letGo, "redoubt-flush");
        lettingGo.setDaemon(true);
    }

    /** Flushes the output regularly, so that a slow question does not delay the answers before it. */
    private void letGo() {
        try {
            while (!world.out().checkError()) { // flushes
                Thread.sleep(LET_GO_EVERY_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the batch is over
        }
    }

    ExitCode run(LineReader lines) throws IOException {
        lettingGo.start();
        BatchAnswers here = answering.get();
        world.out().print(here.header(lines.next()));
        for (Chunk chunk = lines.chunk(most); chunk.size() > 0; chunk = lines.chunk(most)) {
            if (jobs == 1) {
                print(here.answer(chunk, world.out()));
            } else {
                ahead.add(due(chunk));
                charactersAhead += chunk.characters();
                // A caller that sends one line and waits for its answer before the next must not be blocked.
                int waiting = lines.waits() ? 0 : jobs * CHUNKS_AHEAD;
                while (ahead.size() > waiting || (ahead.size() > 1 && charactersAhead > MOST_AHEAD)) {
                    print(ahead.remove());
                }
            }
            // The pipe is closed: the reader has stopped, so the batch ends without a message.
            if (world.out().checkError()) {
                return exit;
            }
        }
        while (!ahead.isEmpty()) {
            print(ahead.remove());
        }
        if (progress) {
            world.err().print("\r" + printed + " lines\n");
        }
        return exit;
    }

    private Due due(Chunk chunk) {
        OrderedOutput passage = new OrderedOutput(world.out());
        return new Due(workers.submit(() -> answering.get().answer(chunk, passage)), passage, chunk.characters());
    }

    private void print(Due due) throws IOException {
        charactersAhead -= due.characters();
        due.passage().open();
        try {
            print(due.answers().get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private void print(BatchAnswers.Answers answers) {
        world.err().print(answers.complaints());
        if (answers.nanos() < CHUNK_NANOS && answers.lines() == most) {
            most = Math.min(MOST_LINES, 2 * most);
        } else if (answers.nanos() > 2 * CHUNK_NANOS) {
            most = Math.max(1, most / 2);
        }
        exit = exit.or(answers.exit());
        printed += answers.lines();
        long now = System.nanoTime();
        if (progress && now - lastTold > TELL_EVERY_NANOS) {
            lastTold = now;
            world.err().print("\r" + printed + " lines");
            world.err().flush();
        }
    }

    @Override
    public void close() {
        lettingGo.interrupt();
        workers.shutdownNow();
    }
}
