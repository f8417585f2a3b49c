package io.redoubt.cli.query;

import io.redoubt.battle.TurnStart;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.procedure.Procedure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A query that has been parsed but not resolved.
 *
 * @param game the game
 * @param procedure the procedure
 * @param inputs texts by field name
 * @param settings output and dice settings
 * @param sources the piece or card that filled each input; the other inputs were given
 * @param cards the cards used, by the option that named them
 * @param pieces the pieces of a battle that take part, by the option that names each
 */
public record Query(
        RuleSet game,
        Procedure<?, ?> procedure,
        Map<String, String> inputs,
        AnswerSettings settings,
        Map<String, String> sources,
        Map<String, String> cards,
        Map<String, String> pieces) {
    /** Creates a query whose inputs were all given, without pieces. */
    public static Query of(
            RuleSet game, Procedure<?, ?> procedure, Map<String, String> inputs, AnswerSettings settings) {
        return new Query(game, procedure, inputs, settings, Map.of(), Map.of(), Map.of());
    }

    /** Creates the query for a roll that is due for a piece when a turn begins. */
    public static Query due(RuleSet game, TurnStart.UpkeepRuling duty) {
        Map<String, String> inputs = new LinkedHashMap<>(duty.due().inputs());
        inputs.put(Role.AT.option(), duty.piece().name());
        return of(game, game.procedure(duty.due().verb()).orElseThrow(), inputs, AnswerSettings.usual());
    }

    /**
     * Creates a query whose {@code --at} and {@code --by} may name cards, even if the form has no input of that name.
     */
    public static Query of(
            RuleSet game,
            Procedure<?, ?> procedure,
            Map<String, String> inputs,
            Map<CommonOption, List<String>> common,
            AnswerSettings settings) {
        Map<String, String> all = inputs;
        for (CommonOption role : List.of(CommonOption.AT, CommonOption.BY)) {
            List<String> named = common.getOrDefault(role, List.of());
            if (!named.isEmpty()) {
                all = new LinkedHashMap<>(all);
                all.put(role.key(), named.get(0));
            }
        }
        return of(game, procedure, all, settings);
    }

    /** Returns this query with other inputs. */
    public Query with(Map<String, String> otherInputs) {
        return otherInputs == inputs ? this : new Query(game, procedure, otherInputs, settings, sources, cards, pieces);
    }

    /** Returns this query with other settings. */
    public Query with(AnswerSettings otherwise) {
        return new Query(game, procedure, inputs, otherwise, sources, cards, pieces);
    }

    /** Returns this query with these readings only. */
    public Query settledBy(Map<String, String> readings) {
        return with(settings.with(settings.dice(), readings));
    }
}
