// The rule that is being read, wherever on the page its id was clicked.
class Rulebook {
  shown = $state<string | null>(null);

  open(rule: string): void {
    this.shown = rule;
  }

  close(): void {
    this.shown = null;
  }
}

export const rulebook = new Rulebook();

/** The message of the catalogue that holds a rule: `rule-T3-3`. */
export const ruleId = (rule: string): string => `rule-${rule.replace(".", "-")}`;
export const chapterId = (rule: string): string => `chapter-${rule.split(".")[0] ?? rule}`;

/** The rules that a text refers to by their ids. */
export function mentioned(text: string): string[] {
  return [...new Set(text.match(/\b[TX]\d+\.\d+\b/g) ?? [])];
}
