package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of works that need no dice: each is cited beside the sentence it stands behind, with the outcome it has. */
class DhWorksTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DH-CLASS-01 | --houses 10 --squad 10 | legal | a squad has 10",
                "DH-CLASS-02 | --structure trench | legal | A trench is a normal structure",
                "DH-CLASS-02 | --structure foxhole | legal | A foxhole is a normal structure",
                "DH-CLASS-03 | --structure fighting-position | legal | A fighting position is a foxhole",
                "DH-CLASS-04 | --structure trench | legal | It gives Medium cover",
                "DH-CLASS-04 | --structure trench --cover hard | legal | It gives Hard cover",
                "DH-CLASS-05 | --structure trench | legal | It is not a Fortification",
                "DH-CLASS-05 | --structure trench --as-fortification | illegal | cannot count as a Fortification",
                "DH-CLASS-06 | --houses 10 --squad 10 | legal | no more than a squad, so a Bunker",
                "DH-CLASS-06 | --houses 2 --squad 10 | legal | no more than a squad, so a Bunker",
                "DH-CLASS-07 | --houses 11 --squad 10 | legal | more than a squad, so a Fort",
                "DH-CLASS-09 | --houses 4 --squad 10 --label fort | legal | The group calls it a Fort",
                "DH-CLASS-09 | --structure bunker | legal | The group calls it a Bunker",
                "DH-INTRO-02 | --structure bunker | legal | By the variant, for the whole game",
                "DH-INTRO-04 | --period modern | legal | suits every theatre and time: modern",
                "DH-INTRO-04 | --period pacific | legal | suits every theatre and time: pacific",
                "DH-FIGHT-03 | --on-record no | illegal | must be written down",
                "DH-FIGHT-03 | --on-record yes | legal | the opponent can be shown them",
                "DH-FIGHT-06 | --mount front | legal | Flat Front: every fortification has it",
                "DH-FIGHT-08 | --mount all-round --on-card yes | legal | all-round mount",
                "DH-FIGHT-09 | --mount all-round --on-card no | illegal | an exception, which the card must list",
                "DH-FIGHT-09 | --mount rear --on-card no | illegal | an exception",
                "DH-FIGHT-09 | --mount side --on-card yes | legal | The card lists it",
                "DH-POINTS-01 | --structure fort | legal | It costs no points",
                "DH-POINTS-01 | --points 0 | legal | It costs no points",
                "DH-POINTS-01 | --points 1 | illegal | have no points value",
                "DH-POINTS-02 | --provided-by scenario | legal | comes into the game by scenario",
                "DH-POINTS-02 | --provided-by agreement | legal | comes into the game by agreement",
                "DH-POINTS-02 | --provided-by nobody | illegal | Neither scenario nor agreement",
                "DH-POINTS-04 | --role counter-attack | legal | It may serve in counter attack",
                "DH-SIMPLE-01 | --structure fort --reading dh.model=plain-cover | legal | plays without the variant",
                "DH-SIMPLE-02 | --structure fort --reading dh.model=plain-cover | legal | Reinforced cover, -5",
            })
    void deployCheck(String rule, String options, String outcome, String text) {
        held(rule, "deploy-check --seed 1 " + options, outcome, text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DH-FIGHT-01 | --from slog | all-weapons | The crew is one unit",
                "DH-FIGHT-04 | --from slog --crew 3 | some-weapons | The crew is one unit: 3 of 12",
                "DH-FIGHT-06 | --from slog | all-weapons | in front of the flat front",
                "DH-FIGHT-07 | --from slog --bearing side | not-allowed | no mount for the side",
                "DH-FIGHT-07 | --from t34 --bearing 180 --reading dh.turret-bunkers=flat-front | not-allowed"
                        + " | no mount for the rear",
                "DH-FIGHT-09 | --from h35 --bearing rear --reading dh.turret-bunkers=flat-front | not-allowed"
                        + " | no mount for the rear",
                "DH-FIGHT-08 | --from t34 --bearing 180 | all-weapons | turns all round, as its card is that of a",
                "DH-CARD-H35-1 | --from h35 --bearing rear | all-weapons | turns all round, as its card is that of a",
                "DH-FIGHT-10 | --from glog | all-weapons | an infantry weapon, fires without Acquiring",
                "DH-FIGHT-11 | --from hmgb | all-weapons | an infantry weapon, fires without Acquiring",
                "DH-FIGHT-12 | --from atb | all-weapons | has to Acquire first, by the core rules",
                "DH-FIGHT-12 | --from t34 | all-weapons | has to Acquire first, by the core rules, +1 on that",
                "DH-CREW-01 | --from slog --crew 2 | nothing | not enough men to man it",
                "DH-CREW-02 | --from slog --crew 11 | all-weapons | 5 left over: half of them, 2, fire",
                "DH-CREW-03 | --from slog --crew 8 | all-weapons | 1, fire rifles together with the weapons",
                "DH-CREW-05 | --from pit | rifles-only | Grenades too",
                "DH-CREW-06 | --from glog | all-weapons | 4 left over: half of them, 2, fire rifles",
                "DH-CARD-T34-11 | --from t34 | all-weapons | All men are manning weapons",
                "DH-CARD-H35-11 | --from h35 | all-weapons | All men are manning weapons",
                "DH-CARD-PIT-7 | --from pit --crew 5 | rifles-only | 5 left over: half of them, 2, fire",
                "DH-CREW-02 | --from glog --destroyed-weapon mg34 | all-weapons | MG34 HMG is destroyed",
                "DH-CC-04 | --from slog --action charge | not-allowed | A crew cannot charge out of its Bunker",
                "DH-CC-04 | --from conc --action charge --left this-turn | not-allowed | out of its Fort",
                "DH-CC-05 | --from slog --action charge --left earlier | charges | Out since an earlier turn",
            })
    void counterattack(String rule, String options, String outcome, String text) {
        held(rule, "counterattack --seed 1 " + options, outcome, text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DH-LEAVE-01 | --from atb --section 8 | leaves | may give up a fortification",
                "DH-LEAVE-03 | --from atb --section 8 --cause rout | routed-out | 9\" away, by the Entrance",
                "DH-GUTS-05 | --from atb --section 8 --cause rout | routed-out | Routed",
                "DH-GUTS-04 | --from atb --section 8 --cause fall-back | leaves | its owner chose to Fall Back",
                "DH-LEAVE-04 | --from atb --section 8 | leaves | the crew counts as infantry",
                "DH-LEAVE-05 | --from atb --section 8 --light-mgs 2 | leaves | Light MGs go along: 2",
                "DH-LEAVE-06 | --from atb --section 8 | leaves | so abandoned: 7.5cm",
                "DH-LEAVE-06 | --from slog --section 9 --carry maxim | leaves | these go along too: Maxim",
                "DH-LEAVE-07 | --from atb --section 8 | leaves | rifles of their army and time, and grenades",
                "DH-LEAVE-08 | --from atb --section 8 | leaves | One leader with the Guts of a Jr NCO",
                "DH-LEAVE-08 | --from conc --section 8 | leaves | A leader for each unit, 3 in all",
                "DH-LEAVE-09 | --from atb --section 8 | leaves | Privates: 7 men",
                "DH-LEAVE-10 | --from conc --section 8 | leaves | 3 units nearest to that size",
                "DH-LEAVE-11 | --from conc --section 8 | leaves | nearest to that size: 8 + 8 + 8",
                "DH-CC-05 | --from atb --section 8 | leaves | from the next turn on",
            })
    void leave(String rule, String options, String outcome, String text) {
        held(rule, "leave --seed 1 " + options, outcome, text);
    }

    /** DH-Q17, DH-Q18, DH-Q19, DH-Q20, DH-Q21, DH-Q22, DH-Q27, DH-Q28: each other way is another answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "counterattack --from pit | riflemen | 4",
                "counterattack --from pit --reading dh.half-the-rest=round-up | riflemen | 5",
                "counterattack --from pit --reading dh.rifle-pit=all | riflemen | 9",
                "counterattack --from slog --crew 5 --reading dh.short-handed=half-the-rest | riflemen | 1",
                "counterattack --from h35 --crew 1 | weapons | 2",
                "counterattack --from h35 --crew 1 --reading dh.all-crew=full-complement | weapons | 0",
                "counterattack --from slog --bearing 90 | weapons | 2",
                "counterattack --from slog --bearing 270 | weapons | 2",
                "counterattack --from glog --destroyed-weapon mg34 | riflemen | 3",
                "counterattack --from glog --destroyed-weapon mg34 --reading dh.men-of-a-lost-weapon=tied | riflemen | 2",
                "counterattack --from glog --destroyed-weapon mg34 --crew 5 | riflemen | 1",
                "counterattack --from glog --destroyed-weapon mg34 --crew 5 --reading dh.men-of-a-lost-weapon=tied"
                        + " | riflemen | 0",
                "counterattack --from t34 --destroyed-weapon 76.2mm --destroyed-weapon 7.62 | riflemen | 2",
                "counterattack --from t34 --destroyed-weapon 76.2mm --destroyed-weapon 7.62"
                        + " --reading dh.men-of-a-lost-weapon=tied | riflemen | 0",
                "enter --at glog --men 12 | inside | 10",
                "enter --at glog --men 12 --reading dh.room=any-number | inside | 12",
                "enter --at glog --men 12 --room 11 --reading dh.room=any-number | inside | 11",
                "leave --from conc --section 10 --reading dh.split=full-sections | smallest-unit | 4",
                "leave --from conc --section 10 --reading dh.split=full-sections | units | 3",
                "leave --from conc --section 10 --reading dh.leaders-outside=one-in-all | leaders | 1",
            })
    void otherWays(String command, String quantity, String value) {
        Map<String, Object> answer = DhVectors.ask(command + " --seed 1");
        assertEquals(
                value, Json.object(Json.object(answer, "quantities"), quantity).get("value"));
    }

    private static void held(String rule, String command, String outcome, String text) {
        Map<String, Object> answer = DhVectors.ask(command);
        assertEquals(outcome, answer.get("outcome"), command);
        List<Object> sentences = new ArrayList<>(Json.list(answer, "steps"));
        sentences.addAll(Json.list(answer, "reasons"));
        boolean said = sentences.stream().anyMatch(step -> String.valueOf(step).contains(text));
        assertTrue(said, () -> command + ": " + sentences);
        assertTrue(Json.list(answer, "rules").contains(rule), () -> rule + " is not among " + answer.get("rules"));
    }
}
