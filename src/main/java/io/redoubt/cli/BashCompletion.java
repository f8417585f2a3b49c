package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.RuleSet;

/** The completion script for bash. */
final class BashCompletion {
    private BashCompletion() {}

    static String script() {
        StringBuilder text = new StringBuilder();
        line(text, "# bash completion for redoubt. Made from its forms by: redoubt completion bash");
        line(text, "_redoubt() {");
        line(text, "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}");
        line(
                text,
                "  local game=${REDOUBT_GAME:-" + Catalog.games().get(0).key() + "} verb=${COMP_WORDS[1]} at=1 words=");
        line(text, "  case $verb in");
        line(text, "    " + String.join("|", Catalog.gameKeys()) + ") game=$verb; verb=${COMP_WORDS[2]}; at=2 ;;");
        line(text, "    dice) game=dice ;;");
        line(text, "  esac");
        line(text, "  if ((COMP_CWORD == 1)); then");
        line(text, "    words='" + String.join(" ", Completable.firstWords()) + "'");
        line(text, "  elif ((COMP_CWORD == at)); then");
        line(text, "    case $game in");
        for (RuleSet game : Catalog.games()) {
            line(text, "      " + game.key() + ") words='" + String.join(" ", game.verbs()) + "' ;;");
        }
        line(text, "    esac");
        line(text, "  else");
        line(text, "    case \"$game $verb\" in");
        for (RuleSet game : Completable.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                verb(text, game, procedure);
            }
        }
        line(text, "      *' completion') words='" + String.join(" ", CompletionCommand.SHELLS) + "' ;;");
        line(
                text,
                "      *' cards') words='" + String.join(" ", Completable.cards())
                        + " --compare --file --matrix --format --json --help'; compopt -o default ;;");
        line(text, "      *' batch') words='--jobs --format --json --progress --help'; compopt -o default ;;");
        line(text, "      *' play' | *' verify') words='--help'; compopt -o default ;;");
        line(text, "    esac");
        line(text, "  fi");
        line(text, "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))");
        line(text, "}");
        line(text, "complete -F _redoubt redoubt");
        return text.toString();
    }

    private static void verb(StringBuilder text, RuleSet game, Procedure<?, ?> procedure) {
        line(text, "      '" + game.key() + ' ' + procedure.verb() + "')");
        line(text, "        case $prev in");
        StringBuilder all = new StringBuilder();
        for (Completable option : Completable.of(game, procedure)) {
            all.append(all.length() > 0 ? " " : "").append("--").append(option.name());
            if (!option.flag()) {
                String file = option.isFile() ? "; compopt -o default" : "";
                line(
                        text,
                        "          --" + option.name() + ") words='" + String.join(" ", option.values()) + "'" + file
                                + " ;;");
            }
        }
        String files = Completable.takesFile(procedure) ? "; compopt -o default" : "";
        line(text, "          *) words='" + all + "'" + files + " ;;");
        line(text, "        esac ;;");
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
