package io.redoubt.rules.input;

/** A constant whose words are its name with spaces instead of hyphens. */
public interface PlainName extends NamedConstant {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
