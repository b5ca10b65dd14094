// Where things lie in the mausoleum; a slab is 100 wide and deep.
export const SLAB = 100;
/** Around the floor: the inspectors' tracks at the left and below, walls at the other sides. */
export const MARGIN = { left: 62, top: 44, right: 12, bottom: 66 };
/** Where an inspector's lantern stands on its track, and the shield of who leads there, from the middle of the place. */
export const LANTERN = { at: -13, shield: 26 };
/** A statue is a little smaller than it is drawn, so that its weapon stays off its neighbours. */
export const SCALE = 0.9;

/** How wide the whole is for its height. */
export const ratio = (columns: number, rows: number): number =>
  (columns * SLAB + MARGIN.left + MARGIN.right) / (rows * SLAB + MARGIN.top + MARGIN.bottom);

export const viewBox = (columns: number, rows: number): string =>
  `${-MARGIN.left} ${-MARGIN.top} ${columns * SLAB + MARGIN.left + MARGIN.right} ${rows * SLAB + MARGIN.top + MARGIN.bottom}`;
