import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { FORM, Inside, numbered, SIGNED } from "./form";

const bundle = new FluentBundle("pl", { functions: { FORM, SIGNED }, useIsolating: false });
bundle.addResource(
  new FluentResource('joins = { $units }: { FORM($units, "acc") }, { FORM($city, "loc") }\ngains = { SIGNED($vp) }'),
);

it("words what is inside in the form that the sentence asks for, and leaves anything else as it is", () => {
  const units = new Inside((form) => (form === "acc" ? "łucznika" : "łucznik"));
  const pattern = bundle.getMessage("joins")?.value ?? "";
  expect(bundle.formatPattern(pattern, { units, city: 7 })).toBe("łucznik: łucznika, 7");
});

it.each([
  [3, "+3"],
  [0, "0"],
  [2.5, "+2,5"],
  [-2, "−2"],
])("writes %d with its sign", (vp, text) => {
  expect(bundle.formatPattern(bundle.getMessage("gains")?.value ?? "", { vp })).toBe(text);
});

it.each([
  [7, "+7"],
  [12345, "+12\u00a0345"],
  [0.5, "+0,5"],
])("writes %d as the language does, also where it need not be asked", (vp, text) => {
  expect(bundle.formatPattern(bundle.getMessage("gains")?.value ?? "", numbered({ vp }))).toBe(text);
  expect(bundle.formatPattern([{ type: "var", name: "vp" }], numbered({ vp }))).toBe(text.slice(1));
});
