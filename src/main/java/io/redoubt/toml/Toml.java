package io.redoubt.toml;

import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.TableParser;

/** Parses TOML. The library is loaded with the first file, not with this class. */
public final class Toml implements TableParser {
    @Override
    public FileTable parse(String text) {
        return TomlTables.of(text);
    }
}
