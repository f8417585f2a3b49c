package io.redoubt.cli.completion;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The completions as one table, which each shell script contains and searches.
 *
 * <p>The columns are separated by {@code |}. {@code :WHERE|NAMES} lists the words after WHERE: verbs after a game, the
 * options of a verb's own, the options of a command other than a verb ({@code : rules}) and the words to suggest there
 * ({@code :=rules}), and with {@code :*} the options that every verb has besides its own. {@code :?GAME|VERB} describes
 * a verb. {@code WHERE|NAME|KIND|VALUES|HELP} describes an option; WHERE is a game and a verb, a space and a command, a
 * game, or {@code *}, and the first matching row applies. KIND is a flag {@code -}, a file {@code f}, a value {@code
 * v}, or {@code k}: keys, each with a list of its own values.
 */
final class CompletionTable {
    /** The beginning of a row that describes a verb of a game. */
    static final String DESCRIBED = ":?";

    private static final String ANYWHERE = "*";

    private static final List<String> COMMON = common();

    private final Map<String, Map<String, String>> told = new LinkedHashMap<>();
    private final GameList known;
    private final StringBuilder lists = new StringBuilder();

    private CompletionTable(GameList known) {
        this.known = known;
    }

    /** Returns the rows, each with a line end. */
    static String rows(List<CommandCompletion> commands, GameList known) {
        CompletionTable table = new CompletionTable(known);
        List<RuleSet> games = known.games();
        Map<String, String> everywhere = table.usual(games);
        commands.forEach(command -> table.command(command, everywhere));
        for (RuleSet game : games) {
            table.game(game);
            Map<String, String> usual = table.usual(List.of(game));
            for (Procedure<?, ?> procedure : game.procedures()) {
                table.verb(game, procedure, usual);
            }
            table.told.put(game.key(), usual);
        }
        for (RuleSet game : games) {
            Map<String, String> rows = table.told.getOrDefault(game.key(), Map.of());
            rows.entrySet().removeIf(row -> row.getValue().equals(everywhere.get(row.getKey())));
        }
        table.told.put(ANYWHERE, everywhere);
        table.list(ANYWHERE, COMMON);
        return table.text();
    }

    private void game(RuleSet game) {
        List<String> words = new ArrayList<>(game.verbs());
        ProgramCommand.AFTER_A_GAME.forEach(command -> words.add(command.word()));
        list(game.key(), words);
        ProgramCommand.AFTER_A_GAME.forEach(command -> describe(game, command.word(), command.summary()));
    }

    private void describe(RuleSet game, String word, String summary) {
        lists.append(DESCRIBED)
                .append(game.key())
                .append('|')
                .append(word)
                .append("|||")
                .append(summary.replace('|', '/'))
                .append('\n');
    }

    private void command(CommandCompletion command, Map<String, String> everywhere) {
        String where = ' ' + command.command();
        Map<String, String> own = new LinkedHashMap<>();
        for (Option option : command.options()) {
            if (!row(option).equals(everywhere.get(option.name()))) {
                own.put(option.name(), row(option));
            }
        }
        list(where, command.options().stream().map(Option::name).toList());
        list('=' + command.command(), command.words());
        told.put(where, own);
    }

    private void verb(RuleSet game, Procedure<?, ?> procedure, Map<String, String> usual) {
        String where = game.key() + ' ' + procedure.verb();
        List<String> names = new ArrayList<>();
        Map<String, String> own = new LinkedHashMap<>();
        for (Option option : Candidates.of(known, game, procedure)) {
            if (!COMMON.contains(option.name())
                    || procedure.form().field(option.name()).isPresent()) {
                names.add(option.name());
            }
            if (!row(option).equals(usual.get(option.name()))) {
                own.put(option.name(), row(option));
            }
        }
        list(where, names);
        if (Candidates.takesFile(procedure)) {
            list('=' + where, List.of(CommandCompletion.FILE));
        }
        describe(game, procedure.verb(), procedure.summary());
        told.put(where, own);
    }

    private void list(String where, List<String> names) {
        lists.append(':')
                .append(where)
                .append('|')
                .append(String.join(" ", names))
                .append('\n');
    }

    /** Returns the most frequent row of each option in the verbs of these games. */
    private Map<String, String> usual(List<RuleSet> games) {
        Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
        for (RuleSet game : games) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                for (Option option : Candidates.of(known, game, procedure)) {
                    counts.computeIfAbsent(option.name(), any -> new LinkedHashMap<>())
                            .merge(row(option), 1, Integer::sum);
                }
            }
        }
        Map<String, String> usual = new LinkedHashMap<>();
        counts.forEach((name, rows) -> {
            int most = 0;
            for (Map.Entry<String, Integer> row : rows.entrySet()) {
                if (row.getValue() > most) {
                    most = row.getValue();
                    usual.put(name, row.getKey());
                }
            }
        });
        return usual;
    }

    private static List<String> common() {
        List<String> names = new ArrayList<>();
        for (CommonOption option : CommonOption.ALL) {
            if (option != CommonOption.MAP && option != CommonOption.ASCII) { // only a few verbs have them
                names.add(option.key());
            }
        }
        names.add(Option.HELP.name());
        return names;
    }

    private String row(Option option) {
        String help = '|' + option.help().replace('|', '/');
        if (option.isFlag()) {
            return "-|" + help;
        }
        if (option.isFile()) {
            return "f|" + help;
        }
        if (option.name().equals(CommonOption.READING.key())) {
            List<String> keys = new ArrayList<>();
            known.readings().forEach(reading -> keys.add(reading.key() + '=' + String.join(",", reading.ids())));
            return "k|" + String.join(" ", keys) + help;
        }
        return "v|" + String.join(" ", option.values()) + help;
    }

    private String text() {
        StringBuilder text = new StringBuilder(lists);
        told.forEach((where, rows) -> rows.forEach((name, row) -> text.append(where)
                .append('|')
                .append(name)
                .append('|')
                .append(row)
                .append('\n')));
        return text.toString();
    }
}
