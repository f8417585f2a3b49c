package io.redoubt.rules.rulefile.text;

import java.util.List;

/** Checks that lines are indented only under lines that can have lines under them, so that none is skipped in silence. */
final class Indentation {
    /** The parts of a verb that have statements under them. */
    private static final List<String> BLOCKS = List.of("check", "roll", "steps", "after");

    /** The first words of statements that may have others under them. */
    private static final List<String> OPEN = List.of("if", "else", "each", "until", "look");

    private static final String EXAMPLE = "example";

    private final List<RuleFault> faults;

    Indentation(List<RuleFault> faults) {
        this.faults = faults;
    }

    void check(List<SourceLine> items) {
        for (SourceLine item : items) {
            switch (item.first().text()) {
                case "verb" -> parts(item);
                case "kind", "table" -> item.under(this::alone);
                default -> {
                    // the reader of the item knows
                }
            }
        }
    }

    private void parts(SourceLine verb) {
        verb.under(part -> {
            if (BLOCKS.contains(part.first().text())) {
                part.under(this::statement);
            } else if (part.first().is(EXAMPLE)) {
                part.under(this::alone);
            } else {
                alone(part);
            }
        });
    }

    private void statement(SourceLine line) {
        List<Token> tokens = line.tokens();
        boolean opens = tokens.get(tokens.size() - 1).is(":");
        boolean faulty = OPEN.contains(line.first().text()) && tokens.stream().noneMatch(token -> token.is(":"));
        if (!opens && !faulty) {
            alone(line);
        }
        line.under(this::statement);
    }

    /** Reports the first line under a line that takes none; they are then read as if they began in its column. */
    private void alone(SourceLine line) {
        if (line.under().isEmpty()) {
            return;
        }
        SourceLine first = line.under().get(0);
        faults.add(new RuleFault(
                first.number(),
                first.first().column(),
                "this line is indented under line " + line.number()
                        + ", which takes no lines under it; begin both in one column"));
        line.moveUp();
    }
}
