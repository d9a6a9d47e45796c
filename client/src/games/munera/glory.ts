// What Glory was gained for, as far as the lines around it tell (M-3.4, M-8.3).
import type { Line } from "../../lib/protocol";

/** Directly after a fee it is that of the spectacle; what follows in the same breath is for the ranks of the fighters. */
export function gloryFor(lines: readonly Line[], line: Line): "" | "contract" | "rank" {
  if (line.kind !== "glory" || !lines.some(({ kind }) => kind === "contract")) return "";
  return lines[lines.indexOf(line) - 1]?.kind === "contract" ? "contract" : "rank";
}
