package io.redoubt.session;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.command.PieceArguments;
import io.redoubt.cli.completion.Candidates;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Suggests possible next words of a line, and finds words that cannot be right. */
final class Suggestions {
    private static final List<String> LOOKING_UP = List.of("help", "rules", "readings", "cards", "exit");
    private static final List<String> NAMING =
            List.of("set", "show", "remove", "rename", "note", "list", "log", "copy", "again");

    private static final List<String> ROLES = List.of("at", "by");
    private static final List<String> ADDING = List.of("help", "add");

    /** Functions that return the kind of the piece a line describes, by its first word; empty while it is unknown. */
    private static final Map<String, BiFunction<Suggestions, List<String>, String>> DESCRIBING = new HashMap<>();

    /**
     * Functions that suggest the words after a line, by its first word, for commands that take neither a verb nor a
     * name alone.
     */
    private static final Map<String, BiFunction<Suggestions, List<String>, List<Suggestion>>> NEXT = new HashMap<>();

    static {
        DESCRIBING.put("add", (here, line) -> line.size() < 2 ? "" : line.get(1));
        DESCRIBING.put(PieceKind.UNIT, (here, line) -> PieceKind.UNIT);
        DESCRIBING.put("set", (here, line) -> line.size() < 2 ? "" : here.kindOf(line.get(1)));
        NEXT.put("add", (here, line) -> line.size() < 2 ? here.kinds() : here.ofPiece(line, 2));
        NEXT.put(PieceKind.UNIT, (here, line) -> here.ofPiece(line, 1));
        NEXT.put("set", (here, line) -> line.size() < 2 ? here.pieces.all() : here.ofPiece(line, 1));
        NEXT.put(Catalog.DICE, Suggestions::ofDice);
        NEXT.put("use", (here, line) -> values(here.games().keys(), "a game"));
        NEXT.put("next", (here, line) -> here.next());
        NEXT.put("owner", (here, line) -> line.size() < 2 ? here.pieces.sides() : List.of());
        NEXT.put("settle", (here, line) -> here.settings());
        NEXT.put("readings", (here, line) -> values(here.games().readingKeys(), ""));
        NEXT.put(
                "help",
                (here, line) -> line.size() < 2 ? here.first() : line.equals(ADDING) ? here.kinds() : List.of());
    }

    private final SessionContext table;
    private final List<Command> commands;
    private final PieceSuggestions pieces;

    Suggestions(SessionContext table) {
        this.table = table;
        this.pieces = new PieceSuggestions(table);
        this.commands = List.copyOf(Session.commands(table).values());
    }

    /**
     * Returns the possible next words.
     *
     * @param before the whole words before it
     */
    List<Suggestion> after(List<String> before) {
        if (before.isEmpty()) {
            return first();
        }
        String command = before.get(0);
        List<String> rest = before.subList(1, before.size());
        if (DiceSuggestions.ASKING.contains(command)) {
            return rest.isEmpty() ? verbs(game()) : DiceSuggestions.areOf(rest) ? ofDice(rest) : ofVerb(rest);
        }
        if (games().game(command).isPresent() && rest.isEmpty()) {
            return verbs(games().game(command));
        }
        return Optional.ofNullable(NEXT.get(command))
                .map(following -> following.apply(this, before))
                .orElseGet(() -> NAMING.contains(command) ? pieces.all() : ofVerb(before));
    }

    /**
     * Returns the completions of a word: options only if there is no other suggestion, or if the word begins like an
     * option.
     *
     * @param word the word typed so far
     */
    List<Suggestion> completing(List<String> before, String word) {
        List<Suggestion> all = after(before);
        List<Suggestion> plain = new ArrayList<>(all);
        plain.removeIf(next -> next.value().startsWith("--"));
        if (word.indexOf(',') >= 0) {
            return Suggestion.further(plain, word.substring(0, word.lastIndexOf(',') + 1));
        }
        List<Suggestion> offered = word.startsWith("-") || plain.isEmpty() ? all : plain;
        return DiceSuggestions.areOf(before) ? DiceSuggestions.beginning(offered, word) : offered;
    }

    /** Returns whether a first word is known. */
    boolean isKnown(String word) {
        return first().stream().anyMatch(suggestion -> suggestion.value().equals(word)) || Session.isAlias(word);
    }

