package io.redoubt.rules.vv.fire;

import io.redoubt.rules.vv.terms.PlainName;

/** From where an AFV is struck; a shot along the dividing hexside is diced for. */
enum ArmourFacing implements PlainName {
    FRONT,
    REAR,
    HEXSIDE
}
