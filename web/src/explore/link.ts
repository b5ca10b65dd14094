// Where somebody looks further, and the lines they keep, as a part of the address: whoever has the link has all of it, and no
// server knows.
import type { Practice as Body } from "$lib/api/types";
import type { PracticeDecision } from "$lib/table/session/practice";

export type Start = Body["start"];

export interface SavedLine {
  name: string;
  made: readonly PracticeDecision[];
}

export interface Explored {
  start: Start;
  /** What has been decided since the start. */
  made: readonly PracticeDecision[];
  lines: readonly SavedLine[];
  /** The position is being edited. */
  edits?: boolean;
}

/** Letters of an address that any program passes on. */
const LONGEST = 8000;

/** As letters for the part of an address after `#`; null for what is too much for one. */
export async function pack(explored: Explored): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(explored)), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const packed = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return packed.length > LONGEST ? null : packed;
}

/** What was packed; null for anything else. */
export async function unpack(packed: string): Promise<Explored | null> {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const read = JSON.parse(text) as Partial<Explored> | null;
    if (typeof read?.start?.from !== "string" || !Array.isArray(read.made) || !Array.isArray(read.lines)) return null;
    return { start: read.start, made: read.made, lines: read.lines, edits: read.edits === true };
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Response(bytes).body!.pipeThrough(stream)).arrayBuffer());
}

/** The address at which a moment of a table that is over is looked into. */
export const atMoment = (game: string, table: string, number: number): string => `/explore/${game}?table=${table}&at=${number}`;

/** A seed for what is still to be shuffled. */
export const anySeed = (): number => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
