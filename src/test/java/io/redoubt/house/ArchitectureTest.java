package io.redoubt.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between packages, and who may touch what varies. */
class ArchitectureTest {
    private static final String ROOT = "io.redoubt.";
    private static final String FLAMES_OF_WAR = "fow";
    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.redoubt");

    private static final String[] GAMES = Catalog.games().stream()
            .map(game -> ROOT + "rules." + game.key() + "..")
            .toArray(String[]::new);

    /** The rooms of the shape of a rule set, which whoever may use {@code shape} may use. */
    private static final List<String> SHAPE = List.of(
            "rules",
            "rules.input",
            "rules.tablemap",
            "rules.procedure",
            "rules.inputfile",
            "rules.legality",
            "rules.card",
            "rules.piece");

    /** Each package and all it may use of the project; what is not listed is forbidden. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exact   | ",
                "umpire  | exact",
                "formula          | umpire",
                "formula.distribution | formula umpire exact",
                "formula.rolling  | formula umpire exact",
                "odds    | umpire exact",
                "rules.input     | umpire",
                "rules.inputfile | rules.input umpire",
                "rules.tablemap  | ",
                "rules.piece     | rules.input umpire",
                "rules.procedure | rules.tablemap rules.piece rules.input umpire",
                "rules.legality  | rules.tablemap rules.procedure rules.piece rules.inputfile rules.input umpire",
                "rules.card      | rules.procedure rules.inputfile rules.input umpire",
                "rules           | rules.tablemap rules.card rules.legality rules.procedure rules.piece rules.inputfile rules.input umpire",
                "rules.rulefile.text   | rules.input",
                "rules.rulefile.model  | rules.rulefile.text rules.procedure rules.piece rules.input umpire exact",
                "rules.rulefile.syntax | rules.rulefile.model rules.rulefile.text rules.input umpire",
                "rules.rulefile        | rules.rulefile.model rules shape umpire",
                "report  | shape umpire exact",
                "svg         | ",
                "report.json | report shape umpire exact",
                "report.markdown | report shape umpire exact",
                "report.picture | svg report shape umpire exact",
                "toml    | rules.inputfile rules.input",
                "catalog | rules.. toml umpire",
                "question | shape odds umpire exact",
                "storage | rules.input",
                "battle  | storage question shape odds umpire exact",
                "foresight | battle odds shape umpire exact",
                "foresight.relaxation | ",
                "foresight.search | foresight foresight.relaxation battle odds shape umpire exact",
                "cli.runtime    | catalog storage report shape battle",
                "cli.query      | cli.runtime question battle catalog report odds shape umpire exact",
                "cli.parsing    | cli.query cli.runtime catalog report shape umpire exact",
                "cli.rulefile   | rules.rulefile rules.rulefile.model rules.rulefile.syntax rules.rulefile.text question battle catalog cli.parsing cli.query cli.runtime report odds shape umpire exact",
                "cli.battlefile | cli.rulefile cli.query cli.runtime battle catalog shape",
                "cli.config     | cli.rulefile storage cli.query cli.runtime catalog toml battle report odds shape",
                "cli.completion | cli.parsing cli.query cli.runtime catalog shape",
                "cli.command    | cli.battlefile cli.rulefile cli.config cli.completion cli.parsing cli.query cli.runtime question battle catalog report report.json report.markdown report.picture odds shape umpire exact",
                "cli.lookahead.tree | foresight foresight.search cli.command battle report report.json shape umpire exact",
                "cli.lookahead  | cli.lookahead.tree cli.battlefile foresight foresight.search cli.command cli.completion cli.parsing cli.query cli.runtime question battle catalog report report.json report.markdown report.picture odds shape umpire exact",
                "cli.review     | cli.battlefile svg cli.command cli.completion cli.parsing cli.query cli.runtime battle catalog report report.json report.markdown report.picture odds shape umpire exact",
                "cli.batch      | cli.battlefile cli.lookahead cli.command cli.completion cli.parsing cli.query cli.runtime battle catalog report report.json odds shape umpire exact",
                "cli.schema     | cli.review cli.lookahead cli.command cli.parsing cli.runtime catalog report.json shape",
                "cli            | cli.battlefile cli.rulefile storage cli.schema cli.review cli.batch cli.lookahead cli.command cli.config cli.completion cli.parsing cli.query cli.runtime battle catalog shape umpire exact",
                "session        | cli.battlefile cli.rulefile cli cli.review cli.lookahead cli.command cli.config cli.completion cli.parsing cli.query cli.runtime battle catalog report shape umpire exact",
            })
    void packageUsesOnlyItsArrows(String name, String uses) {
        List<String> allowed = new ArrayList<>(List.of("java..", "org.jspecify..", ROOT + name));
        for (String use : uses == null ? new String[0] : uses.split(" ")) {
            allowed.addAll(
                    use.equals("shape") ? SHAPE.stream().map(ROOT::concat).toList() : List.of(ROOT + use));
        }
        allowed.addAll(libraries(name));
        classes()
                .that()
                .resideInAPackage(ROOT + name)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(new String[0]))
                .check(CODE);
    }

    private static List<String> libraries(String name) {
        return switch (name) {
            case "cli.parsing" -> List.of("picocli..", "com.fasterxml.jackson.core..");
            case "cli.command" -> List.of("picocli..", "com.fasterxml.jackson.core..");
            case "cli.batch" -> List.of("picocli..", "com.fasterxml.jackson.core..");
            case "cli.lookahead", "cli.lookahead.tree" -> List.of("com.fasterxml.jackson.core..");
            case "cli.review" -> List.of("com.fasterxml.jackson.core..");
            case "cli.schema" -> List.of("com.fasterxml.jackson.core..");
            case "battle" -> List.of("com.fasterxml.jackson.core..");
            case "session" -> List.of("org.jline..");
            case "toml" -> List.of("org.tomlj");
            case "report" -> List.of("org.jline.jansi..", "com.fasterxml.jackson.core.io");
            case "report.json" -> List.of("com.fasterxml.jackson.core..");
            default -> List.of();
        };
    }

    @Test
    void ruleSetsKnowTheShapeAndTheUmpireOnly() {
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        for (RuleSet game : games) {
            String own = ROOT + "rules." + game.key() + "..";
            List<String> allowed = new ArrayList<>(List.of("java..", "org.jspecify..", ROOT + "umpire", own));
            SHAPE.forEach(room -> allowed.add(ROOT + room));
            if (game.key().equals(Catalog.DICE)) {
                allowed.addAll(List.of(ROOT + "exact", ROOT + "formula.."));
            }
            if (game.key().equals(FLAMES_OF_WAR)) {
                allowed.add(ROOT + "exact");
            }
            classes()
                    .that()
                    .resideInAPackage(own)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(allowed.toArray(new String[0]))
                    .check(CODE);
        }
    }

    /** Chances are counted elsewhere: what a rule set needs fractions for is where edges cross on the table. */
    @Test
    void onlyTheShapesOfATableKnowFractions() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules." + FLAMES_OF_WAR + "..")
                .and()
                .resideOutsideOfPackage(ROOT + "rules." + FLAMES_OF_WAR + ".geometry")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "exact")
                .check(CODE);
    }

    /** Between the rooms of one house every arrow runs down; where two know each other, one wall is missing. */
    @ParameterizedTest
    @ValueSource(strings = {"", "rules.", "rules.fow.", "rules.vv.", "rules.dh.", "rules.lg.", "cli.", "report."})
    void noArrowRunsBackUp(String house) {
        slices().matching(ROOT + house + "(*)..").should().beFreeOfCycles().check(CODE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void theRuleSetStandsOnTopOfItsRooms(String game) {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules." + game + ".*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "rules." + game)
                .check(CODE);
    }

    @Test
    void onlyTheCatalogNamesRuleSets() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + "catalog", ROOT + "rules..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES)
                .check(CODE);
    }

    /** Commands ask the list of games they were given, which has those of rule files and of battles too. */
    @Test
    void commandsAskTheGamesTheyWereGiven() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + "catalog")
                .and()
                .haveNameNotMatching(ROOT + "cli\\.(ClassDataTraining|completion\\.Candidates)")
                .should()
                .callMethodWhere(anyOf(Catalog.class, "game", "games"))
                .check(CODE);
    }

    @Test
    void nothingThatVariesReachesAResolver() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + "exact", ROOT + "umpire", ROOT + "odds", ROOT + "rules..", ROOT + "report")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID)"
                        + "|java\\.util\\.random\\..*"
                        + "|java\\.util\\.concurrent\\.ThreadLocalRandom"
                        + "|java\\.security\\..*|java\\.time\\..*|java\\.nio\\.file\\..*|java\\.io\\.File.*"
                        + "|java\\.lang\\.(ThreadLocal|Process.*|Runtime)")
                .orShould()
                .callMethodWhere(anyOf(Math.class, "random"))
                .orShould()
                .callMethodWhere(anyOf(System.class, "nanoTime", "currentTimeMillis"))
                .orShould()
                .callMethodWhere(anyOf(System.class, "getenv", "getProperty", "getProperties", "console"))
                .orShould()
                .callMethodWhere(anyOf(Boolean.class, "getBoolean"))
                .orShould()
                .callMethodWhere(anyOf(Integer.class, "getInteger"))
                .orShould()
                .callMethodWhere(anyOf(Long.class, "getLong"))
                .check(CODE);
    }

    /** Calls of methods with one of these names, whatever they are given. */
    private static DescribedPredicate<JavaMethodCall> anyOf(Class<?> owner, String... names) {
        List<String> forbidden = List.of(names);
        return DescribedPredicate.describe(
                owner.getSimpleName() + " has one of the names " + forbidden,
                call -> call.getTargetOwner().isEquivalentTo(owner) && forbidden.contains(call.getName()));
    }

    @Test
    void noStaticStateVaries() {
        com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields()
                .that()
                .areStatic()
                .should()
                .beFinal()
                .check(CODE);
    }

    @Test
    void terminalsAreSeenInAFewClassesOnly() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + "report.ColourPaint")
                .and()
                .haveNameNotMatching(
                        "io\\.redoubt\\.session\\.((JLine|DumbTerminal|Interactive)Console|NativeLibrary|Resizing|LentTerminal).*")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jline..")
                .check(CODE);
    }

    @Test
    void onlyMainEndsTheProcess() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + "Main")
                .should()
                .callMethod(System.class, "exit", int.class)
                .check(CODE);
    }
}
