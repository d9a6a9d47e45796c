// Made from constants of the rules by `make protocol` (NUMBERS in tools/protocol.py). Do not edit.

// actions.py
export const AIMS = 64;
export const PLAY = 8192;
export const CELL = 128;
export const BET = 16384;
export const BID = 1024;
export const SUPPORT = 5;
export const ATTACK = 13;
export const THROW = 14;
export const UP = 18;
export const DOWN = 19;
export const FIRST = 11;
export const POST = 1;
export const SEEK = 2;
export const LAY = 768;
export const CLAIM = 896;
export const FROM_HAND = 21;
export const SHOW = 22;
export const POOL = 48;
export const DIE = 64;
export const PICK = 20480;

// arena.py
export const MOST_BET = 3;
export const PAYS = [1, 1, 2, 2] as const;

// attack.py
export const UNPAIRED_HITS = 3;

// printed.py
export const MOST_INFLUENCE = 12;
