package io.redoubt.rules.fow.battle;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.card.FormCardSet;
import io.redoubt.rules.inputfile.OddsMatrix;
import io.redoubt.rules.procedure.Procedure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Sample cards of common units and fortifications. The chapter has no cards; users copy these for their own. */
public final class SampleCards {
    private static final List<Card> ALL = List.of(
            FormCardSet.card(
                    "veteran-rifles",
                    "Veteran rifle platoon; as a target, in its trench line",
                    List.of(
                            "skill", "veteran",
                            "motivation", "confident",
                            "rof", "1",
                            "firepower", "6",
                            "anti-tank", "2",
                            "team", "4xveteran@A"),
                    List.of("at", "trench-line", "target-skill", "veteran", "team", "infantry", "target-teams", "6")),
            FormCardSet.card(
                    "assault-pioneers",
                    "Veteran pioneer teams",
                    List.of(
                            "skill", "veteran",
                            "motivation", "fearless",
                            "rof", "1",
                            "firepower", "6",
                            "anti-tank", "2",
                            "team", "3xveteran:pioneer@A",
                            "with", "pioneers",
                            "teams", "3"),
                    List.of("target-skill", "veteran", "team", "infantry", "target-teams", "3")),
            FormCardSet.card(
                    "at-gun-75",
                    "7.5 cm anti-tank gun; as a target, in its gun pit",
                    List.of(
                            "skill", "trained",
                            "motivation", "confident",
                            "rof", "2",
                            "firepower", "3+",
                            "anti-tank", "12",
                            "with", "gun"),
                    List.of("at", "gun-pit", "target-skill", "trained", "team", "gun", "target-teams", "1")),
            FormCardSet.card(
                    "mg-nest",
                    "Machine-gun Nest",
                    List.of("from", "nest", "rof", "6", "pinned-rof", "2", "skill", "trained", "firepower", "6"),
                    List.of("at", "nest", "obstacle", "bunker")),
            FormCardSet.card(
                    "pillbox",
                    "Pillbox with two firing slits",
                    List.of("from", "pillbox", "rof", "2", "pinned-rof", "1", "skill", "trained", "firepower", "4+"),
                    List.of("at", "pillbox", "slits", "2", "obstacle", "bunker")),
            FormCardSet.card(
                    "tank-turret",
                    "Turret of a medium tank, dug in",
                    List.of("from", "turret", "rof", "2", "pinned-rof", "2", "skill", "trained", "anti-tank", "9"),
                    List.of("at", "turret", "front", "7", "side", "5", "obstacle", "bunker")));

    private static final List<String> NOTES = List.of(
            "  [[card]]",
            "  game = \"fow\"                    # the game it belongs to",
            "  name = \"gunhouse\"               # what you type after --at or --by",
            "  title = \"Casemate at the mill\"",
            "  [card.at]                       # as a target: options without their dashes",
            "  at = \"pillbox\"",
            "  slits = 2",
            "  [card.by]                       # as the acting piece",
            "  from = \"pillbox\"",
            "  rof = 2",
            "  skill = \"veteran\"");

    private SampleCards() {}

    public static CardSet deck(List<Procedure<?, ?>> procedures) {
        return new FormCardSet(ALL, procedures, NOTES, Optional.of(matrix()));
    }

    private static OddsMatrix matrix() {
        return new OddsMatrix(
                "chances that one team or gun Destroys it in one Shooting Step",
                "shoot",
                "destroyed",
                new OddsMatrix.Side("shooter", lines("by", "veteran-rifles", "at-gun-75")),
                new OddsMatrix.Side("target", lines("at", "mg-nest", "pillbox", "tank-turret")));
    }

    private static List<OddsMatrix.Line> lines(String role, String... cards) {
        return Stream.of(cards)
                .map(card -> new OddsMatrix.Line(card, Map.of(role, card)))
                .toList();
    }
}
