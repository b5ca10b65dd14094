// What a person likes, kept in this browser.
export interface Liked {
  /** What one wants to be called as a guest. */
  name: string;
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "less";
  /** Forced choices play themselves. */
  playForced: boolean;
  /** When a choice needs a second click. */
  confirm: "needed" | "always" | "never";
  /** The list of choices where the board shows them all. */
  choices: "folded" | "open";
  /** Whatever gives something up for good asks again, unless nothing does. */
  askGivingUp: boolean;
  /** The second click of a double click does not count, nor does a key that is pressed twice. */
  ignoreDouble: boolean;
  /** By finger: a tap selects a choice and shows what it would do; a button, or a second tap, makes it. */
  tapTwice: boolean;
  /** Which sounds are heard: of one's own turn, in games that are played live; all; none. */
  sounds: "turn" | "all" | "none";
  /** How quickly bots play, where the viewer is the one to say. */
  bots: "at-once" | "brisk" | "calm";
  /** Of scenes and replays; 2 is twice as quick. */
  speed: number;
  /** How players are told apart besides shape and initial. */
  palette: "standard" | "strong" | "grey";
  /** Initials on everybody's pieces. */
  initials: boolean;
  /** What happens at a table is explained: always, until one has seen it a few times, or never. */
  explanations: "on" | "fading" | "off";
  /** The games whose lesson has been offered. */
  lessonsOffered: readonly string[];
  /** The bots that one played against last, by game. */
  rivals: Readonly<Record<string, readonly string[]>>;
}

const KEY = "claycrown";
export const LIKED: Liked = {
  name: "",
  language: "",
  theme: "system",
  motion: "system",
  playForced: true,
  confirm: "needed",
  choices: "folded",
  askGivingUp: true,
  ignoreDouble: true,
  tapTwice: true,
  sounds: "turn",
  bots: "brisk",
  speed: 1,
  palette: "standard",
  initials: false,
  explanations: "off",
  lessonsOffered: [],
  rivals: {},
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** What was kept, as far as it still makes sense. */
export function read(kept: string | null): Liked {
  const liked = { ...LIKED };
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (found === null || typeof found !== "object") return liked;
    for (const key of Object.keys(LIKED) as (keyof Liked)[]) {
      const value = (found as Record<string, unknown>)[key];
      if (kindOf(value) === kindOf(LIKED[key])) Object.assign(liked, { [key]: value });
    }
  } catch {
    // Whatever stood there is not ours.
  }
  return liked;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser may forbid it; then settings last as long as the page
  }
}

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

class Settings {
  liked = $state<Liked>(read(kept()));
  #calm = $state(calm?.matches ?? false);

  constructor() {
    calm?.addEventListener("change", () => (this.#calm = calm.matches));
  }

  /** Nothing should move: the person says so, or their system does. */
  get lessMotion(): boolean {
    return this.#calm || this.liked.motion === "less";
  }
  get playForced(): boolean {
    return this.liked.playForced;
  }
  get confirm(): Liked["confirm"] {
    return this.liked.confirm;
  }
  get sounds(): Liked["sounds"] {
    return this.liked.sounds;
  }
  get explanations(): Liked["explanations"] {
    return this.liked.explanations;
  }
  get bots(): Liked["bots"] {
    return this.liked.bots;
  }
  get speed(): number {
    return this.liked.speed;
  }

  set<Key extends keyof Liked>(key: Key, value: Liked[Key]): void {
    this.liked[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.liked));
    } catch {
      // As above.
    }
    this.show();
  }

  /** Tell the style sheets. */
  show(): void {
    const root = document.documentElement.dataset;
    root["theme"] = this.liked.theme;
    root["motion"] = this.lessMotion ? "less" : "full";
    root["palette"] = this.liked.palette;
    root["initials"] = this.liked.initials ? "on" : "off";
  }
}

export const settings = new Settings();
