package io.redoubt.spark;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FreshRandom;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapred.JobConf;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.SerializableConfiguration;
import org.apache.spark.util.TaskCompletionListener;
import scala.Tuple2;

/**
 * {@code spark-submit redoubt-spark.jar QUESTIONS ANSWERS}: a folder of questions in, a folder of answers out.
 *
 * <p>The answers to {@code QUESTIONS/x} are {@code ANSWERS/x/part-00000} and so on; joined they equal the output of
 * {@code redoubt batch} for that file, line by line. They appear all at once, after the last part is answered.
 */
public final class BatchJob {
    /** The setting for the number of bytes of questions per part, which determines the number of files. */
    static final String PART = "spark.redoubt.part";

    private static final String PART_UNLESS_SAID = "1m";

    /** Prefix of the program's environment variables, which apply on every machine. */
    private static final String VARIABLES = "REDOUBT_";

    private final JavaSparkContext spark;
    private final Broadcast<SerializableConfiguration> settings;

    /**
     * The result of a job.
     *
     * @param parts the number of parts
     * @param lines the number of lines, including blank ones and comments
     * @param exit the highest exit code of a line
     */
    record Done(int parts, long lines, ExitCode exit) {
        /** Returns the result as a JSON object. */
        String json() {
            return "{\"parts\":" + parts + ",\"lines\":" + lines + ",\"exit\":" + exit.code() + '}';
        }
    }

    private BatchJob(JavaSparkContext spark) {
        this.spark = spark;
        this.settings = spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
    }

    /** Ends with 0 if every line was answered, even by an error; a job with another exit code should be run again. */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            System.err.println("redoubt: takes two folders: spark-submit redoubt-spark.jar QUESTIONS ANSWERS");
            System.exit(ExitCode.USAGE.code());
        }
        ExitCode exit = ExitCode.ANSWERED;
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", "redoubt"))) {
            System.out.println(run(spark, args[0], args[1], System.getenv()).json());
        } catch (FileAccessException e) {
            System.err.println("redoubt: " + e.getMessage());
            exit = ExitCode.FILE;
        } catch (BadInputException e) {
            System.err.println("redoubt: " + e.getMessage());
            exit = ExitCode.USAGE;
        }
        System.exit(exit.code());
    }

    /**
     * Answers all questions of a folder.
     *
     * @param questions the folder, or one file
     * @param answers a folder that does not exist yet
     * @param env the environment variables; those of the program apply on every machine
     * @throws BadInputException if the size of a part is invalid
     * @throws FileAccessException if there are no questions, or the answers exist already
     * @throws IOException if a file system fails
     */
    static Done run(JavaSparkContext spark, String questions, String answers, Map<String, String> env)
            throws IOException {
        Configuration settings = spark.hadoopConfiguration();
        Path to = new Path(answers);
        if (to.getFileSystem(settings).exists(to)) {
            throw new FileAccessException(
                    PrintableText.of(answers) + " already exists: name a folder for the answers that is not");
        }
        List<Part> parts;
        try {
            parts = Questions.in(questions, spark.getConf().getSizeAsBytes(PART, PART_UNLESS_SAID), settings);
        } catch (FileNotFoundException e) {
            throw new FileAccessException(PrintableText.of(questions) + " does not exist: check its path");
        }
        if (parts.isEmpty()) {
            throw new FileAccessException(
                    PrintableText.of(questions) + " holds no questions: name a folder with files of them");
        }
        return new BatchJob(spark).answer(parts, answers, own(env));
    }

    private static Map<String, String> own(Map<String, String> env) {
        Map<String, String> own = new HashMap<>();
        env.forEach((name, value) -> {
            if (name.startsWith(VARIABLES)) {
                own.put(name, value);
            }
        });
        return own;
    }

    private Done answer(List<Part> parts, String answers, Map<String, String> env) {
        List<Long> lines = count(parts);
        List<Part> numbered = new ArrayList<>();
        long line = 1;
        for (int i = 0; i < parts.size(); i++) {
            line = parts.get(i).number() == 0 ? 1 : line;
            numbered.add(parts.get(i).beginningAt(line));
            line += lines.get(i);
        }
        CollectionAccumulator<ExitCode> exits = spark.sc().collectionAccumulator("exit codes");
        Broadcast<SerializableConfiguration> known = settings;
        JobConf saving = new JobConf(spark.hadoopConfiguration());
        // Version 1 renames the files of a task after it is complete; version 2 would expose incomplete files.
        saving.set("mapreduce.fileoutputcommitter.algorithm.version", "1");
        spark.parallelize(numbered, numbered.size())
                .flatMapToPair(part -> answers(part, known.value().value(), env, exits))
                .saveAsHadoopFile(answers, String.class, String.class, AnswerFiles.class, saving);
        ExitCode exit = exits.value().stream().reduce(ExitCode.ANSWERED, ExitCode::or);
        return new Done(parts.size(), lines.stream().mapToLong(Long::longValue).sum(), exit);
    }

    /** Counts the lines of the parts, so that an error can name the line of its file. */
    private List<Long> count(List<Part> parts) {
        Broadcast<SerializableConfiguration> known = settings;
        return spark.parallelize(parts, parts.size())
                .map(part -> {
                    try (PartInput in = PartInput.open(part, known.value().value())) {
                        return in.countLines();
                    }
                })
                .collect();
    }

    private static Iterator<Tuple2<String, String>> answers(
            Part part, Configuration settings, Map<String, String> env, CollectionAccumulator<ExitCode> exits)
            throws IOException {
        PartInput in = PartInput.open(part, settings);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> close(in));
        Answering answering = new Answering(
                part, in, world(env), message -> System.err.println(part.name() + ": " + message), exits::add);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return answering.hasNext();
            }

            @Override
            public Tuple2<String, String> next() {
                return new Tuple2<>(part.answers(), answering.next());
            }
        };
    }

    private static void close(PartInput in) {
        try {
            in.close();
        } catch (IOException e) {
            System.err.println("redoubt: a file of questions was not closed: " + e.getMessage());
        }
    }

    /**
     * Returns a world without home directory and terminal, because an answer must not depend on the machine. Files come
     * from {@code --files}.
     */
    private static Environment world(Map<String, String> env) {
        return new Environment(
                env,
                InputStream.nullInputStream(),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                Environment.Terminal.NONE,
                FreshRandom::next,
                java.nio.file.Path.of(SparkFiles.getRootDirectory()));
    }
}
