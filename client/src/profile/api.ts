// What profiles and the club ask of the server.
import { get, post } from "../lib/api";
import type { Club, PlayedMatches, Profile, ProfileChoice } from "../lib/protocol";

/** Whose profile: the id in the address of one that is shown; empty: one's own. */
const base = (id: string) => (id ? `/api/players/${encodeURIComponent(id)}` : "/api/profile");

export const profile = (id: string) => get<Profile>(base(id));
export const choose = (choice: ProfileChoice) => post<Profile>("/api/profile", choice);
export const club = () => get<Club>("/api/club");

export const matches = (id: string, game: string, players: number, page: number) =>
  get<PlayedMatches>(`${base(id)}/matches?${new URLSearchParams({ game, players: `${players}`, page: `${page}` })}`);
