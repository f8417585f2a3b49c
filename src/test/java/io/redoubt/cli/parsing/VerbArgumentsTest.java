package io.redoubt.cli.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The quick reading of usual arguments says what picocli says, or leaves the arguments to it. */
class VerbArgumentsTest {
    /** What is put into, or in place of, each argument of each example. */
    private static final List<String> ODD = List.of(
            "",
            "-",
            "--",
            "-h",
            "--help",
            "=",
            "--=",
            "--=x",
            "-1",
            "--odds",
            "--odds=true",
            "--odds=false",
            "--json",
            "--json=",
            "--seed",
            "--seed=7",
            "--at=nest",
            "--at",
            "--rof=",
            "--nothing",
            "@file",
            "\"quoted\"",
            "'x'",
            "a=b",
            "--reading",
            "--reading=a=b",
            "x y",
            "--dice=1,2",
            "---",
            "--smoke",
            "--moved=true",
            "--expr=3d6");

    static List<Object[]> verbs() {
        List<Object[]> verbs = new ArrayList<>();
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        for (RuleSet game : games) {
            game.procedures().forEach(procedure -> verbs.add(new Object[] {game, procedure}));
        }
        return verbs;
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void everyExampleIsUsual(RuleSet game, Procedure<?, ?> procedure) {
        for (Example example : procedure.examples()) {
            List<String> args = ShellWords.of(example.options() + " --odds");
            // A value that begins with a dash may be an option too: picocli knows.
            boolean dashed = args.stream().anyMatch(arg -> arg.matches("-\\d+"));
            assertEquals(!dashed, VerbArguments.usual(args, procedure.form()).isPresent(), example.options());
        }
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void quickReadingAgreesWithPicocli(RuleSet game, Procedure<?, ?> procedure) {
        VerbArgumentParser verb = new VerbArgumentParser(game, procedure);
        for (Example example : procedure.examples()) {
            List<String> args = ShellWords.of(example.options());
            agree(verb, procedure, args);
            for (int at = 0; at <= args.size(); at++) {
                for (String odd : ODD) {
                    List<String> more = new ArrayList<>(args);
                    more.add(at, odd);
                    agree(verb, procedure, more);
                    if (at < args.size()) {
                        List<String> other = new ArrayList<>(args);
                        other.set(at, odd);
                        agree(verb, procedure, other);
                    }
                }
                if (at < args.size()) {
                    List<String> fewer = new ArrayList<>(args);
                    fewer.remove(at);
                    agree(verb, procedure, fewer);
                }
            }
        }
    }

    @Test
    void whatIsNotUsualIsLeftAlone() {
        Procedure<?, ?> dice = Catalog.dice().procedures().get(0);
        assertEquals(Optional.empty(), VerbArguments.usual(List.of("--help"), dice.form()));
        VerbArgumentParser line = new VerbArgumentParser(Catalog.dice(), dice);
        assertThrows(BadInputException.class, () -> line.read(List.of("3d6", "--odds", "4d6")));
        assertThrows(BadInputException.class, () -> line.read(List.of("--odds", "3d6", "4d6")));
    }

    @Test
    void wordsBeforeTheOptionsAreOneText() {
        Procedure<?, ?> dice = Catalog.dice().procedures().get(0);
        VerbArgumentParser line = new VerbArgumentParser(Catalog.dice(), dice);
        VerbArguments read = line.read(List.of("-2d6", "-", "3", "--odds"));
        assertEquals(Map.of("expr", "-2d6 - 3"), read.inputs());
        assertEquals(List.of(CommonOption.ODDS), List.copyOf(read.common().keySet()));
        assertEquals(Map.of("expr", "3d6"), line.read(List.of("--odds", "3d6")).inputs());
    }

    private static void agree(VerbArgumentParser verb, Procedure<?, ?> procedure, List<String> args) {
        Optional<VerbArguments> quick = VerbArguments.usual(args, procedure.form());
        quick.ifPresent(read -> assertEquals(verb.parse(args), read, () -> "arguments: " + args));
    }
}
