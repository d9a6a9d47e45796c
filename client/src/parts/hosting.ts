// What the host of a table may do: a file of its own, with its texts, loaded when there is a host.
import { later, withTexts } from "../stage/later.svelte";

export const hosting = later(withTexts("hosting", () => import("../hosting/HostTools.svelte")));
