// The HTTP API of the server. Every failure becomes one kind of error, with a code for which the page has a text.
import type {
  About,
  Announcement,
  DiceReport,
  Games,
  Lessons,
  MyTables,
  NewTable,
  Phrases,
  ReferenceSheet,
  RulesPage,
  Seated,
  SitDown,
  TableMade,
  TableState,
  Things,
  Trouble,
} from "./protocol";
import type { Lang } from "./settings.svelte";

export type TroubleCode = Trouble["code"] | "offline";

export class Troubled extends Error {
  constructor(
    readonly code: TroubleCode,
    text: string, // in the server's words; may be empty
  ) {
    super(text);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Troubled("offline", "");
  }
  if (!response.ok) throw await trouble(response);
  return response;
}

async function trouble(response: Response): Promise<Troubled> {
  try {
    const said: Trouble = await response.json();
    if (said.code) return new Troubled(said.code, said.text ?? "");
  } catch {
    // a proxy between us and the server has answered
  }
  return new Troubled(response.status === 404 ? "not-found" : "broken", "");
}

export async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

export const games = (lang: Lang) => get<Games>(`/api/games/${lang}`);
export const rules = (game: string, lang: Lang) => get<RulesPage>(`/api/rules/${encodeURIComponent(game)}/${lang}`);
export const reference = (game: string, lang: Lang) =>
  get<ReferenceSheet>(`/api/reference/${encodeURIComponent(game)}/${lang}`);
export const lessons = (lang: Lang) => get<Lessons>(`/api/lessons/${lang}`);
export const phrases = (game: string, lang: Lang) => get<Phrases>(`/api/phrases/${encodeURIComponent(game)}/${lang}`);
export const gameThings = (game: string, lang: Lang) => get<Things>(`/api/things/${encodeURIComponent(game)}/${lang}`);
export const tableThings = (table: string, lang: Lang) =>
  get<Things>(`/api/tables/${encodeURIComponent(table)}/things/${lang}`);
export const announcement = () => get<Announcement>("/api/announcement");
export const about = () => get<About>("/api/about");
export const makeTable = (table: NewTable) => post<TableMade>("/api/tables", table);
export const sitDown = (table: string, wish: SitDown) =>
  post<Seated>(`/api/tables/${encodeURIComponent(table)}/seats`, wish);
export const myTables = (wish: MyTables) => post<TableState[]>("/api/mine", wish);

const of = (table: string, what: string, token: string) => {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  return ask(`/api/tables/${encodeURIComponent(table)}/${what}`, { headers });
};

/** Returns the record of a match as a file. */
export const record = async (table: string, token: string): Promise<Blob> => (await of(table, "record", token)).blob();

/** Returns everything that was rolled and dealt in a match that is over. */
export const dice = async (table: string, token: string, lang: Lang): Promise<DiceReport> =>
  (await of(table, `dice/${lang}`, token)).json();
