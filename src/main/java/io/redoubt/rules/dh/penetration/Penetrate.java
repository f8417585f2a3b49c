package io.redoubt.rules.dh.penetration;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.AttackSequence;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.dh.shooting.FiringPiece;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.dh.shooting.StructureAttackReader;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Resolves location and penetration of a hit, without the rest of an attack. */
public final class Penetrate extends EnumProcedure<Penetrate.Hit, Penetrate.End> {
    public static final String VERB = "penetrate";

    /** Inputs of a shot that matter after the hit. */
    private static final Form<Hit> FORM = new Form<>(
            List.of(
                    ShootForm.GUN,
                    ShootForm.PENETRATION,
                    ShootForm.PENETRATION_MOD,
                    ShootForm.AT,
                    ShootForm.FACING,
                    ShootForm.FRONT,
                    ShootForm.SIDE,
                    ShootForm.REAR,
                    ShootForm.TOP),
            Hit::read);

    enum End implements Outcome, PlainName {
        BOUNCES("The hit *BOUNCES*."),
        PENETRATES("The hit *PENETRATES*.");

        private final SentenceTemplate verdict;

        End(String verdict) {
            this.verdict = SentenceTemplate.of(verdict);
        }

        @Override
        public SentenceTemplate verdict() {
            return verdict;
        }
    }

    public Penetrate() {
        super(
                VERB,
                "check if a hit penetrates: only location and penetration",
                FORM,
                End.class,
                new Example("a tank gun at the loghouse", "--gun t34:76.2mm --at glog"),
                new Example("a vision slit without any armour", "--gun h35:37mm --at atb --facing front"),
                new Example("from above", "--gun conc:10.5cm --at t34 --facing top"),
                new Example(
                        "equal armour is not penetrated",
                        "--gun conc:10.5cm --at h35 --reading dh.equal-armour=bounces"),
                new Example(
                        "own figures",
                        "--penetration 6,12,18,24,30,36,42,48,54,60 --penetration-mod -1 --at bunker --facing side"
                                + " --side walls:1-10:55"));
    }

    /**
     * Hit on a side of a target.
     *
     * @param way parts of the side, and the roll that penetrates each
     */
    record Hit(TargetKind at, Armour.Facing facing, AttackSequence way, Checklist found) implements Situation<End> {
        private static Hit read(Inputs in) {
            TargetKind at = in.get(ShootForm.AT);
            Optional<GunOfCard> gun = at.asWork().flatMap(work -> in.find(ShootForm.GUN));
            Checklist list = new Checklist();
            AttackSequence way = AttackSequence.THROUGH;
            if (at.asWork().isEmpty()) {
                list.forbid("A {} is a normal structure: it has no armour to penetrate [DH-CLASS-05, DH-CLASS-02]", at);
            } else if (AttackReadings.isWithoutVariant(in)) {
                list.forbid(AttackReadings.IN_PLAIN_COVER, at, "a hit on it");
            } else if (gun.isPresent() && gun.get().weapon().kind() != Weapon.Kind.MAIN_GUN) {
                list.forbid(SentenceTemplate.of("Small arms never penetrate a Fortification: shoot at the crew")
                        .citing(List.of(
                                RuleId.of("DH-SMALLARMS-07"), gun.get().weapon().cite())));
            } else {
                way = new StructureAttackReader(in, at, WeaponClass.MAIN_GUN, gun).afterHit();
                way.check(list);
            }
            return new Hit(at, in.get(ShootForm.FACING), way, list);
        }

        @Override
        public Sentence headline() {
            return Sentence.of("a hit on the {} of the {}", facing, at.brief());
        }

        @Override
        public void check(Checklist list) {
            list.addAll(found);
        }

        @Override
        public End resolve(Umpire umpire) {
            return way.stopped(umpire).isEmpty() ? End.PENETRATES : End.BOUNCES;
        }
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return new Reminders(who).againstTheEnemy().all();
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceGuards.target(who, ShootForm.AT, defaults);
        who.by().ifPresent(PieceGuards::mustAct);
        defaults.take(who.at(), ShootForm.FRONT, ShootForm.SIDE, ShootForm.REAR, ShootForm.TOP);
        FiringPiece.weapon(who, defaults, ShootForm.PENETRATION, ShootForm.PENETRATION_MOD);
    }
}
