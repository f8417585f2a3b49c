package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Inputs;
import java.util.Optional;

/** Makes an attack of what a user gave, asking only for what this attack needs. */
final class ShotReader {
    private ShotReader() {}

    static Attack read(Inputs in) {
        Position at = in.get(HexForm.AT);
        if (at == Position.TUNNEL) {
            return BarredFire.atTunnel();
        }
        Optional<Rating> atfp = in.find(ShootForm.ATFP);
        if (atfp.isPresent() && in.find(ShootForm.APFP).isPresent()) {
            throw new BadInput("--apfp and --atfp: a unit attacks with one of them; leave one out");
        }
        if (atfp.isPresent() && at.isBunker()) {
            return BarredFire.atBunkerWithAtfp();
        }
        Shot shot = Shot.of(in);
        if (shot.isBarred()) {
            return BarredFire.by(shot, at);
        }
        Hex hex = Hex.of(in, at);
        Optional<Misplaced> misplaced = Misplaced.find(in, at, hex.terrain());
        if (misplaced.isPresent()) {
            return BarredFire.atNothing(misplaced.get());
        }
        Optional<Integer> bare = in.find(ShootForm.TARGET_NUMBER);
        if (bare.isPresent()) {
            return new TargetRoll(shot, hex, bare.get(), ShotFactors.of(in, shot, hex, ShotFactors.Fire.AP));
        }
        return atfp.isPresent() ? AtFire.of(in, shot, hex, atfp.get()) : ApFire.of(in, shot, hex);
    }
}
