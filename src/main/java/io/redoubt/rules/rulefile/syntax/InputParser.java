package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.rulefile.model.DeclaredField;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the inputs of a verb. */
final class InputParser {
    /** The word for the kind of a piece among its values. */
    private static final String KIND = "kind";

    private final FileNames file;
    private final ReservedWords reserved;
    private final Scope scope;
    private final PieceRoles roles;
    private final FormBuilder form = new FormBuilder();
    private final Map<String, Token> names = new LinkedHashMap<>();
    private final Map<String, String> origins = new LinkedHashMap<>();
    private final Map<String, Verb.PieceOrigin> derived = new LinkedHashMap<>();

    InputParser(FileNames file, ReservedWords reserved, Scope scope, PieceRoles roles) {
        this.file = file;
        this.reserved = reserved;
        this.scope = scope;
        this.roles = roles;
    }

    void read(TokenReader words) {
        input(words.name("the name of the input"), words);
    }

    private void input(Token name, TokenReader words) {
        if (reserved.options().contains(name.text())) {
            throw name.fault("every verb already has an option --" + name.text() + "; choose another name");
        }
        if (words.take("from")) {
            Token role = words.next();
            Token value = words.take(".") ? words.next() : name;
            boolean optional = words.take("optional");
            words.done();
            declare(name, fromPiece(name, role, value), optional, Optional.of(roles.role(role)), origin(role, value));
            return;
        }
        TypeParser types = new TypeParser(other -> scope.find(other.text())
                .filter(slot -> slot.type() instanceof ValueType.Whole)
                .map(slot -> ((ValueType.Whole) slot.type()).bounds())
                .orElseThrow(() -> TokenReader.unknown(other, "no input above is a number called", scope.known())));
        DeclarationParser.Declared declared = new DeclarationParser(file, types).read(name, words);
        Optional<Role> role = declared.from().map(roles::role);
        Kind.KindValue own = new Kind.KindValue(declared.field(), declared.type());
        if (role.isEmpty()) {
            declare(name, own, declared.optional() == Value.Truth.YES, role, "");
            return;
        }
        Token value = declared.value().orElse(name);
        if (!value.is(KIND)) {
            Kind.KindValue kept = roles.value(role.get(), value);
            if (!declared.type().accepts(kept.type())) {
                throw value.fault("the " + value.text() + " of the piece is "
                        + kept.type().shown());
            }
        }
        derived.put(name.text(), new Verb.PieceOrigin(role.get(), value.text()));
        declare(
                name,
                own,
                declared.optional() == Value.Truth.YES,
                Optional.empty(),
                origin(declared.from().get(), value));
    }

    private static String origin(Token role, Token value) {
        return value.text() + " of " + role.text();
    }

    /** Returns the input that takes its type and default from the value of a piece. */
    private Kind.KindValue fromPiece(Token name, Token role, Token value) {
        if (!value.is(KIND)) {
            Kind.KindValue kept = roles.value(roles.role(role), value);
            return new Kind.KindValue(kept.field().renamed(name.text()), kept.type());
        }
        List<Value.Word> kinds = new ArrayList<>();
        roles.kinds(roles.role(role)).forEach(kind -> kinds.add(Value.Word.of(kind)));
        ValueType type = new ValueType.Choice(kinds);
        derived.put(name.text(), new Verb.PieceOrigin(roles.role(role), KIND));
        return new Kind.KindValue(type.field(name.text(), "the kind of the piece", Optional.empty()), type);
    }

    private void declare(Token name, Kind.KindValue value, boolean optional, Optional<Role> holder, String origin) {
        if (origins.containsKey(name.text()) && !origin.isEmpty()) {
            throw name.fault(name.text() + " is already the "
                    + (origins.getOrDefault(name.text(), "").isEmpty()
                            ? "input"
                            : origins.getOrDefault(name.text(), ""))
                    + " (line "
                    + scope.line(name.text()) + "); write input NAME from " + origin.split(" ", -1)[2] + '.'
                    + origin.split(" ", -1)[0]);
        }
        FormBuilder part = holder.isEmpty() ? form : holder.get() == Role.BY ? form.by() : form.at();
        // The name is checked before the field joins the form.
        scope.find(name.text()).ifPresent(slot -> {
            throw name.fault(name.text() + " is already a name here (line " + scope.line(name.text()) + ")");
        });
        DeclaredField<?> field = value.field().addedTo(part);
        scope.declare(name, value.type(), new Slot.Input(field, optional));
        names.put(name.text(), name);
        origins.put(name.text(), origin);
    }

    List<InputField<?>> fields() {
        return form.all();
    }

    Map<String, Verb.PieceOrigin> derived() {
        return derived;
    }

    /** Warns of inputs that are never used. */
    void warn() {
        names.forEach((name, token) -> {
            if (scope.find(name).filter(scope::isRead).isEmpty()) {
                file.warn(token, "input " + name + " is never used");
            }
        });
    }
}
