import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import type { CompanyAnswer } from "@kerkis/contract/startups/gemi/gemi.schema.ts";
import { comparableTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { askGemi } from "./gemi-call.service.ts";
import {
  companyByTaxNumber,
  countAttempt,
  forgetCompanies,
  markAsked,
  pauseCalls,
  takeCall,
  writeAnswer,
} from "./gemi.repo.ts";

/** What the open data of the registry allows. */
export const CALLS_PER_MINUTE = 8;
const ATTEMPTS = 4;
const FIRST_WAIT_MS = 5_000;
const KEPT_MS = 30 * DAY_MS;

const companyAsked = defineJob<{ taxNumber: string }>("startups.company_facts");

/**
 * What the business registry says of a company. Who asks for one that is not known yet hears that it is asked, and asks again:
 * a form waits for nothing.
 */
export async function companyFactsFor(platform: Platform, given: string): Promise<CompanyAnswer> {
  const taxNumber = comparableTaxNumber(given) ?? "";
  const { db, clock, config, jobs } = platform;
  if (config.gemi === null) return { state: "off", facts: null, at: null };
  await transact(db, null, async (tx) => {
    const isDue = await markAsked(tx, taxNumber, isoNow(clock), {
      found: isoIn(clock, -KEPT_MS),
      unknown: isoIn(clock, -DAY_MS),
      failed: isoIn(clock, -HOUR_MS / 4),
      // A job that was lost on the way is given up for another.
      waiting: isoIn(clock, -HOUR_MS),
    });
    if (isDue) await jobs.enqueue(tx, companyAsked, { taxNumber });
  });
  const row = await companyByTaxNumber(db, taxNumber);
  return { state: row?.state ?? "waiting", facts: row?.facts ?? null, at: row?.answered_at ?? null };
}

/** Asks the registry in turn: in a minute as often as it allows, by all nodes together, and later where it could not answer. */
export async function answerCompany(platform: Platform, taxNumber: string): Promise<void> {
  const { db, clock, config, jobs, log } = platform;
  if (config.gemi === null) return;
  const again = (delayMs: number) => transact(db, null, (tx) => jobs.enqueue(tx, companyAsked, { taxNumber }, delayMs));
  const waitMs = await transact(db, null, async (tx) => {
    await forgetCompanies(tx, isoIn(clock, -2 * KEPT_MS));
    return takeCall(tx, clock.now(), CALLS_PER_MINUTE);
  });
  if (waitMs > 0) return again(waitMs);
  const outcome = await askGemi(config.gemi, taxNumber);
  const at = isoNow(clock);
  if (outcome.kind === "refused") log.error({ status: outcome.status }, "the business registry refuses to answer");
  await transact(db, null, async (tx) => {
    if (outcome.kind === "found") return writeAnswer(tx, taxNumber, { state: "found", facts: outcome.facts, at });
    if (outcome.kind === "unknown") return writeAnswer(tx, taxNumber, { state: "unknown", facts: null, at });
    if (outcome.kind === "refused") return writeAnswer(tx, taxNumber, { state: "failed", at });
    const attempts = await countAttempt(tx, taxNumber);
    if (attempts >= ATTEMPTS) return writeAnswer(tx, taxNumber, { state: "failed", at });
    if (outcome.seconds !== null) await pauseCalls(tx, clock.now(), outcome.seconds, CALLS_PER_MINUTE);
    const delayMs = outcome.seconds === null ? FIRST_WAIT_MS * 2 ** (attempts - 1) : outcome.seconds * 1000;
    await jobs.enqueue(tx, companyAsked, { taxNumber }, delayMs);
  });
}

/** Registers the worker that asks the registry. */
export function registerCompanyFacts(platform: Platform): void {
  platform.jobs.handle(companyAsked, ({ taxNumber }) => answerCompany(platform, taxNumber));
}
