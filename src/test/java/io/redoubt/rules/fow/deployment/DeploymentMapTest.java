package io.redoubt.rules.fow.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.toml.Toml;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The layer and the details of every piece on the map of a deployment. */
class DeploymentMapTest {
    private static TableMap map(String content) {
        Deployment deployment = new InputFileFormat<>(new Toml(), DeploymentReader::read)
                .parse(InputFileFormat.attach("x.toml", content))
                .content();
        return new DeploymentMap(deployment).with(List.of());
    }

    private static List<String> items(String content) {
        return map(content).items().stream()
                .map(item -> item.layer() + ": " + item.detail())
                .toList();
    }

    @Test
    void everyPieceIsOnItsLayerWithOwnerAndTurn() {
        assertEquals(
                List.of(
                        "AREA: deployment area, German",
                        "AREA: deployment area, either side",
                        "WATER: the lake Teich",
                        "WORK: Gun Pit",
                        "WORK: Trench Line, German",
                        "BARRIER: Minefield, placed 3",
                        "BUNKER: Pillbox, German, placed 4",
                        "OBJECTIVE: Objective, German"),
                items("""
                        units = 'in'
                        [[area]]
                        owner = 'German'
                        from = [0, 0]
                        to = [72, 18]
                        [[area]]
                        from = [0, 18]
                        to = [72, 28]
                        [[terrain]]
                        kind = 'lake'
                        name = 'Teich'
                        at = [60, 40]
                        radius = 3
                        [[fortification]]
                        name = 'pit'
                        type = 'gun-pit'
                        at = [20, 9]
                        [[fortification]]
                        name = 'sap'
                        type = 'trench-line'
                        owner = 'German'
                        at = [30, 9]
                        [[barrier]]
                        name = 'mines'
                        type = 'minefield'
                        at = [40, 9]
                        placed = 3
                        [[bunker]]
                        name = 'box'
                        type = 'pillbox'
                        owner = 'German'
                        at = [50, 9]
                        placed = 4
                        [[objective]]
                        name = 'bridge'
                        owner = 'German'
                        at = [60, 9]
                        """));
    }

    @Test
    void aPieceIsNamedAndFaces() {
        Item nest = map("units = 'in'\n[[bunker]]\nname = 'Anton'\ntype = 'nest'\nat = [6, 6]\nfacing = 90\n")
                .items()
                .get(0);
        assertEquals("Anton", nest.name());
        assertEquals(90, nest.facing().orElseThrow());
    }
}
