package io.redoubt.umpire;

import java.util.List;

/**
 * Words of a step on several units, which the rules know by their values alone and a battle by name: {@code pins squad
 * 4-6-4} becomes {@code pins rifles}.
 */
public interface NamedLater extends Labelled {
    /**
     * Returns these words with names.
     *
     * @param names the name of each unit, in the order of the values; a list of another length changes nothing
     */
    Labelled named(List<String> names);
}
