package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.RuleSet;

/** The completion script for fish. */
final class FishCompletion {
    private FishCompletion() {}

    static String script() {
        StringBuilder text = new StringBuilder();
        line(text, "# fish completion for redoubt. Made from its forms by: redoubt completion fish");
        line(text, "function __redoubt_verb");
        line(text, "  set -l words (commandline -opc)");
        line(text, "  set -l game " + Catalog.games().get(0).key());
        line(text, "  set -q REDOUBT_GAME; and set game $REDOUBT_GAME");
        line(text, "  set -l verb $words[2]");
        line(text, "  switch \"$verb\"");
        line(text, "    case " + String.join(" ", Catalog.gameKeys()));
        line(text, "      set game $verb");
        line(text, "      set verb $words[3]");
        line(text, "    case dice");
        line(text, "      set game dice");
        line(text, "  end");
        line(text, "  test \"$argv\" = \"$game $verb\"");
        line(text, "end");
        line(text, "complete -c redoubt -f");
        line(
                text,
                "complete -c redoubt -n __fish_use_subcommand -a '" + String.join(" ", Completable.firstWords()) + "'");
        for (RuleSet game : Catalog.games()) {
            line(
                    text,
                    "complete -c redoubt -n '__redoubt_verb " + game.key() + " ' -a '" + String.join(" ", game.verbs())
                            + "'");
        }
        for (RuleSet game : Completable.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                verb(text, game, procedure);
            }
        }
        line(
                text,
                "complete -c redoubt -n '__fish_seen_subcommand_from completion' -a '"
                        + String.join(" ", CompletionCommand.SHELLS) + "'");
        String cards = "complete -c redoubt -n '__fish_seen_subcommand_from cards' ";
        String names = "'" + String.join(" ", Completable.cards()) + "'";
        line(text, cards + "-a " + names);
        line(text, cards + "-l compare -d 'set this card beside the first' -x -a " + names);
        line(text, cards + "-l file -d 'own cards' -r -F");
        line(text, cards + "-l matrix -d 'table of odds'");
        line(text, "complete -c redoubt -n '__fish_seen_subcommand_from batch play verify' -F");
        return text.toString();
    }

    private static void verb(StringBuilder text, RuleSet game, Procedure<?, ?> procedure) {
        String when = "complete -c redoubt -n '__redoubt_verb " + game.key() + ' ' + procedure.verb() + "' -l ";
        if (Completable.takesFile(procedure)) {
            String of = game.key() + ' ' + procedure.verb();
            line(text, "complete -c redoubt -n '__redoubt_verb " + of + "' -F");
        }
        for (Completable option : Completable.of(game, procedure)) {
            String help = option.help().replace("'", "\\'");
            String values = option.flag()
                    ? ""
                    : option.isFile()
                            ? " -r -F"
                            : " -x"
                                    + (option.values().isEmpty()
                                            ? ""
                                            : " -a '" + String.join(" ", option.values()) + "'");
            line(text, when + option.name() + " -d '" + help + "'" + values);
        }
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
