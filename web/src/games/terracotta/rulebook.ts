// Terracotta Army in its rulebook: parts of the table, and symbols.
import type { BookDrawing } from "$lib/rulebook/drawings";
import Picture from "./rulebook/Picture.svelte";
import Sign from "./rulebook/Sign.svelte";
import Symbols from "./Symbols.svelte";

const drawing: BookDrawing = { Picture: Picture as BookDrawing["Picture"], Sign, Symbols };

export default drawing;
