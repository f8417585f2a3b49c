package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.rulefile.model.Grid;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.Spot;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.text.RuleEntry;
import io.redoubt.rules.rulefile.text.RuleFault;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names that items of a rule file declare for its verbs, and which of them are used. */
final class FileNames {
    /** The sorts of named items, in words for messages. */
    enum Sort {
        TEST("test"),
        TABLE("table"),
        KIND("kind"),
        READING("reading"),
        RULE("rule");

        private final String word;

        Sort(String word) {
            this.word = word;
        }
    }

    final Map<String, Test> tests = new LinkedHashMap<>();
    final Map<String, Grid> tables = new LinkedHashMap<>();
    final Map<String, Kind> kinds = new LinkedHashMap<>();
    final Map<String, Reading<Value.Word>> readings = new LinkedHashMap<>();
    private final Map<String, RuleEntry> rules = new LinkedHashMap<>();

    /** The letters and digits of rules that cannot be read. */
    private final Set<String> faultyRules = new HashSet<>();

    private final Map<String, Token> declared = new LinkedHashMap<>();
    private final Map<String, Boolean> used = new HashMap<>();
    private final List<Spot> spots = new ArrayList<>();
    private final List<RuleFault> warnings = new ArrayList<>();

    void rules(List<RuleEntry> entries, List<String> faulty, Faults faults) {
        faulty.forEach(id -> faultyRules.add(letters(id)));
        for (RuleEntry entry : entries) {
            Optional<RuleEntry> before = Optional.ofNullable(rules.putIfAbsent(entry.id(), entry));
            if (before.isPresent()) {
                faults.add(new RuleFault(
                        entry.line(),
                        1,
                        "rule [" + entry.id() + "] is already in line "
                                + before.get().line()));
            }
        }
    }

    private static String letters(String id) {
        return id.replaceAll("[^\\p{L}\\d]", "").toLowerCase(Locale.ROOT);
    }

    /** Declares an item before it is read, so that nothing that depends on a faulty one is reported. */
    void declare(Sort sort, Token name) {
        Token before = declared.putIfAbsent(sort.word + ' ' + name.text(), name);
        if (before != null) {
            throw name.fault(
                    "there is already a " + sort.word + " called " + name.text() + " (line " + before.line() + ")");
        }
    }

    boolean isDeclared(Sort sort, Token name) {
        return declared.containsKey(sort.word + ' ' + name.text());
    }

    /** Returns a declared item. */
    <T> T find(Sort sort, Token name, Map<String, T> known) {
        use(sort, name.text());
        T found = known.get(name.text());
        if (found != null) {
            return found;
        }
        if (isDeclared(sort, name)) {
            throw RuleFaultException.consequence();
        }
        throw TokenReader.unknown(name, "there is no " + sort.word + " called", List.copyOf(known.keySet()));
    }

    void use(Sort sort, String name) {
        used.put(sort.word + ' ' + name, true);
    }

    /** Reads the rules in brackets that come next, if any. */
    List<RuleId> cites(TokenReader words) {
        List<RuleId> cites = new ArrayList<>();
        while (words.has(Token.Kind.CITES)) {
            Token token = words.next();
            for (String text : token.text().split(",", -1)) {
                String id = text.strip();
                if (!rules.containsKey(id) && faultyRules.contains(letters(id))) {
                    throw RuleFaultException.consequence();
                }
                if (!rules.containsKey(id)) {
                    String hint = SpellingSuggestion.hint(id, List.copyOf(rules.keySet()));
                    throw token.fault("this file has no rule [" + id + "]"
                            + (hint.isEmpty()
                                    ? "; a rule begins in column 1: [" + id
                                            + "] Section, with its words in the next lines"
                                    : hint));
                }
                use(Sort.RULE, id);
                cites.add(RuleId.of(id));
            }
        }
        return cites;
    }

    /** Registers a part that examples should reach. */
    Spot spot(Token at, String words) {
        Spot spot = new Spot(at.line(), at.column(), words);
        spots.add(spot);
        return spot;
    }

    List<Spot> spots() {
        return spots.stream().distinct().toList();
    }

    void warn(Token at, String message) {
        warnings.add(new RuleFault(at.line(), at.column(), message));
    }

    /** Returns the warnings, with those about items that are never used. */
    List<RuleFault> warnings() {
        List<RuleFault> all = new ArrayList<>(warnings);
        declared.forEach((name, token) -> {
            if (!used.containsKey(name)) {
                all.add(new RuleFault(token.line(), token.column(), name + " is never used"));
            }
        });
        rules.values().forEach(rule -> {
            if (!used.containsKey(Sort.RULE.word + ' ' + rule.id())) {
                all.add(new RuleFault(rule.line(), 1, "rule [" + rule.id() + "] is never cited"));
            }
        });
        return all.stream().sorted().toList();
    }
}
