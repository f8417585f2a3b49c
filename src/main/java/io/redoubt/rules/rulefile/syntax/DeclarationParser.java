package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.DeclaredField;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.Optional;

/** Reads the declaration of an input or a value: name, type, default, origin and help. */
final class DeclarationParser {
    private final FileNames file;
    private final TypeParser types;

    /**
     * A declaration.
     *
     * @param from the word of the piece that fills it, if one does
     * @param value the name of the value of that piece
     */
    record Declared(
            Token name,
            ValueType type,
            DeclaredField<?> field,
            Value.Truth optional,
            Optional<Token> from,
            Optional<Token> value) {}

    DeclarationParser(FileNames file, TypeParser types) {
        this.file = file;
        this.types = types;
    }

    Declared read(Token name, TokenReader words) {
        ValueType type = types.type(words);
        Optional<Value> standard = words.take("=") ? Optional.of(TypeParser.standard(type, words)) : Optional.empty();
        boolean optional = words.take("optional");
        Optional<Token> from = Optional.empty();
        Optional<Token> value = Optional.empty();
        if (words.take("from")) {
            from = Optional.of(words.next());
            value = words.take(".") ? Optional.of(words.next()) : Optional.empty();
        }
        if (optional && (standard.isPresent() || type instanceof ValueType.Flag)) {
            throw name.fault("an input with a default, or a flag, is never missing; remove optional");
        }
        String help = Sentences.plain(words.string("what it is"), name);
        DeclaredField<?> field = type.field(name.text(), help, standard).citing(file.cites(words));
        words.done();
        return new Declared(name, type, field, Value.Truth.of(optional), from, value);
    }
}
