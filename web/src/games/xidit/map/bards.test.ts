import { expect, test } from "vitest";
import { printed } from "../fixtures/moments";
import { atlasOf } from "../land/atlas";
import { covered, rowOf } from "./bards";

const atlas = atlasOf(printed);

test("bards stand off what is to be read at towns, but for four or five in the snow, between two of them", () => {
  const hidden = atlas.lands.flatMap((land) =>
    [1, 2, 3, 4, 5].flatMap((count) => (covered(atlas, land, count, rowOf(atlas, land, count)) ? [`${land.name} ${count}`] : [])),
  );
  expect(hidden).toEqual(["snow 4", "snow 5"]);
});

test("where nothing is near, they stand under the name", () => {
  const centre = atlas.lands.find((land) => land.bastion)!;
  expect(rowOf(atlas, centre, 2)).toEqual({ apart: 29, aside: 0 });
});
