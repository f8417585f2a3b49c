package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.fuzz.RandomText;
import io.redoubt.house.Samples;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What players might type next, and what they might mistype. */
final class RandomCommands {
    private static final List<String> OTHERS = List.of(
            "undo",
            "undo 2",
            "redo",
            "next turn",
            "next turn",
            "next phase",
            "list",
            "log 3",
            "luck",
            "verify",
            "report",
            "replay",
            "dice app",
            "sides us them",
            "sides us them",
            "settle reminders=silent",
            "settle reminders=told",
            "help",
            "");

    private final RuleSet game;
    private final Samples samples;
    private final Random random;

    RandomCommands(RuleSet game, Random random) {
        this.game = game;
        this.samples = new Samples(game);
        this.random = random;
    }

    String next(Board board) {
        String command = command(board);
        return random.nextInt(20) == 0 ? RandomText.mistyped(command, random).replaceAll("[\\n\\r]", " ") : command;
    }

    private String command(Board board) {
        int what = random.nextInt(100);
        if (board.pieces().size() < 4 || what < 10) {
            return add(board);
        }
        if (what < 22) {
            Piece piece = piece(board);
            return "set " + PrintableText.quoted(piece.name()) + option(fields(piece));
        }
        if (what < 26) {
            String quoted = name(board);
            return one(List.of(
                    "remove " + quoted,
                    "rename " + quoted + " r" + random.nextInt(99),
                    "note " + quoted + " it's \"a #1 word",
                    "show " + quoted));
        }
        if (what < 30) {
            Reading<?> reading = one(game.readings());
            return "settle " + reading.key() + "=" + one(reading.ids());
        }
        if (what < 42) {
            return one(OTHERS);
        }
        String ruling = ruling(board);
        return what < 46
                ? counted(ruling, board)
                : what < 48 ? ahead(ruling, board) : what < 50 ? "what-if " + ruling : ruling;
    }

    /** Odds: of one question, of a list of pieces, up to a condition, or of two beside each other. */
    private String counted(String ruling, Board board) {
        String list = name(board) + "," + name(board);
        return switch (random.nextInt(4)) {
            case 0 -> "odds " + ruling;
            case 1 -> "odds " + ruling.replaceAll("--(at|by) \\S+", "--$1 " + list);
            case 2 ->
                "odds " + ruling.replaceAll("--at \\S+", "--at " + list) + " --until "
                        + one(one(game.procedures()).outcomes()) + ">=1/3";
            default -> "compare '" + ruling + "' '" + ruling(board) + "'";
        };
    }

    /** Looking ahead: a few steps, or a plan for a state the piece's kind knows. */
    private String ahead(String ruling, Board board) {
        Piece piece = piece(board);
        List<String> states = new ArrayList<>(List.of("destroyed", "pinned", "off-the-table"));
        fields(piece).forEach(field -> states.addAll(field.kind().choices()));
        fields(piece).stream().filter(field -> field.kind().isFlag()).forEach(field -> states.add(field.name()));
        String goal = PrintableText.quoted(piece.name() + "=" + one(states));
        return switch (random.nextInt(5)) {
            case 0 -> "plan " + goal + " --patience 100ms";
            case 1 -> "plan not " + goal + " --patience 100ms --by " + name(board) + " --turns 2";
            case 2 -> "do";
            case 3 -> "foresee " + ruling + "; next turn; " + ruling(board) + " --goal " + goal;
            default -> "foresee " + ruling + " else " + ruling(board) + "; " + command(board);
        };
    }

    private String add(Board board) {
        PieceKind kind = one(game.battleRules().kinds());
        String name = (random.nextInt(9) == 0 ? "p'" : "p") + random.nextInt(1000);
        StringBuilder text = new StringBuilder("add " + kind.id() + ' ' + PrintableText.quoted(name));
        text.append(" --owner ").append(random.nextBoolean() ? "us" : "them");
        text.append(random.nextInt(9) == 0 ? " --note \"it's #1; true\"" : "");
        for (InputField<?> field : kind.fields()) {
            boolean named = game.battleRules().namesOfPieces().contains(field.name());
            if (random.nextInt(3) == 0 && !(named && board.pieces().isEmpty())) {
                text.append(named ? " --" + field.name() + " " + name(board) : option(List.of(field)));
            }
        }
        return text.toString();
    }

    /** An example of a verb, about pieces, with an option more. */
    private String ruling(Board board) {
        Procedure<?, ?> procedure = one(game.procedures());
        Example example = one(procedure.examples());
        StringBuilder text = new StringBuilder(procedure.verb());
        String[] words = example.options().split(" ", -1);
        boolean pieces = random.nextInt(8) > 0;
        for (int i = 0; i < words.length; i++) {
            boolean role = List.of("--at", "--by", "--from").contains(words[i]);
            if (pieces && role && i + 1 < words.length) {
                i++;
            } else if (!pieces || random.nextInt(3) > 0 || !words[i].startsWith("--")) {
                text.append(' ').append(words[i]);
            }
        }
        if (pieces) {
            text.append(" --at ").append(name(board));
            text.append(random.nextInt(4) == 0 ? "" : " --by " + name(board));
        }
        if (random.nextInt(3) == 0) {
            text.append(option(procedure.form().fields()));
        }
        return text.toString();
    }

    private String option(List<InputField<?>> fields) {
        if (fields.isEmpty()) {
            return "";
        }
        InputField<?> field = one(fields);
        if (samples.of(field).isEmpty()) {
            return "";
        }
        return field.kind().isFlag()
                ? " --" + field.name()
                : " --" + field.name() + " " + (random.nextInt(12) == 0 ? "none" : one(samples.of(field)));
    }

    private List<InputField<?>> fields(Piece piece) {
        return PieceKind.of(piece.kind(), game.battleRules().kinds())
                .orElseThrow()
                .fields();
    }

    private Piece piece(Board board) {
        return one(board.pieces());
    }

    /** The name of a piece, as it is typed. */
    private String name(Board board) {
        return PrintableText.quoted(piece(board).name());
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
