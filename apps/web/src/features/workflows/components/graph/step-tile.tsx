import { isTask, type WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import {
  Bell,
  CalendarClock,
  CalendarPlus,
  ClipboardCheck,
  Diamond,
  FileText,
  Flag,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Mail,
  Play,
  UserRoundCheck,
  Webhook,
  Zap,
} from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { roleColor, type RoleTone } from "#shared/ui/marks/tone.ts";

type DrawnType = Exclude<WorkflowNode["type"], "split" | "join">;

const ICONS: Record<DrawnType, LucideIcon> = {
  start: Play,
  end: Flag,
  form: FileText,
  approval: UserRoundCheck,
  review: ClipboardCheck,
  checklist: ListChecks,
  notify: Bell,
  mail: Mail,
  set_status: Zap,
  request_document: FileText,
  create_event: CalendarPlus,
  webhook: Webhook,
  condition: Diamond,
  wait: Hourglass,
  wait_until: CalendarClock,
  wait_for: Hourglass,
};

/** Whoever does a step: someone of a profile role, the organization's own, or nobody. */
type Doer =
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

function doerOf(node: WorkflowNode): Doer | null {
  if (!isTask(node)) return AUTOMATIC.has(node.type) ? "automatic" : null;
  const { assignee } = node;
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

/** The colour of whoever does a step; what happens by itself has none. */
function colorOf(doer: Doer | null): string | null {
  if (doer === null || doer === "automatic") return null;
  return doer === "organization" ? "var(--primary)" : roleColor(doer);
}

const DOER_NAMES: Record<Doer, () => string> = {
  founder: m.workflows_role_company_coordinator,
  evaluator: m.workflows_role_evaluator,
  mentor: m.workflows_role_mentor,
  investor: m.workflows_role_investor,
  public: m.workflows_role_public,
  organization: m.workflows_doer_organization,
  automatic: m.workflows_doer_automatic,
};

/** What the colours of a workflow's steps say. */
export function StepLegend({ nodes }: { nodes: readonly WorkflowNode[] }) {
  const doers = new Set(nodes.map(doerOf).filter((doer) => doer !== null));
  if (doers.size === 0) return null;
  return (
    <ul
      aria-label={m.workflows_graph_legend()}
      className="flex flex-wrap justify-end gap-x-4 gap-y-1 border-t border-border px-4 py-2 text-xs text-muted-foreground"
    >
      {[...doers].map((doer) => (
        <li key={doer} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-full bg-control-edge"
            style={{ background: colorOf(doer) ?? undefined }}
          />
          {DOER_NAMES[doer]()}
        </li>
      ))}
    </ul>
  );
}

/** The kind of a step as a small picture; the words beside it say the same. */
export function StepTile({ node }: { node: WorkflowNode }) {
  if (node.type === "split" || node.type === "join") return null;
  const Icon = ICONS[node.type];
  const color = colorOf(doerOf(node));
  const isMark = node.type === "start" || node.type === "end" || node.type === "condition";
  return (
    <span
      aria-hidden
      className={cn("grid shrink-0 place-items-center rounded-sm", isMark ? "text-accent" : "size-8 bg-muted")}
      style={color ? { background: `color-mix(in oklab, ${color} 20%, var(--surface))`, color } : undefined}
    >
      <Icon className="size-4" />
    </span>
  );
}
