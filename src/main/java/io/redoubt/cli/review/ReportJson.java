package io.redoubt.cli.review;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.battle.Board;
import io.redoubt.battle.Luck;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.query.Replaying;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes the after-action report as JSON. */
public final class ReportJson {
    private ReportJson() {}

    static void write(BattleView view) {
        JsonGenerator json = JsonLines.on(view.world().out());
        Replaying replaying = new Replaying(view.world());
        Board board = view.board();
        try {
            json.writeStartObject();
            json.writeStringField("command", "report");
            json.writeStringField("name", view.name());
            StateJson.marks(json, view.battle());
            json.writeArrayFieldStart("turns");
            for (Story.Turn turn : Story.of(view.battle()).turns()) {
                if (turn.rulings().findAny().isEmpty()) {
                    continue;
                }
                json.writeStartObject();
                json.writeNumberField("turn", Integer.parseInt(turn.number()));
                json.writeStringField("side", turn.side());
                json.writeArrayFieldStart("rulings");
                for (Ruling ruling : (Iterable<Ruling>) turn.rulings()::iterator) {
                    write(json, ruling, replaying.told(ruling));
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            StateJson.pieces(json, board.pieces());
            json.writeObjectFieldStart("luck");
            LuckJson.figures(json, Luck.of(view.battle().rulings()));
            json.writeEndObject();
            json.writeStringField("commitment", board.mark(Board.COMMITMENT));
            json.writeStringField("revealed", board.mark(Board.OVER));
            json.writeNumberField("entries", view.battle().entries().size());
            json.writeStringField("hash", view.battle().hash());
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(JsonGenerator json, Ruling ruling, Replaying.Told told) throws IOException {
        json.writeStartObject();
        LogJson.members(json, ruling);
        json.writeStringField("title", told.headline());
        json.writeStringField("text", told.verdict());
        json.writeEndObject();
    }

    /** Returns the shape of a report. */
    public static SchemaNode shape() {
        SchemaNode turn = new ObjectSchema()
                .with("turn", SharedShapes.COUNT)
                .with("side", SchemaNode.text().told("empty if no sides are named"))
                .with(
                        "rulings",
                        SchemaNode.listOf(LogJson.rulingShape(new ObjectSchema())
                                .with("title", SchemaNode.text())
                                .with("text", SchemaNode.text())
                                .object()))
                .object();
        ObjectSchema report = new ObjectSchema()
                .with("command", SchemaNode.constant("report"))
                .with("name", SchemaNode.text());
        return StateJson.marks(report)
                .with("turns", SchemaNode.listOf(turn).told("the turns in which rulings were made"))
                .with("pieces", StateJson.piecesShape())
                .with("luck", LuckJson.shape(new ObjectSchema()))
                .with("commitment", SchemaNode.text().told("hash of the secret of the program's dice"))
                .with("revealed", SchemaNode.text().told("the secret; empty until the battle has ended"))
                .with("entries", SharedShapes.COUNT)
                .with(
                        "hash",
                        SchemaNode.text("([0-9a-f]{64})?").told("hash of the last entry; empty if it is not in a file"))
                .object();
    }
}
