import type { Assignee, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { m } from "#messages";
import { roleColor, type RoleTone } from "#shared/ui/marks/tone.ts";

/** Whoever does a step: someone of a profile role, the organization's own, or nobody. */
export type Doer =
  | Extract<RoleTone, "founder" | "evaluator" | "investor" | "mentor" | "public">
  | "organization"
  | "automatic";

const DOERS: Partial<Record<string, Doer>> = {
  company_coordinator: "founder",
  evaluator: "evaluator",
  investor: "investor",
  mentor: "mentor",
  public: "public",
};

/** Whose colour stands for someone a step waits for; null while nobody is named. */
export function doerIn(assignee: Assignee | null): Doer | null {
  if (assignee === null) return null;
  if (assignee.kind === "submitter") return "founder";
  if (assignee.kind === "mentor") return "mentor";
  return (assignee.kind === "profile_role" && DOERS[assignee.role]) || "organization";
}

const AUTOMATIC: ReadonlySet<string> = new Set([
  "notify",
  "mail",
  "set_status",
  "request_document",
  "create_event",
  "webhook",
]);

/** Whoever does a step; null for marks of the way and for what only waits. */
export function doerOf(node: WorkflowNode): Doer | null {
  if (isTask(node)) return doerIn(node.assignee);
  return AUTOMATIC.has(node.type) ? "automatic" : null;
}

/** The colour of whoever does a step; what happens by itself has none. */
export function colorOf(doer: Doer | null): string | null {
  if (doer === null || doer === "automatic") return null;
  return doer === "organization" ? "var(--primary)" : roleColor(doer);
}

export const DOER_NAMES: Record<Doer, () => string> = {
  founder: m.workflows_role_company_coordinator,
  evaluator: m.workflows_role_evaluator,
  mentor: m.workflows_role_mentor,
  investor: m.workflows_role_investor,
  public: m.workflows_role_public,
  organization: m.workflows_doer_organization,
  automatic: m.workflows_doer_automatic,
};
