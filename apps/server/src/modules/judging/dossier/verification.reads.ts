import type { Verification } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { decisions } from "../decisions/decisions.tables.ts";

const LENGTH = 16;

/** Where a dossier's holder asks whether it is real, in groups that one can type. */
export const addressOf = ({ publicUrl }: Pick<Platform["config"], "publicUrl">, code: string): string =>
  `${publicUrl}/v/${(code.match(/.{4}/g) ?? [code]).join("-")}`;

/** What a dossier that is real says at its head. @throws Refusal decision.not_found */
export async function verificationOf(db: Reader, typed: string): Promise<Verification> {
  const code = typed.replaceAll(/[^0-9a-z]/giu, "").toUpperCase();
  const later = sql`select from ${decisions} later where later.application_id = ${applications.id} and later.applied_at > ${decisions.applied_at}`;
  const [found] = await db
    .select({
      protocol: sql<string>`${decisions.protocol}`,
      verdict: decisions.verdict,
      applied_at: sql<string>`${decisions.applied_at}`.mapWith(decisions.applied_at),
      organization: organizations.name,
      programme: programmes.title,
      title: sql<string>`coalesce(nullif(btrim(${applications.answers}->>'name'), ''), ${applications.reference}, '')`,
      reference: applications.reference,
      stands: sql<boolean>`not exists (${later})
        and ${applications.phase} = case ${decisions.verdict} when 'approve' then 'approved' else 'rejected' end`,
    })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.application_id))
    .innerJoin(programmes, eq(programmes.id, applications.programme_id))
    .innerJoin(organizations, eq(organizations.id, decisions.organization_id))
    .where(and(eq(decisions.verification_code, code), isNotNull(decisions.applied_at)));
  if (!found || code.length !== LENGTH) throw new Refusal("decision.not_found");
  return found;
}
