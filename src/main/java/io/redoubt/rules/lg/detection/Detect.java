package io.redoubt.rules.lg.detection;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Tests;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Spotting troops who fire from concealment. */
public final class Detect implements Procedure<Search, Spotting> {
    private static final List<String> OUTCOMES = List.of(Spotting.NOT_DETECTED.id(), Spotting.DETECTED.id());

    private static final Remark DETECTED = Remark.of("*DETECTED*: fire may be returned.", Rule.CONCEAL_04);

    private static final List<Example> EXAMPLES = List.of(
            new Example("a bolt rifle fired from total concealment", "--weapon bolt-rifle"),
            new Example("four soldiers each look for him", "--weapon bolt-rifle --observers 4"),
            new Example("another weapon, its signature given", "--weapon heavy-laser --signature 3"),
            new Example("somebody less concealed who keeps quiet", "--concealment-before less --fired no --base 5/10"),
            new Example(
                    "one roll for the team",
                    "--weapon bolt-rifle --observers 4 --reading lg.detection-rolls=per-team"));

    @Override
    public String verb() {
        return "detect";
    }

    @Override
    public String summary() {
        return "spot troops who fire from concealment";
    }

    @Override
    public Form<Search> form() {
        return Search.FORM;
    }

    @Override
    public void check(Search search, Checklist checklist) {
        checklist.addAll(search.list());
    }

    @Override
    public Spotting resolve(Search search, Umpire umpire) {
        boolean seen = umpire.count(Tests.DETECTION, search.need(), search.dice()) > 0;
        return seen ? Spotting.DETECTED : Spotting.NOT_DETECTED;
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public String outcome(Search search, Spotting result) {
        return result.id();
    }

    @Override
    public Sentence headline(Search search) {
        return Sentence.of(Remark.of("detecting troops in concealment"));
    }

    @Override
    public Sentence verdict(Search search, Spotting result) {
        return Sentence.of(result == Spotting.DETECTED ? DETECTED : Remark.of("*NOT DETECTED*.", Rule.CONCEAL_02));
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        defaults.take(
                who.at(), SharedInputs.CHAPTER_WEAPON, Search.CONCEALMENT, Search.FIRED, Search.BASE, Search.SIGNATURE);
        defaults.takeAs(Search.OBSERVERS, PieceState.TROOPS, by);
    }

    @Override
    public List<Change> effects(Search search, Spotting result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        if (result == Spotting.DETECTED) {
            who.at().filter(PieceState::isUnit).ifPresent(piece -> marks.flag(piece, PieceState.DETECTED));
        }
        return marks.changes();
    }
}
