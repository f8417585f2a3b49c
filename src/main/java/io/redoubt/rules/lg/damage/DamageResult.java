package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.procedure.Case;

/**
 * What attacks did to a structure.
 *
 * @param lost points lost in all
 * @param needed attacks until it was destroyed, one more than were made if it stands
 * @param sections sections of the model that came off
 * @param holes holes it left, where no points are counted
 */
record DamageResult(DamageLevel end, int lost, int needed, int sections, int holes) implements Case.Result {}
