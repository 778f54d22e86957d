import { hasFittingTaxNumber } from "@kerkis/contract/applications/registration.schema.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { isVerifiedField, type FactSource } from "@kerkis/contract/startups/profile/profile.policy.ts";
import {
  profileGroups,
  type ChangeProfileInput,
  type EditableProfile,
  type ProfileAnswers,
} from "@kerkis/contract/startups/profile/profile.schema.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { isUploadOf } from "#platform/files/stored-files.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { fromRegistry } from "../gemi/gemi.reads.ts";
import { roleInStartup } from "../people/people.reads.ts";
import { askForLook } from "../requests/requests.service.ts";
import { startupChanged } from "../startups.events.ts";
import { editRefusal, managesRegistry, type StartupStanding } from "../startups.policy.ts";
import { columnsOf } from "../startups.repo.ts";
import { answersOf, startupHistories } from "./profile.reads.ts";
import { lockStartup, startupById, writeStartup, type StartupRow } from "./profile.repo.ts";

/** What the rules need to know of a row. */
export const standingOf = async (db: Reader, row: StartupRow, { userId }: Actor): Promise<StartupStanding> => ({
  organizationId: row.organization_id,
  runs: (await roleInStartup(db, row.id, userId)) !== null,
  isPublished: isPublished(row),
  isDeleted: row.deleted_at !== null,
  isRegistered: row.provenance.declared !== undefined,
});

/**
 * A startup that the person may edit, locked.
 * @throws Refusal startup.not_found, auth.forbidden, startup.in_application
 */
export async function lockForEdit(tx: Tx, actor: Actor, id: string): Promise<StartupRow> {
  const row = await lockStartup(tx, id);
  if (!row) throw new Refusal("startup.not_found");
  enforce(editRefusal(actor, await standingOf(tx, row, actor)));
  return row;
}

/** The same for reading. @throws Refusal startup.not_found, auth.forbidden, startup.in_application */
export async function startupForEditor(db: Reader, actor: Actor, id: string): Promise<StartupRow> {
  const row = await startupById(db, id);
  if (!row) throw new Refusal("startup.not_found");
  enforce(editRefusal(actor, await standingOf(db, row, actor)));
  return row;
}

const profileOf = async (db: Reader, actor: Actor, row: StartupRow): Promise<EditableProfile> => ({
  id: row.id,
  version: row.version,
  changed_by: await startupHistories.lastChangedBy(db, row.id),
  is_verified: row.is_verified,
  is_looked_at: row.is_verified && !managesRegistry(actor, row.organization_id),
  answers: answersOf(row),
});

/** A startup's profile for someone who may edit it. @throws Refusal startup.not_found, auth.forbidden, startup.in_application */
export const editableProfileFor = async (db: Reader, actor: Actor, id: string): Promise<EditableProfile> =>
  profileOf(db, actor, await startupForEditor(db, actor, id));

/**
 * Changes a group of a profile's fields. What those who run it write of a verified fact is declared until a coordinator has
 * looked at it; what a coordinator writes counts as looked at.
 * @throws Refusal startup.not_found, auth.forbidden, startup.in_application, startup.overtaken with the name, input.invalid
 */
export function changeProfile(platform: Platform, actor: Actor, input: ChangeProfileInput): Promise<EditableProfile> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockForEdit(tx, actor, input.id);
    if (row.version !== input.version) {
      throw new Refusal("startup.overtaken", {
        params: { name: (await startupHistories.lastChangedBy(tx, row.id)) ?? "" },
      });
    }
    const answers = validAnswers(input, { ...answersOf(row), ...input.answers }, today(platform.clock));
    const columns = columnsOf(answers);
    const changed = Object.keys(answers).filter((name) => !isSame(Reflect.get(row, name), Reflect.get(columns, name)));
    if (changed.length === 0) return profileOf(tx, actor, row);
    if (changed.includes("logo_url")) await refuseForeignLogo(tx, actor, row, answers.logo_url);
    const at = isoNow(platform.clock);
    const isManager = managesRegistry(actor, row.organization_id);
    const registry = await fromRegistry(tx, answers.tax_number ?? row.tax_number, { ...row, ...columns });
    const source = (field: string): FactSource => (isManager && isVerifiedField(field) ? "verified" : "declared");
    const origin = (field: string) => ({
      ...(registry[field]
        ? { source: "business_registry" as const, at: registry[field] }
        : { source: source(field), at }),
      by: actor.userId,
    });
    const fields = Object.fromEntries(changed.map((field) => [field, origin(field)]));
    const saved = await writeStartup(tx, row.id, {
      ...columns,
      provenance: { ...row.provenance, fields: { ...row.provenance.fields, ...fields } },
      updated_at: at,
    });
    const context = { tx, platform, actorId: actor.userId };
    const looked = changed.filter((field) => row.is_verified && !isManager && isVerifiedField(field));
    if (looked.length > 0) {
      await askForLook(context, saved, Object.fromEntries(looked.map((field) => [field, Reflect.get(row, field)])));
    }
    await platform.events.emit(context, startupChanged, { id: row.id, name: saved.name });
    return profileOf(tx, actor, saved);
  });
}

/** A new logo is a picture of whoever sets it or of the startup's owner, who may have applied with it. @throws Refusal input.invalid */
async function refuseForeignLogo(
  tx: Tx,
  { userId }: Actor,
  { owner_id: ownerId }: StartupRow,
  wished: string | null | undefined,
): Promise<void> {
  if (!wished || (await isUploadOf(tx, wished, userId))) return;
  if (ownerId !== null && (await isUploadOf(tx, wished, ownerId))) return;
  throw new Refusal("input.invalid", { fields: [{ path: "logo_url", code: "invalid" }] });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was typed in a group, as its rules want it. @throws Refusal input.invalid with the fields that are not right */
function validAnswers({ group }: ChangeProfileInput, answers: ProfileAnswers, day: string): ProfileAnswers {
  const parsed = profileGroups(day)[group].safeParse(answers);
  if (!parsed.success) throw new Refusal("input.invalid", { fields: fieldIssues(parsed.error.issues, answers) });
  // A company's number is judged by its country, which is another group's field.
  if ((group === "identity" || group === "seat") && !hasFittingTaxNumber(answers)) {
    const path = group === "identity" ? "tax_number" : "country";
    throw new Refusal("input.invalid", { fields: [{ path, code: "tax_number" }] });
  }
  return parsed.data;
}
