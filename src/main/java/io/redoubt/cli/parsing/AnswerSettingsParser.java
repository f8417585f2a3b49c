package io.redoubt.cli.parsing;

import io.redoubt.catalog.ReadingParser;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.FacesParser;
import io.redoubt.cli.query.PictureSettings;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.query.Requirement;
import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads settings from the common options of a command line or JSON object. */
public final class AnswerSettingsParser {

    /** The options for pictures, which most commands do not have. */
    private static final Set<CommonOption> PICTURES =
            EnumSet.of(CommonOption.CHART, CommonOption.MAP, CommonOption.FORCE, CommonOption.ASCII);

    private final RuleSet game;
    private final Procedure<?, ?> procedure;

    AnswerSettingsParser(RuleSet game, Procedure<?, ?> procedure) {
        this.game = game;
        this.procedure = procedure;
    }

    /**
     * Reads the common options.
     *
     * @param given the texts of each given option
     * @throws BadInputException if an option cannot be read, or two contradict each other
     */
    AnswerSettings read(Map<CommonOption, List<String>> given, AnswerSettings.Dice otherwise) {
        if (given.isEmpty()) {
            return AnswerSettings.typed(otherwise);
        }
        AnswerSettings.Dice dice = dice(given, otherwise);
        AnswerSettings.Format format = format(given);
        List<Requirement> requirements = new ArrayList<>();
        for (String text : given.getOrDefault(CommonOption.REQUIRE, List.of())) {
            requirements.add(Requirement.parse(CommonOption.REQUIRE, text, procedure.outcomes()));
        }
        if (!requirements.isEmpty() && !(dice instanceof AnswerSettings.Dice.Counted)) {
            throw new BadInputException("--require needs --odds");
        }
        Optional<String> condition = one(given, CommonOption.UNTIL);
        Optional<Requirement> until = condition.isEmpty()
                ? Optional.empty()
                : Optional.of(Requirement.parse(CommonOption.UNTIL, condition.get(), procedure.outcomes()));
        if (until.isPresent() && !(dice instanceof AnswerSettings.Dice.Counted)) {
            throw new BadInputException("--until needs --odds and one list or range");
        }
        return new AnswerSettings(
                dice,
                format,
                requirements,
                until,
                ReadingParser.settled(given.getOrDefault(CommonOption.READING, List.of()), game),
                shown(given),
                choice(given, CommonOption.COLOR, AnswerSettings.Color.values(), AnswerSettings.Color.AUTO),
                one(given, CommonOption.BATTLE),
                one(given, CommonOption.CARDS),
                given.containsKey(CommonOption.ANYWAY)
                        ? AnswerSettings.Reminding.SILENT
                        : AnswerSettings.Reminding.TOLD,
                one(given, CommonOption.PATIENCE).map(text -> ProgressIndicator.patience("--patience", text)),
                pictures(given, dice));
    }

    /** Returns the settings of a command that only prints. */
    public static AnswerSettings printing(Map<CommonOption, List<String>> given) {
        return new AnswerSettings(
                new AnswerSettings.Dice.Counted(),
                format(given),
                List.of(),
                Optional.empty(),
                Map.of(),
                "",
                choice(given, CommonOption.COLOR, AnswerSettings.Color.values(), AnswerSettings.Color.AUTO),
                Optional.empty(),
                Optional.empty(),
                AnswerSettings.Reminding.TOLD,
                Optional.empty(),
                drawn(given));
    }

    private static String shown(Map<CommonOption, List<String>> given) {
        Optional<String> show = one(given, CommonOption.SHOW);
        if (show.filter(String::isEmpty).isPresent()) {
            throw new BadInputException("--show is empty; give an outcome or a number of the answer");
        }
        return show.orElse("");
    }

    private PictureSettings pictures(Map<CommonOption, List<String>> given, AnswerSettings.Dice dice) {
        if (given.containsKey(CommonOption.CHART) && !(dice instanceof AnswerSettings.Dice.Counted)) {
            throw new BadInputException("--chart needs --odds");
        }
        boolean map = given.containsKey(CommonOption.MAP);
        if (map && !procedure.hasMap()) {
            throw new BadInputException("--map draws the deployment of a file: deploy-check FILE --map");
        }
        boolean text = format(given) == AnswerSettings.Format.TEXT;
        PictureSettings drawn = drawn(given);
        if (!text
                && drawn.map()
                        .filter(PictureSettings.MapPlace.Here.class::isInstance)
                        .isPresent()) {
            throw new BadInputException("--map without a file is for text answers; give it a file, like --map map.svg");
        }
        return drawn;
    }

