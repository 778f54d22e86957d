import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { joinOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { type DrawnWay, type Layout, pathThrough, type Point, type Size } from "../graph-layout.ts";

/** How far a bar goes beyond its outermost branch. */
const BEYOND = 18;

/** Where a way meets the bar at one of its ends: above the step beside it, or where it first bends. */
function meeting({ points }: DrawnWay, other: (Point & Size) | undefined, isOut: boolean): number {
  const bend = points.at(isOut ? 1 : -2)?.x ?? 0;
  return points.length <= 3 && other ? other.x + other.width / 2 : bend;
}

/** A start and an end are small discs in the middle of their room: ways leave and reach those. */
function toDiscs(way: DrawnWay, kinds: ReadonlyMap<string, string>, places: Layout["places"]): DrawnWay {
  const placeOf = (id: string, kind: string) => (kinds.get(id) === kind ? places.get(id) : undefined);
  const [begins, ends] = [placeOf(way.edge.from, "start"), placeOf(way.edge.to, "end")];
  if (!begins && !ends) return way;
  const points = way.points.map((point, index): Point => {
    if (index === 0 && begins) return { ...point, x: begins.x + begins.width / 2 };
    return ends && index === way.points.length - 1 ? { x: ends.x + ends.width / 2, y: ends.y } : point;
  });
  return { ...way, points, path: pathThrough(points) };
}

/**
 * Draws the marks of the way from above to below. Where branches open and join are bars across it: both of the same width, as wide as their
 * branches, which leave the one and reach the other straight.
 */
export function withBars(layout: Layout, definition: WorkflowDefinition): Layout {
  const kinds = new Map(definition.nodes.map(({ id, type }) => [id, type]));
  const places = new Map(layout.places);
  const isOut = ({ edge }: DrawnWay) => kinds.get(edge.from) === "split";
  const isIn = ({ edge }: DrawnWay) => kinds.get(edge.to) === "join";
  const outAt = (way: DrawnWay) => meeting(way, isIn(way) ? undefined : layout.places.get(way.edge.to), true);
  const inAt = (way: DrawnWay) => meeting(way, isOut(way) ? undefined : layout.places.get(way.edge.from), false);
  for (const [split] of [...kinds].filter(([, type]) => type === "split")) {
    const join = joinOf(definition, split);
    const bars = [split, join].flatMap((id) => (id === null ? [] : [{ id, place: layout.places.get(id) }]));
    const met = [
      ...layout.ways.filter(({ edge }) => edge.from === split).map(outAt),
      ...layout.ways.filter(({ edge }) => edge.to === join).map(inAt),
      // What leads to a bar, and on from it, is met too.
      ...bars.flatMap(({ place }) => (place ? [place.x + place.width / 2] : [])),
    ];
    const [left, right] = [Math.min(...met) - BEYOND, Math.max(...met) + BEYOND];
    for (const { id, place } of bars) if (place) places.set(id, { ...place, x: left, width: right - left });
  }
  const ways = layout.ways.map((way): DrawnWay => {
    if (!isOut(way) && !isIn(way)) return toDiscs(way, kinds, layout.places);
    const [first, last] = [way.points.at(0), way.points.at(-1)];
    if (!first || !last) return way;
    const begins = isOut(way) ? { x: outAt(way), y: first.y } : first;
    const ends = isIn(way) ? { x: inAt(way), y: last.y } : last;
    const isStraight = way.points.length <= 3 && !(isOut(way) && isIn(way));
    const x = isOut(way) ? begins.x : ends.x;
    const points = isStraight
      ? [
          { x, y: begins.y },
          { x, y: ends.y },
        ]
      : [begins, ...way.points.slice(1, -1), ends];
    return { ...way, points, path: pathThrough(points), at: isStraight ? { x, y: way.at.y } : way.at };
  });
  return { ...layout, places, ways };
}
