package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nothing is kept of a piece without a use: each value it can have changes what some ruling is asked, reminds of or
 * refuses, or what a turn brings; or the game says that it is the players' to keep.
 */
class LivingValuesTest {
    private static final int SOME = 40;

    /** What counts only with others of a certain make beside it; tests of the game's own show that it does. */
    private static final Set<String> SHOWN_ELSEWHERE = Set.of("lg attacked-by-fire", "lg variant");

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void everyValueOfAPieceCounts(String key) {
        RuleSet game = Catalog.game(key).orElseThrow();
        BattleRules rules = game.battleRules();
        Set<String> declared = new TreeSet<>();
        rules.playerTrackedFields().forEach(field -> declared.add(field.name()));
        Set<String> dead = new TreeSet<>();
        Set<String> living = new TreeSet<>();
        Set<String> partly = new TreeSet<>();
        for (PieceKind kind : rules.kinds()) {
            Probe probe = new Probe(game, kind);
            for (InputField<?> field : kind.fields()) {
                boolean lives = probe.lives(field);
                if (lives) {
                    living.add(field.name());
                } else {
                    partly.add(field.name());
                    if (!declared.contains(field.name()) && !SHOWN_ELSEWHERE.contains(key + ' ' + field.name())) {
                        dead.add(kind.id() + " " + field.name());
                    }
                }
            }
        }
        Set<String> everywhere = new TreeSet<>(living);
        everywhere.removeAll(partly);
        assertEquals(Set.of(), dead, "no ruling asks for these: use them, or say that players keep them");
        declared.retainAll(everywhere);
        assertEquals(Set.of(), declared, "said to be the players' to keep, and used all the same");
    }

    /** What is heard of a piece on a table with one of everything. */
    private static final class Probe {
        private final RuleSet game;
        private final PieceKind kind;
        private final List<Piece> others = new ArrayList<>();
        private final Samples samples;

        Probe(RuleSet game, PieceKind kind) {
            this.game = game;
            this.kind = kind;
            this.samples = new Samples(game);
            for (PieceKind other : game.battleRules().kinds()) {
                others.add(new Piece("their-" + other.id(), other.id(), Map.of(Piece.OWNER, "them")));
                others.add(full(new Piece("full-" + other.id(), other.id(), Map.of(Piece.OWNER, "them")), other, ""));
                others.add(new Piece("our-" + other.id(), other.id(), Map.of(Piece.OWNER, "us")));
            }
        }

        boolean lives(InputField<?> field) {
            for (Piece before : states(field)) {
                List<String> heard = heard(before);
                for (String text : samples(field)) {
                    if (!heard.equals(heard(before.with(field.name(), text)))) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** The piece bare, with all other values, and with some of them. */
        private List<Piece> states(InputField<?> but) {
            Piece bare = new Piece("thing", kind.id(), Map.of(Piece.OWNER, "us"));
            List<Piece> states = new ArrayList<>(List.of(bare, full(bare, kind, but.name())));
            Random random = new Random(7);
            for (int i = 0; i < SOME; i++) {
                Piece some = bare;
                for (InputField<?> field : kind.fields()) {
                    List<String> texts = samples(field);
                    if (!field.name().equals(but.name()) && !texts.isEmpty() && random.nextInt(4) == 0) {
                        some = some.with(field.name(), texts.get(random.nextInt(texts.size())));
                    }
                }
                states.add(some);
            }
            return states;
        }

        /** A piece with all its values but one. */
        private Piece full(Piece bare, PieceKind of, String but) {
            Piece full = bare;
            for (InputField<?> field : of.fields()) {
                if (!field.name().equals(but)) {
                    full = full.with(field.name(), samples(field).get(0));
                }
            }
            return full;
        }

        private List<String> heard(Piece piece) {
            List<String> heard = new ArrayList<>();
            BattleRules rules = game.battleRules();
            rules.phases()
                    .forEach(phase ->
                            heard.add(rules.phaseBegins(piece, "us", phase).toString()));
            List<Piece> all = new ArrayList<>(List.of(piece));
            all.addAll(others);
            heard.add(rules.turnBegins(piece, "us", all) + " " + rules.turnBegins(piece, "them", all));
            heard.add(rules.upkeep(piece, all) + " " + rules.dueEachTurn(piece, all));
            for (Procedure<?, ?> procedure : game.procedures()) {
                heard.add(asked(procedure, Optional.of(piece), Optional.empty(), all));
                heard.add(asked(procedure, Optional.empty(), Optional.of(piece), all));
                for (Piece other : others) {
                    heard.add(asked(procedure, Optional.empty(), Optional.of(other), all));
                    if (other.owner().equals("them")) {
                        heard.add(asked(procedure, Optional.of(piece), Optional.of(other), all));
                        heard.add(asked(procedure, Optional.of(other), Optional.of(piece), all));
                    }
                }
            }
            return heard;
        }

        private static String asked(
                Procedure<?, ?> procedure, Optional<Piece> by, Optional<Piece> at, List<Piece> pieces) {
            Participants who = new Participants(by, at, pieces, "us");
            PieceDefaults defaults = new PieceDefaults(Map.of());
            try {
                procedure.fill(who, defaults);
                Map<String, String> known = new LinkedHashMap<>(defaults.texts());
                known.keySet().removeIf(input -> procedure.form().field(input).isEmpty());
                return known + " " + procedure.reminders(who);
            } catch (BadInputException | BadValueException e) {
                return String.valueOf(e.getMessage());
            }
        }

        private List<String> samples(InputField<?> field) {
            if (game.battleRules().namesOfPieces().contains(field.name())) {
                List<String> names = new ArrayList<>();
                game.battleRules().kinds().forEach(other -> names.add("their-" + other.id()));
                return names;
            }
            return samples.of(field);
        }
    }
}
