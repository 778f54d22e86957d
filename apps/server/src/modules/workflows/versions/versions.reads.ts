import {
  fitsInto,
  isThereToo,
  type StepMap,
  targetsFor,
} from "@kerkis/contract/workflows/definition/changes.policy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import {
  type MovePreview,
  type PreviewMoveInput,
  type VersionInput,
  VERSIONS_MAX,
  type WorkflowVersion,
} from "@kerkis/contract/workflows/versions/versions.schema.ts";
import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { namesOf } from "../instances/instances.reads.ts";
import { knownCase, managedScope } from "../workflows.service.ts";
import {
  workflowInstances as instances,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";

/** The versions of a workflow, the latest first. @throws Refusal auth.forbidden, workflow.template_not_found */
export async function versionsOf(db: Reader, actor: Actor, templateId: string): Promise<WorkflowVersion[]> {
  const rows = await db
    .select({
      number: versions.number,
      published_at: versions.published_at,
      published_by: nameOf(versions.published_by),
      running: sql<number>`(select count(*)::int from ${instances} where ${instances.version_id} = ${versions.id}
        and ${instances.ended_at} is null)`,
    })
    .from(templates)
    .leftJoin(versions, eq(versions.template_id, templates.id))
    .where(and(eq(templates.id, templateId), eq(templates.organization_id, managedScope(actor).organizationId)))
    .orderBy(desc(versions.number))
    .limit(VERSIONS_MAX);
  if (rows.length === 0) throw new Refusal("workflow.template_not_found");
  return rows.flatMap(({ number, published_at, ...row }) =>
    number === null || published_at === null ? [] : [{ number, published_at, ...row }],
  );
}

interface Version {
  id: string;
  number: number;
  definition: WorkflowDefinition;
}

/** One version of a workflow of the organization. @throws Refusal auth.forbidden, workflow.template_not_found */
export async function versionByNumber(db: Reader, actor: Actor, { id, number }: VersionInput): Promise<Version> {
  const [found] = await db
    .select({ id: versions.id, number: versions.number, definition: versions.definition })
    .from(versions)
    .where(
      and(
        eq(versions.template_id, id),
        eq(versions.number, number),
        eq(versions.organization_id, managedScope(actor).organizationId),
      ),
    );
  if (!found) throw new Refusal("workflow.template_not_found");
  return found;
}

/** A version and the one that is published now. @throws Refusal as `versionByNumber`, workflow.not_published */
export async function versionsToMove(db: Reader, actor: Actor, input: VersionInput) {
  const from = await versionByNumber(db, actor, input);
  const [template] = await db.select({ number: templates.published }).from(templates).where(eq(templates.id, input.id));
  const number = template?.number ?? null;
  if (number === null || number === from.number) throw new Refusal("workflow.not_published");
  return { from, to: await versionByNumber(db, actor, { id: input.id, number }) };
}

const nodesOf = sql<string[]>`jsonb_path_query_array(${instances.flow}, '$.tokens[*].node')`;

/** Cases under way of a version that someone may move: not those about themselves, nor of whom a conflict of interest keeps them. */
const movable = (actor: Actor, versionId: string, only: string | undefined): SQL | undefined =>
  and(
    eq(instances.version_id, versionId),
    only === undefined ? undefined : eq(instances.id, only),
    isNull(instances.ended_at),
    sql`${instances.submitter_id} is distinct from ${actor.userId}`,
    knownCase(actor),
  );

/** Cases by where they stand. */
const standings = (db: Reader, actor: Actor, versionId: string, only: string | undefined) =>
  db
    .select({
      nodes: nodesOf,
      cases: sql<number>`count(*)::int`,
      titles: sql<string[]>`(array_agg(${instances.title} order by ${instances.id}))[1:5]`,
    })
    .from(instances)
    .where(movable(actor, versionId, only))
    .groupBy(nodesOf)
    .orderBy(sql`count(*) desc`, asc(nodesOf))
    .limit(VERSIONS_MAX);

/** Where cases of a version stand and whether they can follow the one that is published now. @throws Refusal as `versionsToMove` */
export async function previewMove(db: Reader, actor: Actor, input: PreviewMoveInput): Promise<MovePreview> {
  const { from, to } = await versionsToMove(db, actor, input);
  const rows = await standings(db, actor, from.id, input.instance);
  return {
    to: to.number,
    stands: rows.map(({ nodes, cases, titles }) => ({
      at: namesOf(from.definition, nodes),
      fits: fitsInto(from.definition, to.definition, nodes),
      gone: goneFrom(from.definition, to.definition, nodes),
      cases,
      titles,
    })),
  };
}

/** Of these steps those that another version has no more, and where in it cases could go on. */
function goneFrom(
  before: WorkflowDefinition,
  after: WorkflowDefinition,
  nodes: readonly string[],
): MovePreview["stands"][number]["gone"] {
  return [...new Set(nodes)]
    .filter((id) => !isThereToo(before, after, id))
    .map((id) => ({
      node: id,
      name: nodeOf(before, id)?.name ?? { el: id, en: id },
      targets: targetsFor(before, after, id).map((node) => ({ node: node.id, name: node.name })),
    }));
}

/** Ids of cases that can be moved, the oldest first. */
export async function fittingCases(
  db: Reader,
  actor: Actor,
  { from, to, map, only }: Awaited<ReturnType<typeof versionsToMove>> & { map: StepMap; only: string | undefined },
): Promise<string[]> {
  const rows = await standings(db, actor, from.id, only);
  const isAt = (places: readonly { nodes: string[] }[]) =>
    inArray(
      sql`${nodesOf}::text`,
      places.map(({ nodes }) => sql`${JSON.stringify(nodes)}::jsonb::text`),
    );
  const alike = rows.filter(({ nodes }) => fitsInto(from.definition, to.definition, nodes));
  const mapped = rows.filter((row) => !alike.includes(row) && fitsInto(from.definition, to.definition, row.nodes, map));
  if (alike.length + mapped.length === 0) return [];
  const found = await db
    .select({ id: instances.id })
    .from(instances)
    .where(
      and(
        movable(actor, from.id, only),
        // What is suspended begins no step.
        or(isAt(alike), and(isAt(mapped), ne(instances.status, "suspended"))),
      ),
    )
    .orderBy(instances.id);
  return found.map(({ id }) => id);
}
