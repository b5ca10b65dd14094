import { afterEach, expect, test } from "vitest";
import { svgOf } from "./picture";

afterEach(() => (document.body.innerHTML = ""));

test("the picture of a board needs nothing from the page, and a name is only a name", () => {
  document.body.innerHTML = `
    <svg><symbol id="base"><rect fill="url(#stone)" /></symbol><pattern id="stone"></pattern><symbol id="other"></symbol></svg>
    <svg id="board" viewBox="0 0 5 5"><use href="#base" /></svg>`;
  const made = svgOf(
    {
      ...{ title: "A & B", world: "tc", frame: "1 2 3 4" },
      rows: [{ place: 1, name: "<script>", colour: "blue", points: "12 VP" }],
      layers: [document.querySelector<SVGSVGElement>("#board")!],
    },
    "a > b { fill: red }",
  );
  const drawn = new DOMParser().parseFromString(made, "image/svg+xml");
  expect(drawn.querySelector("parsererror")).toBeNull();
  expect([...drawn.querySelectorAll("defs [id]")].map(({ id }) => id)).toEqual(["base", "stone"]);
  expect(drawn.querySelector("#board")?.getAttribute("viewBox")).toBe("1 2 3 4");
  expect(drawn.querySelector(".name")?.textContent).toBe("<script>");
  expect(drawn.querySelector("script")).toBeNull();
});
