import type { Network } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { expect, test } from "vitest";
import { neighbour, networkPlan, nodeAt, onStage } from "./network-geometry.ts";

const id = (kind: string, place: number) => `${kind}-${place}`;
/** Three organizations; every startup has one investor, the first investor has most. */
function network(startups: number, investors: number): Network {
  const named = (kind: string) => (_: unknown, place: number) => ({
    id: id(kind, place),
    name: id(kind, place),
    logo_url: null,
  });
  return {
    organizations: Array.from({ length: 3 }, named("o")).map((row) => Object.assign(row, { slug: row.id })),
    startups: Array.from({ length: startups }, named("s")).map((row, place) =>
      Object.assign(row, { industry: "energy" as const, organization: place < 2 ? place : 2 }),
    ),
    investors: Array.from({ length: investors }, named("i")),
    links: Array.from({ length: startups }, (_, startup): [number, number] => [
      startup % 3 === 0 ? 0 : startup % investors,
      startup,
    ]),
    is_partial: false,
  };
}

test.each([
  [3, 1],
  [16, 10],
  [240, 60],
])("%i startups and %i investors have a place each, none on top of another", (startups, investors) => {
  const { nodes, wedges } = networkPlan(network(startups, investors));
  expect(nodes).toHaveLength(3 + startups + investors);
  expect(wedges).toHaveLength(3);
  const places = nodes.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
  // The upper half, in front of the stage.
  expect(nodes.every(({ x, y }) => Number.isFinite(x) && y <= 1)).toBe(true);
});

test("connections go both ways, and the investor with most of them takes the stage", () => {
  const { nodes } = networkPlan(network(30, 5));
  nodes.forEach(({ linked }, place) => {
    for (const other of linked) expect(nodes[other]?.linked).toContain(place);
  });
  expect(nodes[onStage(nodes, undefined) ?? -1]?.id).toBe("i-0");
  expect(nodes[onStage(nodes, "s-7") ?? -1]?.id).toBe("s-7");
  expect(onStage([], undefined)).toBeNull();
});

test("arrows walk in their direction until there is nobody further", () => {
  const { nodes } = networkPlan(network(40, 8));
  let here = nodes.findIndex(({ kind }) => kind === "startup");
  for (let step = 0; step < 100; step++) {
    const next = neighbour(nodes, here, "ArrowRight");
    if (next === here) break;
    expect(nodes[next]?.x ?? 0).toBeGreaterThan(nodes[here]?.x ?? 0);
    here = next;
  }
  expect(neighbour(nodes, here, "ArrowRight")).toBe(here);
  expect(neighbour(nodes, here, "ArrowLeft")).not.toBe(here);
});

test("a press near a seat is that seat, one far from all is nobody", () => {
  const { nodes } = networkPlan(network(40, 8));
  const seat = nodes.findIndex(({ kind }) => kind === "startup");
  expect(nodeAt(nodes, (nodes[seat]?.x ?? 0) + 2, nodes[seat]?.y ?? 0, 20)).toBe(seat);
  expect(nodeAt(nodes, 5000, 5000, 20)).toBeNull();
});
