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

/** Whether a shot that has hit penetrates: location and penetration alone, the heart of every attack by a gun. */
public final class Penetrate extends EnumProcedure<Penetrate.Hit, Penetrate.End> {
    public static final String VERB = "penetrate";

    /** Those inputs of a shot that matter from a hit on. */
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
                "whether a hit penetrates: location and penetration alone",
                FORM,
                End.class,
                new Example("a tank gun at the loghouse", "--gun t34:76.2mm --at glog"),
                new Example("a vision slit without any armour", "--gun h35:37mm --at atb --facing front"),
                new Example("from above", "--gun conc:10.5cm --at t34 --facing top"),
                new Example(
                        "where equal is not enough", "--gun conc:10.5cm --at h35 --reading dh.equal-armour=bounces"),
                new Example(
                        "own figures",
                        "--penetration 6,12,18,24,30,36,42,48,54,60 --penetration-mod -1 --at bunker --facing side"
                                + " --side walls:1-10:55"));
    }

    /**
     * A hit.
     *
     * @param way the parts of the side and what penetrates each
     * @param found what the rules say of it
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
    public List<Sentence> reminders(Participants who) {
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
