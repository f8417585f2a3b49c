package io.redoubt.cli.query;

import java.util.ArrayList;
import java.util.List;

/** Formats a shell command for the journal of a battle, without the options for battle and output. */
public final class JournalCommand {
    private static final List<CommonOption> TELLING = List.of(
            CommonOption.BATTLE, CommonOption.FORMAT, CommonOption.JSON, CommonOption.MARKDOWN, CommonOption.COLOR);

    private JournalCommand() {}

    /** Returns the words without those options, separated by spaces. */
    public static String of(List<String> words) {
        List<String> kept = new ArrayList<>();
        boolean value = false;
        for (String word : words) {
            boolean telling = value;
            value = false;
            for (CommonOption option : TELLING) {
                String name = "--" + option.key();
                telling |= word.equals(name) || word.startsWith(name + "=");
                value |= word.equals(name) && !option.isFlag();
            }
            if (!telling) {
                kept.add(word);
            }
        }
        return String.join(" ", kept);
    }
}
