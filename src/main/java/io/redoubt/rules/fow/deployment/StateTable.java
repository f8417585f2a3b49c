package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;

/** What the states of fortification table says of a class of teams, with the rule of its column. */
final class StateTable {
    private StateTable() {}

    static Remark listed(StateColumn column) {
        return Remark.of("{}: {} is listed", column.rule(), Rule.STATES_08);
    }

    static Remark notListed(StateColumn column) {
        return Remark.of("{} is not listed for {}: only {}", column.rule(), Rule.STATES_08);
    }

    static Remark uncommon(StateColumn column) {
        return Remark.of(
                "{} is not among the common states of {}: {}; your group allows it",
                column.rule(),
                Rule.STATES_01,
                Rule.STATES_08);
    }

    static Remark column(StateColumn column) {
        return Remark.of("{}: {}", column.rule(), Rule.STATES_01, Rule.STATES_08);
    }
}
