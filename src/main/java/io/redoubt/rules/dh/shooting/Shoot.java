package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.DescribedProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Attacks on Bunkers and Forts: small arms at the men inside, all other weapons at the structure. */
public final class Shoot extends DescribedProcedure<Attack, Shoot.AttackResult> {
    public static final String VERB = "shoot";

    private static final List<String> NOTES = List.of(
            "--acquire, --hit and --guts come from the core book and have no default: give",
            "6/10, or 1..6 for the faces that succeed. A card supplies the men, the armour",
            "and the weapons; --gun, or --by CARD:WEAPON, the figures of the weapon.",
            "Options you give take precedence.",
            "Dice: small arms roll all first dice to hit, then the second die and the wound",
            "for each success, then the Guts Check. Other weapons: Acquire, hit, location,",
            "penetration, table, ten dice of blast, Guts Check. Dice without effect are not",
            "rolled.",
            "Armour of your own fortification, part by part: --front walls:1-8:75 --front",
            "vision:9-10:10 --side walls:1-10:75.");

    /** Examples with small blasts, because tests resolve them for all dice. */
    private static final Example[] EXAMPLES = {
        new Example("two shots at the men in a Bunker", "--by small-arms --at bunker --shots 2 --ap 8"),
        new Example(
                "two shots at a crew of the sample cards, Guts 6",
                "--by small-arms --at slog --shots 2 --ap 8 --guts 6/10"),
        new Example(
                "two shots at the two men of a turret, Pinned before",
                "--by small-arms --at h35 --shots 2 --accuracy 6 --ap 8 --guts 1..5 --pins 1 --second-pin"
                        + " fall-back"),
        new Example(
                "two volleys of one shot at men with two Pins",
                "--by small-arms --at fort --shots 1 --volleys 2 --ap 7 --accuracy 7 --crew 20 --guts 7 --pins 2"),
        new Example("shots at a foxhole", "--by small-arms --at foxhole --shots 2 --ap 8 --cover hard"),
        new Example(
                "an anti-tank rifle at the men in a Rifle Pit",
                "--by at-rifle --aim crew --at pit --shots 1 --ap 7 --guts 6"),
        new Example(
                "a gun at the Concrete Blockhouse, never with casualties",
                "--by main-gun --gun slog:45mm --at conc --acquire 4/10 --hit 5/10 --guts 7/10 --target-dm -9"),
        new Example(
                "a rocket at the last man of a turret, one blast die per man",
                "--by rocket --at h35 --crew 1 --facing side --hit 6 --penetration 7,14,21,28,35,42,49,56,63,70"
                        + " --guts 6 --reading dh.blast-dice=crew"),
        new Example(
                "a flamethrower at a Bunker of two men",
                "--by flame-thrower --at bunker --crew 2 --guts 6 --reading dh.blast-dice=crew"),
        new Example(
                "Explosives at the entrance of a Bunker that is falling apart",
                "--by explosives --at atb --facing rear --hit 8 --penetration 20,30,40,50,60,70,80,90,99,120"
                        + " --penetrating-hits 8 --crew 2 --reading dh.blast-dice=crew"),
        new Example(
                "two hits from above that penetrate, a weapon to lose",
                "--by main-gun --at bunker --heavy-weapon 45mm --crew 1 --penetrated --shots 2 --guts 5"
                        + " --weapon-dm 4 --reading dh.blast-dice=crew")
    };

    public Shoot() {
        super(
                VERB,
                "attack a Bunker or Fort: small arms, guns, flames, Explosives",
                ShootForm.FORM,
                Stream.of(Attack.AttackOutcome.values())
                        .map(Attack.AttackOutcome::id)
                        .toList(),
                EXAMPLES);
    }

    @Override
    public List<String> worstToBest() {
        List<String> ranked = new ArrayList<>(outcomes());
        ranked.remove(Attack.AttackOutcome.ALLOWED.id());
        return ranked;
    }

    @Override
    public void check(Attack attack, Checklist checklist) {
        checklist.addAll(attack.found());
    }

    @Override
    public AttackResult resolve(Attack attack, Umpire umpire) {
        return attack.resolve(umpire);
    }

    @Override
    public List<String> outcomes(Attack attack) {
        return Stream.of(Attack.AttackOutcome.values())
                .filter(outcome -> attack.instead(outcome).isEmpty())
                .map(Attack.AttackOutcome::id)
                .toList();
    }

    @Override
    public Optional<String> suggestionFor(Attack attack, String outcome) {
        return NamedConstant.find(Attack.AttackOutcome.class, outcome).flatMap(attack::instead);
    }

    /** Omits outcomes that are impossible for this weapon or state. */
    @Override
    public List<String> displayedOutcomes(Attack attack) {
        return Stream.of(Attack.AttackOutcome.values())
                .filter(outcome -> attack.instead(outcome).isEmpty() && attack.isPossible(outcome))
                .map(Attack.AttackOutcome::id)
                .toList();
    }

    @Override
    public String outcome(Attack attack, AttackResult result) {
        return attack.outcome(result).id();
    }

    @Override
    public List<Quantity<AttackResult>> quantities(Attack attack) {
        return attack.quantities();
    }

    @Override
    public Sentence headline(Attack attack) {
        return Sentence.of("{} at the {}", attack.by(), attack.at().brief());
    }

