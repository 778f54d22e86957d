// Plans are kept: tests ask the same statements again and again, and PostgreSQL spends more on reading and planning them anew
// than on answering. What has no name gets one; what comes back is the same.
import { createHash } from "node:crypto";
import pg from "pg";

// A plan is made once, whatever the values: tests have few rows. Every connection of this process is told.
process.env.PGOPTIONS = "-c plan_cache_mode=force_generic_plan";

/** The address with which each statement is planned for its values, as the product's are: for tests of plans. */
export function planningAnew(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "-c plan_cache_mode=force_custom_plan");
  return address.href;
}

const isNameless = (query: unknown): query is pg.QueryConfig =>
  typeof query === "object" &&
  query !== null &&
  "text" in query &&
  !("submit" in query) &&
  !("name" in query && query.name);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha1").update(text).digest("hex");
  names.set(text, name);
  return name;
}

const client: Record<"query", (...asked: unknown[]) => unknown> & { keepsPlans?: true } = pg.Client.prototype;
// Files share what they import: the second finds it done.
if (!client.keepsPlans) {
  const ask = client.query;
  client.keepsPlans = true;
  client.query = function (query, values, ...rest) {
    const asked =
      isNameless(query) && Array.isArray(values ?? query.values) ? { ...query, name: nameOf(query.text) } : query;
    return Reflect.apply(ask, this, [asked, values, ...rest]);
  };
}
