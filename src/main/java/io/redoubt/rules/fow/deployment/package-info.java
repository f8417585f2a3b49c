/**
 * What a force may bring, who defends, and where fortifications may stand: questions, and whole files. Nothing here
 * rolls for combat; of other rooms only the terms are known.
 */
@NullMarked
package io.redoubt.rules.fow.deployment;

import org.jspecify.annotations.NullMarked;
