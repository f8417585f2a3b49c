package io.redoubt.rules.dh.penetration;

import io.redoubt.rules.dh.cards.Facing;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.WeaponKind;
import io.redoubt.rules.dh.hits.AttackSequence;
import io.redoubt.rules.dh.pieces.NamedPieces;
import io.redoubt.rules.dh.shooting.FiringPiece;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.dh.shooting.StructureAttackReader;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Whether a shot that has hit penetrates: location and penetration alone, the heart of every attack by a gun. */
public final class Penetrate extends Described<Penetrate.Hit, String> {
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
            Penetrate::read);

    private static final String BOUNCES = "bounces";
    private static final String PENETRATES = "penetrates";

    private static final Remark HEADLINE = Remark.of("a hit on the {} of the {}");
    private static final Remark THROUGH = Remark.of("The hit *PENETRATES*.");
    private static final Remark BOUNCED = Remark.of("The hit *BOUNCES*.");

    private static final Remark NO_ARMOUR =
            Remark.of("A {} is a normal structure: it has no armour to penetrate", Rule.CLASS_05, Rule.CLASS_02);
    private static final String NEVER_THROUGH = "Small arms never penetrate a Fortification: shoot at the crew";

    public Penetrate() {
        super(
                "penetrate",
                "whether a hit penetrates: location and penetration alone",
                FORM,
                List.of(BOUNCES, PENETRATES),
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
     * @param barred why there is no such hit, if a rule forbids it
     */
    record Hit(TargetKind at, Facing facing, AttackSequence way, Optional<Sentence> barred) {}

    static Hit read(Inputs in) {
        TargetKind at = in.get(ShootForm.AT);
        if (at.asWork().isEmpty()) {
            return barred(in, Sentence.of(NO_ARMOUR, at));
        }
        Optional<GunOfCard> gun = in.find(ShootForm.GUN);
        if (gun.isPresent() && gun.get().weapon().kind() != WeaponKind.MAIN_GUN) {
            List<RuleId> cites = List.of(Rule.SMALLARMS_07, gun.get().weapon().cite());
            return barred(in, Sentence.of(new Remark(NEVER_THROUGH, cites)));
        }
        AttackSequence way = new StructureAttackReader(in, at, WeaponClass.MAIN_GUN, gun).afterHit();
        return new Hit(at, in.get(ShootForm.FACING), way, Optional.empty());
    }

    private static Hit barred(Inputs in, Sentence why) {
        AttackSequence none = new AttackSequence(Optional.empty(), Optional.empty(), List.of(), Optional.empty());
        return new Hit(in.get(ShootForm.AT), in.get(ShootForm.FACING), none, Optional.of(why));
    }

    @Override
    public void check(Hit hit, Checklist list) {
        hit.way().check(list);
        hit.barred().ifPresent(why -> list.forbid(why.remark(), why.values().toArray()));
    }

    @Override
    public String resolve(Hit hit, Umpire umpire) {
        return hit.way().stopped(umpire).isEmpty() ? PENETRATES : BOUNCES;
    }

    @Override
    public String outcome(Hit hit, String result) {
        return result;
    }

    @Override
    public Sentence headline(Hit hit) {
        return Sentence.of(HEADLINE, hit.facing(), hit.at().brief());
    }

    @Override
    public Sentence verdict(Hit hit, String result) {
        return Sentence.of(result.equals(PENETRATES) ? THROUGH : BOUNCED);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        NamedPieces.target(who, ShootForm.AT, defaults);
        defaults.take(who.at(), ShootForm.FRONT, ShootForm.SIDE, ShootForm.REAR, ShootForm.TOP);
        FiringPiece.weapon(who, defaults, ShootForm.PENETRATION, ShootForm.PENETRATION_MOD);
    }
}
