package io.redoubt.cli.answering;

import io.redoubt.battle.TurnStart;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.procedure.Procedure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One question, read but not yet answered.
 *
 * @param game whose rules
 * @param procedure which procedure
 * @param inputs texts by field name
 * @param settings how to answer
 * @param sources which piece or card filled which input; the rest was given
 * @param cards the cards that had a part in it, by the option they were named with
 * @param pieces the pieces of a battle that have a part in it, by the option that names each
 */
public record Query(
        RuleSet game,
        Procedure<?, ?> procedure,
        Map<String, String> inputs,
        Settings settings,
        Map<String, String> sources,
        Map<String, String> cards,
        Map<String, String> pieces) {
    /** A question of which everything was given, about no pieces. */
    public static Query of(RuleSet game, Procedure<?, ?> procedure, Map<String, String> inputs, Settings settings) {
        return new Query(game, procedure, inputs, settings, Map.of(), Map.of(), Map.of());
    }

    /** What is due for a piece when a turn begins. */
    public static Query due(RuleSet game, TurnStart.Duty duty) {
        Map<String, String> inputs = new LinkedHashMap<>(duty.due().inputs());
        inputs.put(Role.AT.option(), duty.piece().name());
        return of(game, game.procedure(duty.due().verb()).orElseThrow(), inputs, Settings.usual());
    }

    /** A query whose common options may name cards; where the form has no input of that name, they stand beside. */
    public static Query of(
            RuleSet game,
            Procedure<?, ?> procedure,
            Map<String, String> inputs,
            Map<CommonOption, List<String>> common,
            Settings settings) {
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

    public Query with(Map<String, String> otherInputs) {
        return new Query(game, procedure, otherInputs, settings, sources, cards, pieces);
    }

    /** The same question, to be answered otherwise. */
    public Query with(Settings otherwise) {
        return new Query(game, procedure, inputs, otherwise, sources, cards, pieces);
    }

    /** The same question with other disputed points settled, and no others. */
    public Query settledBy(Map<String, String> readings) {
        return with(settings.with(settings.dice(), readings));
    }
}
