/**
 * What every phase of the table speaks of: rules, conditions, ratings, places, and the values of pieces. No procedure
 * lives here, and nothing here knows one.
 */
@NullMarked
package io.redoubt.rules.fow.shared;

import org.jspecify.annotations.NullMarked;
