import type { AskedForm, ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { managesForms } from "./forms.policy.ts";
import { forms, formVersions } from "./forms.tables.ts";

const VERSIONS_SHOWN = 20;

/** A published version of a form; null where there is none. */
export async function askedForm(db: Reader, formId: string, version: number | "latest"): Promise<AskedForm | null> {
  const [found] = await db
    .select({ version: formVersions.version, definition: formVersions.definition })
    .from(formVersions)
    .where(and(eq(formVersions.form_id, formId), version === "latest" ? undefined : eq(formVersions.version, version)))
    .orderBy(desc(formVersions.version))
    .limit(1);
  return found ?? null;
}

const VERSIONS_KEPT = 200;

/** All that a form was published in, the latest first. */
export const publishedVersions = (db: Reader, formId: string): Promise<AskedForm[]> =>
  db
    .select({ version: formVersions.version, definition: formVersions.definition })
    .from(formVersions)
    .where(eq(formVersions.form_id, formId))
    .orderBy(desc(formVersions.version))
    .limit(VERSIONS_KEPT);

/** The number of the version of a form that is in force; null before the first. */
export async function formVersionInForce(db: Reader, formId: string): Promise<number | null> {
  const [found] = await db
    .select({ version: sql<number | null>`max(${formVersions.version})` })
    .from(formVersions)
    .where(eq(formVersions.form_id, formId));
  return found?.version ?? null;
}

/** Nobody is named whose account was erased. */
const shownName = sql<string | null>`case when ${profiles.erased_at} is null then ${fullName} end`;

/** A form for those who write it; the caller has checked that its reader is one. */
export async function managedForm(db: Reader, id: string): Promise<ManagedForm> {
  const [[form], versions] = await Promise.all([
    db
      .select({
        id: forms.id,
        subject: forms.subject,
        seen: forms.seen,
        saved_by: shownName,
        definition: forms.definition,
      })
      .from(forms)
      .leftJoin(profiles, eq(profiles.id, forms.saved_by))
      .where(eq(forms.id, id)),
    db
      .select({
        version: formVersions.version,
        definition: formVersions.definition,
        created_at: formVersions.created_at,
        created_by: shownName,
      })
      .from(formVersions)
      .leftJoin(profiles, eq(profiles.id, formVersions.created_by))
      .where(eq(formVersions.form_id, id))
      .orderBy(desc(formVersions.version))
      .limit(VERSIONS_SHOWN),
  ]);
  if (!form) throw new Error(`The form ${id} is gone.`);
  return { ...form, versions };
}

/** What is told of a form where it is not written: its version in force, its questions, and whether something waits to be published. */
export async function formFacts(db: Reader, id: string) {
  const [form] = await db.select({ definition: forms.definition }).from(forms).where(eq(forms.id, id));
  const inForce = await askedForm(db, id, "latest");
  const shown = inForce?.definition ?? { sections: [] };
  return {
    id,
    version: inForce?.version ?? 0,
    questions: shown.sections.reduce((count, { questions }) => count + questions.length, 0),
    is_changed: JSON.stringify(form?.definition) !== JSON.stringify(shown),
  };
}

/** Whether someone writes this form, and it is that organization's. */
export async function writesForm(
  db: Reader,
  actor: Actor,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  if (!managesForms(actor, organizationId)) return false;
  const [form] = await db
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.id, id), eq(forms.organization_id, organizationId)));
  return form !== undefined;
}
