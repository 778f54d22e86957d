import { lacksEnglish } from "@kerkis/contract/evaluations/templates/templates.policy.ts";
import type {
  ManagedTemplate,
  TemplateListFilters,
  TemplateListPage,
  TemplateListQuery,
} from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { evaluationTemplates } from "../evaluations.tables.ts";
import { evaluationTemplateDrafts as drafts } from "./templates.tables.ts";

const VERSIONS_SHOWN = 20;
const PROGRAMMES_SHOWN = 100;

const list = keysetList("evaluation-templates", {
  newest: descending(timeKey(drafts.created_at), idKey(drafts.template_id)),
});

const asked = ({ organizationId }: OrgScope, { state, search }: TemplateListFilters) =>
  and(
    eq(drafts.organization_id, organizationId),
    state === "active" ? isNull(drafts.archived_at) : undefined,
    state === "archived" ? isNotNull(drafts.archived_at) : undefined,
    search
      ? sql`kerkis_fold((${drafts.title}->>'el') || ' ' || (${drafts.title}->>'en')) like kerkis_fold(${containing(search)})`
      : undefined,
  );

const published = and(
  eq(evaluationTemplates.template_id, drafts.template_id),
  isNotNull(evaluationTemplates.published_at),
);

/** The evaluation templates of an organization, the latest first. */
export async function templatesPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  query: TemplateListQuery,
): Promise<TemplateListPage> {
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({
      id: drafts.template_id,
      title: drafts.title,
      criteria: drafts.criteria,
      version: sql<number>`coalesce((select max(${evaluationTemplates.version}) from ${evaluationTemplates} where ${published}), 0)::int`,
      programmes: sql<number>`(select count(*) from ${programmes}
        where ${programmes.evaluation_template_id} = ${drafts.template_id})::int`,
      archived_at: drafts.archived_at,
      created_at: drafts.created_at,
      ...page.columns,
    })
    .from(drafts)
    .where(and(asked(scope, query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ criteria, ...row }) => ({
    ...row,
    criteria: criteria.length,
    lacks_english: lacksEnglish({ title: row.title, criteria }),
  }));
}

/** How many templates the filters let through. */
export const countTemplates = (db: Reader, scope: OrgScope, filters: TemplateListFilters) =>
  countOf(db, db.select({ id: drafts.template_id }).from(drafts).where(asked(scope, filters)));

/** A template of the organization for those who write it. @throws Refusal evaluation_template.not_found */
export async function templateFor(db: Reader, { organizationId }: OrgScope, id: string): Promise<ManagedTemplate> {
  const [[draft], versions, used] = await Promise.all([
    db
      .select({
        id: drafts.template_id,
        seen: drafts.seen,
        // Nobody is named whose account was erased.
        saved_by: sql<string | null>`case when ${profiles.erased_at} is null then ${fullName} end`,
        draft: { title: drafts.title, criteria: drafts.criteria },
        archived_at: drafts.archived_at,
      })
      .from(drafts)
      .leftJoin(profiles, eq(profiles.id, drafts.saved_by))
      .where(and(eq(drafts.template_id, id), eq(drafts.organization_id, organizationId))),
    db
      .select({
        version: evaluationTemplates.version,
        title: evaluationTemplates.title,
        criteria: evaluationTemplates.criteria,
        created_at: evaluationTemplates.created_at,
      })
      .from(evaluationTemplates)
      .where(and(eq(evaluationTemplates.template_id, id), isNotNull(evaluationTemplates.published_at)))
      .orderBy(desc(evaluationTemplates.version))
      .limit(VERSIONS_SHOWN),
    db
      .select({
        id: programmes.id,
        title: programmes.title,
        uses: sql<boolean>`${programmes.evaluation_template_id} is not distinct from ${id}::uuid`,
      })
      .from(programmes)
      .where(
        and(
          eq(programmes.organization_id, organizationId),
          or(ne(programmes.state, "archived"), eq(programmes.evaluation_template_id, id)),
        ),
      )
      .orderBy(desc(programmes.created_at), desc(programmes.id))
      .limit(PROGRAMMES_SHOWN),
  ]);
  if (!draft) throw new Refusal("evaluation_template.not_found");
  return { ...draft, versions, programmes: used };
}
