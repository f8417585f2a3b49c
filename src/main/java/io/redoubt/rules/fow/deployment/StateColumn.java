package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A column of the states of fortification table. */
enum StateColumn implements NamedConstant {
    GUNS("Guns"),
    MACHINE_GUNS("Machine-guns"),
    ANTI_AIRCRAFT("Anti-aircraft"),
    INFANTRY("Infantry"),
    TANKS("Tanks");

    /** A row of the table, by the number in the picture (FOW-STATES-08); 8 is not used. */
    enum State {
        FOXHOLES(1, "Foxholes"),
        GUN_PIT(2, "Gun Pit"),
        TRENCH(3, "Trench"),
        TANK_PIT(4, "Tank Pit"),
        HMG_NEST(5, "HMG Nest"),
        FLAK_NEST(6, "Flak Nest"),
        PILLBOX(7, "Pillbox"),
        HMG_PILLBOX(7, "HMG Pillbox"),
        TURRET(9, "Turret");

        private final int number;
        private final String words;

        State(int number, String words) {
            this.number = number;
            this.words = words;
        }

        private Map<String, Object> facts() {
            return new TreeMap<>(Map.of("number", number, "name", words));
        }

        @Override
        public String toString() {
            return words + " (" + number + ')';
        }
    }

    /** The number between 1 and 9 that the picture leaves out. */
    static final int UNUSED_NUMBER = 8;

    private final String words;

    StateColumn(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** Returns the rule that states this column. */
    RuleId rule() {
        return switch (this) {
            case GUNS -> RuleId.of("FOW-STATES-03");
            case MACHINE_GUNS -> RuleId.of("FOW-STATES-04");
            case ANTI_AIRCRAFT -> RuleId.of("FOW-STATES-05");
            case INFANTRY -> RuleId.of("FOW-STATES-06");
            case TANKS -> RuleId.of("FOW-STATES-07");
        };
    }

    private List<State> states() {
        return switch (this) {
            case GUNS -> List.of(State.FOXHOLES, State.GUN_PIT, State.PILLBOX);
            case MACHINE_GUNS -> List.of(State.FOXHOLES, State.GUN_PIT, State.HMG_NEST, State.HMG_PILLBOX);
            case ANTI_AIRCRAFT -> List.of(State.FOXHOLES, State.GUN_PIT, State.FLAK_NEST);
            case INFANTRY -> List.of(State.FOXHOLES, State.TRENCH);
            case TANKS -> List.of(State.TANK_PIT, State.TURRET);
        };
    }

    boolean lists(int number) {
        return states().stream().anyMatch(state -> state.number == number);
    }

    /** Returns the listed numbers with their names. */
    List<Map<String, Object>> facts() {
        return states().stream().map(State::facts).toList();
    }

    /** Returns the name of a number, preferably in this column. */
    String name(int number) {
        return Stream.concat(states().stream(), Stream.of(State.values()))
                .filter(state -> state.number == number)
                .map(State::toString)
                .findFirst()
                .orElse("Number " + number);
    }

    String listed() {
        List<String> states = states().stream().map(State::toString).toList();
        int last = states.size() - 1;
        return String.join(", ", states.subList(0, last)) + " and " + states.get(last);
    }
}
