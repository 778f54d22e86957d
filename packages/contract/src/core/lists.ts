import * as z from "zod/mini";
import { endpoint, type Access, type EndpointDefinition } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";

/** Lists have one shape: rows page by page, and apart from them, asked for afterwards, how many there are. */

const CURSOR_MAX = 1_000;

/** Where a page begins (`next_cursor` of the page before; opaque) and how many rows it has. */
const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(CURSOR_MAX))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.pageSizeMax))),
};

/** How many rows match, exact below LIMITS.exactCount and estimated above; `groups` counts a few kinds of them. */
export interface Count<Group extends string = never> {
  value: number;
  exact: boolean;
  groups: Record<Group, number>;
}
export type RowCount = Pick<Count, "value" | "exact">;

const NOTHING = {};

interface ListDefinition<
  Item extends z.core.$ZodType,
  Filters extends z.core.$ZodLooseShape,
  Sort extends string,
  Group extends string,
  More extends z.core.$ZodLooseShape,
> {
  item: Item;
  filters: Filters;
  /** Orders that may be asked for, the usual one first. */
  sorts: readonly [Sort, ...Sort[]];
  /** Kinds of rows that are counted too. */
  groups?: readonly Group[];
  /** What a page says besides its rows; no totals. */
  more?: More;
}

/**
 * The schemas of a list.
 * @returns `query` (filters, sort, cursor, limit), `page` (items, next_cursor), `filters` and `count` for its total
 */
export function listOf<
  Item extends z.core.$ZodType,
  const Filters extends z.core.$ZodLooseShape,
  const Sort extends string,
  const Group extends string = never,
  const More extends z.core.$ZodLooseShape = typeof NOTHING,
>({ item, filters, sorts, groups = [], more }: ListDefinition<Item, Filters, Sort, Group, More>) {
  const groupCounts = Object.fromEntries(groups.map((group) => [group, z.int()])) as Record<Group, z.ZodMiniInt>;
  return {
    query: z.object({ ...filters, sort: z.optional(z.enum(sorts)), ...pageQuery }),
    /** `next_cursor` is null on the last page. */
    page: z.object({ items: z.array(item), next_cursor: z.nullable(z.string()), ...(more as More) }),
    filters: z.object(filters),
    count: z.object({ value: z.int(), exact: z.boolean(), groups: z.object(groupCounts) }),
  };
}

interface ListSchemas<Query, Page, Filters, Total> {
  query: Query;
  page: Page;
  filters: Filters;
  count: Total;
}

/** A list's two endpoints, `name` for the rows and `nameCount` for how many: same access, same filters. */
export function listEndpoints<
  const Name extends string,
  Query extends z.core.$ZodType,
  Page extends z.core.$ZodType,
  Filters extends z.core.$ZodType,
  Total extends z.core.$ZodType,
  const Declared extends Access,
>(
  name: Name,
  definition: Omit<EndpointDefinition<Declared>, "method" | "successStatus">,
  { query, page, filters, count }: ListSchemas<Query, Page, Filters, Total>,
) {
  const { path, summary } = definition;
  const rows = endpoint({ ...definition, method: "GET" })
    .input(query)
    .output(page);
  const total = endpoint({ ...definition, method: "GET", path: `${path}/count`, summary: `How many: ${summary}` })
    .input(filters)
    .output(count);
  return { [name]: rows, [`${name}Count`]: total } as Record<Name, typeof rows> & Record<`${Name}Count`, typeof total>;
}
