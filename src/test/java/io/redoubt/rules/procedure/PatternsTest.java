package io.redoubt.rules.procedure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Weather.Rain;
import io.redoubt.rules.procedure.Weather.Season;
import io.redoubt.rules.procedure.Weather.Sky;
import io.redoubt.rules.procedure.Weather.Sunday;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Transcript;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The patterns procedures are made by pass on what their situations say, and fill in the rest. */
class PatternsTest {
    private static final Participants NOBODY = new Participants(Optional.empty(), Optional.empty(), List.of(), "");

    private final Weather.ByEnum sky = new Weather.ByEnum();
    private final Weather.ByCase rain = new Weather.ByCase();

    private static Umpire rolling(Integer... faces) {
        return new RollingUmpire(new EnteredFaces(List.of(faces)), new Transcript());
    }

    @Test
    void proceduresSayWhatTheyWereMadeWith() {
        assertEquals("sky", sky.verb());
        assertEquals("what the sky does", sky.summary());
        assertEquals(Season.WINTER, sky.form().read(new Inputs(Map.of("season", "winter"), Map.of())));
        assertEquals(List.of(new Example("in winter", "--season winter")), sky.examples());
    }

    @Test
    void enumOfOutcomesIsTheContractInItsOrder() {
        assertEquals(List.of("clear", "low-clouds", "snow"), sky.outcomes());
        assertEquals(sky.outcomes(), sky.outcomes(Season.SUMMER));
        assertEquals("low-clouds", sky.outcome(Season.SUMMER, Sky.LOW_CLOUDS));
        assertEquals(
                "*low clouds*",
                sky.verdict(Season.SUMMER, Sky.LOW_CLOUDS).remark().template());
    }

    @Test
    void peopleSeeWhatCanComeAboutOrElseEverything() {
        assertEquals(List.of("clear", "low-clouds"), sky.displayedOutcomes(Season.SUMMER));
        assertEquals(sky.outcomes(), sky.displayedOutcomes(Season.WINTER));
    }

    @Test
    void situationAnswersForItself() {
        Checklist list = new Checklist();
        sky.check(Season.SPRING, list);
        assertEquals(1, list.objections().size());
        assertEquals(List.of("winter"), sky.headline(Season.WINTER).values());
        assertEquals(Sky.CLEAR, sky.resolve(Season.WINTER, rolling(4)));
        assertEquals(Sky.LOW_CLOUDS, sky.resolve(Season.WINTER, rolling(3)));
    }

    @Test
    void endsOfOneNameAreOneOutcome() {
        assertEquals(List.of("dry", "wet"), rain.outcomes());
        assertEquals(List.of("wet"), rain.displayedOutcomes(new Sunday(Season.SUMMER)));
    }

    @Test
    void caseAnswersForItself() {
        Sunday sunday = new Sunday(Season.SUMMER);
        Checklist list = new Checklist();
        rain.check(sunday, list);
        assertEquals(1, list.findings().size());
        assertEquals(List.of("summer"), rain.headline(sunday).values());
        Rain result = rain.resolve(sunday, rolling(5, 6));
        assertEquals(new Rain(2, false), result);
        assertEquals("wet", rain.outcome(sunday, result));
        assertEquals(List.of(2), rain.verdict(sunday, result).values());
        assertEquals(List.of(Sunday.DAYS), rain.quantities(sunday));
        assertEquals(sunday, rain.form().read(new Inputs(Map.of("season", "summer"), Map.of())));
    }

    @Test
    void plainEndIsItsOwnOutcome() {
        enum End implements Case.PlainEnd, PlainName {
            OVER
        }
        assertSame(End.OVER, End.OVER.end());
    }

    @Test
    void procedureThatKnowsNoPiecesDoesNothingToThem() {
        Season winter = Season.WINTER;
        Inputs inputs = new Inputs(Map.of(), Map.of());
        PieceDefaults defaults = new PieceDefaults(Map.of());
        sky.fill(NOBODY, defaults);
        assertEquals(Map.of(), defaults.texts());
        assertEquals(List.of(), sky.reminders(NOBODY));
        assertEquals(List.of(), sky.effects(winter, Sky.SNOW, inputs, NOBODY));
        assertEquals(List.of(), sky.notes());
        assertEquals(Optional.empty(), sky.suggestionFor(winter, "hail"));
        assertEquals(List.of(), sky.quantities(winter));
        assertEquals(Role.AT, sky.subject());
        assertEquals(Role.BY, sky.actor());
    }

    @Test
    void lastValueOfANumberMayStandForAllBeyond() {
        Quantity<Integer> all = new Quantity<>("men", "men lost", lost -> lost);
        assertEquals(OptionalInt.empty(), all.beyond());
        Quantity<Integer> few = Quantity.within(2, "men", "men lost", lost -> lost + 1);
        assertEquals(OptionalInt.of(3), few.beyond());
        assertEquals(6, few.of().applyAsInt(5));
    }

    @Test
    void everyOutcomeIsShownUnlessTheProcedureSaysLess() {
        Procedure<Season, Sky> plain = new DescribedProcedure<>("sky", "", sky.form(), List.of("clear", "snow")) {
            @Override
            public void check(Season situation, Checklist checklist) {
                // nothing to say
            }

            @Override
            public Sky resolve(Season situation, Umpire umpire) {
                return Sky.SNOW;
            }

            @Override
            public String outcome(Season situation, Sky result) {
                return result.id();
            }

            @Override
            public Sentence headline(Season situation) {
                return situation.headline();
            }

            @Override
            public Sentence verdict(Season situation, Sky result) {
                return Sentence.of(result.verdict());
            }
        };
        assertEquals(List.of("clear", "snow"), plain.displayedOutcomes(Season.WINTER));
    }

    @Test
    void whoSaysNothingMoreOffersOneChoiceNoMapAndNoReminder() {
        Inputs asked = new Inputs(Map.of(), Map.of());
        assertEquals(List.of(Map.of()), sky.choices(NOBODY));
        assertEquals(List.of(), sky.reminders(NOBODY, asked));
        assertEquals(false, sky.hasMap());
    }
}
