package io.redoubt.rules.fow;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Shooting at Bunkers, at tanks in Tank Pits, and at teams in cover. */
public final class Shoot implements Procedure<Attack, ShotResult> {
    private static final List<String> OUTCOMES = outcomes(List.of(Condition.values()));
    private static final List<Quantity<ShotResult>> MARKERS =
            List.of(new Quantity<>("markers", "smoke markers", ShotResult::markers));

    private static final List<Quantity<ShotResult>> LOSSES = List.of(
            new Quantity<>("hits", "hits", ShotResult::hits),
            new Quantity<>("casualties", "teams destroyed", ShotResult::casualties));

    private static final Remark HEADLINE = Remark.of("shooting at a {}");
    private static final Remark SMOKE = Remark.of("{} in front of the {}. It is *{}*, as before.", Rule.SMOKE_04);
    private static final Remark UNHARMED = Remark.of("The {} is *UNHARMED*.");
    private static final Remark PINNED =
            Remark.of("The {} is *PINNED DOWN* until its owner's next Starting Step.", Rule.FIGHT_07, Rule.FIGHT_08);
    private static final Remark BAILED_OUT =
            Remark.of("The {} is *BAILED OUT* until its owner's next Starting Step.", Rule.TURRET_06, Rule.TURRET_07);
    private static final Remark TANK_OUT = Remark.of("The {} is *BAILED OUT*.", Rule.CORE_08);
    private static final Remark DESTROYED = Remark.of("The {} is *DESTROYED*.");

    @Override
    public String verb() {
        return "shoot";
    }

    @Override
    public String summary() {
        return "shoot at a Bunker, a tank in a Tank Pit, or teams in cover";
    }

    @Override
    public Form<Attack> form() {
        return ShootForm.FORM;
    }

    @Override
    public void check(Attack attack, Checklist checklist) {
        attack.check(checklist);
    }

    @Override
    public ShotResult resolve(Attack attack, Umpire umpire) {
        return attack.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public String outcome(Attack attack, ShotResult result) {
        return result.condition().id();
    }

    /** Nothing here mends a target, so what is milder than its state cannot come about. */
    @Override
    public List<String> shown(Attack attack) {
        if (attack instanceof SmokeShot) {
            return List.of();
        }
        List<Condition> known = attack.at().conditions();
        List<Condition> possible = new ArrayList<>();
        for (Condition condition : known) {
            boolean pinnedTurret = attack.at() == Strongpoint.TURRET && condition == Condition.PINNED;
            if (condition == attack.state() || (condition.compareTo(attack.state()) > 0 && !pinnedTurret)) {
                possible.add(condition);
            }
        }
        return outcomes(possible);
    }

    @Override
    public List<Quantity<ShotResult>> quantities(Attack attack) {
        if (attack instanceof TeamShot) {
            return LOSSES;
        }
        return attack instanceof SmokeShot ? MARKERS : List.of();
    }

    @Override
    public Sentence headline(Attack attack) {
        return Sentence.of(HEADLINE, attack.at());
    }

    @Override
    public Sentence verdict(Attack attack, ShotResult result) {
        if (result instanceof ShotResult.Smoke smoke) {
            String markers = smoke.markers() == 1 ? "1 smoke marker" : smoke.markers() + " smoke markers";
            return Sentence.of(SMOKE, markers, attack.at(), smoke.condition());
        }
        if (result instanceof TeamLosses losses) {
            return losses.inWords(attack.at());
        }
        Remark remark = switch (result.condition()) {
            case UNHARMED -> UNHARMED;
            case PINNED -> PINNED;
            case BAILED_OUT -> attack.at() == Strongpoint.TANK_PIT ? TANK_OUT : BAILED_OUT;
            case DESTROYED -> DESTROYED;
        };
        return Sentence.of(remark, attack.at());
    }

    @Override
    public List<Example> examples() {
        return ShootExamples.ALL;
    }

    private static List<String> outcomes(List<Condition> conditions) {
        List<String> ids = new ArrayList<>(conditions.size());
        for (Condition condition : conditions) {
            ids.add(condition.id());
        }
        return List.copyOf(ids);
    }
}
