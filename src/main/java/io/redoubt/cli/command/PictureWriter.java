package io.redoubt.cli.command;

import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.PictureSettings;
import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.question.Question;
import io.redoubt.report.Answer;
import io.redoubt.report.picture.MapPicture;
import io.redoubt.report.picture.MapSigns;
import io.redoubt.report.picture.MapText;
import io.redoubt.report.picture.OddsPicture;
import io.redoubt.report.picture.PictureWords;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.tablemap.TableMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Draws the requested pictures of an answer. */
public final class PictureWriter {
    private final Environment world;
    private final AnswerSettings settings;

    PictureWriter(Environment world, AnswerSettings settings) {
        this.world = world;
        this.settings = settings;
    }

    /**
     * Checks before any calculation whether the files can be written.
     *
     * @throws io.redoubt.cli.runtime.FileAccessException if one cannot
     */
    public static void mustBeWritable(Environment world, PictureSettings pictures) {
        for (String file : pictures.files()) {
            AtomicFile.of(world, file, pictures.existing());
        }
    }

    /** Writes a picture and reports its path. */
    private static void write(Environment world, String file, AtomicFile.Existing existing, String content) {
        AtomicFile target = AtomicFile.of(world, file, existing);
        target.write(content);
        world.tell("the picture is in " + target.name());
    }

    /**
     * Returns the action that draws a map, if one is requested.
     *
     * @throws BadInputException if the question has no map
     */
    Optional<Runnable> map(Question<?, ?> question, Answer answer) {
        if (settings.pictures().map().isEmpty()) {
            return Optional.empty();
        }
        TableMap map = question.map()
                .orElseThrow(
                        () -> new BadInputException("--map draws the deployment of a file: deploy-check FILE --map"));
        PictureSettings.MapPlace place = settings.pictures().map().get();
        return Optional.of(() -> draw(map, answer, place));
    }

    /**
     * Rejects a map, for queries that have several answers.
     *
     * @throws BadInputException if one is requested
     */
    void noMap() {
        if (settings.pictures().map().isPresent()) {
            throw new BadInputException("--map draws one deployment, not a list of them");
        }
    }

    /** Writes the chart of an answer, if one is requested. */
    void chart(Answer answer) {
        chart(() -> OddsPicture.of(answer, settings.show()));
    }

    /** Writes a chart, if one is requested. */
    void chart(Supplier<String> picture) {
        chart(world, settings.pictures(), picture);
    }

    /** Writes a chart, if one is requested. */
    public static void chart(Environment world, PictureSettings wanted, Supplier<String> picture) {
        if (wanted.chart().isPresent()) {
            write(world, wanted.chart().get(), wanted.existing(), picture.get());
        }
    }

    private void draw(TableMap map, Answer answer, PictureSettings.MapPlace place) {
        List<String> faults = PictureWords.faults(answer);
        if (place instanceof PictureSettings.MapPlace.Into into) {
            String picture = MapPicture.of(PictureWords.title(answer), PictureWords.verdict(faults), map, faults);
            write(world, into.file(), settings.pictures().existing(), picture);
        } else {
            new MapText(map, signs(), world.window())
                    .write(world.out(), OutputStyle.paint(world, settings.color()), faults);
        }
    }

    private MapSigns signs() {
        boolean plain = settings.pictures().letters() == PictureSettings.Letters.PLAIN
                || world.env().getOrDefault("TERM", "").equals("dumb");
        return plain ? MapSigns.PLAIN : MapSigns.UNICODE;
    }
}
