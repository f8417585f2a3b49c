package io.redoubt.cli.parsing;

import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Groups the options of a verb for help: actor, target, circumstances, answer. Options that describe a unit belong to
 * the unit, those that describe any other piece to that piece.
 */
public final class OptionGroups {
    /** An option is needed by most users if at least one in this many examples has it. */
    private static final int OFTEN = 5;

    /** Maximum number of such options, so that the help fits on a screen. */
    private static final int MOST = 8;

    private static final String CIRCUMSTANCES = "Circumstances";

    private final RuleSet game;
    private final Procedure<?, ?> procedure;

    public OptionGroups(RuleSet game, Procedure<?, ?> procedure) {
        this.game = game;
        this.procedure = procedure;
    }

    /** Returns the non-empty groups by title, in order, with option names without dashes. */
    public Map<String, List<String>> all() {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String title : List.of(title(Role.BY), title(Role.AT), CIRCUMSTANCES)) {
            groups.put(title, new ArrayList<>());
        }
        for (InputField<?> field : procedure.form().fields()) {
            if (!field.isPositional()) {
                groups.computeIfAbsent(title(field), any -> new ArrayList<>()).add(field.name());
            }
        }
        List<String> answer = new ArrayList<>();
        for (CommonOption option : CommonOption.useful(game, procedure)) {
            switch (option) {
                case BY ->
                    groups.computeIfAbsent(title(Role.BY), any -> new ArrayList<>())
                            .add(0, option.key());
                case AT ->
                    groups.computeIfAbsent(title(Role.AT), any -> new ArrayList<>())
                            .add(0, option.key());
                case ODDS,
                        DICE,
                        SEED,
                        FORMAT,
                        JSON,
                        MARKDOWN,
                        REQUIRE,
                        UNTIL,
                        READING,
                        SHOW,
                        BATTLE,
                        ANYWAY,
                        CHART,
                        MAP,
                        ASCII,
                        FORCE,
                        CARDS,
                        COLOR,
                        PATIENCE -> answer.add(option.key());
            }
        }
        groups.put("Output", answer);
        groups.values().removeIf(List::isEmpty);
        return groups;
    }

    /** Returns these groups with only the options that most users need. */
    public Map<String, List<String>> needed() {
        List<String> often = new ArrayList<>(List.of("odds", "dice", "seed", "json"));
        Map<String, Integer> shown = new LinkedHashMap<>();
        for (Example example : procedure.examples()) {
            for (String word : ShellWords.of(example.options())) {
                if (word.startsWith("--")) {
                    shown.merge(word.substring(2), 1, Integer::sum);
                }
            }
        }
        shown.entrySet().stream()
                .filter(each -> each.getValue() * OFTEN >= procedure.examples().size())
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(MOST)
                .forEach(each -> often.add(each.getKey()));
        Map<String, List<String>> groups = all();
        groups.values().forEach(names -> names.retainAll(often));
        groups.values().removeIf(List::isEmpty);
        return groups;
    }

    /** Returns the title of the group of an input. */
    public String title(InputField<?> field) {
        return procedure.described(field).map(OptionGroups::title).orElseGet(() -> titleByKinds(field));
    }

    private static String title(Role role) {
        return switch (role) {
            case BY -> "Acting piece";
            case AT -> "Target";
        };
    }

    private String titleByKinds(InputField<?> field) {
        boolean byWorks = procedure.subject() == Role.BY;
        Optional<PieceKind> unit =
                PieceKind.of(PieceKind.UNIT, game.battleRules().kinds());
        for (Role role : Role.values()) {
            if (field.name().equals(role.option())) {
                return title(role);
            }
        }
        if (unit.flatMap(kind -> kind.field(field.name())).isPresent()) {
            return title(byWorks ? Role.AT : Role.BY);
        }
        boolean ofWorks = game.battleRules().kinds().stream()
                .anyMatch(kind -> kind.field(field.name()).isPresent());
        if (ofWorks) {
            return title(byWorks ? Role.BY : Role.AT);
        }
        return CIRCUMSTANCES;
    }
}
