import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
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
import { colorOf, DOER_NAMES, doerOf } from "../../model/doers.ts";

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

/** What the colours of a workflow's steps say. */
export function StepLegend({ nodes }: { nodes: readonly WorkflowNode[] }) {
  const doers = new Set(nodes.map(doerOf).filter((doer) => doer !== null));
  if (doers.size === 0) return null;
  return (
    <ul
      aria-label={m.workflows_graph_legend()}
      className="flex flex-wrap justify-end gap-x-4 gap-y-1 rounded-md bg-surface px-3.5 py-2.5 text-sm text-muted-foreground shadow-sm"
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
      <Icon className={cn("size-4", node.type === "condition" && "fill-current")} />
    </span>
  );
}
