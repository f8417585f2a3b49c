package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.Work;
import java.util.List;
import java.util.Optional;

/** The Soviet sample cards, as printed. */
final class SovietCards {
    private SovietCards() {}

    static FortificationCard sovietLoghouse() {
        return new FortificationCard(
                "slog",
                "Soviet AT/HMG Loghouse",
                Work.BUNKER,
                0,
                new Crew(12, "1 NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 75), new Band(Location.VISION, 9, 10, 10)),
                        List.of(new Band(Location.WALLS, 1, 10, 75)),
                        List.of(new Band(Location.WALLS, 1, 8, 50), new Band(Location.ENTRANCE, 9, 10, 25)),
                        25),
                List.of(
                        new Weapon(
                                "45mm",
                                WeaponKind.MAIN_GUN,
                                new WeaponCrew.Men(3),
                                Mount.MAIN_GUN,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(48, 1, 1, -1, -1)),
                                Special.NONE,
                                CardRule.SLOG_7),
                        new Weapon(
                                "Maxim",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.Men(3),
                                Mount.INFANTRY,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(60, 4, 8, -3, -3)),
                                Special.NO_ACQUIRE,
                                CardRule.SLOG_8)),
                List.of(Feature.BASIC_SIGHTS),
                Optional.of(new PenetrationRow(
                        "45mm", List.of(12, 24, 36, 48, 60, 72, 84, 96, 108, 120), CardRule.SLOG_10)),
                new CardCites(
                        CardRule.SLOG_1,
                        CardRule.SLOG_2,
                        CardRule.SLOG_3,
                        CardRule.SLOG_4,
                        CardRule.SLOG_5,
                        CardRule.SLOG_6,
                        CardRule.SLOG_9,
                        CardRule.SLOG_11,
                        Optional.empty()));
    }

    static FortificationCard sovietRiflePit() {
        return new FortificationCard(
                "pit",
                "Soviet Rifle Pit",
                Work.BUNKER,
                0,
                new Crew(9, "1 NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 50), new Band(Location.VISION, 9, 10, 10)),
                        List.of(new Band(Location.WALLS, 1, 10, 55)),
                        List.of(new Band(Location.WALLS, 1, 8, 40), new Band(Location.ENTRANCE, 9, 10, 25)),
                        25),
                List.of(new Weapon(
                        "Rifles",
                        WeaponKind.RIFLES,
                        new WeaponCrew.Nobody(),
                        Mount.HAND,
                        Arc.FRONT,
                        Optional.empty(),
                        Special.NONE,
                        CardRule.PIT_7)),
                List.of(Feature.BASIC_SIGHTS),
                Optional.of(new PenetrationRow("Rifles", List.of(1, 3, 4, 5, 7, 8, 9, 10, 12, 13), CardRule.PIT_9)),
                new CardCites(
                        CardRule.PIT_1,
                        CardRule.PIT_2,
                        CardRule.PIT_3,
                        CardRule.PIT_4,
                        CardRule.PIT_5,
                        CardRule.PIT_6,
                        CardRule.PIT_8,
                        CardRule.PIT_10,
                        Optional.empty()));
    }

    static FortificationCard sovietTurret() {
        return new FortificationCard(
                "t34",
                "Soviet T-34 Turret Bunker",
                Work.BUNKER,
                0,
                new Crew(4, "1 NCO"),
                new Armour(
                        List.of(new Band(Location.WALLS, 1, 8, 95), new Band(Location.VISION, 9, 10, 56)),
                        List.of(new Band(Location.WALLS, 1, 10, 62)),
                        List.of(new Band(Location.WALLS, 1, 8, 62), new Band(Location.ENTRANCE, 9, 10, 62)),
                        20),
                List.of(
                        new Weapon(
                                "76.2mm",
                                WeaponKind.MAIN_GUN,
                                new WeaponCrew.AllCrew(),
                                Mount.MAIN_GUN,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(48, 1, 2, -2, 0)),
                                Special.NONE,
                                CardRule.T34_7),
                        new Weapon(
                                "7.62 DT",
                                WeaponKind.MACHINE_GUN,
                                new WeaponCrew.AllCrew(),
                                Mount.COAXIAL,
                                Arc.FRONT,
                                Optional.of(new Weapon.Profile(48, 4, 8, -2, -3)),
                                Special.FIRE_AND_ACQUIRE,
                                CardRule.T34_8)),
                List.of(Feature.BASIC_SIGHTS),
                Optional.of(new PenetrationRow(
                        "76.2mm", List.of(13, 26, 39, 52, 65, 78, 91, 104, 117, 130), CardRule.T34_10)),
                new CardCites(
                        CardRule.T34_1,
                        CardRule.T34_2,
                        CardRule.T34_3,
                        CardRule.T34_4,
                        CardRule.T34_5,
                        CardRule.T34_6,
                        CardRule.T34_9,
                        CardRule.T34_11,
                        Optional.of(CardRule.T34_12)));
    }
}
