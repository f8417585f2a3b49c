package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;
import java.util.List;

/** A target of shooting: a fortification, or teams in its cover. */
public sealed interface ShotTarget extends NamedConstant permits Strongpoint, Cover {
    /** Returns its possible conditions, the mildest first. */
    List<Condition> conditions();
}
