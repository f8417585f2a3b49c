package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Inputs;
import java.util.Optional;

/** Makes a crossing of what a user gave, asking only for what this crossing needs. */
final class CrossReader {
    private CrossReader() {}

    static Crossing read(Inputs in) {
        CrossMode mode = in.get(CrossForm.MODE);
        Optional<Integer> tunnel = in.find(CrossForm.TUNNEL);
        if (tunnel.isPresent() || mode == CrossMode.TUNNEL) {
            if (mode != CrossMode.TUNNEL && mode != CrossMode.MOVE) {
                throw new BadInput("--tunnel: moving through a tunnel is no " + mode.words() + "; leave out --mode");
            }
            return TunnelMove.of(in, tunnel.orElseGet(() -> in.get(CrossForm.TUNNEL)));
        }
        Position position = in.get(CrossForm.POSITION);
        if (position == Position.TUNNEL) {
            return TunnelMove.of(in, in.get(CrossForm.TUNNEL));
        }
        return mode == CrossMode.STAY || mode == CrossMode.LEAVE
                ? InHex.of(in, position, mode)
                : EnterHex.of(in, position, mode);
    }
}
