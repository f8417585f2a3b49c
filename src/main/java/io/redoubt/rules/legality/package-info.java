/**
 * Subjects that are judged as soon as they are read, because nothing depends on dice: deployments and orders of battle.
 *
 * <p>A legality check is a procedure like any other, so it is queried, displayed and counted in the same way.
 */
@NullMarked
package io.redoubt.rules.legality;

import org.jspecify.annotations.NullMarked;