    private static PictureSettings drawn(Map<CommonOption, List<String>> given) {
        if (Collections.disjoint(given.keySet(), PICTURES)) {
            return PictureSettings.NONE;
        }
        return new PictureSettings(
                one(given, CommonOption.CHART).map(text -> PictureSettings.file("--chart", text)),
                one(given, CommonOption.MAP).map(PictureSettings::place),
                given.containsKey(CommonOption.FORCE) ? AtomicFile.Existing.OVERWRITTEN : AtomicFile.Existing.KEPT,
                given.containsKey(CommonOption.ASCII)
                        ? PictureSettings.Letters.PLAIN
                        : PictureSettings.Letters.UNICODE);
    }

    private static AnswerSettings.Dice dice(Map<CommonOption, List<String>> given, AnswerSettings.Dice otherwise) {
        boolean odds = given.containsKey(CommonOption.ODDS);
        Optional<String> faces = one(given, CommonOption.DICE);
        Optional<String> seed = one(given, CommonOption.SEED);
        int ways = (odds ? 1 : 0) + (faces.isPresent() ? 1 : 0) + (seed.isPresent() ? 1 : 0);
        if (ways > 1) {
            throw new BadInputException(
                    (odds ? "--odds" : "--seed") + " and " + (faces.isPresent() ? "--dice" : "--seed")
                            + " cannot be combined; choose exact odds, a seed or your own dice");
        }
        if (faces.isPresent()) {
            return new AnswerSettings.Dice.Given(FacesParser.faces(faces.get()));
        }
        if (seed.isPresent()) {
            Seed read = Seed.parse(seed.get())
                    .orElseThrow(() -> new BadInputException("--seed " + PrintableText.of(seed.get())
                            + ": a seed is a whole number, or as printed, like 7f3a-91c0"));
            return new AnswerSettings.Dice.Rolled(Optional.of(read));
        }
        return odds ? new AnswerSettings.Dice.Counted() : otherwise;
    }

    private static AnswerSettings.Format format(Map<CommonOption, List<String>> given) {
        AnswerSettings.Format named =
                choice(given, CommonOption.FORMAT, AnswerSettings.Format.values(), AnswerSettings.Format.TEXT);
        boolean json = given.containsKey(CommonOption.JSON);
        boolean markdown = given.containsKey(CommonOption.MARKDOWN);
        if (json && markdown) {
            throw new BadInputException("--json and --markdown cannot be combined; give only one");
        }
        if (!json && !markdown) {
            return named;
        }
        AnswerSettings.Format flagged = json ? AnswerSettings.Format.JSON : AnswerSettings.Format.MARKDOWN;
        if (given.containsKey(CommonOption.FORMAT) && named != flagged) {
            throw new BadInputException("--" + CommonOption.word(flagged) + " and --format "
                    + one(given, CommonOption.FORMAT).orElse("") + " cannot be combined; give only one");
        }
        return flagged;
    }

    private static <E extends Enum<E>> E choice(
            Map<CommonOption, List<String>> given, CommonOption option, E[] values, E otherwise) {
        Optional<String> text = one(given, option);
        if (text.isEmpty()) {
            return otherwise;
        }
        for (E value : values) {
            if (CommonOption.word(value).equals(text.get())) {
                return value;
            }
        }
        throw new BadInputException("--" + option.key() + ' ' + PrintableText.of(text.get()) + ": not one of "
                + String.join(", ", option.choices()) + SpellingSuggestion.hint(text.get(), option.choices()));
    }

    private static Optional<String> one(Map<CommonOption, List<String>> given, CommonOption option) {
        List<String> texts = given.getOrDefault(option, List.of());
        return texts.isEmpty() ? Optional.empty() : Optional.of(texts.get(0));
    }

    /**
     * Rejects output options of a batch line that differ from those of the batch.
     *
     * @param common the common options of the line
     * @param settings the settings read from them
     * @param format the output format of the batch
     * @throws BadInputException if they differ
     */
    public static void mustFit(
            Map<CommonOption, List<String>> common, AnswerSettings settings, AnswerSettings.Format format) {
        if (settings.color() == AnswerSettings.Color.ALWAYS) {
            throw new BadInputException("--color always is not available in a batch; remove it");
        }
        if (settings.pictures().areWanted()) {
            throw new BadInputException(
                    "--chart and --map are not available in a batch; ask for each picture by itself");
        }
        if (settings.format() == AnswerSettings.Format.MARKDOWN) {
            throw new BadInputException(
                    "--markdown: a batch answers as json or csv; for Markdown, ask the question without batch");
        }
        boolean named = common.containsKey(CommonOption.FORMAT) || common.containsKey(CommonOption.JSON);
        if (named && settings.format() != format) {
            throw new BadInputException(
                    "--format " + CommonOption.word(settings.format()) + ": this batch answers every line as "
                            + CommonOption.word(format) + "; remove it, or give it directly after batch");
        }
    }
}
