package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.RuleSet;

/** The completion script for zsh. */
final class ZshCompletion {
    private ZshCompletion() {}

    static String script() {
        StringBuilder text = new StringBuilder();
        line(text, "#compdef redoubt");
        line(text, "# zsh completion for redoubt. Made from its forms by: redoubt completion zsh");
        line(text, "_redoubt() {");
        line(text, "  local game=${REDOUBT_GAME:-" + Catalog.games().get(0).key() + "} verb=${words[2]} at=2");
        line(text, "  case $verb in");
        line(text, "    " + String.join("|", Catalog.gameKeys()) + ") game=$verb; verb=${words[3]}; at=3 ;;");
        line(text, "    dice) game=dice ;;");
        line(text, "  esac");
        line(text, "  if ((CURRENT == 2)); then");
        line(text, "    compadd -- " + String.join(" ", Completable.firstWords()));
        line(text, "    return");
        line(text, "  elif ((CURRENT == at)); then");
        line(text, "    case $game in");
        for (RuleSet game : Catalog.games()) {
            line(text, "      " + game.key() + ") compadd -- " + String.join(" ", game.verbs()) + " ;;");
        }
        line(text, "    esac");
        line(text, "    return");
        line(text, "  fi");
        line(text, "  shift $((at - 1)) words");
        line(text, "  ((CURRENT -= at - 1))");
        line(text, "  case \"$game $verb\" in");
        for (RuleSet game : Completable.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                verb(text, game, procedure);
            }
        }
        line(text, "    *' completion') compadd -- " + String.join(" ", CompletionCommand.SHELLS) + " ;;");
        line(
                text,
                "    *' cards') _arguments '--compare[beside the first]:CARD:(" + String.join(" ", Completable.cards())
                        + ")' \\");
        line(text, "      '--file[own cards]:FILE:_files' '--matrix[table of odds]' '--json' \\");
        line(text, "      '*:card:(" + String.join(" ", Completable.cards()) + ")' ;;");
        line(
                text,
                "    *' batch') _arguments '--jobs[how many at once]:N:' '--format[how to answer]:FORMAT:(json csv)' \\");
        line(text, "      '--json' '--progress[count the lines]' '*:file:_files' ;;");
        line(text, "    *' play' | *' verify') _files ;;");
        line(text, "  esac");
        line(text, "}");
        line(text, "_redoubt \"$@\"");
        return text.toString();
    }

    private static void verb(StringBuilder text, RuleSet game, Procedure<?, ?> procedure) {
        line(text, "    '" + game.key() + ' ' + procedure.verb() + "')");
        text.append("      _arguments");
        for (Completable option : Completable.of(game, procedure)) {
            String help = option.help()
                    .replace("'", "'\\''")
                    .replace("[", "\\[")
                    .replace("]", "\\]")
                    .replace(":", "\\:");
            text.append(" \\\n        '--")
                    .append(option.name())
                    .append('[')
                    .append(help)
                    .append(']');
            if (!option.flag()) {
                String values = option.isFile() ? "_files" : '(' + String.join(" ", option.values()) + ')';
                text.append(':').append(option.name()).append(':').append(values);
            }
            text.append('\'');
        }
        if (Completable.takesFile(procedure)) {
            text.append(" \\\n        '*:file:_files'");
        }
        line(text, " ;;");
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
