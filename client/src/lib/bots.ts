/** The bot a person gets who does not choose. */
export const usualBot = (bots: string[]) => bots.find((bot) => bot !== "random") ?? bots[0] ?? "random";