    @Override
    public Sentence verdict(Attack attack, AttackResult result) {
        String sentence = attack.sentence(attack.outcome(result));
        String losses = attack.losses(result);
        return losses.isEmpty()
                ? Sentence.of(SentenceTemplate.of(sentence + "."), attack.at())
                : Sentence.of(SentenceTemplate.of(sentence + ": {}."), attack.at(), losses);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceGuards.target(who, ShootForm.AT, defaults);
        defaults.take(who.at(), ShootForm.FRONT, ShootForm.SIDE, ShootForm.REAR, ShootForm.TOP);
        defaults.take(who.at(), ShootForm.COVER, ShootForm.GUTS, ShootForm.GUTS_MOD, ShootForm.SECOND_PIN);
        defaults.take(who.at(), ShootForm.TARGET_DM, ShootForm.HEAVY_WEAPON, ShootForm.DESTROYED_WEAPON);
        defaults.takeForNotes(who.at(), ShootForm.MARKS);
        who.at().ifPresent(piece -> {
            if (PieceFields.isEmpty(piece)) {
                defaults.put(ShootForm.CREW, 0, piece);
            } else {
                PieceGuards.mayStay(piece);
                defaults.take(who.at(), ShootForm.CREW, ShootForm.PINS);
            }
        });
        who.by().ifPresent(PieceGuards::mustAct);
        FiringPiece.weapon(
                who,
                defaults,
                ShootForm.PENETRATION,
                ShootForm.PENETRATION_MOD,
                ShootForm.WEAPON_DM,
                ShootForm.MM,
                ShootForm.ROF,
                ShootForm.AP);
        FiringPiece.way(who, defaults);
        if (!defaults.known(ShootForm.BY).equals(Optional.of(WeaponClass.SMALL_ARMS))) {
            defaults.take(who.at(), ShootForm.MARKS); // it does not change fire at the men inside
        }
        // Another weapon than its own is aimed in its own way, and counted by itself (DH-SMALLARMS-10).
        Optional<Piece> ownWeapon = who.by().filter(piece -> !defaults.isGiven(ShootForm.GUN));
        defaults.take(ownWeapon, ShootForm.AIM);
        FiringPiece.rifles(who, defaults);
        defaults.takeAs(ShootForm.FIRER_PINS, PieceFields.PINS, who.by());
        defaults.take(who.by(), ShootForm.ACQUIRE, ShootForm.HIT);
        defaults.take(ownWeapon, ShootForm.WEAPONS);
        defaults.take(who.by(), ShootForm.ACCURACY, ShootForm.ACCURACY_MOD);
    }

    @Override
    public List<Map<String, String>> choices(Participants who) {
        return who.by().map(FiringPiece::choices).orElse(List.of(Map.of()));
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        Reminders reminders = new Reminders(who).againstTheEnemy().inTheOwnTurn();
        return PieceGuards.shared(who, reminders).all();
    }

    /** Adds a reminder if the weapon already fired this turn. */
    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        List<Reminder> all = new ArrayList<>(reminders(who));
        who.by().flatMap(piece -> new FiredWeapons(piece).reminder(asked)).ifPresent(all::add);
        return all;
    }

    /** Returns the new state of the target (DH-PEN-11, DH-GUTS-03, DH-GUTS-06) and the weapon that fired. */
    @Override
    public List<Change> effects(Attack attack, AttackResult result, Inputs asked, Participants who) {
        List<Change> all = new ArrayList<>();
        who.at().ifPresent(work -> {
            PieceFields.FortificationChanges changes = new PieceFields.FortificationChanges(work);
            attack.leaves(result.state(), work, changes);
            all.addAll(changes.all());
        });
        who.by().ifPresent(piece -> all.addAll(new FiredWeapons(piece).after(attack, asked)));
        return all;
    }

    @Override
    public List<String> notes() {
        return NOTES;
    }

    /**
     * Weapons that a piece fired this turn, by their name on a card or else their class. Each counts separately, since
     * a fortification fires all that its crew serves.
     */
    record FiredWeapons(Piece piece) {
        private static final SentenceTemplate AGAIN = SentenceTemplate.of("{} already fired this turn: {}");

        /** Returns a reminder if the weapon in question has fired as often as the piece has it. */
        Optional<Reminder> reminder(Inputs asked) {
            Optional<String> weapon = asked.peekOrDefault(ShootForm.GUN)
                    .map(gun -> gun.weapon().name())
                    .or(() -> asked.peekOrDefault(ShootForm.BY).map(WeaponClass::id));
            return weapon.filter(this::isSpent).map(name -> Reminder.of(piece, AGAIN, name));
        }

        /** Records the weapon of an attack. */
        List<Change> after(Attack attack, Inputs asked) {
            List<String> all = new ArrayList<>(before());
            all.add(asked.peek(ShootForm.GUN)
                    .map(gun -> gun.weapon().name())
                    .orElse(attack.by().id()));
            PieceFields.FortificationChanges changes = new PieceFields.FortificationChanges(piece);
            changes.set(PieceFields.FIRED, all);
            return changes.all();
        }

        private boolean isSpent(String weapon) {
            return count(weapon, before()) >= Math.max(1, count(weapon, mounted()));
        }

        private List<String> before() {
            return piece.value(PieceFields.FIRED).orElse(List.of());
        }

        private List<String> mounted() {
            return piece.value(PieceFields.CARD)
                    .map(card -> Weapon.names(card.weapons()))
                    .orElse(List.of());
        }

        private static int count(String weapon, List<String> names) {
            List<String> left = new ArrayList<>(names);
            int count = 0;
            for (int found = Weapon.find(weapon, left); found >= 0; found = Weapon.find(weapon, left)) {
                left.remove(found);
                count++;
            }
            return count;
        }
    }

    /**
     * Result of an attack.
     *
     * @param hits shots of small arms that hit; 0 for other weapons and for several volleys
     * @param casualties men lost to small arms; 0 for other weapons, whose casualties show in the state
     */
    public record AttackResult(int hits, int casualties, FortificationState state) {
        public static AttackResult of(FortificationState state) {
            return new AttackResult(0, 0, state);
        }
    }
}
