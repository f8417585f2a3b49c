package io.redoubt.rules.dh;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.dh.assault.Assault;
import io.redoubt.rules.dh.battle.DisposableHeroesBattle;
import io.redoubt.rules.dh.cardset.CardDeck;
import io.redoubt.rules.dh.counterattack.Counterattack;
import io.redoubt.rules.dh.deployment.DeployCheck;
import io.redoubt.rules.dh.leaving.Enter;
import io.redoubt.rules.dh.leaving.Leave;
import io.redoubt.rules.dh.penetration.Penetrate;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.dh.shooting.Shoot;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.procedure.Procedures;
import java.util.List;
import java.util.stream.Stream;

/** Rule set of Disposable Heroes. */
public final class DisposableHeroes {
    private DisposableHeroes() {}

    /** Returns the rule set on its own. */
    public static RuleSet ruleSet(TableParser parser) {
        return ruleSet(parser, List.of("dh"));
    }

    /**
     * Returns the rule set for a program with other games.
     *
     * @param games the keys of the games that cards of a file can belong to
     */
    public static RuleSet ruleSet(TableParser parser, List<String> games) {
        return new RuleSet(
                "dh",
                "Disposable Heroes",
                "fortifications variant",
                new Procedures()
                        .add(Shoot.VERB, () -> new Shoot())
                        .add(Penetrate.VERB, () -> new Penetrate())
                        .add(Assault.VERB, () -> new Assault())
                        .add(Counterattack.VERB, () -> new Counterattack())
                        .add(Leave.VERB, () -> new Leave())
                        .add(Enter.VERB, () -> new Enter())
                        .add(DeployCheck.VERB, () -> new DeployCheck(parser, games)),
                DisposableHeroes::readings,
                CardDeck::new,
                () -> new DisposableHeroesBattle());
    }

    private static List<Reading<?>> readings() {
        return Stream.of(AttackReadings.ALL, CrewReadings.ALL)
                .<Reading<?>>flatMap(list -> list.all().stream())
                .toList();
    }
}
