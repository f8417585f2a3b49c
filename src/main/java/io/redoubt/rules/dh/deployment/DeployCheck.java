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

/** Checks before a game: the class of structures, and own cards. */
public final class DeployCheck extends LegalityCheck {
    private static final List<Example> EXAMPLES = List.of(
            new Example("a foxhole by another name", "--structure fighting-position --cover hard"),
            new Example("a trench as a Fortification", "--structure trench --as-fortification"),
            new Example("room for ten men, squads of ten", "--houses 10 --squad 10"),
            new Example("room for twelve men, squads of ten", "--houses 12 --squad 10"),
            new Example("the group labels it a Fort", "--houses 8 --squad 10 --label fort"),
            new Example("a card of the book", "--structure conc --provided-by scenario --role counter-attack"),
            new Example("without the variant", "--structure bunker --reading dh.model=plain-cover"),
            new Example("points, without scenario or agreement", "--points 50 --provided-by nobody"),
            new Example("a turret that is not on the card", "--mount all-round --on-card no --on-record no"),
            new Example("a rear mount on the card, in a modern game", "--mount rear --on-card yes --period modern"));

    private final TableParser parser;
    private final List<String> games;

    /**
     * Creates the procedure.
     *
     * @param games the keys of the games that cards of a file can belong to
     */
    public DeployCheck(TableParser parser, List<String> games) {
        this.parser = parser;
        this.games = List.copyOf(games);
    }

    @Override
    public String summary() {
        return "classify a structure as Bunker or Fort, and check own cards";
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
        return List.of("A file of own cards is TOML; see redoubt cards --help for its keys.");
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
