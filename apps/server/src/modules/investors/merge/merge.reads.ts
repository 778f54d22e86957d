import type { InvestorMergeSide } from "@kerkis/contract/investors/merge/merge.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { isPublished, visibleTo } from "#platform/db/published.ts";
import { mergesOf } from "#platform/merging/merges.ts";
import { type PairSide, recordPairsOf } from "#platform/merging/pairs.ts";
import type { InvestorRow } from "../investors.repo.ts";
import { investors } from "../investors.tables.ts";
import { portfolioShown } from "../portfolio.reads.ts";
import { answersOf } from "../profile/profile.reads.ts";
import { investorMerges } from "./merge.tables.ts";

const [one, other] = [alias(investors, "first"), alias(investors, "second")];
const sideOf = (table: typeof one | typeof other): PairSide => ({
  table,
  id: table.id,
  name: table.company_name,
  location: table.city,
  logo_url: table.logo_url,
  organization_id: table.organization_id,
  is_active: table.is_active,
  is_verified: table.is_verified,
  deleted_at: table.deleted_at,
  organization_open: table.organization_open,
});
const [first, second] = [sideOf(one), sideOf(other)];

/** Investors of the organization that may be the same, of those that the reader sees. */
export const investorPairs = recordPairsOf({
  label: "investor pairs",
  table: investors,
  same: { website: investors.website_domain },
  first,
  second,
});

/** Investors of the organization that were merged, the latest first. */
export const investorMergeList = mergesOf(
  "investor merges",
  investorMerges,
  { first, second },
  nameOf(investorMerges.actor_id),
);

/** Two investors of the organization that the reader sees; fewer where one is not among them. */
export const investorsOf = (
  db: Reader,
  scope: OrgScope,
  visibility: Visibility,
  ids: readonly string[],
): Promise<InvestorRow[]> =>
  db
    .select()
    .from(investors)
    .where(
      and(
        anyOf(investors.id, [...ids]),
        eq(investors.organization_id, scope.organizationId),
        visibleTo(investors, visibility),
        sql`${investors.deleted_at} is null`,
      ),
    );

/** An investor as it stands before a merge; of its portfolio what the reader sees is counted. */
export async function mergeSideOf(db: Reader, visibility: Visibility, row: InvestorRow): Promise<InvestorMergeSide> {
  const portfolio = await portfolioShown(db, visibility, row.id);
  return {
    id: row.id,
    version: row.version,
    name: row.company_name,
    logo_url: row.logo_url,
    is_published: isPublished(row),
    is_claimed: row.owner_id !== null,
    answers: answersOf(row, portfolio),
    has: { portfolio: portfolio.length },
  };
}
