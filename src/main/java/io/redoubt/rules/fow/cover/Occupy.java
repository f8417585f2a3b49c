package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Described;
import io.redoubt.rules.Example;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Supply;
import io.redoubt.rules.fow.terms.Changes;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** What cover a position gives, and what may be done in it. */
public final class Occupy extends Described<Occupation, PositionBenefit> {
    private static final List<String> OUTCOMES = standings();


    private static final Remark NO_COVER = Remark.of("The {} has *NO COVER* from it.");
    private static final Remark BULLETPROOF = Remark.of("The {} has *BULLETPROOF COVER*.");
    private static final Remark CONCEALED = Remark.of("The {} is *CONCEALED*.");
    private static final Remark ALLOWED = Remark.of("*ALLOWED*: the {} may {}.");


    public Occupy() {
        super("occupy", "what cover a position gives, and what may be done in it", OccupyForm.FORM, OUTCOMES,
new Example(
                    "Infantry that ran along its trench all turn",
                    "--position trench-line --as infantry --all-turn --moved at-the-double"),
            new Example("the same, but it shot", "--position trench-line --as infantry --all-turn --shot"),
            new Example("a shooter in the same trench section", "--position trench-line --same-section"),
            new Example("a Man-packed Gun moves along", "--position trench-line --as man-packed-gun --action move"),
            new Example("Infantry that does not touch the parapet", "--position trench-line --off-parapet"),
            new Example("a gun in a gun pit", "--position gun-pit --as gun"),
            new Example("a gun in a gun pit that kept quiet", "--position gun-pit --as gun --all-turn"),
            new Example("a gun in a gun pit shoots", "--position gun-pit --as gun --action shoot"),
            new Example("a tank in a tank pit", "--position tank-pit --as fully-tracked"),
            new Example("a tank in a tank pit turns its turret", "--position tank-pit --action rotate-turret"),
            new Example("Infantry behind a gapped Street Barricade", "--position street-barricade --gapped"),
            new Example("the same under artillery", "--position street-barricade --fire bombardment"),
            new Example("Infantry behind the ruins of a Bunker", "--position bunker --destroyed"));
    }

    @Override
    public void check(Occupation occupation, Checklist checklist) {
        occupation.check(checklist);
    }

    @Override
    public PositionBenefit resolve(Occupation occupation, Umpire umpire) {
        return occupation.standing();
    }

    @Override
    public List<String> shown(Occupation occupation) {
        return List.of(occupation.standing().id());
    }

    @Override
    public String outcome(Occupation occupation, PositionBenefit standing) {
        return standing.id();
    }

    @Override
    public Sentence headline(Occupation occupation) {
        return switch (occupation.position()) {
            case TRENCH_LINE, GUN_PIT, TANK_PIT -> Sentence.of(Remark.of("a team in a {}"), occupation.position());
            case BUNKER, STREET_BARRICADE -> Sentence.of(Remark.of("a team behind a {}"), occupation.position());
        };
    }

    @Override
    public Sentence verdict(Occupation occupation, PositionBenefit standing) {
        Remark remark = switch (standing) {
            case NO_COVER -> NO_COVER;
            case BULLETPROOF -> BULLETPROOF;
            case CONCEALED -> CONCEALED;
            case CONCEALED_BULLETPROOF -> Remark.of("The {} is *CONCEALED* and in *BULLETPROOF COVER*.");
            case CONCEALED_GONE_TO_GROUND -> Remark.of("The {} is *CONCEALED* and *GONE TO GROUND*, and still in Bulletproof Cover.");
            case ALLOWED -> ALLOWED;
        };
        return occupation
                .deed()
                .map(deed -> Sentence.of(remark, occupation.team(), deed))
                .orElseGet(() -> Sentence.of(remark, occupation.team()));
    }

    private static List<String> standings() {
        List<String> ids = new ArrayList<>();
        for (PositionBenefit standing : PositionBenefit.values()) {
            ids.add(standing.id());
        }
        return List.copyOf(ids);
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        PieceValues.mustAct(cast);
        PieceValues.obstacle(OccupyForm.POSITION, cast.at(), supply);
        PieceValues.destroyed(OccupyForm.DESTROYED, cast.at(), supply);
        supply.takeAs(OccupyForm.GAPPED, PieceValues.GAPPED, cast.at());
        supply.takeAs(OccupyForm.AS, PieceValues.AS, cast.by());
        supply.takeAs(OccupyForm.SHOT, PieceValues.SHOT, cast.by());
        cast.by()
                .filter(piece -> piece.is(PieceValues.MOVED))
                .ifPresent(piece -> supply.put(OccupyForm.MOVED, OccupyForm.Pace.NORMAL, piece));
    }

    /** Somebody who is named and asks for no more than cover is in it from now on. */
    @Override
    public List<Change> effects(Occupation occupation, PositionBenefit standing, Inputs asked, Cast cast) {
        if (cast.by().isEmpty() || occupation.deed().isPresent()) {
            return List.of();
        }
        return new Changes()
                .flag(cast.at().filter(PieceValues::isEntered), PieceValues.OCCUPIED)
                .all();
    }
}
