import type { Letters, LetterTemplates } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { USUAL_LETTERS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { and, eq, isNull, ne } from "drizzle-orm";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { callLetters, letterTemplates, letterVersions } from "./letters.tables.ts";

const wordedIn = async (db: Reader, { organizationId }: OrgScope) =>
  db.select().from(letterTemplates).where(eq(letterTemplates.organization_id, organizationId));

const wordedFor = async (db: Reader, programmeId: string) =>
  db.select().from(callLetters).where(eq(callLetters.programme_id, programmeId));

const byVerdict = (rows: readonly Pick<typeof callLetters.$inferSelect, "verdict" | "texts">[]) =>
  Object.fromEntries(rows.map(({ verdict, texts }) => [verdict, texts]));

/** How often the letters of an organization, or of its call, were changed. */
async function versionsOf(db: Reader, { organizationId }: OrgScope, programmeId: string | null) {
  const { organization_id, programme_id, verdict, version } = letterVersions;
  const rows = await db
    .select({ verdict, version })
    .from(letterVersions)
    .where(
      and(
        eq(organization_id, organizationId),
        programmeId === null ? isNull(programme_id) : eq(programme_id, programmeId),
      ),
    );
  return { approve: 0, reject: 0, ...Object.fromEntries(rows.map((row) => [row.verdict, row.version])) };
}

/** The letters that decisions on applications to a programme go out with: its own, or else the organization's, or else the usual ones. */
export async function templatesOf(db: Reader, scope: OrgScope, programmeId: string): Promise<LetterTemplates> {
  const [organizations, own] = await Promise.all([wordedIn(db, scope), wordedFor(db, programmeId)]);
  return { ...USUAL_LETTERS, ...byVerdict(organizations), ...byVerdict(own) };
}

const calls = (db: Reader, { organizationId }: OrgScope, id: string) =>
  db
    .select({ id: programmes.id, title: programmes.title })
    .from(programmes)
    .where(and(eq(programmes.id, id), eq(programmes.organization_id, organizationId), ne(programmes.kind, "registry")));

type Call = Awaited<ReturnType<typeof calls>>[number];

const orNotFound = ([call]: Call[]): Call => {
  if (!call) throw new Refusal("programme.not_found");
  return call;
};

/** A call of the organization that stays until the transaction ends. @throws Refusal programme.not_found */
export const heldCall = async (tx: Tx, scope: OrgScope, id: string): Promise<Call> =>
  orNotFound(await calls(tx, scope, id).for("share"));

/**
 * The organization's letters, or those of a call of it, with which of them are worded there.
 * @throws Refusal programme.not_found
 */
export async function lettersOf(db: Reader, scope: OrgScope, programmeId: string | undefined): Promise<Letters> {
  if (programmeId === undefined) {
    const [rows, versions] = await Promise.all([wordedIn(db, scope), versionsOf(db, scope, null)]);
    return { ...USUAL_LETTERS, ...byVerdict(rows), programme: null, own: rows.map(({ verdict }) => verdict), versions };
  }
  const programme = orNotFound(await calls(db, scope, programmeId));
  const [templates, rows, versions] = await Promise.all([
    templatesOf(db, scope, programmeId),
    wordedFor(db, programmeId),
    versionsOf(db, scope, programmeId),
  ]);
  return { ...templates, programme, own: rows.map(({ verdict }) => verdict), versions };
}
