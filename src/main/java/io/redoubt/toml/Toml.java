package io.redoubt.toml;

import io.redoubt.rules.file.Table;
import io.redoubt.rules.file.TableParser;

/** Parses TOML. The library is loaded with the first file, not with this class. */
public final class Toml implements TableParser {
    @Override
    public Table parse(String text) {
        return TomlTables.of(text);
    }
}
