package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Sources that only a profile compiles, of the benchmarks and of the Spark job, fit the classes of this build. Their own
 * libraries are not here, so a name that cannot be resolved is no fault in a file that imports them; anything else is.
 */
class SourcesApartTest {
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"src/bench/java, org.openjdk.jmh", "src/spark/java, org.apache."})
    void theyCompile(String sources, String library) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(ROOT.resolve(sources))) {
            files = all.filter(file -> file.toString().endsWith(".java")).toList();
        }
        assertTrue(files.size() > 1, sources);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-Xlint:none",
                    "-XDshould-stop.ifError=ATTR",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "-d",
                    folder.toString());
            compiler.getTask(
                            Writer.nullWriter(),
                            manager,
                            found,
                            options,
                            null,
                            manager.getJavaFileObjectsFromPaths(files))
                    .call();
        }
        List<String> faults = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .filter(each -> !(isUnresolved(each) && imports(each, library)))
                .map(Diagnostic::toString)
                .toList();
        assertEquals(List.of(), faults);
    }

    private static boolean isUnresolved(Diagnostic<?> fault) {
        return fault.getCode().startsWith("compiler.err.cant.resolve")
                || fault.getCode().startsWith("compiler.err.doesnt.exist")
                // a class that extends one of the library
                || fault.getCode().startsWith("compiler.err.method.does.not.override");
    }

    private static boolean imports(Diagnostic<? extends JavaFileObject> fault, String library) {
        JavaFileObject source = fault.getSource();
        try {
            return source != null && source.getCharContent(true).toString().contains("import " + library);
        } catch (IOException e) {
            return false;
        }
    }
}
