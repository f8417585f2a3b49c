package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Role;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The kinds of piece that take part in a verb, and their values. */
final class PieceRoles implements NameParser.PieceTypes {
    private final FileNames file;
    private final Map<Role, List<String>> kinds = new EnumMap<>(Role.class);
    private boolean failed;

    PieceRoles(FileNames file) {
        this.file = file;
    }

    /** Reads the kinds of a role: {@code by unit or gun}. */
    void read(Role role, TokenReader words) {
        List<String> all = kinds.computeIfAbsent(role, any -> new ArrayList<>());
        do {
            Token kind = words.peek();
            words.word("a kind of piece");
            try {
                file.find(FileNames.Sort.KIND, kind, file.kinds);
            } catch (RuleFaultException e) {
                failed = true;
                throw e;
            }
            all.add(kind.text());
        } while (words.take("or"));
        words.done();
    }

    List<String> kinds(Role role) {
        return kinds.getOrDefault(role, List.of());
    }

    /** Returns the role of {@code by}, {@code at} or the name of a kind. */
    Role role(Token token) {
        if (token.is("by") || token.is("at")) {
            return token.is("by") ? Role.BY : Role.AT;
        }
        List<Role> found = new ArrayList<>();
        for (Role role : Role.values()) {
            if (kinds(role).contains(token.text())) {
                found.add(role);
            }
        }
        if (found.size() == 1) {
            return found.get(0);
        }
        if (failed) {
            throw RuleFaultException.consequence();
        }
        throw token.fault(
                found.isEmpty()
                        ? "an input comes from by, from at, or from the kind of one of them; found " + token.shown()
                        : "a " + token.text() + " is both by and at; write from by or from at");
    }

    /** Returns the value of the first kind of a role that has it. */
    Kind.KindValue value(Role role, Token key) {
        String word = role.name().toLowerCase(Locale.ROOT);
        if (kinds(role).isEmpty()) {
            if (failed) {
                throw RuleFaultException.consequence();
            }
            throw key.fault("this verb names no piece with " + word + "; write " + word + " KIND above");
        }
        TreeSet<String> known = new TreeSet<>();
        for (String id : kinds(role)) {
            Optional<Kind> kind = Optional.ofNullable(file.kinds.get(id));
            if (kind.isPresent() && kind.get().values().containsKey(key.text())) {
                return kind.get().values().get(key.text());
            }
            kind.ifPresent(each -> known.addAll(each.values().keySet()));
        }
        throw TokenReader.unknown(key, "a " + String.join(" or ", kinds(role)) + " has no value", List.copyOf(known));
    }

    @Override
    public ValueType of(Role role, Token key, NameParser.Use use) {
        Kind.KindValue value = value(role, key);
        if (use == NameParser.Use.READ && value.field().standard().isEmpty()) {
            throw key.fault("a piece may lack its " + key.text() + "; give the value a default: value " + key.text()
                    + " … = …");
        }
        return value.type();
    }
}
