import type { PossibleDuplicate } from "@kerkis/contract/startups/startups.schema.ts";
import { comparableTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { possibleDuplicates as found } from "#platform/search/possible-duplicates.ts";
import { duplicateVisibility, websiteDomain } from "./startups.policy.ts";
import { startups } from "./startups.tables.ts";

export interface DuplicateQuestion {
  name: string;
  website_url?: string | null | undefined;
  tax_number?: string | null | undefined;
  /** A startup that is no duplicate of itself. */
  startup_id?: string | null | undefined;
}

/** Startups that may be the same company, the most alike first, as the asker may know of them (completions 2). */
export const possibleDuplicates = (
  db: Reader,
  actor: Actor,
  question: DuplicateQuestion,
): Promise<PossibleDuplicate[]> =>
  found(
    db,
    { table: startups, name: startups.name, location: startups.location, isClaimed: true },
    duplicateVisibility(actor),
    {
      name: question.name,
      same: [
        { reason: "tax_number", column: startups.tax_number, value: comparableTaxNumber(question.tax_number) },
        { reason: "website", column: startups.website_domain, value: websiteDomain(question.website_url) },
      ],
      besides: question.startup_id ?? null,
    },
  );
