package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.rules.Supply;
import io.redoubt.rules.fow.terms.Changes;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Assaulting Bunkers. */
public final class Assault implements Procedure<AssaultCase, AssaultResult> {
    private static final List<String> OUTCOMES = ids(List.of(AssaultEnd.values()));

    @Override
    public String verb() {
        return "assault";
    }

    @Override
    public String summary() {
        return "assault a Bunker: one round, or rounds with counterattacks";
    }

    @Override
    public Form<AssaultCase> form() {
        return AssaultForm.FORM;
    }

    @Override
    public void check(AssaultCase assault, Checklist checklist) {
        assault.check(checklist);
    }

    @Override
    public AssaultResult resolve(AssaultCase assault, Umpire umpire) {
        return assault.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(AssaultCase assault) {
        return ids(assault.possible());
    }

    @Override
    public String outcome(AssaultCase assault, AssaultResult result) {
        return result.end().id();
    }

    @Override
    public List<Quantity<AssaultResult>> quantities(AssaultCase assault) {
        return assault.quantities();
    }

    @Override
    public Sentence headline(AssaultCase assault) {
        return assault.headline();
    }

    @Override
    public Sentence verdict(AssaultCase assault, AssaultResult result) {
        return assault.verdict(result);
    }

    @Override
    public List<Example> examples() {
        return AssaultExamples.ALL;
    }

    /** Attackers fall back for two reasons, which are one outcome. */
    private static List<String> ids(List<AssaultEnd> ends) {
        List<String> ids = new ArrayList<>(ends.size());
        for (AssaultEnd end : ends) {
            if (!ids.contains(end.id())) {
                ids.add(end.id());
            }
        }
        return List.copyOf(ids);
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        PieceValues.mustAct(cast);
        PieceValues.kind(AssaultForm.AT, cast.at(), supply);
        supply.take(cast.at(), AssaultForm.SLITS, AssaultForm.STATE);
        supply.take(cast.by(), AssaultForm.TANK_ASSAULT, AssaultForm.MOTIVATION);
        cast.by()
                .ifPresent(piece -> piece.value(PieceValues.SKILL).ifPresent(skill -> {
                    int teams = piece.value(PieceValues.TEAMS).orElse(1);
                    String spec =
                            teams + "x" + skill.id() + ':' + teamClass(piece).id();
                    supply.put(AssaultForm.TEAM.name(), spec, piece);
                }));
    }

    private static TeamClass teamClass(Piece piece) {
        if (piece.is(PieceValues.WITH, GapTool.PIONEERS)) {
            return TeamClass.PIONEER;
        }
        return switch (piece.value(PieceValues.AS).orElse(Mobility.INFANTRY)) {
            case INFANTRY, MAN_PACKED_GUN, CAVALRY -> TeamClass.INFANTRY;
            case GUN -> TeamClass.GUN;
            case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE ->
                piece.value(AssaultForm.TANK_ASSAULT).isPresent() ? TeamClass.TANK : TeamClass.VEHICLE;
        };
    }

    @Override
    public List<Change> effects(AssaultCase assault, AssaultResult result, Inputs asked, Cast cast) {
        Changes changes = new Changes();
        cast.at().ifPresent(piece -> {
            switch (result.end()) {
                case CAPTURED -> changes.captured(piece);
                case BAILED_OUT -> changes.state(piece, Condition.BAILED_OUT);
                case DESTROYED -> changes.state(piece, Condition.DESTROYED);
                case UNHARMED, UNDECIDED, STOPPED, FALL_BACK, ELIMINATED -> {
                    // The Bunker stands as it stood.
                }
            }
        });
        cast.by().ifPresent(piece -> {
            if (result.end() == AssaultEnd.ELIMINATED) {
                changes.set(piece, PieceValues.DESTROYED, true);
            }
            changes.fewer(piece, PieceValues.TEAMS, result.lost());
        });
        for (NearTurret turret : assault.alsoCaptured(result)) {
            cast.pieces().stream()
                    .filter(piece ->
                            piece.name().equals(turret.name()) && piece.kind().equals(Strongpoint.TURRET.id()))
                    .findFirst()
                    .ifPresent(changes::captured);
        }
        return changes.all();
    }
}
