package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Area;
import io.redoubt.rules.fow.deployment.Deployment.Feature;
import io.redoubt.rules.fow.deployment.Deployment.Objective;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.TableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A map of a deployment, with the shapes used for rulings. */
record DeploymentMap(Deployment deployment) {
    TableMap with(List<RuleViolation> flaws) {
        List<Item> items = new ArrayList<>();
        for (Area area : deployment.areas()) {
            String whose = area.owner().isEmpty() ? "either side" : area.owner();
            items.add(new Item(
                    Layer.AREA,
                    "",
                    "",
                    "deployment area, " + whose,
                    area.owner(),
                    area.outline().ground(),
                    Optional.empty()));
        }
        for (Feature feature : deployment.features()) {
            items.add(new Item(
                    layer(feature.kind()),
                    feature.name(),
                    feature.label(),
                    feature.name(),
                    feature.shape().ground()));
        }
        deployment.others().forEach(piece -> items.add(item(piece)));
        deployment.bunkers().forEach(piece -> items.add(item(piece)));
        for (Objective objective : deployment.objectives()) {
            items.add(new Item(
                    Layer.OBJECTIVE,
                    objective.name(),
                    objective.name(),
                    detail("Objective", objective.owner(), objective.placed()),
                    objective.owner(),
                    objective.shape().ground(),
                    Optional.empty()));
        }
        return new TableMap(scale(deployment.unit()), items, flaws);
    }

    private static Item item(Piece piece) {
        return new Item(
                layer(piece.type()),
                piece.name(),
                piece.name(),
                detail(piece.type().words(), piece.owner(), piece.placed()),
                piece.owner(),
                piece.shape().ground(),
                piece.facing());
    }

    private static String detail(String what, String owner, Optional<Integer> placed) {
        return what
                + (owner.isEmpty() ? "" : ", " + owner)
                + placed.map(turn -> ", placed " + turn).orElse("");
    }

    private static TableMap.Scale scale(Distance.Unit unit) {
        return switch (unit) {
            case INCHES -> TableMap.Scale.INCHES;
            case CENTIMETRES -> TableMap.Scale.CENTIMETRES;
        };
    }

    private static Layer layer(Fortification type) {
        if (type.isBunker()) {
            return Layer.BUNKER;
        }
        return type.family() == Fortification.Family.BARRIER ? Layer.BARRIER : Layer.WORK;
    }

    private static Layer layer(Site kind) {
        return switch (kind) {
            case OPEN -> Layer.OPEN;
            case OTHER -> Layer.ROUGH;
            case BUILDING -> Layer.BUILDING;
            case ROAD, TRACK, RAILWAY_LINE -> Layer.WAY;
            case STREAM, RIVER, LAKE, WATER -> Layer.WATER;
        };
    }
}
