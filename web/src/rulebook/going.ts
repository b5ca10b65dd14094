// Going to a place of the rulebook: a rule (`T5.4`), a chapter (`T5`), a section.

import { allDrawn } from "$lib/state/idle";

/** The element that a rule or chapter has on the page. */
export const placeId = (rule: string): string => `rule-${rule.replace(".", "-")}`;

/** Show a place, and let keyboard and screen reader go on from it. */
export async function goTo(rule: string): Promise<void> {
  await allDrawn();
  show(document.getElementById(placeId(rule)));
}

export async function goToSection(section: string): Promise<void> {
  await allDrawn();
  show(document.getElementById(`rules-${section}-title`));
}

function show(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: "start" });
  place?.focus({ preventScroll: true });
}
