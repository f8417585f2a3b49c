package io.redoubt.rules.input;

/** A constant whose name says it all: to scripts with hyphens, to people with spaces. */
public interface PlainName extends Named {
    @Override
    default String words() {
        return id().replace('-', ' ');
    }
}
