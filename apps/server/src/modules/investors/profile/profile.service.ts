import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { investorsHappenings } from "@kerkis/contract/investors/investors.happenings.ts";
import {
  type ChangeInvestorInput,
  type EditableInvestor,
  type InvestorAnswers,
  type InvestorProfile,
  investorProfile,
} from "@kerkis/contract/investors/profile.schema.ts";
import { managerIds } from "#modules/organizations/organizations.api.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { publishInvestor } from "../investors.service.ts";
import { investorHistories } from "./history.reads.ts";
import { investorChanged } from "../investors.events.ts";
import {
  confirmRefusal,
  editRefusal,
  historyRefusal,
  type InvestorStanding,
  verifyRefusal,
} from "../investors.policy.ts";
import { type InvestorRow, investorRowById, markConfirmed, replacePortfolio, writeProfile } from "../investors.repo.ts";
import { runnersOf } from "../people/people.reads.ts";
import { portfolioShown, seenPortfolio } from "../portfolio.reads.ts";
import { answersOf } from "./profile.reads.ts";

type Rule = (actor: Actor, facts: InvestorStanding) => ReturnType<typeof editRefusal>;

/** The row as the rules see it for someone. */
export const standingOf = async (db: Reader, actor: Actor, row: InvestorRow): Promise<InvestorStanding> => ({
  organizationId: row.organization_id,
  isOwn: (await runnersOf(db, row.id)).includes(actor.userId),
  isPublished: isPublished(row),
  isDeleted: row.deleted_at !== null,
  isRegistered: row.provenance.declared !== undefined,
  isChanged: row.verified_facts_changed_at !== null,
});

/** An investor that this rule lets the person meet. @throws Refusal investor.not_found and what the rule says */
async function investorUnder(rule: Rule, db: Reader, actor: Actor, id: string, lock?: "update"): Promise<InvestorRow> {
  const row = await investorRowById(db, id, lock);
  if (!row) throw new Refusal("investor.not_found");
  enforce(rule(actor, await standingOf(db, actor, row)));
  return row;
}

/** Refuses whoever may not know what changed. @throws Refusal investor.not_found, auth.forbidden */
export async function requireHistory(db: Reader, actor: Actor, id: string): Promise<void> {
  await investorUnder(historyRefusal, db, actor, id);
}

const answersFor = async (db: Reader, actor: Actor, row: InvestorRow): Promise<InvestorAnswers> =>
  answersOf(row, await portfolioShown(db, startupVisibility(actor), row.id));

const profileOf = async (db: Reader, actor: Actor, row: InvestorRow): Promise<EditableInvestor> => ({
  id: row.id,
  version: row.version,
  changed_by: await investorHistories.lastChangedBy(db, row.id),
  is_looked_at: row.is_verified && confirmRefusal(actor, await standingOf(db, actor, row)) !== null,
  answers: await answersFor(db, actor, row),
});

/** An investor's profile for someone who may edit it. @throws Refusal investor.not_found, auth.forbidden, investor.in_application */
export const editableInvestorFor = async (db: Reader, actor: Actor, id: string): Promise<EditableInvestor> =>
  profileOf(db, actor, await investorUnder(editRefusal, db, actor, id));

/**
 * Changes an investor's profile. The database marks a verified one whose name, type or website is another; what someone writes
 * who may confirm it counts as confirmed.
 * @throws Refusal investor.not_found, auth.forbidden, investor.in_application, investor.overtaken with the name, input.invalid
 */
export function changeInvestor(
  platform: Platform,
  actor: Actor,
  input: ChangeInvestorInput,
): Promise<EditableInvestor> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await investorUnder(editRefusal, tx, actor, input.id, "update");
    await refuseOvertaken(tx, row, input.version);
    const visibility = startupVisibility(actor);
    const profile = validProfile({ ...(await answersFor(tx, actor, row)), ...input.answers });
    const portfolio = await seenPortfolio(tx, visibility, profile.portfolio, "input.invalid");
    const at = isoNow(platform.clock);
    const saved = await writeProfile(tx, row.id, profile, at);
    await replacePortfolio(tx, visibility, row.id, portfolio);
    const isConfirming = confirmRefusal(actor, await standingOf(tx, actor, row)) === null;
    if (saved.verified_facts_changed_at !== null && isConfirming)
      await markConfirmed(tx, row.id, { by: actor.userId, at });
    await tellPages(platform, tx, actor, saved);
    const changed = await profileOf(tx, actor, (await investorRowById(tx, row.id)) ?? saved);
    if (!isConfirming && isMarkedNow(row, saved)) {
      await announce({ tx, platform, actorId: actor.userId }, investorsHappenings.factsChanged, {
        audience: await managerIds(tx, row.organization_id),
        organizationId: row.organization_id,
        facts: {
          investor_id: row.id,
          investor_name: saved.company_name,
          person_name: changed.changed_by ?? saved.company_name,
        },
      });
    }
    return changed;
  });
}

/**
 * Says that what changed of a verified investor is right.
 * @throws Refusal investor.not_found, auth.forbidden, investor.overtaken with the name
 */
export async function confirmInvestor(
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const row = await investorUnder(confirmRefusal, tx, actor, id, "update");
    if (row.verified_facts_changed_at === null) return;
    await refuseOvertaken(tx, row, version);
    await markConfirmed(tx, id, { by: actor.userId, at: isoNow(platform.clock) });
    await tellPages(platform, tx, actor, row);
  });
}

/**
 * Verifies an investor that came from a file, which publishes it; one that is published stays as it is.
 * @throws Refusal investor.not_found, auth.forbidden, investor.in_application
 */
export async function verifyInvestor(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const row = await investorUnder(verifyRefusal, tx, actor, id, "update");
    if (isPublished(row)) return;
    const scope = memberScope(actor, row.organization_id);
    await publishInvestor({ tx, platform, actorId: actor.userId }, scope, id);
    await recordAudit(tx, actor, {
      action: "investor.verified",
      organizationId: row.organization_id,
      entity: { type: "investor", id, name: row.company_name },
      details: {},
    });
  });
}

/** Coordinators are told when a mark is new, not of every change after it. */
const isMarkedNow = (before: InvestorRow, after: InvestorRow): boolean =>
  before.verified_facts_changed_at === null && after.verified_facts_changed_at !== null;

/** A change is made on what was seen. @throws Refusal investor.overtaken with the name of whoever was faster */
async function refuseOvertaken(tx: Tx, row: InvestorRow, version: number): Promise<void> {
  if (row.version === version) return;
  throw new Refusal("investor.overtaken", {
    params: { name: (await investorHistories.lastChangedBy(tx, row.id)) ?? "" },
  });
}

const tellPages = (platform: Platform, tx: Tx, actor: Actor, row: InvestorRow): Promise<void> =>
  platform.events.emit({ tx, platform, actorId: actor.userId }, investorChanged, {
    id: row.id,
    name: row.company_name,
    organizationId: row.organization_id,
    ownerId: row.owner_id,
  });

/** What was typed, as its rules want it. @throws Refusal input.invalid with the fields that are not right */
function validProfile(answers: InvestorAnswers): InvestorProfile {
  const parsed = investorProfile.safeParse(answers);
  if (parsed.success) return parsed.data;
  throw new Refusal("input.invalid", { fields: fieldIssues(parsed.error.issues, answers) });
}
