// Made from constants of the rules by `make protocol` (NUMBERS in tools/protocol.py). Do not edit.

// actions.py
export const COQUUS = 1;
export const VIRTUS = 2;
export const TRAIN = 4;
export const DIE = 8;
export const CLASS = 10;
export const FIX = 20;
export const STAKE = 30;
export const PLAY = 3000;
export const TARGETS = 64;

// bets.py
export const SIDE = 8;

// card_text.py
export const HIGHEST_DIE = 9;
export const RANK_IDS = ["tiro", "veteranus", "primus-palus"] as const;
export const RANK_NAMES = ["Tiro", "Veteranus", "Primus Palus"] as const;
export const ROLL_KEYS = ["judgement", "healing", "recovery", "accident", "mercy", "plague", "test", "flight", "ordeal"] as const;

// decks.py
export const CLASSES = ["myrmillo", "thraex", "hoplomachus", "aequimanus", "retiarius", "secutor", "provocator"] as const;
export const GLADIATORS = 40;
export const MOMENT_KEYS = ["at-rest", "eventum-phase", "forum-start", "auction-won", "poll", "before-travel", "payment", "before-duel", "after-roll", "before-judgement", "before-healing", "before-test", "spectacle-end", "turn-end"] as const;
export const OFFICES = ["doctor", "medicus", "faber", "coquus", "arbiter", "vectores", "lupae"] as const;
export const ORIGINS = ["captivus", "damnatus", "servus", "auctoratus"] as const;
export const PAIRING = [0, 0, 1, 1, 2, 2, 3] as const;
export const PAIRINGS = ["mt", "ha", "rs", "pp"] as const;
export const RIVAL = [1, 0, 3, 2, 5, 4, 6] as const;

// duel.py
export const APPROVED = 5;
export const TRACK = 10;

// moments.py
export const IN_FORUM = 1;
export const IN_MUNUS = 2;
export const CHOSEN = 3;

// rolls.py
export const JUDGEMENT = 0;

// stage.py
export const FIX_NAMES = ["pause", "refreshment", "referee-1", "referee-2", "supporters-1", "supporters-2", "jeers-1", "jeers-2"] as const;

// stage_facts.py
export const ANY_DIE = 10;

// table_text.py
export const SQUARES = ["pause", "refreshment", "referee", "supporters"] as const;

// turn.py
export const MOST_MEN = 8;
