package io.redoubt.rules.dh.deployment;

import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Example;
import java.util.List;

/** What may be played: which structures are fortifications, their class, own cards. */
public final class DeployCheck extends LegalityCheck {
    private static final List<Example> EXAMPLES = List.of(
            new Example("a foxhole by another name", "--structure fighting-position --cover hard"),
            new Example("a trench that wants to be more", "--structure trench --as-fortification"),
            new Example("room for ten men, squads of ten", "--houses 10 --squad 10"),
            new Example("room for twelve men, squads of ten", "--houses 12 --squad 10"),
            new Example("the group calls it a Fort all the same", "--houses 8 --squad 10 --label fort"),
            new Example("a card of the book", "--structure conc --provided-by scenario --role counter-attack"),
            new Example("without the variant", "--structure bunker --reading dh.model=plain-cover"),
            new Example("somebody wants points for it", "--points 50 --provided-by nobody"),
            new Example("a turret nobody wrote on the card", "--mount all-round --on-card no --on-record no"),
            new Example("a rear mount on the card, in a modern game", "--mount rear --on-card yes --period modern"));

    private final TableParser parser;
    private final List<String> games;

    /**
     * The procedure.
     *
     * @param parser reads the language of files
     * @param games the keys of the games that cards of a file can belong to
     */
    public DeployCheck(TableParser parser, List<String> games) {
        this.parser = parser;
        this.games = List.copyOf(games);
    }

    @Override
    public String summary() {
        return "what is a fortification, Bunker or Fort, and own cards";
    }

    @Override
    public Form<LegalityReport> form() {
        return DeployReader.form(parser, games);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        if (who.at().filter(PieceFields::isCover).isPresent()) {
            PieceGuards.named(who.at(), DeployReader.STRUCTURE, defaults);
        }
    }

    @Override
    public List<String> notes() {
        return List.of("A file of own cards is TOML; redoubt cards --help tells how to write one.");
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
