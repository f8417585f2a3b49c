package io.redoubt.battle;

import java.nio.file.Path;
import java.util.Optional;

/** The secret of the seeds of a battle, kept until it is revealed: in a file beside the journal, or in memory. */
final class BattleSecret {
    private final Optional<MasterSeedFile> file;
    private final Optional<MasterSeed> kept;

    private BattleSecret(Optional<MasterSeedFile> file, Optional<MasterSeed> kept) {
        this.file = file;
        this.kept = kept;
    }

    static BattleSecret inMemory(MasterSeed secret) {
        return new BattleSecret(Optional.empty(), Optional.of(secret));
    }

    /** Returns the secret in the file beside a journal. */
    static BattleSecret beside(Path journal) {
        return new BattleSecret(Optional.of(MasterSeedFile.of(journal)), Optional.empty());
    }

    /** Returns the secret: from the board once it is revealed, otherwise from its place, if it is there. */
    Optional<MasterSeed> at(Board board) {
        String revealed = board.mark(Board.OVER);
        if (!revealed.isEmpty()) {
            return Optional.of(MasterSeed.of(revealed));
        }
        return file.isPresent() ? file.get().read(board.mark(Board.COMMITMENT)) : kept;
    }

    /** Returns whether the user may not read its file. */
    boolean isHidden() {
        return file.filter(MasterSeedFile::isHidden).isPresent();
    }

    /**
     * Writes the file.
     *
     * @throws BattleFileException if it cannot be written, or exists already
     */
    void write(MasterSeed secret) {
        file.ifPresent(place -> place.write(secret));
    }

    /** Deletes the file, once the journal contains the secret. */
    void delete() {
        file.ifPresent(MasterSeedFile::delete);
    }

    /** Returns the place, for messages. */
    String place() {
        return file.map(MasterSeedFile::name).orElse("memory");
    }
}
