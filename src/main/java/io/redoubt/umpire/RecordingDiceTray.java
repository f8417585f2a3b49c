package io.redoubt.umpire;

import java.util.List;
import java.util.Optional;

/** The table of one ruling: it takes faces from a source and adds steps to a transcript. */
final class RecordingDiceTray implements DiceTray {
    private final FaceSource source;
    private final Transcript transcript;

    RecordingDiceTray(FaceSource source, Transcript transcript) {
        this.source = source;
        this.transcript = transcript;
    }

    @Override
    public List<Integer> roll(String name, int dice, Die die) {
        return transcript.keep(
                source.roll(new Throw("throw of " + name, dice, die, Optional.empty(), transcript.place())));
    }

    @Override
    public List<Integer> total(TotalRoll roll, DiceTotal score) {
        List<Integer> faces = transcript.keep(source.roll(new Throw(
                roll.name(), score.dice(), score.die(), Optional.empty(), Optional.of(score), transcript.place())));
        transcript.add(new Step.TotalStep(roll, score, faces, score.of(faces), Optional.empty(), transcript.place()));
        return faces;
    }

    @Override
    public void record(Step.Dice dice) {
        transcript.add(dice.at(transcript.place()));
    }

    @Override
    public void note(SentenceTemplate remark, Object... values) {
        transcript.add(new Step.Finding(Sentence.of(remark, values), true, transcript.place()));
    }

    @Override
    public void attempt(String noun, int index, int of) {
        transcript.enter(Optional.of(new Step.Place(noun, index, of)));
    }

    @Override
    public void ended() {
        transcript.enter(Optional.empty());
    }
}
