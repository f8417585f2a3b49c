package io.redoubt.rules.dh.penetration;

import io.redoubt.rules.Form;
import io.redoubt.rules.dh.shooting.ShootForm;
import java.util.List;

/** The inputs of a hit that may penetrate: those of a shot that matter from there on. */
final class PenetrateForm {
    static final Form<Penetrate.Hit> FORM = new Form<>(
            List.of(
                    ShootForm.GUN,
                    ShootForm.PENETRATION,
                    ShootForm.PENETRATION_MOD,
                    ShootForm.AT,
                    ShootForm.FACING,
                    ShootForm.FRONT,
                    ShootForm.SIDE,
                    ShootForm.REAR,
                    ShootForm.TOP),
            Penetrate::read);

    private PenetrateForm() {}
}
