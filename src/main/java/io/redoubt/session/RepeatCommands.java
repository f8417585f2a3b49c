package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.lookahead.BoardRulings;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.PieceRanking;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Commands that repeat rulings: the last one at another piece, and one for every piece of a side. */
final class RepeatCommands {
    private final SessionContext table;

    RepeatCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command(
                        "again", "again [NAME]", "repeat the last ruling, or apply it to another piece", this::again),
                new Command("each", "each VERB …", "one ruling for every piece that can act now", this::each));
    }

    private ExitCode again(List<String> words, String typed) {
        if (words.size() > 1) {
            throw new BadInputException("again takes one name, or none: again n2");
        }
        List<String> last = new ArrayList<>(last());
        if (!words.isEmpty()) {
            name(last, words.get(0));
        }
        return rule(last);
    }

    /** Returns the command of the last active ruling. */
    private List<String> last() {
        List<JournalEntry> standing = table.battle().activeEntries();
        Map<String, String> renamed = new LinkedHashMap<>();
        for (int i = standing.size() - 1; i >= 0; i--) {
            for (Change change : standing.get(i).changes()) {
                if (change.key().equals(Change.NAME)) {
                    renamed.put(change.piece(), renamed.getOrDefault(change.value(), change.value()));
                }
            }
            List<Ruling> rulings = standing.get(i).rulings();
            boolean named = rulings.size() == 1
                    && !(rulings.get(0).call().by() + rulings.get(0).call().at()).isEmpty();
            // Only rulings are parsed as words; a note may contain anything.
            List<String> words = named ? ShellWords.of(standing.get(i).words()) : new ArrayList<>();
            if (procedure(words).isPresent()) {
                Ruling ruling = rulings.get(0);
                // Pieces chosen at a prompt are not in the command.
                if (words.size() == 1) {
                    words.add(
                            procedure(words).get().subject() == Role.BY
                                    ? ruling.call().by()
                                    : ruling.call().at());
                    words.removeIf(String::isEmpty);
                }
                nameSecond(words);
                words.replaceAll(word -> spelled(word, ruling));
                boolean said = words.contains("--by") || ruling.call().by().isEmpty();
                if (!said && procedure(words).get().subject() == Role.AT) {
                    words.addAll(List.of("--by", ruling.call().by()));
                }
                words.replaceAll(word -> renamed.getOrDefault(word, word));
                without(words, CommonOption.DICE.key());
                without(words, CommonOption.SEED.key());
                kept(ruling).forEach(input -> without(words, input));
                return words;
            }
        }
        throw new BadInputException("there is no ruling to repeat yet");
    }

    /** Adds the option of the second name after the verb. */
    private void nameSecond(List<String> words) {
        List<String> arguments = words.subList(1, words.size());
        List<String> named =
                new VerbArgumentParser(table.rules(), procedure(words).orElseThrow()).named(arguments);
        if (named.size() == arguments.size() + 2) {
            words.add(2, named.get(2));
        }
    }

    /** Returns a word with the spelling of the piece of the ruling that it names. */
    private static String spelled(String word, Ruling ruling) {
        return Stream.of(ruling.call().by(), ruling.call().at())
                .filter(word::equalsIgnoreCase)
                .findFirst()
                .orElse(word);
    }

    /** Returns the inputs whose values a ruling kept on its pieces, which fill them now. */
    private static List<String> kept(Ruling ruling) {
        Map<String, String> inputs = ruling.call().inputs();
        List<String> kept = new ArrayList<>();
        for (Change change : ruling.effects()) {
            if (change.value().equals(inputs.get(change.key()))) {
                kept.add(change.key());
            }
        }
        return kept;
    }

    /** Removes an option and its value from a command. A repeated ruling without dice rolls or prompts again. */
    private static void without(List<String> words, String option) {
        String name = "--" + option;
        int at = words.indexOf(name);
        if (at >= 0) {
            words.subList(at, Math.min(at + 2, words.size())).clear();
        }
        words.removeIf(word -> word.startsWith(name + '='));
    }

    private Optional<Procedure<?, ?>> procedure(List<String> words) {
        return words.isEmpty() ? Optional.empty() : table.rules().procedure(words.get(0));
    }

    /** Replaces the piece that the verb is about. */
    private void name(List<String> words, String name) {
        String option = "--" + procedure(words).orElseThrow().subject().option();
        int at = words.indexOf(option);
        if (at >= 0 && at + 1 < words.size()) {
            words.set(at + 1, name);
        } else if (words.size() > 1 && !words.get(1).startsWith("--")) {
            words.set(1, name);
        } else {
            words.add(1, name);
        }
    }

    private ExitCode each(List<String> words, String typed) {
        UnknownCommand.mustBeginWithVerb(table, "each", words);
        Procedure<?, ?> procedure = procedure(words)
                .orElseThrow(() -> new BadInputException(
                        "each takes a verb: each " + table.rules().verbs().get(0) + " …"));
        if (words.contains("--help") || words.contains("-h")) {
            return rule(words);
        }
        mustNameOnlyTheTarget(procedure, words);
        List<String> command = new ArrayList<>(words);
        boolean named = words.size() > 1 && !words.get(1).startsWith("--");
        Role subject = procedure.subject();
        Role role = named || words.contains("--" + subject.option()) ? other(subject) : subject;
        Map<String, String> known = new LinkedHashMap<>();
        if (named) {
            known.put(subject.option(), words.get(1));
        }
        PieceRanking.Choice found = ranked(procedure, role, known);
        if (found.sensible().isEmpty()) {
            throw new BadInputException("no piece can do that now (each " + PrintableText.of(words.get(0))
                    + " found none)" + found.why().map(why -> "; " + why).orElse(""));
        }
        Collection<String> reasons = new LinkedHashSet<>(found.reasons().values());
        if (!reasons.isEmpty()) {
            table.say("Skipped: " + String.join("; ", reasons));
        }
        return each(procedure, role, known, command, found.sensible());
    }

    /** Rejects a line that also names the acting piece right after the verb, or that names nothing to act upon. */
    private void mustNameOnlyTheTarget(Procedure<?, ?> procedure, List<String> words) {
        String verb = words.get(0);
        List<String> names = words.stream()
                .skip(1)
                .takeWhile(word -> !word.startsWith("--"))
                .map(PrintableText::of)
                .toList();
        if (names.size() > 1) {
            throw new BadInputException("each " + verb + " takes one name: each " + verb + ' ' + names.get(0)
                    + " for all pieces, or " + verb + ' ' + String.join(" ", names) + " for one");
        }
        boolean open = names.isEmpty()
                && words.stream()
                        .noneMatch(word ->
                                word.startsWith("--" + Role.AT.option()) || word.startsWith("--" + Role.BY.option()));
        if (open && procedure.subject() == Role.AT && procedure.actor() == Role.BY) {
            List<String> targets = ranked(procedure, Role.AT, Map.of()).sensible();
            boolean acts = !ranked(procedure, Role.BY, Map.of()).sensible().isEmpty();
            if (acts && !targets.isEmpty()) {
                throw new BadInputException("each " + verb + " needs a target, upon which every piece acts: each "
                        + verb + ' ' + PrintableText.of(targets.get(0)));
            }
        }
    }

    /** Runs the command for each piece, skipping pieces that cannot act any more or would change nothing. */
    private ExitCode each(
            Procedure<?, ?> procedure,
            Role role,
            Map<String, String> known,
            List<String> command,
            List<String> pieces) {
        Board before = table.board();
        ExitCode worst = ExitCode.ANSWERED;
        Optional<MissingInputException> missing = Optional.empty();
        boolean ruled = false;
        for (String piece : pieces) {
            List<String> one = new ArrayList<>(command);
            one.addAll(List.of("--" + role.option(), piece));
            Optional<String> reason = reasonToSkip(procedure, one, before, () -> ranked(procedure, role, known), piece);
            if (reason.isPresent()) {
                table.say("Skipped " + PrintableText.of(piece) + ": " + reason.get());
                continue;
            }
            table.print(piece + ":");
            table.world().out().flush(); // prompts are printed below it
            try {
                worst = worst.or(rule(one));
                ruled = true;
            } catch (MissingInputException e) {
                missing = Optional.of(e);
                table.say("skipped: " + e.getMessage());
            }
            table.world().out().flush();
        }
        if (missing.isPresent() && !ruled) {
            throw missing.get();
        }
        if (!ruled) {
            throw new NotAllowedException("no piece can do that now (each " + command.get(0) + " found none)");
        }
        return worst;
    }

    /** Returns why a ruling for one piece is pointless now; empty if it is not. */
    private Optional<String> reasonToSkip(
            Procedure<?, ?> procedure,
            List<String> words,
            Board before,
            Supplier<PieceRanking.Choice> ranking,
            String piece) {
        Query query = query(procedure, words);
        if (!before.equals(table.board())) {
            PieceRanking.Choice now = ranking.get();
            if (!now.sensible().contains(piece)) {
                return Optional.of(now.reasons().getOrDefault(piece, "it cannot act any more"));
            }
        }
        return BoardRulings.in(table.world()).futility(query, table.board());
    }

    private Query query(Procedure<?, ?> procedure, List<String> words) {
        VerbArgumentParser line = new VerbArgumentParser(table.rules(), procedure);
        return line.query(line.read(words.subList(1, words.size())), new AnswerSettings.Dice.Counted());
    }

    private PieceRanking.Choice ranked(Procedure<?, ?> procedure, Role role, Map<String, String> known) {
        return new PieceRanking(table.board(), table.rules()).of(procedure, role, known);
    }

    private static Role other(Role role) {
        return role == Role.BY ? Role.AT : Role.BY;
    }

    private ExitCode rule(List<String> words) {
        return table.command(words, ShellWords.joined(words));
    }
}
