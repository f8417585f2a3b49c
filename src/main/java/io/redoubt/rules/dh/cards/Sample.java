package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.cards.FortificationCard.Crew;
import io.redoubt.rules.dh.cards.FortificationCard.Feature;
import io.redoubt.rules.dh.cards.Weapon.Mount;
import io.redoubt.rules.dh.cards.Weapon.Profile;
import io.redoubt.rules.dh.cards.Weapon.Special;
import io.redoubt.rules.input.PlainName;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The eight sample cards as printed, which may be used unchanged (DH-SAMPLE-01, DH-CONCEPT-02). */
public enum Sample implements PlainName {
    SLOG,
    PIT,
    T34,
    GLOG,
    ATB,
    HMGB,
    CONC,
    H35;

    public static final List<Sample> ALL = List.of(values());

    private static final Weapon.Crew ALL_CREW = new Weapon.Crew.AllCrew();
    private static final Weapon.Crew THREE = new Weapon.Crew.Men(3);
    private static final List<Feature> BASIC = List.of(Feature.BASIC_SIGHTS);
    private static final List<Feature> ADVANCED = List.of(Feature.ADVANCED_SIGHTS, Feature.RADIO);

    /** Returns the sample with a name in lower case. */
    static Optional<Sample> find(String id) {
        return ALL.stream().filter(sample -> sample.id().equals(id)).findFirst();
    }

    static List<String> ids() {
        return ALL.stream().map(Sample::id).toList();
    }

    /** Creates the card; a single question needs only one or two of them. */
    public FortificationCard card() {
        return switch (this) {
            case SLOG ->
                bunker("Soviet AT/HMG Loghouse", 0, new Crew(12, "1 NCO"), armour(9, 75, 10, 75, 50, 25, 25))
                        .gun("45mm", THREE, Mount.MAIN_GUN, Special.NONE, new Profile(48, 1, 1, -1, -1))
                        .machineGun("Maxim", THREE, Mount.INFANTRY, Special.NO_ACQUIRE, new Profile(60, 4, 8, -3, -3))
                        .card(BASIC, "45mm", 12, 24, 36, 48, 60, 72, 84, 96, 108, 120);
            case PIT ->
                bunker("Soviet Rifle Pit", 0, new Crew(9, "1 NCO"), armour(9, 50, 10, 55, 40, 25, 25))
                        .rifles()
                        .card(BASIC, "Rifles", 1, 3, 4, 5, 7, 8, 9, 10, 12, 13);
            case T34 -> {
                Profile dt = new Profile(48, 4, 8, -2, -3);
                yield bunker("Soviet T-34 Turret Bunker", 0, new Crew(4, "1 NCO"), armour(9, 95, 56, 62, 62, 62, 20))
                        .gun("76.2mm", ALL_CREW, Mount.MAIN_GUN, Special.NONE, new Profile(48, 1, 2, -2, 0))
                        .machineGun("7.62 DT", ALL_CREW, Mount.COAXIAL, Special.FIRE_AND_ACQUIRE, dt)
                        .remarked(BASIC, "76.2mm", 13, 26, 39, 52, 65, 78, 91, 104, 117, 130);
            }
            case GLOG -> heavyMachineGuns("German HMG Loghouse", armour(9, 90, 10, 90, 60, 20, 30));
            case ATB -> {
                Weapon.Crew four = new Weapon.Crew.Men(4);
                yield bunker("German AT Bunker", 0, new Crew(8, "1 NCO"), armour(9, 105, 0, 105, 60, 50, 40))
                        .gun("7.5cm", four, Mount.MAIN_GUN, Special.NONE, new Profile(60, 1, 2, -2, 0))
                        .card(ADVANCED, "7.5cm", 17, 35, 53, 70, 88, 105, 123, 140, 158, 175);
            }
            case HMGB -> heavyMachineGuns("German HMG Blockhouse", armour(9, 145, 20, 115, 100, 40, 40));
            case CONC -> {
                Profile howitzer = new Profile(24, 1, 4, -3, 2);
                Weapon.Crew six = new Weapon.Crew.Men(6);
                Crew crew = new Crew(24, "1 Sr NCO (Platoon Sergeant)");
                Armour armour = armour(10, 250, 40, 200, 175, 75, 75);
                yield printed("German Concrete Blockhouse", TargetKind.FortificationClass.FORT, -3, crew, armour)
                        .gun("10.5cm", six, Mount.FIELD_GUN, Special.INDIRECT, howitzer)
                        .gun("10.5cm", six, Mount.FIELD_GUN, Special.INDIRECT, howitzer)
                        .remarked(ADVANCED, "10.5cm", 10, 20, 30, 40, 50, 60, 70, 80, 90, 100);
            }
            case H35 -> {
                String title = "German H-35 Atlantic Wall Turret Bunker";
                Profile mi = new Profile(48, 4, 8, -2, -3);
                yield bunker(title, 1, new Crew(2, "1 NCO"), armour(9, 50, 61, 51, 51, 51, 12))
                        .gun("37mm Sa18", ALL_CREW, Mount.MAIN_GUN, Special.NONE, new Profile(48, 1, 1, -1, -1))
                        .machineGun("7.5mm MI", ALL_CREW, Mount.MAIN_GUN, Special.NONE, mi)
                        .remarked(BASIC, "37mm", 3, 6, 9, 12, 15, 18, 21, 24, 27, 30);
            }
        };
    }

