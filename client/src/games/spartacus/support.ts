// Who brings how much Influence to the scheme under way, and whether it can be enough.
import type { Line } from "../../lib/protocol";
import { arg } from "./events";
import { sum, type Support } from "./pictures";
import type { Plot, Stage } from "./stage";

/**
 * The schemer first, then the others in their order; once it is declared, only those who were asked. `lines`: the log, in
 * which stands what a house got that wanted more than it was offered.
 */
export function supportOf(
  { houses }: Stage,
  plot: Plot,
  names: readonly string[],
  lines: readonly Line[] = [],
): Support[] {
  const found = houses.map(({ seat, influence }): Support => {
    const last = plot.requests.filter((request) => request.seat === seat).at(-1);
    const asked = plot.asked === seat;
    const answer = seat === plot.schemer ? "own" : answerOf(plot, seat);
    const offered = asked ? plot : { price: last?.price ?? 0, promised: last?.promised ?? 0 };
    const { price, promised } = (answer === "yes" && gotBy(seat, lines)) || offered;
    return { seat, name: names[seat] ?? "", influence, answer, paid: price, promised };
  });
  return found
    .filter(({ answer }) => !plot.declared || answer !== "open")
    .sort((a, b) => Number(b.answer === "own") - Number(a.answer === "own"));
}

/** What a house got for its yes, by the lines about this scheme; null: they do not say. */
function gotBy(seat: number, lines: readonly Line[]): { price: number; promised: number } | null {
  const scheme = lines.slice(lines.map(({ kind }) => kind).lastIndexOf("laid") + 1);
  const yes = scheme.findIndex((line) => line.kind === "supported" && arg(line, 0) === seat);
  if (yes < 0) return null;
  const then = scheme.slice(yes + 1, yes + 3); // it is paid at once
  const gold = (kind: string): number => then.filter((line) => line.kind === kind).map((line) => arg(line, 2))[0] ?? 0;
  return { price: gold("paid-house"), promised: gold("support-promised") };
}

function answerOf(plot: Plot, seat: number): Support["answer"] {
  if (plot.asked === seat) return "asked";
  if (plot.supporters.includes(seat)) return "yes";
  return plot.refused.includes(seat) ? "no" : "open";
}

/** What stands against it for sure, by what is known: it lacks Influence, or all who can be asked have too little. */
export function lacking(stage: Stage, plot: Plot): "" | "short" | "hopeless" {
  if (plot.missing <= 0) return "";
  if (plot.declared) return plot.step === "make-up" ? "" : "short";
  const open = stage.houses.filter(({ seat }) => plot.askable.includes(seat) || plot.asked === seat);
  return sum(open.map(({ influence }) => influence)) + plot.own_help < plot.missing ? "hopeless" : "";
}
