import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { asc, desc, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import type { Cursors } from "./cursors.ts";

/** Something that a list is ordered by, never null, with its PostgreSQL type. */
export interface SortKey {
  by: SQL;
  type: "text" | "timestamptz" | "uuid" | "numeric" | "int";
}
const sortKey = (type: SortKey["type"]) => (by: SQLWrapper) => ({ by: sql`${by}`, type });
export const textKey = sortKey("text");
export const timeKey = sortKey("timestamptz");
export const idKey = sortKey("uuid");
export const numberKey = sortKey("numeric");
export const intKey = sortKey("int");

/** An order; the last of its keys tells every two rows apart. */
export interface Order {
  keys: readonly SortKey[];
  direction: "asc" | "desc";
}
export const ascending = (...keys: readonly SortKey[]): Order => ({ keys, direction: "asc" });
export const descending = (...keys: readonly SortKey[]): Order => ({ keys, direction: "desc" });

/** What lists read with. */
export interface ListSource {
  db: Reader;
  cursors: Cursors;
}

/** Which page is asked for. */
export interface PageQuery<Sort extends string> {
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page as rows come from the database: what its statement needs, and what becomes of its rows. */
export interface Page {
  /** Selected beside the list's own columns: where each row stands. */
  columns: { position: SQL<string> };
  /** Rows after the page before; undefined on the first. */
  after: SQL | undefined;
  orderBy: SQL[];
  /** One more than the page has, which says whether there is another. */
  limit: number;
  /** The same for a statement that is prepared once: `after` with placeholders, and what they and «limit» stand for. */
  prepared: { after: SQL | undefined; values: Record<string, string | number> };
  of<Row extends { position: string }, Item = Omit<Row, "position">>(
    rows: readonly Row[],
    toItem?: (row: Omit<Row, "position">) => Item,
  ): { items: Item[]; next_cursor: string | null };
}

export interface KeysetList<Sort extends string> {
  /**
   * The page that a query asks for.
   * @param within what the cursor is good for besides this list: the organization, the person
   * @throws Refusal input.invalid for a cursor that this list did not give in this order
   */
  page(cursors: Cursors, query: PageQuery<Sort>, within?: string): Page;
}

/** A list by keyset: its orders by name, the usual one first. */
export function keysetList<const Sort extends string>(name: string, orders: Record<Sort, Order>): KeysetList<Sort> {
  const usual = Object.keys(orders)[0] as Sort;
  return {
    page(cursors, { sort = usual, cursor, limit = LIMITS.pageSize }, within = "") {
      const order = orders[sort];
      // With the keys' types, so that a cursor from before they changed is refused.
      const label = [name, sort, ...order.keys.map(({ type }) => type), within].join("/");
      const place = cursor === undefined ? null : cursors.open(label, cursor);
      return {
        columns: { position: positionOf(order) },
        after: place ? rowsAfter(order, (index) => sql`${place[index]}`) : undefined,
        orderBy: orderBy(order),
        limit: limit + 1,
        prepared: {
          after: place ? rowsAfter(order, (index) => sql`${sql.placeholder(placeName(index))}`) : undefined,
          values: {
            limit: limit + 1,
            ...Object.fromEntries(place?.map((key, index) => [placeName(index), key]) ?? []),
          },
        },
        of(rows, toItem) {
          const shown = rows.slice(0, limit);
          const last = rows.length > limit ? shown.at(-1) : undefined;
          return {
            items: shown.map(({ position: _position, ...row }) => (toItem ? toItem(row) : row) as never),
            next_cursor: last ? cursors.seal(label, JSON.parse(last.position)) : null,
          };
        },
      };
    },
  };
}

/** The keys of a row as text: read back as anything else, a time would lose its microseconds. */
const positionOf = ({ keys }: Order): SQL<string> =>
  sql<string>`json_build_array(${sql.join(
    keys.map(({ by }) => sql`(${by})::text`),
    sql`, `,
  )})::text`;

const orderBy = ({ keys, direction }: Order): SQL[] => keys.map(({ by }) => (direction === "asc" ? asc(by) : desc(by)));

const placeName = (index: number): string => `place_${index}`;

function rowsAfter({ keys, direction }: Order, place: (index: number) => SQL): SQL {
  const row = sql.join(
    keys.map(({ by }) => by),
    sql`, `,
  );
  const last = sql.join(
    keys.map(({ type }, index) => sql`${place(index)}::${sql.raw(type)}`),
    sql`, `,
  );
  return sql`(${row}) ${sql.raw(direction === "asc" ? ">" : "<")} (${last})`;
}
