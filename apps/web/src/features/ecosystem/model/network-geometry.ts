import type { Network } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";

export type NodeKind = "organization" | "startup" | "investor";

/** A seat, a dot or a wedge of the network, and who it is connected with, by place among all. */
export interface NetworkNode {
  kind: NodeKind;
  id: string;
  name: string;
  logo_url: string | null;
  /** Its page. */
  page: string;
  x: number;
  y: number;
  linked: readonly number[];
}

export interface Wedge {
  /** Its organization's place among the nodes. */
  node: number;
  /** Degrees, clockwise from the left. */
  from: number;
  to: number;
  /** The arc behind its last row. */
  arc: string;
  /** How many letters of its name the arc has room for. */
  letters: number;
}

export interface NetworkPlan {
  nodes: readonly NetworkNode[];
  wedges: readonly Wedge[];
  /** Radius behind the last row. */
  outer: number;
}

const FIRST_ROW = 250;
const ROW_GAP = 27;
const SEAT_PITCH = 23;
const STAIR = 2.2;
/** The narrowest wedge, in degrees. */
const LEAST = 4;
const INVESTOR_ROWS = [132, 156, 180, 204] as const;
const LETTER = 12;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const at = (radius: number, degrees: number) => ({
  x: Math.round(-radius * Math.cos(radians(degrees)) * 10) / 10,
  y: Math.round(-radius * Math.sin(radians(degrees)) * 10) / 10,
});
/** Seats that an arc has. */
const room = (radius: number, degrees: number) => Math.floor((radians(degrees) * radius) / SEAT_PITCH) + 1;

