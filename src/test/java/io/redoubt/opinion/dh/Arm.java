package io.redoubt.opinion.dh;

import java.util.List;

/**
 * A mounted weapon.
 *
 * @param name as the card prints it
 * @param men who serve it
 * @param everybody served by all the crew together instead
 * @param big a Main Gun, which has to Acquire; the others are machine guns
 * @param bonus what its special line adds to its own fire
 * @param morale its MM, for the Guts Checks it causes
 * @param damage its DM, for the results table
 * @param row the values for a die below 2, for 2 to 9, and for 10; none for a machine gun
 */
record Arm(
        String name,
        int men,
        boolean everybody,
        boolean big,
        int shots,
        int lethality,
        int morale,
        int damage,
        int bonus,
        List<Integer> row) {

    /** One word for it, after the card's name and a colon. */
    String word() {
        return name.replace(' ', '-');
    }

    /** Its name where it stands alone on the command line. */
    String said() {
        return name.contains(" ") ? "\"" + name + "\"" : name;
    }

    static Arm gun(String name, int men, int morale, int damage, Integer... row) {
        return new Arm(name, men, false, true, 1, 0, morale, damage, 0, List.of(row));
    }

    static Arm machineGun(String name, int men, int shots) {
        return new Arm(name, men, false, false, shots, 8, -3, -3, 0, List.of());
    }

    /** A second weapon of a turret. */
    static Arm beside(String name, int bonus) {
        return new Arm(name, 0, true, false, 4, 8, -2, -3, bonus, List.of());
    }

    Arm byEverybody() {
        return new Arm(name, 0, true, big, shots, lethality, morale, damage, bonus, row);
    }
}
