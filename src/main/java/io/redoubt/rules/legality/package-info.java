/**
 * What is judged as soon as it is read, because nothing in it hangs on dice: deployments and orders of battle.
 *
 * <p>A legality check is a procedure like any other, so it is asked, shown and counted in the same way.
 */
@NullMarked
package io.redoubt.rules.legality;

import org.jspecify.annotations.NullMarked;
