/** Checks of a deployment before play. */
@NullMarked
package io.redoubt.rules.vv.deployment;

import org.jspecify.annotations.NullMarked;
