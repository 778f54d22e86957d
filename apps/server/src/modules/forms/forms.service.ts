import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import type { ManagedForm, SaveFormInput } from "@kerkis/contract/forms/forms.schema.ts";
import { boundElsewhere, lintForm } from "@kerkis/contract/forms/lint.policy.ts";
import { eq } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { managesForms } from "./forms.policy.ts";
import { askedForm, managedForm } from "./forms.reads.ts";
import { forms, formVersions } from "./forms.tables.ts";

const EMPTY: FormDefinition = { sections: [] };

/** A form of an organization that is written from here on. @returns its id */
export async function createForm(
  tx: Tx,
  {
    organizationId,
    subject,
    definition = EMPTY,
    now,
  }: { organizationId: string; subject: ApplicationSubject; definition?: FormDefinition; now: string },
): Promise<string> {
  const [made] = await tx
    .insert(forms)
    .values({ organization_id: organizationId, subject, definition, created_at: now, updated_at: now })
    .returning({ id: forms.id });
  if (!made) throw new Error("A form was not stored.");
  return made.id;
}

/** A form like another, as it is being written there. @returns its id */
export async function copyForm(tx: Tx, id: string, now: string): Promise<string> {
  const [form] = await tx.select().from(forms).where(eq(forms.id, id));
  if (!form) throw new Error(`The form ${id} is gone.`);
  const { organization_id: organizationId, subject, definition } = form;
  return createForm(tx, { organizationId, subject, definition, now });
}

/** Throws a form away that nothing asks any more. */
export async function deleteForm(tx: Tx, id: string): Promise<void> {
  await tx.delete(forms).where(eq(forms.id, id));
}

/** A form for whoever writes it. @throws Refusal form.not_found */
export async function formFor({ db }: Platform, actor: Actor, id: string): Promise<ManagedForm> {
  await theirs(await db.select().from(forms).where(eq(forms.id, id)), actor);
  return managedForm(db, id);
}

type FormRow = typeof forms.$inferSelect;

async function theirs([row]: FormRow[], actor: Actor): Promise<FormRow> {
  if (!row || !managesForms(actor, row.organization_id)) throw new Refusal("form.not_found");
  return row;
}

async function lockForm(tx: Tx, actor: Actor, id: string, seen: number): Promise<FormRow> {
  const row = await theirs(await tx.select().from(forms).where(eq(forms.id, id)).for("update"), actor);
  if (row.seen !== seen) throw new Refusal("request.conflict");
  return row;
}

/** Keeps what is being written, finished or not. @throws Refusal form.not_found, request.conflict, input.invalid */
export function saveForm(
  platform: Platform,
  actor: Actor,
  { id, seen, definition }: SaveFormInput,
): Promise<{ seen: number; saved_at: string }> {
  const now = isoNow(platform.clock);
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockForm(tx, actor, id, seen);
    const foreign = boundElsewhere(definition, row.subject);
    if (foreign.length > 0)
      throw new Refusal("input.invalid", {
        fields: foreign.map((path) => ({ path: `definition.${path}`, code: "invalid" })),
      });
    await tx
      .update(forms)
      .set({ definition, seen: row.seen + 1, saved_by: actor.userId, updated_at: now })
      .where(eq(forms.id, id));
    return { seen: row.seen + 1, saved_at: now };
  });
}

const isSame = async (db: Reader, id: string, definition: FormDefinition): Promise<boolean> =>
  JSON.stringify((await askedForm(db, id, "latest"))?.definition) === JSON.stringify(definition);

/**
 * Publishes what was written as the next version.
 * @throws Refusal form.not_found, request.conflict, form.not_ready with the places, form.unchanged
 */
export function publishForm(
  platform: Platform,
  actor: Actor,
  { id, seen }: { id: string; seen: number },
): Promise<ManagedForm> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { definition, subject, organization_id } = await lockForm(tx, actor, id, seen);
    const problems = lintForm(definition, subject);
    if (problems.length > 0) throw new Refusal("form.not_ready", { fields: problems.map(fieldOf) });
    if (await isSame(tx, id, definition)) throw new Refusal("form.unchanged");
    const version = ((await askedForm(tx, id, "latest"))?.version ?? 0) + 1;
    await tx.insert(formVersions).values({
      form_id: id,
      version,
      definition,
      created_by: actor.userId,
      created_at: isoNow(platform.clock),
    });
    await recordAudit(tx, actor, {
      action: "form.published",
      organizationId: organization_id,
      entity: { type: "form", id },
      details: { version },
    });
    return managedForm(tx, id);
  });
}

/** Where a problem stands in what was sent. */
function fieldOf({ section, question }: ReturnType<typeof lintForm>[number]) {
  const place = section === null ? "" : `.sections.${section}${question === null ? "" : `.questions.${question}`}`;
  return { path: `definition${place}`, code: "invalid" as const };
}
