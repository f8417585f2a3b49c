/** Deployment: fortifications of a force, attacker and defender, valid places; as single questions or whole files. */
@NullMarked
package io.redoubt.rules.fow.deployment;

import org.jspecify.annotations.NullMarked;
