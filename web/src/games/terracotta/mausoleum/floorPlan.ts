// Where things lie in the mausoleum; a slab is 100 wide and deep.
export const SLAB = 100;
/** Around the floor: the inspectors' tracks at the left and below, at the other sides walls for the shields of who leads. */
export const MARGIN = { left: 62, top: 68, right: 56, bottom: 66 };
/** A statue is a little smaller than it is drawn, so that its weapon stays off its neighbours. */
export const SCALE = 0.9;

/** How wide the whole is for its height. */
export const ratio = (columns: number, rows: number): number =>
  (columns * SLAB + MARGIN.left + MARGIN.right) / (rows * SLAB + MARGIN.top + MARGIN.bottom);

export const viewBox = (columns: number, rows: number): string =>
  `${-MARGIN.left} ${-MARGIN.top} ${columns * SLAB + MARGIN.left + MARGIN.right} ${rows * SLAB + MARGIN.top + MARGIN.bottom}`;
