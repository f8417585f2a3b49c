package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.PieceChanges;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** The Starting Step of a Bunker's owner: it Rallies or Remounts by itself. */
public final class StartStep extends Described<StartStep.Bunker, Condition> {
    static final String VERB = "start-step";

    private static final Fields FIELDS = new Fields();
    private static final Field<Strongpoint> AT = FIELDS.of(
            "at",
            Choice.of(List.of(
                    Strongpoint.NEST,
                    Strongpoint.FLAK_NEST,
                    Strongpoint.TOBRUK_PIT,
                    Strongpoint.PILLBOX,
                    Strongpoint.TURRET)),
            "type of the Bunker",
            Rule.FIGHT_08);
    private static final Field<Condition> STATE =
            FIELDS.choice("state", Condition.class, "how it stands before the Step", Rule.FIGHT_07);
    private static final Form<Bunker> FORM = FIELDS.form(StartStep::read);

    /** A Bunker and how it stands. */
    record Bunker(Strongpoint at, Condition state) {}

    private static Bunker read(Inputs inputs) {
        Strongpoint at = inputs.get(AT);
        Condition state = inputs.get(STATE);
        at.mustAllow(state);
        return new Bunker(at, state);
    }

    /** Whether the Step has a word for this type of Bunker. */
    static boolean knows(String type) {
        return AT.kind().choices().contains(type);
    }

    public StartStep() {
        super(
                VERB,
                "how a Bunker stands after its owner's Starting Step",
                FORM,
                // Nothing stays Pinned Down or Bailed Out through its owner's Starting Step.
                List.of(Condition.UNHARMED.id(), Condition.DESTROYED.id()),
                new Example("a Nest that is Pinned Down", "--at nest --state pinned"),
                new Example("a Pillbox that is Pinned Down", "--at pillbox --state pinned"),
                new Example("a Turret that is Bailed Out", "--at turret --state bailed-out"),
                new Example("a Nest that is Destroyed", "--at nest --state destroyed"),
                new Example("a Nest that is unharmed", "--at nest --state unharmed"));
    }

    @Override
    public void check(Bunker bunker, Checklist list) {
        Remark remark = switch (bunker.state()) {
            case UNHARMED -> Remark.of("A {} that is unharmed needs nothing");
            case PINNED ->
                bunker.at() == Strongpoint.PILLBOX
                        ? Remark.of(
                                "A {} that is Pinned Down Rallies, without a die",
                                Rule.FIGHT_08,
                                Rule.FIGHT_07,
                                Rule.PILL_03)
                        : Remark.of("A {} that is Pinned Down Rallies, without a die", Rule.FIGHT_08, Rule.FIGHT_07);
            case BAILED_OUT ->
                Remark.of("A {} that is Bailed Out Remounts, without a die", Rule.TURRET_07, Rule.TURRET_06);
            case DESTROYED -> Remark.of("A Destroyed {} stays Destroyed", Rule.NEST_07);
        };
        list.note(remark, bunker.at());
    }

    @Override
    public Condition resolve(Bunker bunker, Umpire umpire) {
        return switch (bunker.state()) {
            case UNHARMED, PINNED, BAILED_OUT -> Condition.UNHARMED;
            case DESTROYED -> Condition.DESTROYED;
        };
    }

    @Override
    public String outcome(Bunker bunker, Condition result) {
        return result.id();
    }

    @Override
    public Sentence headline(Bunker bunker) {
        return Sentence.of(Remark.of("a {} in its owner's Starting Step"), bunker.at());
    }

    @Override
    public Sentence verdict(Bunker bunker, Condition result) {
        return Sentence.of(Remark.of("The {} is *{}*."), bunker.at(), result);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceValues.mustAct(who);
        PieceValues.kind(AT, who.at(), defaults);
        defaults.take(who.at(), STATE);
    }

    @Override
    public List<Change> effects(Bunker bunker, Condition result, Inputs asked, Participants who) {
        PieceChanges changes = new PieceChanges();
        who.at().ifPresent(piece -> changes.state(piece, result));
        return changes.all();
    }
}
