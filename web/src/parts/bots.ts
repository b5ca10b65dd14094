// The bots of a game as rivals: some stand for a level, some have a style of their own.
import { t } from "$lib/words/words.svelte";

const LEVELS = { easy: "novice", medium: "greedy", hard: "steward", hardest: "marshal" };
const MORE = ["emperor", "random"];

/** The levels that a game has, the easiest first, each with its bot. */
export const levelsOf = (bots: readonly string[]): [level: string, bot: string][] =>
  Object.entries(LEVELS).filter(([, bot]) => bots.includes(bot));

/** The bot that a newcomer meets. */
export const easiest = (bots: readonly string[]): string => levelsOf(bots)[0]?.[1] ?? bots.at(-1) ?? "random";

export interface BotGroup {
  label: string;
  bots: { name: string; label: string }[];
}

/** All of them for a list to choose from: by level, what is beyond that, and styles. */
export function groupsOf(bots: readonly string[]): BotGroup[] {
  const levels = levelsOf(bots).map(([level, name]) => ({
    name,
    label: t("app-bot-of-level", { level: t(`app-level-${level}`), bot: t(`app-bot-${name}`) }),
  }));
  const named = (names: readonly string[]) => names.map((name) => ({ name, label: t(`app-bot-${name}`) }));
  const others = bots.filter((name) => !levels.some((level) => level.name === name));
  return [
    { label: t("app-rivals-levels"), bots: levels },
    { label: t("app-rivals-more"), bots: named(MORE.filter((name) => others.includes(name))) },
    { label: t("app-rivals-styles"), bots: named(others.filter((name) => !MORE.includes(name))) },
  ].filter((group) => group.bots.length);
}
