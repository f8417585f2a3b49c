package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** A made-up procedure of each pattern: what the sky does, from one die. */
final class Weather {
    private static final InputField<Season> SEASON = InputField.choice("season", Season.class, "when");

    private Weather() {}

    /** When: only winter can bring snow, and nobody rolls in spring. */
    enum Season implements PlainName, Situation<Sky> {
        SUMMER,
        WINTER,
        SPRING;

        @Override
        public Sentence headline() {
            return Sentence.of(SentenceTemplate.of("the sky in {}"), words());
        }

        @Override
        public void check(Checklist list) {
            if (this == SPRING) {
                list.forbid("Not in spring.");
            }
        }

        @Override
        public Sky resolve(Umpire umpire) {
            return umpire.test(Gunnery.HIT, Gunnery.atLeast(4)) ? Sky.CLEAR : Sky.LOW_CLOUDS;
        }

        @Override
        public List<Sky> possible() {
            return this == SUMMER ? List.of(Sky.CLEAR, Sky.LOW_CLOUDS) : List.of();
        }
    }

    /** What comes of it. */
    enum Sky implements Outcome, PlainName {
        CLEAR,
        LOW_CLOUDS,
        SNOW;

        @Override
        public SentenceTemplate verdict() {
            return SentenceTemplate.of("*" + words() + "*");
        }
    }

    /** By an enum of outcomes. */
    static final class ByEnum extends EnumProcedure<Season, Sky> {
        ByEnum() {
            super(
                    "sky",
                    "what the sky does",
                    new Form<>(List.of(SEASON), inputs -> inputs.get(SEASON)),
                    Sky.class,
                    new Example("in winter", "--season winter"));
        }
    }

    /** A case: rain that lasts so many days, told under one name however it came. */
    record Rain(int days, boolean heavy) implements Case.Result, PlainName {
        @Override
        public NamedConstant end() {
            return this;
        }

        @Override
        public String id() {
            return days == 0 ? "dry" : "wet";
        }
    }

    /** The one kind of situation there is. */
    record Sunday(Season season) implements Case<Rain> {
        static final Quantity<Rain> DAYS = Quantity.within(2, "days", "days of rain", Rain::days);

        @Override
        public Sentence headline() {
            return Sentence.of(SentenceTemplate.of("Sunday in {}"), season.words());
        }

        @Override
        public void check(Checklist list) {
            list.note("It is Sunday.");
        }

        @Override
        public Rain resolve(Umpire umpire) {
            return new Rain(umpire.count(Gunnery.HIT, Gunnery.atLeast(5), 2), false);
        }

        @Override
        public List<Rain> shown() {
            return List.of(new Rain(1, true), new Rain(2, false));
        }

        @Override
        public List<Quantity<Rain>> quantities() {
            return List.of(DAYS);
        }

        @Override
        public Sentence verdict(Rain result) {
            return Sentence.of(SentenceTemplate.of("{} days of rain."), result.days());
        }
    }

    /** By cases. */
    static final class ByCase extends CaseProcedure<Sunday, Rain> {
        ByCase() {
            super(
                    "rain",
                    "how long it rains",
                    new Form<>(List.of(SEASON), inputs -> new Sunday(inputs.get(SEASON))),
                    new Rain[] {new Rain(0, false), new Rain(1, false), new Rain(1, true)},
                    new Example("in summer", "--season summer"));
        }
    }
}
