import { and, eq, ne, sql } from "drizzle-orm";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { programmes } from "./programmes.tables.ts";

const REGISTRY_TITLE: LocalizedText = {
  el: "Μητρώο νεοφυών επιχειρήσεων",
  en: "Startup registry",
};
const REGISTRY_DESCRIPTION: LocalizedText = {
  el: "Η μόνιμη πρόσκληση για εγγραφή στο μητρώο. Η αίτηση ελέγχεται, αξιολογείται και, αν εγκριθεί, η επιχείρηση δημοσιεύεται ως επαληθευμένη.",
  en: "The standing call to join the registry. Each application is checked and evaluated; once approved, the startup is published as verified.",
};

/** Makes an organization's standing registry programme unless it has one. @returns its id */
export async function ensureRegistry(tx: Tx, organizationId: string, templateId: string): Promise<string> {
  const [made] = await tx
    .insert(programmes)
    .values({
      organization_id: organizationId,
      kind: "registry",
      title: REGISTRY_TITLE,
      description: REGISTRY_DESCRIPTION,
      evaluation_template_id: templateId,
    })
    .onConflictDoNothing()
    .returning({ id: programmes.id });
  return made?.id ?? (await registryId(tx, organizationId)) ?? missing(organizationId);
}

/** Id of an organization's own registry programme, or null. */
export async function registryId(tx: Tx, organizationId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: programmes.id })
    .from(programmes)
    .where(and(eq(programmes.organization_id, organizationId), eq(programmes.kind, "registry")));
  return found?.id ?? null;
}

function missing(organizationId: string): never {
  throw new Error(`The registry programme of ${organizationId} cannot be found after it was made.`);
}

/** Has a programme of the organization evaluated with a template. @returns whether that is news @throws Refusal programme.not_found */
export async function useEvaluationTemplate(
  tx: Tx,
  { organizationId }: Pick<OrgScope, "organizationId">,
  id: string,
  templateId: string,
): Promise<boolean> {
  const its = and(eq(programmes.id, id), eq(programmes.organization_id, organizationId));
  const [row] = await tx.select().from(programmes).where(its).for("update");
  if (!row) throw new Refusal("programme.not_found");
  if (row.evaluation_template_id === templateId) return false;
  await tx
    .update(programmes)
    .set({ evaluation_template_id: templateId, version: sql`${programmes.version} + 1` })
    .where(its);
  return true;
}

/** Whether a programme that is not archived is evaluated with a template. */
export const isEvaluatedWith = async (tx: Tx, templateId: string): Promise<boolean> =>
  (await tx.$count(
    programmes,
    and(eq(programmes.evaluation_template_id, templateId), ne(programmes.state, "archived")),
  )) > 0;
