// The sheet that the map is painted on: the kingdom of 1000 x 700 with the sea around it.
export const EDGE = { left: -120, top: -140, width: 1240, height: 980 };
export const SHEET = `${EDGE.left} ${EDGE.top} ${EDGE.width} ${EDGE.height}`;

/** What is seen at least while the map is not zoomed: the land, its tokens, and those who stand at its shore. */
export const KINGDOM = { left: -22, top: -36, width: 1058, height: 784 };
