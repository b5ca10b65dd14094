// Where things lie in the mausoleum; a slab is 100 wide and deep.
export const SLAB = 100;
/** Around the floor: the inspectors' tracks at the left and below, walls at the other sides. */
export const MARGIN = { left: 92, top: 56, right: 30, bottom: 92 };
/** A statue is a little smaller than it is drawn, so that its weapon stays off its neighbours. */
export const SCALE = 0.9;

export const viewBox = (columns: number, rows: number): string =>
  `${-MARGIN.left} ${-MARGIN.top} ${columns * SLAB + MARGIN.left + MARGIN.right} ${rows * SLAB + MARGIN.top + MARGIN.bottom}`;
