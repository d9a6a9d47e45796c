// Where a small sheet stands beside the thing it is about: never over it, and inside the window.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  most: number; // the height there is room for
}

const GAP = 8; // px between the thing and its sheet, and between the sheet and the edge of the window

export function place(thing: Box, sheet: Size, view: Size): Place {
  const room = {
    above: thing.top - 2 * GAP,
    below: view.height - thing.bottom - 2 * GAP,
    right: view.width - thing.right - 2 * GAP,
    left: thing.left - 2 * GAP,
  };
  const whole = view.height - 2 * GAP;
  const within = (at: number, size: number, most: number) => Math.max(GAP, Math.min(at, most - size - GAP));
  const beside = (left: number): Place => ({
    left,
    top: within((thing.top + thing.bottom) / 2 - sheet.height / 2, Math.min(sheet.height, whole), view.height),
    most: whole,
  });
  const middle = within((thing.left + thing.right) / 2 - sheet.width / 2, sheet.width, view.width);
  const above = (height: number): Place => ({ left: middle, top: thing.top - GAP - height, most: room.above });
  const below = (): Place => ({ left: middle, top: thing.bottom + GAP, most: room.below });

  if (room.above >= sheet.height) return above(sheet.height);
  if (room.below >= sheet.height) return below();
  if (room.right >= sheet.width) return beside(thing.right + GAP);
  if (room.left >= sheet.width) return beside(thing.left - GAP - sheet.width);
  // It fits nowhere: it scrolls where there is most room.
  return room.above > room.below ? above(room.above) : below();
}

/** On a phone the sheet lies at the foot of the window, or at its head if the thing is down there. */
export function footOrHead(thing: Box, sheet: Size, view: Size): "foot" | "head" {
  const hidden = thing.bottom - (view.height - sheet.height); // by a sheet at the foot
  return hidden > 0 && hidden > sheet.height - thing.top ? "head" : "foot";
}
