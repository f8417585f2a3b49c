package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** What a position is worth to the team in it: its cover, or leave to do something there. */
public enum PositionBenefit implements Named {
    NO_COVER("no-cover", "no cover"),
    BULLETPROOF("bulletproof", "Bulletproof Cover"),
    CONCEALED("concealed", "Concealed"),
    CONCEALED_BULLETPROOF("concealed+bulletproof", "Concealed, in Bulletproof Cover"),
    CONCEALED_GONE_TO_GROUND("concealed+gone-to-ground", "Concealed and Gone to Ground"),
    ALLOWED("allowed", "allowed");

    private final String id;
    private final String words;

    PositionBenefit(String id, String words) {
        this.id = id;
        this.words = words;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }
}
