import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Reader } from "#platform/db/db.ts";
import { workflowTemplates, workflowVersions } from "./workflows.tables.ts";

const SILENT: LocalizedText = { el: "", en: "" };

/** What every step of a definition has, named by its id; it tells the applicant nothing where no words are given. */
export const step = (id: string, tells = SILENT) => ({ id, name: { el: id, en: id }, tells });

type Way = WorkflowDefinition["edges"][number];
/** A way from one step to another that is gone as often as it is come to. */
export const way = (from: string, to: string, on: Way["on"] = "next"): Way => ({ from, on, to, max: null });

/** A published workflow of an organization. @returns its id and its version's */
export async function createWorkflow(
  db: Reader,
  organizationId: string,
  {
    definition = LIBRARY.registration.definition,
    trigger = "manual" as const,
    ...given
  }: {
    definition?: WorkflowDefinition;
    trigger?: "manual" | "registration";
    name?: { el: string; en: string };
  } = {},
): Promise<{ id: string; versionId: string }> {
  const name = given.name ?? LIBRARY.registration.name;
  const [template] = await db
    .insert(workflowTemplates)
    .values({ organization_id: organizationId, name, trigger, draft: definition, published: 1, is_changed: false })
    .returning({ id: workflowTemplates.id });
  if (!template) throw new Error("No template.");
  const [version] = await db
    .insert(workflowVersions)
    .values({ organization_id: organizationId, template_id: template.id, number: 1, definition })
    .returning({ id: workflowVersions.id });
  if (!version) throw new Error("No version.");
  return { id: template.id, versionId: version.id };
}

/** Steps that one profile role after the other reviews, by the steps' ids; nobody who applies is told of them. */
export function reviewsBy(roles: Record<string, "evaluator" | "mentor">): WorkflowDefinition {
  const review = (id: string, role: "evaluator" | "mentor"): WorkflowNode => ({
    ...step(id),
    type: "review",
    assignee: { kind: "profile_role", role },
    due_days: 5,
    remind_days: 1,
    escalation: null,
    not_by: [],
  });
  const ids = ["start", ...Object.keys(roles), "end"];
  return {
    nodes: [
      { ...step("start"), type: "start" },
      ...Object.entries(roles).map(([id, role]) => review(id, role)),
      { ...step("end"), type: "end" },
    ],
    edges: ids.slice(1).map((to, at) => way(ids[at] ?? "start", to)),
  };
}
