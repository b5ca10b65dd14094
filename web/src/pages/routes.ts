// The pages by their addresses, and what each begins with: the client asks for all of it at once, and the server has the browser
// fetch it with the page itself (tools/preloads.ts).
import type { Part } from "$lib/words/words.svelte";

export interface Route {
  /** An address: `/rules/:game`. */
  path: string;
  /** The page's file in this folder, without its ending. */
  page: string;
  /** The words that it says besides those of the first page. */
  words: readonly Part[];
  /** Of the app only: it says nothing of a game, or finds out by itself which game it shows, and gets that game's words then. */
  ofApp?: boolean;
  /** The module of the game in the address, or of the table's game, that it draws with. */
  draws?: "drawing";
  /** What it asks the server first, where the address asks for nothing unusual. */
  asks?: readonly string[];
}

const PRINTED = "/api/games/:game/editions/standard";
const BOOK = `${PRINTED}/rulebook`;
const AT_TABLE = { words: ["all"], ofApp: true, draws: "drawing" } as const;
const PRACTICE = { draws: "drawing", asks: [PRINTED] } as const;

export const ROUTES: readonly Route[] = [
  { path: "/", page: "Home", words: [], asks: ["/api/games"] },
  { path: "/tables", page: "Tables", words: ["all"] },
  { path: "/new", page: "NewTable", words: ["all"] },
  { path: "/tables/:id", page: "Table", ...AT_TABLE, asks: [PRINTED, "/api/games"] },
  { path: "/tables/:id/replay", page: "Replay", ...AT_TABLE, asks: [PRINTED, "/api/tables/:id"] },
  { path: "/replay", page: "Replay", ...AT_TABLE },
  { path: "/join/:token", page: "Join", words: ["all"] },
  { path: "/finished", page: "Finished", words: ["all"] },
  { path: "/own", page: "OwnGames", words: ["all", "own", "reviewing", "puzzles"] },
  { path: "/learn/:game", page: "Learn", words: ["all", "lesson"], ...PRACTICE },
  { path: "/people", page: "People", words: ["all"] },
  { path: "/people/:who", page: "Person", words: ["all"] },
  { path: "/host", page: "Host", words: ["all"] },
  { path: "/editions/:game", page: "Editions", words: ["all", "editions"] },
  { path: "/rules/:game", page: "Rules", words: ["all", "rules", "learning", "editions"], asks: [BOOK] },
  { path: "/rules/:game/:part", page: "Rules", words: ["all", "rules", "learning", "editions"], asks: [BOOK] },
  { path: "/puzzles/:game", page: "Puzzles", words: ["all", "puzzles"] },
  { path: "/puzzles/:game/:id", page: "Puzzle", words: ["all", "puzzles"], ...PRACTICE },
  { path: "/explore/:game", page: "Explore", words: ["all", "exploring"], draws: "drawing" },
  { path: "/settings", page: "Settings", words: ["all"], ofApp: true },
  { path: "/account", page: "Account", words: ["all"] },
];
