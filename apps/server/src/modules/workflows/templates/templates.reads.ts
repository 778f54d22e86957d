import { namedBy } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type {
  TemplateDetail,
  TemplateFilters,
  TemplatePage,
  TemplateQuery,
} from "@kerkis/contract/workflows/templates/templates.schema.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Platform } from "#platform/platform.ts";
import { isOwnerOrAdmin, type Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { followedBy } from "../engine/registration.reads.ts";
import { webhookSecret } from "../engine/webhooks.repo.ts";
import { goneFrom } from "../people/people.reads.ts";
import { workflowInstances, workflowTemplates as templates, workflowVersions } from "../workflows.tables.ts";

const list = keysetList("workflow templates", {
  newest: descending(timeKey(templates.updated_at), idKey(templates.id)),
});

const state = sql<"draft" | "published" | "archived">`case when ${templates.archived_at} is not null then 'archived'
  when ${templates.published} is not null then 'published' else 'draft' end`;
/** Whether someone may edit this workflow of an organization. */
export async function editsWorkflow(
  db: Reader,
  actor: Actor,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  if (!isOwnerOrAdmin(actor, organizationId)) return false;
  const found = await db
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.organization_id, organizationId)));
  return found.length > 0;
}

const columns = {
  id: templates.id,
  name: templates.name,
  state,
  trigger: templates.trigger,
  is_followed: sql<boolean>`coalesce(${templates.id} = ${followedBy(sql`${templates.organization_id}`)}, false)`,
  number: templates.published,
  has_draft: templates.is_changed,
  running: sql<number>`(select count(*)::int from ${workflowInstances} where ${workflowInstances.template_id} = ${templates.id}
    and ${workflowInstances.status} in ('running', 'suspended', 'failed'))`,
  updated_at: templates.updated_at,
};

/** Whoever does not edit templates sees those that are published. */
const seen = (scope: OrgScope, editsThem: boolean, { state: asked }: TemplateFilters) =>
  and(
    eq(templates.organization_id, scope.organizationId),
    editsThem ? undefined : and(isNotNull(templates.published), isNull(templates.archived_at)),
    asked && sql`${state} = ${asked}`,
  );

/** Templates of an organization, what was changed last first. */
export async function templatePage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  editsThem: boolean,
  query: TemplateQuery,
): Promise<TemplatePage> {
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({ ...columns, ...page.columns })
    .from(templates)
    .where(and(seen(scope, editsThem, query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many templates the filters let through. */
export const countTemplates = (db: Reader, scope: OrgScope, editsThem: boolean, filters: TemplateFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(templates)
      .where(seen(scope, editsThem, filters)),
  );

/** A template with what is edited of it. @throws Refusal workflow.template_not_found */
export async function templateById(
  { db, config: { secret } }: Platform,
  scope: OrgScope,
  editsThem: boolean,
  id: string,
): Promise<TemplateDetail> {
  const [found] = await db
    .select({
      ...columns,
      draft: templates.draft,
      published: workflowVersions.definition,
      version: templates.version,
      takes_over_from: sql<LocalizedText | null>`case when ${templates.trigger} = 'registration' then (select other.name
        from ${templates} other where other.id = ${followedBy(sql`${templates.organization_id}`)} and other.id <> ${templates.id}) end`,
    })
    .from(templates)
    .leftJoin(
      workflowVersions,
      and(eq(workflowVersions.template_id, templates.id), eq(workflowVersions.number, templates.published)),
    )
    .where(and(seen(scope, editsThem, {}), eq(templates.id, id)));
  if (!found) throw new Refusal("workflow.template_not_found");
  const { draft, ...template } = found;
  // What is not published yet is for those who edit it.
  const definition = editsThem ? draft : (found.published ?? draft);
  return {
    ...template,
    definition: editsThem ? definition : withoutAddresses(definition),
    published: found.published && (editsThem ? found.published : withoutAddresses(found.published)),
    can_edit: editsThem && template.state !== "archived",
    gone: editsThem ? await goneOf(db, scope.organizationId, draft) : [],
    webhook_secret: editsThem ? webhookSecret(secret, id) : null,
  };
}

/** Those whom the steps of a definition name and who are no members any more. */
export const goneOf = (db: Reader, organizationId: string, { nodes }: WorkflowDefinition): Promise<string[]> =>
  goneFrom(
    db,
    organizationId,
    nodes.flatMap((node) => {
      const { doer, others } = namedBy(node);
      return doer === null ? others : others.concat(doer);
    }),
  );

/** Where calls go is for those who edit a workflow: addresses often carry a key. */
export const withoutAddresses = ({ nodes, edges }: WorkflowDefinition): WorkflowDefinition => ({
  nodes: nodes.map((node) => (node.type === "webhook" ? Object.assign({}, node, { url: "" }) : node)),
  edges,
});
