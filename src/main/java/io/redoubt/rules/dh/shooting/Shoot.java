package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.pieces.NamedPieces;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Attacks on Bunkers and Forts: small arms at the men inside, everything else at the work. */
public final class Shoot extends Described<Attack, AttackResult> {
    /** What it is called on the command line. */
    public static final String VERB = "shoot";

    private static final List<String> NOTES = List.of(
            "Chances the chapter takes from the core book (--acquire, --hit, --guts)",
            "have no default: write 6/10, or 1..6 for the faces that do. A card fills in",
            "the men, the armour and the weapons; --gun, or --by CARD:WEAPON, the figures",
            "of the weapon. What is typed wins.",
            "Dice: small arms roll all first dice to hit, then for each that came off the",
            "second die and the wound, then the Guts Check. Other weapons: Acquire, hit,",
            "location, penetration, table, ten dice of blast, Guts Check. A die that",
            "cannot matter is not rolled.",
            "Armour of an own work, part by part: --front walls:1-8:75 --front",
            "vision:9-10:10 --side walls:1-10:75.");

    public Shoot() {
        super(
                VERB,
                "attack a Bunker or Fort: small arms, guns, flames, Explosives",
                ShootForm.FORM,
                AttackOutcome.ids(),
                ShootExamples.ALL.toArray(new Example[0]));
    }

    @Override
    public List<String> worstToBest() {
        List<String> ranked = new ArrayList<>(outcomes());
        ranked.remove(AttackOutcome.ALLOWED.id());
        return ranked;
    }

    @Override
    public void check(Attack attack, Checklist checklist) {
        attack.check(checklist);
    }

    @Override
    public AttackResult resolve(Attack attack, Umpire umpire) {
        return attack.resolve(umpire);
    }

    @Override
    public List<String> outcomes(Attack attack) {
        List<String> told = new ArrayList<>();
        for (AttackOutcome outcome : AttackOutcome.values()) {
            if (attack.instead(outcome).isEmpty()) {
                told.add(outcome.id());
            }
        }
        return told;
    }

    @Override
    public Optional<String> instead(Attack attack, String outcome) {
        for (AttackOutcome each : AttackOutcome.values()) {
            if (each.id().equals(outcome)) {
                return attack.instead(each);
            }
        }
        return Optional.empty();
    }

    /** Nobody needs to see what this weapon, or this state, cannot bring about. */
    @Override
    public List<String> shown(Attack attack) {
        List<String> shown = new ArrayList<>();
        for (AttackOutcome outcome : AttackOutcome.values()) {
            if (attack.instead(outcome).isEmpty() && attack.isPossible(outcome)) {
                shown.add(outcome.id());
            }
        }
        return shown;
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
                ? Sentence.of(Remark.of(sentence + "."), attack.at())
                : Sentence.of(Remark.of(sentence + ": {}."), attack.at(), losses);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        NamedPieces.target(who, ShootForm.AT, defaults);
        defaults.take(who.at(), ShootForm.FRONT, ShootForm.SIDE, ShootForm.REAR, ShootForm.TOP);
        inside(who.at(), defaults);
        who.by().ifPresent(piece -> {
            NamedPieces.standing(piece, "--by");
            NamedPieces.manned(piece, "--by");
        });
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
        FiringPiece.aim(who, defaults);
        FiringPiece.rifles(who, defaults);
        defaults.takeAs(ShootForm.FIRER_PINS, Pieces.PINS, who.by());
        defaults.take(who.by(), ShootForm.ACQUIRE, ShootForm.HIT);
        if (!defaults.isGiven(ShootForm.GUN)) {
            defaults.take(who.by(), ShootForm.WEAPONS);
        }
        defaults.take(who.by(), ShootForm.ACCURACY, ShootForm.ACCURACY_MOD);
    }

    @Override
    public List<Map<String, String>> choices(Participants who) {
        return who.by().map(FiringPiece::choices).orElse(List.of(Map.of()));
    }

    /** The men inside, and what was done to them and their work. */
    private static void inside(Optional<Piece> at, PieceDefaults defaults) {
        defaults.take(
                at,
                ShootForm.COVER,
                ShootForm.GUTS,
                ShootForm.GUTS_MOD,
                ShootForm.SECOND_PIN,
                ShootForm.TARGET_DM,
                ShootForm.HEAVY_WEAPON,
                ShootForm.DESTROYED_WEAPON,
                ShootForm.MARKS);
        at.ifPresent(piece -> {
            if (Pieces.isEmpty(piece)) {
                defaults.put(ShootForm.CREW, 0, piece);
            } else {
                NamedPieces.mayStay(piece);
                defaults.take(at, ShootForm.CREW, ShootForm.PINS);
            }
        });
    }

    @Override
    public List<Sentence> reminders(Participants who) {
        Reminders reminders = new Reminders(who).againstTheEnemy().inTheOwnTurn();
        NamedPieces.countedOnce(who, reminders);
        return reminders.all();
    }

    /** Adds that the weapon has fired already this turn. */
    @Override
    public List<Sentence> reminders(Participants who, Inputs asked) {
        List<Sentence> all = new ArrayList<>(reminders(who));
        who.by().flatMap(piece -> new FiredWeapons(piece).reminder(asked)).ifPresent(all::add);
        return all;
    }

    /** The state that goes from shot to shot (DH-PEN-11, DH-GUTS-03, DH-GUTS-06), and what has fired. */
    @Override
    public List<Change> effects(Attack attack, AttackResult result, Inputs asked, Participants who) {
        List<Change> all = new ArrayList<>();
        who.at().ifPresent(work -> {
            PieceChanges changes = new PieceChanges(work);
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
}
