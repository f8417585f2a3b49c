package io.redoubt.cli.review;

import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Luck;
import io.redoubt.battle.LuckHistory;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.query.Replaying;
import io.redoubt.exact.Fraction;
import io.redoubt.report.picture.LuckPicture;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.svg.Markup;
import io.redoubt.svg.Style;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** {@code report --html FILE}: the report of a battle as a self-contained page. */
final class ReportPage {
    private static final int MOST_TOLD = 7;
    private static final Fraction COIN = Fraction.of(1, 2);

    private static final String RULES = """
            body{font:16px/1.5 'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif;color:#1b1b1b;background:#fff;max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}
            h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}
            h2{font-size:1.2rem;margin:2rem 0 .5rem;border-bottom:2px solid #31688e}
            summary{font-weight:600;cursor:pointer;padding:.3rem 0}
            details{border-bottom:1px solid #d9d9d9}
            li{margin:.3rem 0}
            .hand{list-style:none;counter-increment:list-item 0}
            table{border-collapse:collapse;width:100%;font-size:.9rem;margin:.5rem 0 1rem}
            th,td{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #e3e3e3}
            .less{color:#595959}
            code{font-size:.85rem;word-break:break-all}
            .band{fill:#d5e3ee}
            h3{font-size:1rem;margin:1rem 0 0}
            @media print{details::details-content{display:block;content-visibility:visible}summary{list-style:none}li,tr,p,.course{break-inside:avoid}td:first-child{white-space:nowrap}h2,h3,summary,.less,thead,tr:nth-last-child(2){break-after:avoid}body{max-width:none}}
            @media(max-width:36rem){.picture .small,.picture .tiny{font-size:19px}th{display:none}tr{display:block;padding:.3rem 0;border-bottom:1px solid #e3e3e3}td{display:inline;border:0;padding-right:.4rem}td:first-child{font-weight:600}td:last-child{display:block}}
            """;

    private final BattleView table;
    private final Replaying replaying;
    private final Markup page = new Markup();

    ReportPage(BattleView table) {
        this.table = table;
        this.replaying = new Replaying(table.world());
    }

    String text() {
        Story story = Story.of(table.battle());
        page.open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en").open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.element("title", safe(table.name())).element("style", Style.RULES + RULES);
        page.close().open("body");
        head(table.board());
        turns(story);
        stands("Final position", table.board());
        luck();
        unlikelyResults(story);
        proof(table.board());
        page.close().close();
        return "<!DOCTYPE html>\n" + page;
    }

    private static String safe(String text) {
        return PrintableText.whole(text);
    }

    private void head(Board board) {
        page.element("h1", safe(table.name()));
        String side = board.mark(Board.SIDE);
        page.element(
                "p",
                table.rules().title() + ", " + table.rules().edition() + ". Turn " + safe(board.mark(Board.TURN))
                        + (side.isEmpty() ? "" : ", " + safe(side)) + '.');
        if (!board.readings().isEmpty()) {
            page.element("h2", "Agreed readings").open("ul");
            board.readings().forEach((key, value) -> page.element("li", safe(key + " = " + value)));
            page.close();
        }
    }

    private void turns(Story story) {
        page.element("h2", "What happened");
        if (story.turns().isEmpty()) {
            page.element("p", "No rulings were made.");
        }
        for (Story.Turn turn : story.turns()) {
            long rulings = turn.rulings().count();
            page.open("details", "open", "open")
                    .element(
                            "summary",
                            "Turn " + safe(turn.number()) + (turn.side().isEmpty() ? "" : ", " + safe(turn.side()))
                                    + count(rulings));
            page.open("ol");
            for (JournalEntry entry : turn.entries()) {
                if (Story.Turn.isByHand(entry)) {
                    page.element("li", "by hand: " + safe(entry.words()), "class", "hand");
                }
                entry.rulings().forEach(this::ruling);
            }
            page.close();
            String these = rulings == 0 ? "changes" : "rulings";
            page.element("p", "Position after these " + these + ":", "class", "less");
            pieces(turn.after());
            page.close();
        }
    }

    private static String count(long rulings) {
        return rulings == 0 ? "" : ": " + rulings + (rulings == 1 ? " ruling" : " rulings");
    }

