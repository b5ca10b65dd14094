// A decision being put together: the stages gone through, the option pointed at and the one that waits to be confirmed.
import type { Choice, Message, Question } from "$lib/api/types";
import type { Option, Stage } from "$lib/table/drawing";

export class Picking {
  focused = $state.raw<Option | null>(null);
  chosen = $state.raw<Option | null>(null);

  #path = $state.raw<Option[]>([]);
  #ask: (words: string) => Stage | null;

  /** `ask` says what is asked when so much has been said. */
  constructor(ask: (words: string) => Stage | null) {
    this.#ask = ask;
  }

  /** What is asked now. */
  readonly stage: Stage | null = $derived.by(() => this.#ask(this.#path.at(-1)?.words ?? ""));

  /** The options by their target; of several on one target the first. */
  readonly lit: ReadonlyMap<string, Option> = $derived.by(() => {
    const lit = new Map<string, Option>();
    for (const option of this.stage?.options ?? []) {
      if (option.target && !lit.has(option.target)) lit.set(option.target, option);
    }
    return lit;
  });

  /** The options picked so far at this decision. */
  get path(): readonly Option[] {
    return this.#path;
  }

  focus(option: Option | null): void {
    this.focused = option;
  }

  /** The next stage, after an option that is not a whole decision. */
  goInto(option: Option): void {
    this.#path = [...this.#path, option];
    this.focused = this.chosen = null;
  }

  /** One step back: from the confirmation, or to the stage before; false where there is none. */
  back(): boolean {
    if (this.chosen) this.chosen = null;
    else if (this.#path.length) this.#path = this.#path.slice(0, -1);
    else return false;
    this.focused = null;
    return true;
  }

  /** Back to where a target could be picked, that leads to other choices than what was picked; null where it never could. */
  reopen(target: string): Option | null {
    for (let past = this.#path.length - 1; past >= 0; past--) {
      const option = this.#ask(this.#path[past - 1]?.words ?? "")?.options.find((one) => !one.done && one.target === target);
      if (!option) continue;
      this.#path = this.#path.slice(0, past);
      this.focused = this.chosen = null;
      return option;
    }
    return null;
  }

  /** Begin anew: something has changed. */
  clear(): void {
    if (this.#path.length) this.#path = [];
    this.focused = this.chosen = null;
  }
}

/** The stage of a question when so much of the decision has been said; null where it does not lead there. */
export function stageOf(question: Question, words: string, formatMessage: (message: Message) => string): Stage | null {
  const said = words ? reached(question, words) : null;
  const asked = words ? said?.then : question;
  if (!asked) return null;
  return {
    prompt: formatMessage(asked.prompt),
    options: asked.choices.map((choice) => ({
      words: choice.words,
      label: formatMessage(choice.label),
      target: choice.target ?? "",
      done: !choice.then,
      decision: choice.decision ?? undefined,
      givesUp: choice.gives_up ?? false,
    })),
    words,
    decision: said?.decision ?? undefined,
    rules: asked.rules ?? [],
    control: Boolean(asked.control),
    chosen: asked.chosen ?? "",
  };
}

/** The choice with these words. */
function reached(question: Question, words: string): Choice | null {
  for (const choice of question.choices) {
    if (choice.words === words) return choice;
    const found = choice.then ? reached(choice.then, words) : null;
    if (found) return found;
  }
  return null;
}

/** The choices that lead to a decision; none where the question does not lead there. */
export function pathTo(question: Question, decision: string): Choice[] {
  for (const choice of question.choices) {
    if (!choice.then && choice.words === decision) return [choice];
    const path = choice.then ? pathTo(choice.then, decision) : [];
    if (path.length) return [choice, ...path];
  }
  return [];
}

/** The whole decisions that a choice with these words is, or leads to. */
export function endsOf(question: Question, words: string): string[] {
  const asked = reached(question, words)?.then;
  return asked ? asked.choices.flatMap((choice) => (choice.then ? endsOf(asked, choice.words) : [choice.words])) : [words];
}

export interface Choices {
  name: string;
  choices: string[][];
}

/** The only decision that is possible; null where there are several. */
export function onlyDecision(actions: readonly Choices[]): string | null {
  const [action, another] = actions;
  const [choice, other] = action?.choices ?? [];
  if (!action || another || !choice || other) return null;
  return [action.name, ...choice].join(" ");
}

/** Options that hold every word of what was typed, in their label or as they are written. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = `${option.label} ${option.words}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export interface Group {
  /** The letter that their targets begin with; empty for those that belong to no such group. */
  letter: string;
  options: Option[];
}

/** A long list of targets by their letter (`space e4`: the column), in order; a short one is left as it is. */
export function byLetter(options: readonly Option[], many: number): Group[] {
  if (!options.length) return [];
  const letterOf = (option: Option): string => /^\S+ ([a-z])\d+$/.exec(option.target)?.[1] ?? "";
  if (options.length <= many) return [{ letter: "", options: [...options] }];
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(letterOf(option), [...(groups.get(letterOf(option)) ?? []), option]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([letter, some]) => ({ letter, options: some }));
}
