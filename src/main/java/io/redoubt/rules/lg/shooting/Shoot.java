package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.detection.Search;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.PenetrationTable;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.works.FireFromWorks;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Attacks on structures and on the troops in them. */
public final class Shoot implements Procedure<Shot, ShotResult> {
    private static final List<String> OUTCOMES = ids(List.of(ShotOutcome.values()));

    private static final List<Example> EXAMPLES = List.of(
            new Example(
                    "automatic fire at a known soldier behind logs",
                    "--method known --fire-mode automatic --material logs --hit 7/10 --penetrate 6/10"
                            + " --armor-penetrate 6/10"),
            new Example(
                    "pulses at whoever may be behind stucco",
                    "--method exploratory --target-area ground-floor --fire-mode pulse --material stucco --hit 7/10"
                            + " --penetrate 8/10 --armor-penetrate 6/10"),
            new Example(
                    "an effect area among three known soldiers",
                    "--method known --fire-mode area --troops 3 --material brick --hit 7/10 --penetrate 5/10"
                            + " --armor-penetrate 4/10"),
            new Example(
                    "a fusion weapon at a thatch roof",
                    "--material thatch --weapon fusion --hit 6/10 --penetrate 9/10"),
            new Example(
                    "a light cannon at a brick wall", "--material brick --mount vehicle --hit 8/10 --penetrate 4/10"),
            new Example(
                    "two attacks that count points, variant 2",
                    "--variant 2 --points 8 --attacks 2 --attack-factor 7 --hit 7/10 --penetrate 6/10"),
            new Example(
                    "an effect area through an embrasure",
                    "--method opening --aim embrasure --target-size small --centre rear --fire-mode area --troops 2"
                            + " --hit 3/10 --armor-penetrate 6/10"),
            new Example(
                    "detect him, then fire back", "--method direct --detect 4/10 --hit 3/10 --armor-penetrate 6/10"),
            new Example("a nuclear warhead at a bunker", "--nuclear --hit 5/10 --material composite-armor"),
            new Example(
                    "a burst at two known soldiers, a roll for each",
                    "--method known --fire-mode rotary --troops 2 --hit 9/10 --penetrate 9/10"
                            + " --armor-penetrate 10/10 --reading lg.inside-roll=each-piece"));

    private final Form<Shot> form;

    public Shoot(Penetration penetration) {
        form = ShootForm.of(penetration);
    }

    @Override
    public String verb() {
        return "shoot";
    }

    @Override
    public String summary() {
        return "attack a structure, or the troops in it";
    }

    @Override
    public Form<Shot> form() {
        return form;
    }

    @Override
    public void check(Shot shot, Checklist checklist) {
        shot.check(checklist);
    }

    @Override
    public ShotResult resolve(Shot shot, Umpire umpire) {
        return shot.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(Shot shot) {
        return ids(shot.fates());
    }

    @Override
    public String outcome(Shot shot, ShotResult result) {
        return result.fate().id();
    }

    @Override
    public List<Quantity<ShotResult>> quantities(Shot shot) {
        return shot.quantities();
    }

    @Override
    public Sentence headline(Shot shot) {
        return shot.headline();
    }

    @Override
    public Sentence verdict(Shot shot, ShotResult result) {
        return shot.verdict(result);
    }

    @Override
    public List<String> notes() {
        return PenetrationTable.notes();
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    private static List<String> ids(List<ShotOutcome> fates) {
        List<String> ids = new ArrayList<>(fates.size());
        for (ShotOutcome fate : fates) {
            ids.add(fate.id());
        }
        return List.copyOf(ids);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        Optional<Piece> at = who.at();
        FromPieces.weapon(by, defaults);
        WeaponGuideline.defaults(by, defaults);
        defaults.take(by, SharedInputs.FIRE_MODE, SharedInputs.ARMOR_PENETRATE, ShootInputs.RADIUS, FireFromWorks.FROM);
        at.filter(PieceState::isUnit).ifPresent(piece -> defaults.put(ShootInputs.METHOD, AttackMethod.DIRECT, piece));
        defaults.take(at, SharedInputs.TROOPS, SharedInputs.ARMOR, ShootInputs.TARGET_SIZE);
        FromPieces.surface(at, defaults, SharedInputs.LAYERS, SharedInputs.FLAMMABLE);
        FromPieces.points(who, defaults, SharedInputs.DAMAGE);
        defaults.take(FromPieces.conditions(who), SharedInputs.WEATHER);
    }

    @Override
    public List<Change> effects(Shot shot, ShotResult result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.by().ifPresent(piece -> marks.set(piece, Search.FIRED, YesNo.YES));
        who.at().ifPresent(piece -> struck(piece, shot, result, marks));
        return marks.changes();
    }

    private static void struck(Piece piece, Shot shot, ShotResult result, PieceChanges marks) {
        marks.lose(piece, result.casualties());
        if (PieceState.isUnit(piece)) {
            if (result.casualties() >= piece.value(PieceState.TROOPS).orElse(1)) {
                marks.flag(piece, PieceState.OUT);
            }
            if (shot.detects() && result.fate() != ShotOutcome.NOT_DETECTED) {
                marks.flag(piece, PieceState.DETECTED);
            }
            return;
        }
        if (PieceState.isBuilt(piece)) {
            shot.wear(result, piece, marks);
        }
        if (PieceState.canBurn(piece) && result.fires() > 0) {
            marks.fire(piece);
        }
    }
}
