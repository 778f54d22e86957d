import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import { duplicateVisibility, websiteDomain } from "#modules/startups/startups.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { possibleDuplicates } from "#platform/search/possible-duplicates.ts";
import { investors } from "./investors.tables.ts";

interface InvestorQuestion {
  name: string;
  website_url?: string | null | undefined;
  /** An investor that is no duplicate of itself. */
  investor_id?: string | null | undefined;
}

/** Investors that may be the same, the most alike first, as the asker may know of them (completions 2). */
export const possibleInvestorDuplicates = (
  db: Reader,
  actor: Actor,
  question: InvestorQuestion,
): Promise<PossibleDuplicate[]> =>
  possibleDuplicates(
    db,
    { table: investors, name: investors.company_name, location: investors.city, isClaimed: false },
    duplicateVisibility(actor),
    {
      name: question.name,
      same: [{ reason: "website", column: investors.website_domain, value: websiteDomain(question.website_url) }],
      besides: question.investor_id ?? null,
    },
  );