    /** Returns whether an option is valid after the words before it. */
    boolean isOption(List<String> before, String option) {
        int equals = option.indexOf('=');
        String name = equals < 0 ? option : option.substring(0, equals);
        List<Option> options = options(before);
        return options.isEmpty() || options.stream().anyMatch(each -> ("--" + each.name()).equals(name));
    }

    /**
     * Returns whether a word cannot be right after the words before it. A word that may be an own card is never a
     * mistake.
     *
     * @param unfinished whether it is still being typed; then the beginning of a valid word is no mistake
     */
    boolean isMistake(List<String> before, String word, boolean unfinished) {
        boolean begins = unfinished
                && after(before).stream().anyMatch(next -> next.value().startsWith(word));
        if (before.isEmpty()) {
            return !isKnown(word) && !begins;
        }
        if (word.startsWith("--")) {
            return !isOption(before, word) && !begins;
        }
        boolean asked = List.of("odds", "what-if").contains(before.get(0));
        Optional<ValueFormat<?>> kind = kind(asked ? before.subList(1, before.size()) : before);
        if (kind.isPresent()) {
            boolean open = unfinished && kind.get().choices().isEmpty();
            return !open && !begins && !reads(kind.get(), word);
        }
        return isClosed(before)
                && !begins
                && after(before).stream().noneMatch(next -> next.value().equalsIgnoreCase(word));
    }

    /** Returns whether only suggested words can follow. */
    private static boolean isClosed(List<String> before) {
        return before.size() == 1
                && List.of("add", "use", "next", "set", "show", "remove", "rename", "note")
                        .contains(before.get(0));
    }

    /** Returns the kind of the value after the last option, unless that value may be a name. */
    private Optional<ValueFormat<?>> kind(List<String> before) {
        if (before.isEmpty() || !before.get(before.size() - 1).startsWith("--")) {
            return Optional.empty();
        }
        String option = before.get(before.size() - 1).substring(2);
        return procedure(before)
                .flatMap(procedure -> procedure.form().field(option))
                .filter(field -> !ROLES.contains(option) && !option.equals(CommonOption.UNTIL.key()))
                .<ValueFormat<?>>map(InputField::kind)
                .filter(kind -> !kind.isFlag() && !kind.isFile() && !kind.namesCards());
    }

    /** Returns whether an option accepts a text as one value or as a list or range. */
    private static boolean reads(ValueFormat<?> kind, String word) {
        return kind.reads(word) || word.contains(",") || word.contains("..");
    }

    private List<Suggestion> first() {
        List<Suggestion> first = new ArrayList<>(verbs(game()));
        commands.forEach(command -> first.add(new Suggestion(command.name(), command.help())));
        LOOKING_UP.forEach(word -> first.add(new Suggestion(word, "")));
        games().games().forEach(each -> first.add(new Suggestion(each.key(), each.title())));
        return first;
    }

    private GameList games() {
        return table.games();
    }

    private Optional<RuleSet> game() {
        return games().game(table.game());
    }

    private static List<Suggestion> verbs(Optional<RuleSet> game) {
        List<Suggestion> verbs = new ArrayList<>();
        game.ifPresent(rules -> rules.procedures()
                .forEach(procedure -> verbs.add(new Suggestion(procedure.verb(), procedure.summary()))));
        return verbs;
    }

    private List<Suggestion> kinds() {
        return table.kinds().stream()
                .map(kind -> new Suggestion(kind.id(), kind.help()))
                .toList();
    }

    private static List<Suggestion> values(List<String> values, String help) {
        return values.stream().map(value -> new Suggestion(value, help)).toList();
    }

    private List<Suggestion> settings() {
        List<Suggestion> settings = new ArrayList<>();
        games().readings()
                .forEach(reading -> reading.ids()
                        .forEach(id -> settings.add(new Suggestion(reading.key() + '=' + id, reading.question()))));
        return settings;
    }

    /** Suggests words of a formula up to its first option, and options after it. */
    private List<Suggestion> ofDice(List<String> line) {
        List<String> formula = line.subList(1, line.size());
        List<Suggestion> next = new ArrayList<>();
        if (formula.stream().noneMatch(word -> word.startsWith("--"))) {
            next.addAll(DiceSuggestions.after(formula));
        }
        if (!formula.isEmpty()) {
            next.addAll(next(options(line), line));
        }
        return next;
    }

