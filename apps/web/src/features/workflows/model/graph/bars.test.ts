import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { joinOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { expect, test } from "vitest";
import { laidOut } from "../graph-layout.ts";
import { withBars } from "./bars.ts";

test("a split and its join are bars of the same width over all of their branches, which leave and reach them straight", () => {
  const { definition } = LIBRARY.diligence;
  const drawn = withBars(
    laidOut(definition, {
      direction: "TB",
      sizeOf: () => ({ width: 194, height: 54 }),
      labelOf: () => "",
      gaps: { nodesep: 36, edgesep: 20, ranksep: 44 },
      margin: {},
    }),
    definition,
  );
  const split = definition.nodes.find(({ type }) => type === "split")?.id ?? "";
  const [opens, closes] = [split, joinOf(definition, split) ?? ""].map((id) => drawn.places.get(id));
  expect(opens?.width).toBe(closes?.width);
  expect(opens?.x).toBe(closes?.x);
  const branches = drawn.ways.filter(({ edge }) => edge.from === split);
  expect(branches).toHaveLength(3);
  for (const { edge, points } of branches) {
    const step = drawn.places.get(edge.to);
    const centre = (step?.x ?? 0) + (step?.width ?? 0) / 2;
    expect(points.map(({ x }) => x)).toEqual([centre, centre]);
    expect(centre).toBeGreaterThan(opens?.x ?? Infinity);
    expect(centre).toBeLessThan((opens?.x ?? 0) + (opens?.width ?? 0));
  }
  // Ways reach the ring in the middle of an end's room, not the room's edge.
  const ends = definition.nodes.filter(({ type }) => type === "end").flatMap(({ id }) => drawn.places.get(id) ?? []);
  const reached = drawn.ways.map(({ points }) => points.at(-1));
  for (const { x, y, width } of ends) expect(reached).toContainEqual({ x: x + width / 2, y });
});
