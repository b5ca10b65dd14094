// The sheet that the map is drawn on: the kingdom of 1000 x 700 with the sea and a frame around it.
export const EDGE = { left: -70, top: -60, width: 1140, height: 820 };
export const SHEET = `${EDGE.left} ${EDGE.top} ${EDGE.width} ${EDGE.height}`;
