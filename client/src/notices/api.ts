// What the page asks the server about notices.
import { ask, get, post } from "../lib/api";
import type {
  AddMail,
  AddPush,
  AddWebhook,
  ChangeChannel,
  NoticeChannel,
  NoticeLink,
  Notices,
  NoticeTried,
} from "../lib/protocol";

export type Channel = NoticeChannel;
export type Kind = Channel["off"][number];
export const KINDS: Kind[] = ["turn", "started", "over", "joined"];

const path = (channel: Channel) => `/api/notices/channels/${encodeURIComponent(channel.id)}`;

export const listed = () => get<Notices>("/api/notices");
export const addPush = (wish: AddPush) => post<Channel>("/api/notices/push", wish);
export const addMail = (wish: AddMail) => post<Channel>("/api/notices/mail", wish);
export const addWebhook = (wish: AddWebhook) => post<Channel>("/api/notices/webhook", wish);
export const change = (channel: Channel, wish: ChangeChannel) => post<Channel>(path(channel), wish);
export const tryOut = (channel: Channel) => post<NoticeTried>(`${path(channel)}/test`, {});
export const remove = (channel: Channel) => ask(path(channel), { method: "DELETE" });
/** Follows a link in a message: it confirms an address, or switches something off. */
export const follow = (does: "confirm" | "stop", token: string) =>
  post<NoticeLink>(`/api/notices/${does}/${encodeURIComponent(token)}`, {});
