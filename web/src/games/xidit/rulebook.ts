// Lords of Xidit in its rulebook: parts of the table, and symbols.
import type { BookDrawing } from "$lib/rulebook/drawings";
import Pieces from "./art/Pieces.svelte";
import Picture from "./rulebook/Picture.svelte";
import Sign from "./rulebook/Sign.svelte";

const drawing: BookDrawing = { Picture: Picture as BookDrawing["Picture"], Sign, Symbols: Pieces };

export default drawing;
