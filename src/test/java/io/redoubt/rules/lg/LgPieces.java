package io.redoubt.rules.lg;

import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.toml.Toml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pieces that tests of LaserGrenadiers put on the table. */
final class LgPieces {
    static final RuleSet GAME = LaserGrenadiers.ruleSet(new Toml());
    static final BattleRules KEPT = GAME.battleRules();

    static final Piece HOUSE = piece(
            "house",
            "building",
            "material=brick roofs=thatch points=20 damage=7 variant=2 breach-points=3 points-done=1 troops=4 armor=2"
                    + " start=2in fuel=9in section=porch=5 new-damage=no");
    static final Piece SHED = piece("shed", "building", "material=timber-light");
    static final Piece HEDGE = piece("hedge", "vegetation", "start=2in");
    static final Piece GUN = piece(
            "gun",
            "unit",
            "weapon=laser attack-factor=7 hit=7/10 penetrate=6/10 armor-penetrate=5/10 fire-mode=pulse mount=vehicle"
                    + " troops=3 as=wardrone with=chainsaw fire-penetrate=1/10 from=trench");
    static final Piece SNIPER = piece("sniper", "unit", "weapon=bolt-rifle fired=yes signature=2");
    static final Piece SKY = piece("sky", "conditions", "weather=rain wind=very-strong variant=1");

    /** Pairs parted by blanks; a blank within a value is written as a tilde. */
    static Map<String, String> texts(String pairs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String pair : pairs.strip().split(" ", -1)) {
            if (!pair.isEmpty()) {
                int end = pair.indexOf('=');
                texts.put(pair.substring(0, end), pair.substring(end + 1).replace('~', ' '));
            }
        }
        return texts;
    }

    static Piece piece(String name, String kind, String values) {
        return new Piece(name, kind, texts(values));
    }

    static Piece named(String name) {
        for (Piece piece : List.of(HOUSE, SHED, HEDGE, GUN, SNIPER, SKY)) {
            if (piece.name().equals(name)) {
                return piece;
            }
        }
        throw new AssertionError(name);
    }

    static Participants participants(Optional<Piece> by, Optional<Piece> at) {
        return new Participants(by, at, List.of(SKY), "");
    }

    static Procedure<?, ?> procedure(String verb) {
        return GAME.procedure(verb).orElseThrow();
    }

    /** Who acts on whom, with others on the table. */
    static Participants who(Piece by, Piece at, Piece... others) {
        List<Piece> table = new ArrayList<>(List.of(others));
        table.add(by);
        table.add(at);
        return new Participants(Optional.of(by), Optional.of(at), table, "");
    }

    /** What is asked of these pieces, what is given counting before what they fill in. */
    static Question<?, ?> ask(String verb, Participants who, String given, String readings) {
        PieceDefaults defaults = new PieceDefaults(texts(given));
        procedure(verb).fill(who, defaults);
        Map<String, String> inputs = new LinkedHashMap<>(defaults.texts());
        inputs.putAll(texts(given));
        return Question.of(procedure(verb), new Inputs(inputs, texts(readings)));
    }

    /** What may be left on the pieces, each way once. */
    static List<String> effects(String verb, Participants who, String given, String readings) {
        List<String> all = new ArrayList<>();
        for (Consequence<?> each : ask(verb, who, given, readings).consequences()) {
            List<String> told = new ArrayList<>();
            for (Change change : each.effects(who)) {
                told.add(change.piece() + "." + change.key() + "=" + change.value());
            }
            if (!all.contains(String.join(" ", told))) {
                all.add(String.join(" ", told));
            }
        }
        return all;
    }

    private LgPieces() {}
}
