package io.redoubt.cli.review;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.piece.Piece;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Writes the state of a battle as JSON. */
public final class StateJson {
    private StateJson() {}

    static void write(BattleView view, List<Piece> pieces) {
        JsonGenerator json = JsonLines.on(view.world().out());
        try {
            json.writeStartObject();
            json.writeStringField("command", "state");
            marks(json, view.battle());
            pieces(json, pieces);
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes what is true of the table as a whole. */
    static void marks(JsonGenerator json, Battle battle) throws IOException {
        Board board = battle.board();
        json.writeStringField("game", board.mark(Board.GAME));
        json.writeNumberField("turn", Integer.parseInt(board.mark(Board.TURN)));
        json.writeStringField("phase", board.mark(Board.PHASE));
        json.writeStringField("side", board.mark(Board.SIDE));
        json.writeArrayFieldStart("sides");
        for (String side : board.sides()) {
            json.writeString(side);
        }
        json.writeEndArray();
        json.writeObjectFieldStart("settled");
        for (Map.Entry<String, String> reading : board.readings().entrySet()) {
            json.writeStringField(reading.getKey(), reading.getValue());
        }
        json.writeEndObject();
        json.writeBooleanField("over", battle.isOver());
    }

    static void pieces(JsonGenerator json, List<Piece> pieces) throws IOException {
        json.writeObjectFieldStart("pieces");
        for (Piece piece : pieces) {
            json.writeObjectFieldStart(piece.name());
            json.writeStringField("kind", piece.kind());
            json.writeStringField("owner", piece.owner());
            json.writeObjectFieldStart("values");
            for (Map.Entry<String, String> value : piece.values().entrySet()) {
                if (!value.getKey().equals(Piece.OWNER)) {
                    json.writeFieldName(InputField.key(value.getKey()));
                    value(json, value.getValue());
                }
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    /** Writes a value as a question of a batch takes it: a flag as true, several values as an array. */
    static void value(JsonGenerator json, String stored) throws IOException {
        int beyond = stored.indexOf(ValueFormat.BEYOND);
        String text = beyond < 0 ? stored : stored.substring(0, beyond);
        if (text.equals("true")) {
            json.writeBoolean(true);
        } else if (text.contains(ListFormat.SEPARATOR)) {
            json.writeStartArray();
            for (String one : text.split(ListFormat.SEPARATOR, -1)) {
                json.writeString(one);
            }
            json.writeEndArray();
        } else {
            json.writeString(text);
        }
    }

    /** Returns the shape of the state of a battle. */
    public static SchemaNode shape() {
        return marks(new ObjectSchema().with("command", SchemaNode.constant("state")))
                .with("pieces", piecesShape())
                .object();
    }

    static ObjectSchema marks(ObjectSchema object) {
        return object.with("game", SchemaNode.text())
                .with("turn", SharedShapes.COUNT)
                .with("phase", SchemaNode.text().told("empty if the battle tracks no phases"))
                .with("side", SchemaNode.text().told("the side whose turn it is; empty if no sides are named"))
                .with("sides", SharedShapes.TEXTS.told("the sides in the order of their turns"))
                .with("settled", SharedShapes.READINGS.told("readings that the battle has settled"))
                .with("over", SchemaNode.truth().told("the battle has ended, and its secret is revealed"));
    }

    static SchemaNode piecesShape() {
        return SchemaNode.mapOf(new ObjectSchema()
                .with("kind", SchemaNode.text())
                .with("owner", SchemaNode.text().told("the side of the piece; empty if unknown"))
                .with("values", SchemaNode.mapOf(valueShape()).told("by option, in camel case"))
                .object());
    }

    static SchemaNode valueShape() {
        return SchemaNode.either(List.of(SchemaNode.text(), SchemaNode.truth(), SharedShapes.TEXTS));
    }
}
