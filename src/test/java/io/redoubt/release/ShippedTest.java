package io.redoubt.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is shipped with Redoubt stands in the list of contents and has its licence beside it. */
class ShippedTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Path LICENCES = ROOT.resolve("src/main/resources/META-INF/licences");
    private static final Pattern DEPENDENCY = Pattern.compile("<dependency>\\s*<groupId>([^<]+)</groupId>"
            + "\\s*<artifactId>([^<]+)</artifactId>\\s*<version>\\$\\{([^}]+)}</version>\\s*</dependency>");
    private static final Pattern PURL = Pattern.compile("\"purl\": \"pkg:maven/([^\"]+@@[^\"]+@)\"");

    /** Those without a scope go into the jar. */
    private static List<MatchResult> dependencies() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        String own = pom.substring(0, pom.indexOf("<build>"));
        List<MatchResult> found = DEPENDENCY.matcher(own).results().toList();
        assertTrue(found.size() >= 5, "the pattern still finds them");
        return found;
    }

    @Test
    void theListOfContentsHasEveryDependencyInItsVersion() throws IOException {
        Set<String> expected = new TreeSet<>(Set.of("io.redoubt/redoubt@@version@"));
        for (MatchResult each : dependencies()) {
            expected.add(each.group(1) + '/' + each.group(2) + "@@" + each.group(3) + '@');
        }
        Set<String> listed = new TreeSet<>();
        PURL.matcher(template()).results().forEach(each -> listed.add(each.group(1)));
        assertEquals(expected, listed);
    }

    @Test
    void theListOfContentsIsJson() throws IOException {
        assertEquals(
                "CycloneDX", Json.object(template().replace("@runtime@", "")).get("bomFormat"));
    }

    private static String template() throws IOException {
        return Files.readString(ROOT.resolve("src/release/sbom.json"));
    }

    @Test
    void everyDependencyAndEveryLicenceIsExplained() throws IOException {
        String terms = Files.readString(LICENCES.resolve("README.txt"));
        List<String> unsaid = new ArrayList<>();
        for (MatchResult each : dependencies()) {
            if (!terms.contains("\n  " + each.group(2) + ' ')) {
                unsaid.add(each.group(2));
            }
        }
        try (Stream<Path> files = Files.list(LICENCES)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("README.txt") && !terms.contains(name))
                    .forEach(unsaid::add);
        }
        assertEquals(List.of(), unsaid);
    }
}
