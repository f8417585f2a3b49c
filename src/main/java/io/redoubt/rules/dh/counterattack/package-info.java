/**
 * What a crew in its work fires back with, who serves which weapon, and when it may charge. What its shots do to a
 * target belongs to shooting.
 */
@NullMarked
package io.redoubt.rules.dh.counterattack;

import org.jspecify.annotations.NullMarked;