    private List<Suggestion> next() {
        return table.rules().battleRules().phases().isEmpty()
                ? values(List.of("turn"), "the next side's turn")
                : values(List.of("turn", "phase"), "the next side's turn, or the next phase of this one");
    }

    private String kindOf(String name) {
        return table.board().find(name).map(Piece::kind).orElse("");
    }

    /** Suggests options of a piece after the given number of words that name it. */
    private List<Suggestion> ofPiece(List<String> line, int naming) {
        return line.size() <= naming ? List.of() : next(optionsOfPiece(line), line);
    }

    private List<Option> optionsOfPiece(List<String> line) {
        return Optional.ofNullable(DESCRIBING.get(line.get(0)))
                .flatMap(kind -> PieceKind.of(kind.apply(this, line), table.kinds()))
                .map(known -> new PieceArguments(known).options())
                .orElse(List.of());
    }

    private List<Suggestion> ofVerb(List<String> before) {
        List<Suggestion> next = new ArrayList<>();
        Optional<Procedure<?, ?>> procedure = procedure(before);
        boolean named = procedure.isPresent()
                && before.get(before.size() - 1).equals(procedure.get().verb());
        if (named) {
            next.addAll(pieces.sensible(procedure.get(), procedure.get().subject()));
        }
        if (procedure.isPresent() && isSecondName(before, procedure.get())) {
            next.addAll(pieces.sensible(procedure.get(), other(procedure.get().subject())));
        }
        procedure.ifPresent(found -> next.addAll(next(options(found, before), before)));
        String last = before.get(before.size() - 1);
        for (Role role : Role.values()) {
            if (procedure.isPresent() && last.equals("--" + role.option())) {
                List<Suggestion> fitting = pieces.sensible(procedure.get(), role);
                next.removeIf(
                        each -> fitting.stream().anyMatch(piece -> piece.value().equals(each.value())));
                next.addAll(0, fitting);
            }
        }
        return next;
    }

    /** Returns whether the next word may be the second name after the verb. */
    private static boolean isSecondName(List<String> before, Procedure<?, ?> procedure) {
        int last = before.size() - 1;
        return last > 0
                && before.get(last - 1).equals(procedure.verb())
                && !before.get(last).startsWith("-");
    }

    private static Role other(Role role) {
        return role == Role.BY ? Role.AT : Role.BY;
    }

    private List<Option> options(Procedure<?, ?> procedure, List<String> before) {
        return ruleSet(before)
                .map(rules -> Candidates.of(games(), rules, procedure))
                .orElse(List.of());
    }

    /** Returns the rule set of a line: plain dice, the game it names, or that of the battle. */
    private Optional<RuleSet> ruleSet(List<String> before) {
        return DiceSuggestions.areOf(before)
                ? Optional.of(Catalog.dice())
                : games().game(before.get(0)).or(this::game);
    }

    private Optional<Procedure<?, ?>> procedure(List<String> before) {
        int verb = games().game(before.get(0)).isPresent() ? 1 : 0;
        return before.size() <= verb
                ? Optional.empty()
                : ruleSet(before).flatMap(rules -> rules.procedure(before.get(verb)));
    }

    private List<Option> options(List<String> before) {
        if (before.isEmpty()) {
            return List.of();
        }
        String command = before.get(0);
        if (DiceSuggestions.ASKING.contains(command) && before.size() > 1) {
            return options(before.subList(1, before.size()));
        }
        if (DESCRIBING.containsKey(command)) {
            return optionsOfPiece(before);
        }
        return procedure(before).map(found -> options(found, before)).orElse(List.of());
    }

    /** Suggests values of the last option, or the options that were not given yet. */
    private List<Suggestion> next(List<Option> options, List<String> before) {
        String last = before.get(before.size() - 1);
        for (Option option : options) {
            if (last.equals("--" + option.name()) && !option.isFlag()) {
                List<Suggestion> values = new ArrayList<>(
                        ROLES.contains(option.name())
                                ? pieces.all()
                                : option.name().equals(Piece.OWNER) ? pieces.sides() : List.of());
                values.addAll(values(option.values(), option.help()));
                return values;
            }
        }
        List<Suggestion> next = new ArrayList<>();
        for (Option option : options) {
            if (!before.contains("--" + option.name())) {
                next.add(new Suggestion("--" + option.name(), option.help()));
            }
        }
        return next;
    }
}
