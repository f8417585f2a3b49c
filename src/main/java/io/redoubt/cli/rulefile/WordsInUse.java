package io.redoubt.cli.rulefile;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.rulefile.syntax.ReservedWords;
import java.util.ArrayList;
import java.util.List;

/** The words of the program that rule files cannot use. */
final class WordsInUse {
    private WordsInUse() {}

    static ReservedWords all() {
        List<String> games = new ArrayList<>(Catalog.gameKeys());
        games.add(Catalog.DICE);
        List<String> commands = new ArrayList<>(VerbInvocation.COMMANDS);
        commands.addAll(VerbInvocation.OF_SESSIONS);
        List<String> options = new ArrayList<>(List.of("help", "rules"));
        CommonOption.ALL.forEach(option -> options.add(option.key()));
        return new ReservedWords(games, commands, options);
    }
}
