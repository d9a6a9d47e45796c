// The drawings on the buttons of a replay.
export const SIGNS = {
  "turn-back": "M19 5l-8 7 8 7zM9 5l-6 7 6 7M3 5v14",
  "step-back": "M16 5l-9 7 9 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  "step-on": "M8 5l9 7-9 7z",
  "turn-on": "M5 5l8 7-8 7zM15 5l6 7-6 7M21 5v14",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01",
  save: "M12 4v11M8 11l4 4 4-4M5 15v5h14v-5",
  look: "M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
};
