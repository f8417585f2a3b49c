package io.redoubt.rules.vv;

/** From where an AFV is struck; a shot along the dividing hexside is diced for. */
enum ArmourFacing implements PlainName {
    FRONT,
    REAR,
    HEXSIDE
}
