package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.Work;
import java.util.List;
import java.util.Optional;

/** The German sample cards, as printed. */
final class GermanCards {
    private GermanCards() {}

    static FortificationCard germanLoghouse() {
        return new FortificationCard(
                "glog",
                "German HMG Loghouse",
                Work.BUNKER,
                0,
                new Crew(10, "1 NCO and 1 Jr NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 90), new Band(Location.VISION, 9, 10, 10)),
                        List.of(new Band(Location.WALLS, 1, 10, 90)),
                        List.of(new Band(Location.WALLS, 1, 8, 60), new Band(Location.ENTRANCE, 9, 10, 20)),
                        30),
                List.of(
                        new Weapon(
                                "MG34 HMG",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.Men(3),
                                Mount.INFANTRY,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(60, 6, 8, -3, -3)),
                                Special.NO_ACQUIRE,
                                CardRule.GLOG_7),
                        new Weapon(
                                "MG34 HMG",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.Men(3),
                                Mount.INFANTRY,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(60, 6, 8, -3, -3)),
                                Special.NO_ACQUIRE,
                                CardRule.GLOG_8)),
                List.of(Feature.BASIC_SIGHTS),
                Optional.of(new PenetrationRow("MG34", List.of(1, 3, 4, 5, 7, 8, 9, 10, 12, 13), CardRule.GLOG_10)),
                new CardCites(
                        CardRule.GLOG_1,
                        CardRule.GLOG_2,
                        CardRule.GLOG_3,
                        CardRule.GLOG_4,
                        CardRule.GLOG_5,
                        CardRule.GLOG_6,
                        CardRule.GLOG_9,
                        CardRule.GLOG_11,
                        Optional.empty()));
    }

    static FortificationCard germanAntiTankBunker() {
        return new FortificationCard(
                "atb",
                "German AT Bunker",
                Work.BUNKER,
                0,
                new Crew(8, "1 NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 105), new Band(Location.VISION, 9, 10, 0)),
                        List.of(new Band(Location.WALLS, 1, 10, 105)),
                        List.of(new Band(Location.WALLS, 1, 8, 60), new Band(Location.ENTRANCE, 9, 10, 50)),
                        40),
                List.of(new Weapon(
                        "7.5cm",
                        WeaponKind.MAIN_GUN,
                        new WeaponCrew.Men(4),
                        Mount.MAIN_GUN,
                        Arc.FRONT,
                        Optional.of(new Weapon.Profile(60, 1, 2, -2, 0)),
                        Special.NONE,
                        CardRule.ATB_7)),
                List.of(Feature.ADVANCED_SIGHTS, Feature.RADIO),
                Optional.of(new PenetrationRow(
                        "7.5cm", List.of(17, 35, 53, 70, 88, 105, 123, 140, 158, 175), CardRule.ATB_9)),
                new CardCites(
                        CardRule.ATB_1,
                        CardRule.ATB_2,
                        CardRule.ATB_3,
                        CardRule.ATB_4,
                        CardRule.ATB_5,
                        CardRule.ATB_6,
                        CardRule.ATB_8,
                        CardRule.ATB_10,
                        Optional.empty()));
    }

    static FortificationCard germanBlockhouse() {
        return new FortificationCard(
                "hmgb",
                "German HMG Blockhouse",
                Work.BUNKER,
                0,
                new Crew(10, "1 NCO and 1 Jr NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 145), new Band(Location.VISION, 9, 10, 20)),
                        List.of(new Band(Location.WALLS, 1, 10, 115)),
                        List.of(new Band(Location.WALLS, 1, 8, 100), new Band(Location.ENTRANCE, 9, 10, 40)),
                        40),
                List.of(
                        new Weapon(
                                "MG34 HMG",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.Men(3),
                                Mount.INFANTRY,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(60, 6, 8, -3, -3)),
                                Special.NO_ACQUIRE,
                                CardRule.HMGB_7),
                        new Weapon(
                                "MG34 HMG",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.Men(3),
                                Mount.INFANTRY,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(60, 6, 8, -3, -3)),
                                Special.NO_ACQUIRE,
                                CardRule.HMGB_8)),
                List.of(Feature.BASIC_SIGHTS),
                Optional.of(new PenetrationRow("MG34", List.of(1, 3, 4, 5, 7, 8, 9, 10, 12, 13), CardRule.HMGB_10)),
                new CardCites(
                        CardRule.HMGB_1,
                        CardRule.HMGB_2,
                        CardRule.HMGB_3,
                        CardRule.HMGB_4,
                        CardRule.HMGB_5,
                        CardRule.HMGB_6,
                        CardRule.HMGB_9,
                        CardRule.HMGB_11,
                        Optional.empty()));
    }

    static FortificationCard germanConcreteBlockhouse() {
        return new FortificationCard(
                "conc",
                "German Concrete Blockhouse",
                Work.FORT,
                -3,
                new Crew(24, "1 Sr NCO (Platoon Sergeant)"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 9, 250), new Band(Location.VISION, 10, 10, 40)),
                        List.of(new Band(Location.WALLS, 1, 10, 200)),
                        List.of(new Band(Location.WALLS, 1, 9, 175), new Band(Location.ENTRANCE, 10, 10, 75)),
                        75),
                List.of(
                        new Weapon(
                                "10.5cm",
                                WeaponKind.MAIN_GUN,
                                new WeaponCrew.Men(6),
                                Mount.FIELD_GUN,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(24, 1, 4, -3, 2)),
                                Special.INDIRECT,
                                CardRule.CONC_7),
                        new Weapon(
                                "10.5cm",
                                WeaponKind.MAIN_GUN,
                                new WeaponCrew.Men(6),
                                Mount.FIELD_GUN,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(24, 1, 4, -3, 2)),
                                Special.INDIRECT,
                                CardRule.CONC_8)),
                List.of(Feature.ADVANCED_SIGHTS, Feature.RADIO),
                Optional.of(new PenetrationRow(
                        "10.5cm", List.of(10, 20, 30, 40, 50, 60, 70, 80, 90, 100), CardRule.CONC_10)),
                new CardCites(
                        CardRule.CONC_1,
                        CardRule.CONC_2,
                        CardRule.CONC_3,
                        CardRule.CONC_4,
                        CardRule.CONC_5,
                        CardRule.CONC_6,
                        CardRule.CONC_9,
                        CardRule.CONC_11,
                        Optional.of(CardRule.CONC_12)));
    }

    static FortificationCard germanTurret() {
        return new FortificationCard(
                "h35",
                "German H-35 Atlantic Wall Turret Bunker",
                Work.BUNKER,
                1,
                new Crew(2, "1 NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 50), new Band(Location.VISION, 9, 10, 61)),
                        List.of(new Band(Location.WALLS, 1, 10, 51)),
                        List.of(new Band(Location.WALLS, 1, 8, 51), new Band(Location.ENTRANCE, 9, 10, 51)),
                        12),
                List.of(
                        new Weapon(
                                "37mm Sa18",
                                WeaponKind.MAIN_GUN,
                                new WeaponCrew.AllCrew(),
                                Mount.MAIN_GUN,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(48, 1, 1, -1, -1)),
                                Special.NONE,
                                CardRule.H35_7),
                        new Weapon(
                                "7.5mm MI",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.AllCrew(),
                                Mount.MAIN_GUN,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(48, 4, 8, -2, -3)),
                                Special.NONE,
                                CardRule.H35_8)),
                List.of(Feature.BASIC_SIGHTS),
                Optional.of(new PenetrationRow("37mm", List.of(3, 6, 9, 12, 15, 18, 21, 24, 27, 30), CardRule.H35_10)),
                new CardCites(
                        CardRule.H35_1,
                        CardRule.H35_2,
                        CardRule.H35_3,
                        CardRule.H35_4,
                        CardRule.H35_5,
                        CardRule.H35_6,
                        CardRule.H35_9,
                        CardRule.H35_11,
                        Optional.of(CardRule.H35_12)));
    }
}
