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
  covers: boolean; // it lies over something that is to be kept free
}

const GAP = 8; // px between the thing and its sheet, and between the sheet and the edge of the window

/** How much of a box lies under a sheet. */
function under(box: Box, at: Omit<Place, "covers">, sheet: Size): number {
  const height = Math.min(sheet.height, at.most);
  const x = Math.min(box.right, at.left + sheet.width) - Math.max(box.left, at.left);
  const y = Math.min(box.bottom, at.top + height) - Math.max(box.top, at.top);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Above the thing if possible, else below or beside it: where least of what is to be kept free lies under the sheet. */
export function place(thing: Box, sheet: Size, view: Size, keepFree: readonly Box[] = []): Place {
  const room = {
    above: thing.top - 2 * GAP,
    below: view.height - thing.bottom - 2 * GAP,
    right: view.width - thing.right - 2 * GAP,
    left: thing.left - 2 * GAP,
  };
  const whole = view.height - 2 * GAP;
  const within = (at: number, size: number, most: number) => Math.max(GAP, Math.min(at, most - size - GAP));
  const tall = Math.min(sheet.height, whole);
  // Along a side of the thing: in its middle, or at one of its ends.
  const lefts = [(thing.left + thing.right - sheet.width) / 2, thing.left, thing.right - sheet.width].map((at) =>
    within(at, sheet.width, view.width),
  );
  const tops = [(thing.top + thing.bottom - sheet.height) / 2, thing.top, thing.bottom - tall].map((at) =>
    within(at, tall, view.height),
  );
  const above = (height: number) => lefts.map((left) => ({ left, top: thing.top - GAP - height, most: room.above }));
  const below = () => lefts.map((left) => ({ left, top: thing.bottom + GAP, most: room.below }));
  const beside = (left: number) => tops.map((top) => ({ left, top, most: whole }));

  const places = [
    ...(room.above >= sheet.height ? above(sheet.height) : []),
    ...(room.below >= sheet.height ? below() : []),
    ...(room.right >= sheet.width ? beside(thing.right + GAP) : []),
    ...(room.left >= sheet.width ? beside(thing.left - GAP - sheet.width) : []),
  ];
  // It fits nowhere: it scrolls where there is most room.
  if (!places.length) places.push(...(room.above > room.below ? above(room.above) : below()));
  const covered = places.map((at) => keepFree.reduce((sum, box) => sum + under(box, at, sheet), 0));
  const least = Math.min(...covered);
  return { ...places[covered.indexOf(least)]!, covers: least > 0 };
}

/** On a phone the sheet lies at the foot of the window, or at its head if the thing is down there. */
export function footOrHead(thing: Box, sheet: Size, view: Size): "foot" | "head" {
  const hidden = thing.bottom - (view.height - sheet.height); // by a sheet at the foot
  return hidden > 0 && hidden > sheet.height - thing.top ? "head" : "foot";
}
