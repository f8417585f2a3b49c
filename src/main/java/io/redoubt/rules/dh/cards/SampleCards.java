package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.cards.PrintedCard.Values;
import io.redoubt.rules.dh.terms.Work;
import java.util.List;

/** The sample cards, as printed. */
final class SampleCards {
    private static final WeaponCrew THREE = new WeaponCrew.Men(3);
    private static final List<Feature> BASIC = List.of(Feature.BASIC_SIGHTS);
    private static final List<Feature> ADVANCED = List.of(Feature.ADVANCED_SIGHTS, Feature.RADIO);

    private SampleCards() {}

    static FortificationCard sovietLoghouse() {
        return new PrintedCard("slog", "Soviet AT/HMG Loghouse", Work.BUNKER, 0, new Crew(12, "1 NCO"))
                .armour(9, new Values(75, 10), 75, new Values(50, 25), 25)
                .gun("45mm", THREE, Mount.MAIN_GUN, Special.NONE, new Weapon.Profile(48, 1, 1, -1, -1))
                .machineGun("Maxim", THREE, Mount.INFANTRY, Special.NO_ACQUIRE, new Weapon.Profile(60, 4, 8, -3, -3))
                .card(BASIC, "45mm", 12, 24, 36, 48, 60, 72, 84, 96, 108, 120);
    }

    static FortificationCard sovietRiflePit() {
        return new PrintedCard("pit", "Soviet Rifle Pit", Work.BUNKER, 0, new Crew(9, "1 NCO"))
                .armour(9, new Values(50, 10), 55, new Values(40, 25), 25)
                .rifles()
                .card(BASIC, "Rifles", 1, 3, 4, 5, 7, 8, 9, 10, 12, 13);
    }

    static FortificationCard sovietTurret() {
        return new PrintedCard("t34", "Soviet T-34 Turret Bunker", Work.BUNKER, 0, new Crew(4, "1 NCO"))
                .armour(9, new Values(95, 56), 62, new Values(62, 62), 20)
                .gun("76.2mm", PrintedCard.ALL_CREW, Mount.MAIN_GUN, Special.NONE, new Weapon.Profile(48, 1, 2, -2, 0))
                .machineGun(
                        "7.62 DT",
                        PrintedCard.ALL_CREW,
                        Mount.COAXIAL,
                        Special.FIRE_AND_ACQUIRE,
                        new Weapon.Profile(48, 4, 8, -2, -3))
                .remarked(BASIC, "76.2mm", 13, 26, 39, 52, 65, 78, 91, 104, 117, 130);
    }

    static FortificationCard germanLoghouse() {
        return heavyMachineGuns(
                new PrintedCard("glog", "German HMG Loghouse", Work.BUNKER, 0, new Crew(10, "1 NCO and 1 Jr NCO"))
                        .armour(9, new Values(90, 10), 90, new Values(60, 20), 30));
    }

    static FortificationCard germanAntiTankBunker() {
        return new PrintedCard("atb", "German AT Bunker", Work.BUNKER, 0, new Crew(8, "1 NCO"))
                .armour(9, new Values(105, 0), 105, new Values(60, 50), 40)
                .gun("7.5cm", new WeaponCrew.Men(4), Mount.MAIN_GUN, Special.NONE, new Weapon.Profile(60, 1, 2, -2, 0))
                .card(ADVANCED, "7.5cm", 17, 35, 53, 70, 88, 105, 123, 140, 158, 175);
    }

    static FortificationCard germanBlockhouse() {
        return heavyMachineGuns(
                new PrintedCard("hmgb", "German HMG Blockhouse", Work.BUNKER, 0, new Crew(10, "1 NCO and 1 Jr NCO"))
                        .armour(9, new Values(145, 20), 115, new Values(100, 40), 40));
    }

    /** Two MG34, and the row of one. */
    private static FortificationCard heavyMachineGuns(PrintedCard card) {
        Weapon.Profile mg34 = new Weapon.Profile(60, 6, 8, -3, -3);
        return card.machineGun("MG34 HMG", THREE, Mount.INFANTRY, Special.NO_ACQUIRE, mg34)
                .machineGun("MG34 HMG", THREE, Mount.INFANTRY, Special.NO_ACQUIRE, mg34)
                .card(BASIC, "MG34", 1, 3, 4, 5, 7, 8, 9, 10, 12, 13);
    }

    static FortificationCard germanConcreteBlockhouse() {
        Weapon.Profile howitzer = new Weapon.Profile(24, 1, 4, -3, 2);
        WeaponCrew six = new WeaponCrew.Men(6);
        Crew crew = new Crew(24, "1 Sr NCO (Platoon Sergeant)");
        return new PrintedCard("conc", "German Concrete Blockhouse", Work.FORT, -3, crew)
                .armour(10, new Values(250, 40), 200, new Values(175, 75), 75)
                .gun("10.5cm", six, Mount.FIELD_GUN, Special.INDIRECT, howitzer)
                .gun("10.5cm", six, Mount.FIELD_GUN, Special.INDIRECT, howitzer)
                .remarked(ADVANCED, "10.5cm", 10, 20, 30, 40, 50, 60, 70, 80, 90, 100);
    }

    static FortificationCard germanTurret() {
        return new PrintedCard("h35", "German H-35 Atlantic Wall Turret Bunker", Work.BUNKER, 1, new Crew(2, "1 NCO"))
                .armour(9, new Values(50, 61), 51, new Values(51, 51), 12)
                .gun(
                        "37mm Sa18",
                        PrintedCard.ALL_CREW,
                        Mount.MAIN_GUN,
                        Special.NONE,
                        new Weapon.Profile(48, 1, 1, -1, -1))
                .machineGun(
                        "7.5mm MI",
                        PrintedCard.ALL_CREW,
                        Mount.MAIN_GUN,
                        Special.NONE,
                        new Weapon.Profile(48, 4, 8, -2, -3))
                .remarked(BASIC, "37mm", 3, 6, 9, 12, 15, 18, 21, 24, 27, 30);
    }
}
