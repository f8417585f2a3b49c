package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;
import java.util.List;

/** What can be shot at: a fortification, or teams in its cover. */
public sealed interface ShotTarget extends NamedConstant permits Strongpoint, Cover {
    /** The conditions it can be in, the mildest first. */
    List<Condition> conditions();
}
