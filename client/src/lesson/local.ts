// A server inside the page: it speaks the protocol of a table, and shows scenes that are all there already. The
// connection of the page talks to it as to any other server.
import type { FromClient, FromServer } from "../lib/protocol";

export interface Host {
  hear(message: FromClient): void;
}

/** Stands in for a WebSocket. What is said arrives in a task of its own, in the order in which it was said. */
export class LocalSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #host: Host;

  constructor(host: Host) {
    this.#host = host;
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(data: string): void {
    const message = JSON.parse(data) as FromClient;
    setTimeout(() => this.#host.hear(message));
  }

  say(message: FromServer): void {
    const data = JSON.stringify(message); // whoever receives it may keep and change it
    setTimeout(() => this.onmessage?.({ data }));
  }

  close(): void {
    this.readyState = 3;
  }
}
