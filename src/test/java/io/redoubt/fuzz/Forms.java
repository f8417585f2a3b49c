package io.redoubt.fuzz;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.umpire.Seed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One question as a command of the shell and of a session, in every format, counted and rolled.
 *
 * @param batched what a batch answered
 */
record Forms(Counter counter, Shell shell, Wanted wanted, Map<String, Object> batched) {
    private static final Set<String> OWN = Set.of("format", "seed", "dice", "until", "show");
    private static final int SHORT = 12;

    /** Asks in all of them. */
    void run(long random) {
        if (wanted.options().stream().anyMatch(option -> OWN.contains(option.name()))) {
            counter.run(shell, wanted.words());
            return;
        }
        Shell.Result json = ask("--odds", "--json");
        if (Lists.areIn(wanted)) {
            mustBeTable(json);
            return;
        }
        mustEndAlike(json);
        if (batched.containsKey("error")) {
            return;
        }
        mustBe(batched, Json.object(json.out()), "as JSON");
        mustEndAlike(ask("--odds", "--format", "csv"));
        mustTellTheSame(ask("--odds"));
        mustSitTheSame();
        if (batched.get("mode").equals("odds") && has("require").isEmpty()) {
            roll(random);
        }
    }

    private Shell.Result ask(String... more) {
        return counter.run(shell, QuestionFuzz.with(wanted.words(), more));
    }

    private Set<String> has(String name) {
        return wanted.options().stream()
                .map(Wanted.Option::name)
                .filter(name::equals)
                .collect(Collectors.toSet());
    }

    /** A table is many answers, and a batch gives one a line: there it is refused, whatever else is wrong with it. */
    private void mustBeTable(Shell.Result json) {
        if (!batched.containsKey("error")) {
            throw new Fault("a batch answers a list", typed());
        }
        if (json.exit() <= 1) {
            json.lines().forEach(line -> new AnswerCheck(Json.object(line), typed()).run());
        }
    }

    /** With the exit code of a batch that holds nothing else. */
    private void mustEndAlike(Shell.Result result) {
        if (result.exit() != expected()) {
            throw new Fault("it ends with " + result.exit() + ", in a batch with " + expected(), typed());
        }
    }

    private int expected() {
        return counter.run(shell.reading(wanted.line() + "\n"), List.of("batch"))
                .exit();
    }

    /** Every short fraction that a person is shown is one that programs are told. */
    private void mustTellTheSame(Shell.Result text) {
        mustEndAlike(text);
        if (!batched.get("mode").equals("odds")) {
            return;
        }
        Json.in(batched, "exact").forEach((outcome, chance) -> {
            String exact = String.valueOf(chance);
            String row = "(?sm).*^ +" + outcome + " +";
            boolean shown = exact.length() <= SHORT && text.out().matches(row + "\\d+/\\d+ .*");
            if (shown && !text.out().matches(row + exact + " .*")) {
                throw new Fault(outcome + " is " + exact + ", but people are told\n" + text.out(), typed());
            }
        });
    }

    /** A session of no pieces answers as the shell does. */
    private void mustSitTheSame() {
        if (!has("at").isEmpty() || !has("by").isEmpty() || wanted.game().isEmpty()) {
            return;
        }
        Shell.Result session = counter.many(
                shell.reading("odds " + wanted.line() + " --json\n"), List.of("play"), 1, "play: odds " + typed());
        if (!session.out().isEmpty()) {
            mustBe(batched, Json.object(session.out()), "in a session");
        }
    }

    /** The same seed and the same dice give the same ruling, and one that the odds foresee. */
    private void roll(long random) {
        String seed = Seed.fresh(random).toString();
        Shell.Result first = ask("--seed", seed, "--json");
        if (!first.equals(ask("--seed", seed, "--json"))) {
            throw new Fault("the seed " + seed + " gives another ruling the second time", typed());
        }
        Map<String, Object> ruling = Json.object(first.out());
        new AnswerCheck(ruling, typed()).run();
        mustBe(Json.in(batched, "exact"), Json.in(ruling, "exact"), "rolled");
        mustEndAlike(ask("--seed", seed));
        List<?> dice = (List<?>) ruling.get("dice");
        if (!dice.isEmpty()) {
            String faces = dice.stream().map(String::valueOf).collect(Collectors.joining(","));
            Map<String, Object> again =
                    Json.object(ask("--dice=" + faces, "--json").out());
            ruling.remove("seed");
            mustBe(ruling, again, "with the same dice");
        }
    }

    private void mustBe(Map<String, Object> one, Map<String, Object> other, String how) {
        if (!one.equals(other)) {
            throw new Fault(how + " it is\n" + other + "\n    and not\n" + one, typed());
        }
    }

    private String typed() {
        return Counter.shown(wanted.line());
    }
}
