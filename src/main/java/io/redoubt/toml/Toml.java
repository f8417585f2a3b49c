package io.redoubt.toml;

import io.redoubt.rules.file.Table;
import io.redoubt.rules.file.TableParser;

/** Reads TOML. The library behind it is loaded with the first file, not with this class. */
public final class Toml implements TableParser {
    @Override
    public Table parse(String text) {
        return TomlTables.of(text);
    }
}
