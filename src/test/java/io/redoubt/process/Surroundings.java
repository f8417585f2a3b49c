package io.redoubt.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The little that a process of these tests is told of the machine: settings of whoever runs the tests must not reach
 * it, and nothing of theirs is written.
 */
final class Surroundings {
    private static final List<String> KEPT = List.of("PATH", "JAVA_HOME");

    private Surroundings() {}

    /**
     * A process that can be started.
     *
     * @param command the program and its arguments
     * @param folder where it runs
     * @param home what it takes for the user's own folder
     * @return with only {@code PATH}, {@code JAVA_HOME} where it is set, and what the tests decide; without an archive, so
     *     that no process goes on in the background; to be added to
     */
    static ProcessBuilder process(List<String> command, Path folder, Path home) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(KEPT);
        environment.put("HOME", home.toString());
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("REDOUBT_ARCHIVE", "off");
        return builder;
    }
}
