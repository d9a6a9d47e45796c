// What games and bots are called, in the person's language.
import type { GameInfo } from "../lib/protocol";

export class Naming {
  constructor(private readonly games: readonly GameInfo[]) {}

  game = (name: string): string => this.of(name)?.label ?? name;

  bot = (game: string, bot: string): string => this.of(game)?.bots.find(({ name }) => name === bot)?.label ?? bot;

  private of = (name: string) => this.games.find((game) => game.name === name);
}
