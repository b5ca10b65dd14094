import { describe, expect, it } from "vitest";
import { moments } from "../fixtures/moments";
import { assessedIn, outBy, toldBy } from "./ending";

const over = moments.find(({ result }) => result !== null)!;
const assessed = assessedIn(over.result);
const order = assessed.map(({ of }) => of);
const scene = (kind: string, name = "") => ({ kind, marked: name ? [`assessment ${name}`, "player red"] : [] });

describe("the end", () => {
  it("has three assessments, in the order of the table", () => {
    expect(order).toEqual(over.view.assessments);
    expect(assessedIn(null)).toEqual([]);
  });

  it("turns the lights on one by one, and then the weakest goes dark", () => {
    expect(toldBy(scene("assessment", order[0]!), order)).toEqual({ lit: 1, over: 0, won: false });
    expect(toldBy(scene("assessed", order[0]!), order)).toEqual({ lit: 1, over: 1, won: false });
    expect(toldBy(scene("assessment", order[2]!), order)).toEqual({ lit: 3, over: 2, won: false });
    expect(toldBy(scene("winner"), order)).toEqual({ lit: 3, over: 3, won: true });
    expect(toldBy(null, order)).toEqual({ lit: 3, over: 3, won: true });
  });

  it("has not begun while a year or a census plays", () => {
    expect(toldBy(scene("order"), order)).toBeNull();
    expect(toldBy(scene("shown"), order)).toBeNull();
  });

  it("leaves one standing", () => {
    for (const { result } of moments) {
      if (!result) continue;
      const contestants = assessedIn(result)[0]!.ranking.map(([who]) => who);
      const out = outBy(assessedIn(result), 3);
      expect(contestants.filter((who) => !out.has(who))).toEqual([result["winner"]]);
      expect(outBy(assessedIn(result), 0).size).toBe(0);
    }
  });
});
