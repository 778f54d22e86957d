import { isDeepStrictEqual } from "node:util";
import { filledBy } from "@kerkis/contract/startups/gemi/gemi.policy.ts";
import type { Reader } from "#platform/db/db.ts";
import { companyByTaxNumber } from "./gemi.repo.ts";

/** Of the given facts those that are as the business registry has them, with the day of its answer: nobody's word is taken for it. */
export async function fromRegistry(
  db: Reader,
  taxNumber: string | null,
  facts: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> {
  const row = taxNumber === null ? null : await companyByTaxNumber(db, taxNumber);
  const at = row?.answered_at;
  if (!row?.facts || !at) return {};
  const same = Object.entries(filledBy(row.facts)).filter(([field, value]) => isDeepStrictEqual(facts[field], value));
  return Object.fromEntries(same.map(([field]) => [field, at]));
}