/** Wedges of the half circle, each as wide as its startups are many. */
function spans(counts: readonly number[]): { from: number; to: number }[] {
  const free = 180 - STAIR * (counts.length - 1);
  const least = Math.min(LEAST, free / counts.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const wide = counts.map((count) => least + ((free - least * counts.length) * count) / total);
  let from = 0;
  return wide.map((width) => {
    const span = { from, to: from + width };
    from += width + STAIR;
    return span;
  });
}

/** `count` seats of a wedge, row by row from the stage outwards, each row's evenly over the wedge. */
function seatsOf({ from, to }: { from: number; to: number }, count: number, rows: number) {
  const radii = Array.from({ length: rows }, (_, row) => FIRST_ROW + row * ROW_GAP);
  const capacity = radii.map((radius) => room(radius, to - from));
  const total = capacity.reduce((sum, seats) => sum + seats, 0);
  let left = count;
  return radii.flatMap((radius, row) => {
    const share = row === rows - 1 ? left : Math.min(left, Math.round((count * (capacity[row] ?? 0)) / total));
    left -= share;
    return Array.from({ length: share }, (_, seat) => at(radius, from + ((to - from) * (seat + 0.5)) / share));
  });
}

/** Where everything of the network stands: always at the same place for the same network. */
export function networkPlan({ organizations, startups, investors, links }: Network): NetworkPlan {
  const own = organizations.map((_, place) =>
    startups.flatMap((startup, index) => (startup.organization === place ? [index] : [])),
  );
  const wedges = spans(own.map(({ length }) => length));
  const rows = rowsFor(
    wedges,
    own.map(({ length }) => length),
  );
  const outer = FIRST_ROW + rows * ROW_GAP;
  const firstStartup = organizations.length;
  const firstInvestor = firstStartup + startups.length;
  const linked: number[][] = Array.from({ length: firstInvestor + investors.length }, () => []);
  const connect = (one: number, other: number) => {
    linked[one]?.push(other);
    linked[other]?.push(one);
  };
  startups.forEach(({ organization }, index) => connect(organization, firstStartup + index));
  for (const [investor, startup] of links) connect(firstInvestor + investor, firstStartup + startup);

  const angleOf = new Map<number, number>();
  const places = new Map<number, { x: number; y: number }>();
  own.forEach((indexes, wedge) => {
    const span = wedges[wedge] ?? { from: 0, to: 0 };
    const points = seatsOf(span, indexes.length, rows);
    points.forEach((point, seat) => {
      const index = indexes[seat] ?? 0;
      places.set(index, point);
      angleOf.set(index, (Math.atan2(-point.y, -point.x) * 180) / Math.PI);
    });
  });
  const dots = investorDots(investors.length, (investor) => {
    const angles = links.flatMap(([from, to]) => (from === investor ? [angleOf.get(to) ?? 90] : []));
    return angles.reduce((sum, angle) => sum + angle, 0) / Math.max(1, angles.length);
  });
  const nodes: NetworkNode[] = [
    ...organizations.map(({ id, name, slug, logo_url }, place) => {
      const { from, to } = wedges[place] ?? { from: 0, to: 0 };
      return {
        kind: "organization" as const,
        id,
        name,
        logo_url,
        page: `/org/${slug}`,
        ...at(outer + 8, (from + to) / 2),
        linked: linked[place] ?? [],
      };
    }),
    ...startups.map(({ id, name, logo_url }, index) => ({
      kind: "startup" as const,
      id,
      name,
      logo_url,
      page: `/startup/${id}`,
      ...(places.get(index) ?? { x: 0, y: 0 }),
      linked: linked[firstStartup + index] ?? [],
    })),
    ...investors.map(({ id, name, logo_url }, index) => ({
      kind: "investor" as const,
      id,
      name,
      logo_url,
      page: `/investor/${id}`,
      ...(dots[index] ?? { x: 0, y: 0 }),
      linked: linked[firstInvestor + index] ?? [],
    })),
  ];
  return {
    nodes,
    outer,
    wedges: wedges.map(({ from, to }, node) => {
      const [start, end] = [at(outer + 6, from), at(outer + 6, to)];
      const length = radians(to - from) * (outer + 6);
      return {
        node,
        from,
        to,
        arc: `M${start.x} ${start.y}A${outer + 6} ${outer + 6} 0 0 1 ${end.x} ${end.y}`,
        letters: Math.floor(length / LETTER),
      };
    }),
  };
}

/** The fewest rows in which every wedge has room for its own. */
function rowsFor(wedges: readonly { from: number; to: number }[], counts: readonly number[]): number {
  for (let rows = 2; rows < 12; rows++) {
    const fits = wedges.every(({ from, to }, index) => {
      const capacity = Array.from({ length: rows }, (_, row) => room(FIRST_ROW + row * ROW_GAP, to - from));
      return capacity.reduce((sum, seats) => sum + seats, 0) >= (counts[index] ?? 0);
    });
    if (fits) return rows;
  }
  return 12;
}

/** Dots around the stage, each as near as may be to the startups it supports: in the order of their angles. */
function investorDots(count: number, angleOf: (investor: number) => number) {
  const order = Array.from({ length: count }, (_, investor) => investor).toSorted(
    (a, b) => angleOf(a) - angleOf(b) || a - b,
  );
  const rows = INVESTOR_ROWS.slice(0, Math.min(INVESTOR_ROWS.length, Math.ceil(count / 18)));
  const dots: { x: number; y: number }[] = [];
  order.forEach((investor, place) => {
    const radius = rows[place % rows.length] ?? INVESTOR_ROWS[0];
    dots[investor] = at(radius, 8 + (164 * (place + 0.5)) / count);
  });
  return dots;
}

const AHEAD: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour of a node in an arrow's direction; itself where there is none. */
export function neighbour(nodes: readonly NetworkNode[], from: number, key: string): number {
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  const here = nodes[from];
  if (!here) return 0;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  nodes.forEach(({ x, y }, index) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    // Within a right angle around the arrow, the straightest and nearest.
    if (index === from || ahead <= 0 || aside > ahead) return;
    const distance = ahead + aside * 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** The node at a point of the drawing, if any is near enough. */
export function nodeAt(nodes: readonly NetworkNode[], x: number, y: number, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  nodes.forEach((node, index) => {
    const distance = Math.hypot(node.x - x, node.y - y);
    if (node.kind !== "organization" && distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** Who is on the stage: the one asked for, or the investor with the most startups. */
export function onStage(nodes: readonly NetworkNode[], id: string | undefined): number | null {
  const asked = id === undefined ? -1 : nodes.findIndex((node) => node.id === id);
  return asked >= 0 ? asked : mostConnected(nodes, "investor");
}

/** Of a kind the first with the most connections; null where nobody of it has any. */
export function mostConnected(nodes: readonly NetworkNode[], kind: NodeKind): number | null {
  let best: number | null = null;
  nodes.forEach((node, index) => {
    const most = best === null ? 0 : (nodes[best]?.linked.length ?? 0);
    if (node.kind === kind && node.linked.length > most) best = index;
  });
  return best;
}