    /** Creates a card with two MG34 and the penetration row of one. */
    private FortificationCard heavyMachineGuns(String title, Armour armour) {
        Profile mg34 = new Profile(60, 6, 8, -3, -3);
        return bunker(title, 0, new Crew(10, "1 NCO and 1 Jr NCO"), armour)
                .machineGun("MG34 HMG", THREE, Mount.INFANTRY, Special.NO_ACQUIRE, mg34)
                .machineGun("MG34 HMG", THREE, Mount.INFANTRY, Special.NO_ACQUIRE, mg34)
                .card(BASIC, "MG34", 1, 3, 4, 5, 7, 8, 9, 10, 12, 13);
    }

    private PrintedCard bunker(String title, int damageModifier, Crew crew, Armour armour) {
        return printed(title, TargetKind.FortificationClass.BUNKER, damageModifier, crew, armour);
    }

    private PrintedCard printed(
            String title, TargetKind.FortificationClass work, int damageModifier, Crew crew, Armour armour) {
        return new PrintedCard(id(), title, work, damageModifier, crew, armour, new ArrayList<>());
    }

    /**
     * Returns the armour: walls and another part at front and rear, which starts at a face of the location die; only
     * walls at the sides.
     */
    private static Armour armour(int other, int front, int vision, int side, int rear, int entrance, int top) {
        return new Armour(
                bands(front, Armour.Location.VISION, other, vision),
                List.of(new Armour.Band(Armour.Location.WALLS, 1, Armour.FACES, side)),
                bands(rear, Armour.Location.ENTRANCE, other, entrance),
                top);
    }

    private static List<Armour.Band> bands(int walls, Armour.Location location, int from, int part) {
        return List.of(
                new Armour.Band(Armour.Location.WALLS, 1, from - 1, walls),
                new Armour.Band(location, from, Armour.FACES, part));
    }

    /** Builder of a card, from top to bottom: the rules of its cells are numbered in this order. */
    private record PrintedCard(
            String id,
            String title,
            TargetKind.FortificationClass work,
            int damageModifier,
            Crew crew,
            Armour armour,
            List<Weapon> weapons) {
        private PrintedCard gun(String name, Weapon.Crew serving, Mount mount, Special special, Profile profile) {
            return weapon(name, Weapon.Kind.MAIN_GUN, serving, mount, special, Optional.of(profile));
        }

        private PrintedCard machineGun(
                String name, Weapon.Crew serving, Mount mount, Special special, Profile profile) {
            return weapon(name, Weapon.Kind.MACHINE_GUN, serving, mount, special, Optional.of(profile));
        }

        private PrintedCard rifles() {
            Weapon.Crew unmanned = new Weapon.Crew.Unmanned();
            return weapon("Rifles", Weapon.Kind.RIFLES, unmanned, Mount.HAND, Special.NONE, Optional.empty());
        }

        private PrintedCard weapon(
                String name,
                Weapon.Kind kind,
                Weapon.Crew serving,
                Mount mount,
                Special special,
                Optional<Profile> profile) {
            RuleId cite = afterTop(weapons.size());
            weapons.add(new Weapon(name, kind, serving, mount, Weapon.Arc.FRONT, profile, special, cite));
            return this;
        }

        /** Creates the card, with the penetration row of a weapon and a remark below it. */
        private FortificationCard remarked(List<Feature> features, String weapon, Integer... penetration) {
            return card(features, weapon, Optional.of(afterTop(weapons.size() + 3)), penetration);
        }

        /** Creates the card, with the penetration row of a weapon. */
        private FortificationCard card(List<Feature> features, String weapon, Integer... penetration) {
            return card(features, weapon, Optional.empty(), penetration);
        }

        private FortificationCard card(List<Feature> features, String weapon, Optional<RuleId> note, Integer... row) {
            int after = weapons.size();
            FortificationCard.Cites cites = new FortificationCard.Cites(
                    cell(1), cell(2), cell(3), cell(4), cell(5), cell(6), afterTop(after), afterTop(after + 2), note);
            PenetrationRow penetration = new PenetrationRow(weapon, List.of(row), afterTop(after + 1));
            return new FortificationCard(
                    id, title, work, damageModifier, crew, armour, weapons, features, Optional.of(penetration), cites);
        }

        private RuleId afterTop(int cells) {
            return cell(7 + cells);
        }

        private RuleId cell(int number) {
            return RuleId.of("DH-CARD-" + id.toUpperCase(Locale.ROOT) + '-' + number);
        }
    }
}
