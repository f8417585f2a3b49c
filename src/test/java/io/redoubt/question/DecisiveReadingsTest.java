package io.redoubt.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.DescribedProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A refusal tells of the disputed points on which it turns; whatever is allowed, of those it asked for. */
class DecisiveReadingsTest {
    private enum Most implements NamedConstant {
        THREE,
        FOUR;

        int guns() {
            return this == THREE ? 3 : 4;
        }

        @Override
        public String words() {
            return guns() + " guns";
        }
    }

    private enum Weather implements NamedConstant {
        FAIR,
        FOUL;

        @Override
        public String words() {
            return id();
        }
    }

    private static final Reading<Most> MOST = Reading.of("made-up.most", "How many guns?", Most.class);
    private static final Reading<Weather> WEATHER = Reading.of("made-up.weather", "Does it rain?", Weather.class);
    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Integer> GUNS = FIELDS.number("guns", 1, 9, "how many guns");

    private record Shoot(int guns, int most) {
        static Shoot read(Inputs in) {
            int guns = in.get(GUNS);
            if (guns == 8 && in.reading(WEATHER) == Weather.FOUL) {
                throw new BadInputException("eight guns in the rain are no question");
            }
            return new Shoot(guns, in.reading(MOST).guns());
        }
    }

    /** A made-up procedure: no more guns fire than the group says, and the weather is asked of for nothing. */
    private static final class Battery extends DescribedProcedure<Shoot, Integer> {
        Battery() {
            super("battery", "guns fire", FIELDS.form(Shoot::read), List.of("fired"), new Example("one", "--guns 1"));
        }

        @Override
        public void check(Shoot shoot, Checklist checklist) {
            if (shoot.guns() > shoot.most()) {
                checklist.forbid(Gunnery.SMOKED, "All");
            }
        }

        @Override
        public Integer resolve(Shoot shoot, Umpire umpire) {
            return shoot.guns();
        }

        @Override
        public Sentence headline(Shoot shoot) {
            return Barrage.HEADLINE;
        }

        @Override
        public Sentence verdict(Shoot shoot, Integer fired) {
            return Barrage.HEADLINE;
        }

        @Override
        public String outcome(Shoot shoot, Integer fired) {
            return "fired";
        }
    }

    private static Map<Reading<?>, NamedConstant> readings(int guns, Map<String, String> settled) {
        return Question.of(new Battery(), new Inputs(Map.of("guns", Integer.toString(guns)), settled))
                .readings();
    }

    @Test
    void whatIsAllowedTellsOfAllItAskedFor() {
        assertEquals(Map.of(MOST, Most.THREE), readings(3, Map.of()));
    }

    @Test
    void aRefusalTurnsOnWhatWouldChangeIt() {
        assertEquals(Map.of(MOST, Most.THREE), readings(4, Map.of()));
    }

    @Test
    void aRefusalInEveryWayTurnsOnNone() {
        assertEquals(Map.of(), readings(5, Map.of()));
        assertEquals(Map.of(), readings(5, Map.of("made-up.most", "four")));
    }

    @Test
    void whatWouldBeNoQuestionOtherwiseCounts() {
        assertEquals(Map.of(WEATHER, Weather.FAIR), readings(8, Map.of()));
    }
}