    private void ruling(Ruling ruling) {
        page.open("li");
        told(ruling);
        if (!ruling.thrown().faces().isEmpty()) {
            StringBuilder dice = new StringBuilder(" Dice");
            ruling.thrown().faces().forEach(face -> dice.append(' ').append(face));
            page.text(dice.append('.').toString());
        }
        if (!ruling.effects().isEmpty()) {
            page.text(" ").inline("em", safe(ChangeText.of(ruling.effects(), table.rules())) + '.');
        }
        page.close();
    }

    private void told(Ruling ruling) {
        if (!ruling.call().by().isEmpty()) {
            page.inline("strong", safe(ruling.call().by())).text(", ");
        }
        Replaying.Told told = replaying.told(ruling);
        page.text(safe(told.headline()));
        if (!ruling.call().at().isEmpty()) {
            page.text(" (").inline("strong", safe(ruling.call().at())).text(")");
        }
        page.text(": " + safe(told.verdict()) + LogText.chance(ruling));
    }

    private void stands(String title, Board board) {
        page.element("h2", title);
        pieces(board);
    }

    private void pieces(Board board) {
        if (board.pieces().isEmpty()) {
            page.element("p", "The table is empty.");
            return;
        }
        page.open("table").open("thead").open("tr");
        List.of("piece", "kind", "side", "details").forEach(head -> page.element("th", head));
        page.close().close().open("tbody");
        for (Piece piece : board.pieces()) {
            page.open("tr");
            List.of(piece.name(), piece.kind(), piece.owner(), ReportText.known(piece))
                    .forEach(cell -> page.element("td", safe(cell)));
            page.close();
        }
        page.close().close();
    }

    private void luck() {
        page.element("h2", "Luck");
        Iterable<Ruling> rulings = table.battle().rulings();
        LuckText.of(Luck.of(rulings)).forEach(each -> page.element("p", safe(each) + '.'));
        for (LuckHistory course : LuckHistory.of(rulings)) {
            List<LuckPicture.Moment> moments = new ArrayList<>();
            course.moments()
                    .forEach(each ->
                            moments.add(new LuckPicture.Moment(each.dice(), each.surplus(), each.low(), each.high())));
            String whose = course.side().isEmpty() ? "The dice" : safe(course.side());
            String title = whose + ": luck from die to die";
            page.open("div", "class", "course")
                    .element("h3", title)
                    .element(
                            "p",
                            "Above 0: lucky. Nine of ten such series of dice lie within the band.",
                            "class",
                            "less")
                    .add(LuckPicture.of(title, moments))
                    .close();
        }
    }

    /**
     * Lists the least likely outcomes that came about, with a probability below one half, beginning with the least
     * likely.
     */
    private void unlikelyResults(Story story) {
        record Told(String turn, Ruling ruling, Fraction chance) {}
        List<Told> told = new ArrayList<>();
        for (Story.Turn turn : story.turns()) {
            turn.rulings()
                    .map(ruling -> new Told(turn.number(), ruling, ruling.chance()))
                    .filter(each -> each.chance().compareTo(COIN) < 0)
                    .forEach(each -> {
                        told.add(each);
                        told.sort(Comparator.comparing(Told::chance));
                        if (told.size() > MOST_TOLD) {
                            told.remove(MOST_TOLD);
                        }
                    });
        }
        if (told.isEmpty()) {
            return;
        }
        page.element("h2", "The least likely results").open("ol");
        for (Told each : told) {
            page.open("li").text("Turn " + safe(each.turn()) + ": ");
            told(each.ruling());
            page.close();
        }
        page.close();
    }

    private void proof(Board board) {
        page.element("h2", "Proof");
        page.open("p").text("The seed of the program's dice was committed to as ");
        page.inline("code", safe(board.mark(Board.COMMITMENT)));
        if (table.battle().isOver()) {
            page.text(" and revealed as ")
                    .inline("code", safe(board.mark(Board.OVER)))
                    .text(".");
        } else {
            page.text("; it is not revealed yet.");
        }
        page.close();
        page.open("p")
                .text("The last of the journal's " + table.battle().entries().size() + " lines has the hash ");
        page.inline("code", table.battle().hash());
        page.text(": redoubt verify shows whether a journal is the one this page was made from, unchanged.")
                .close();
    }
}
