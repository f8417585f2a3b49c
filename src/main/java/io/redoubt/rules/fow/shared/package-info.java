/**
 * Terms that all phases share: rules, conditions, ratings, places, and the values of pieces. It contains no procedure
 * and depends on none.
 */
@NullMarked
package io.redoubt.rules.fow.shared;

import org.jspecify.annotations.NullMarked;
