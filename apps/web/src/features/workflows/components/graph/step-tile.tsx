import { type Assignee, isTask, type WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
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

const TONES: Partial<Record<string, RoleTone>> = {
  company_coordinator: "founder",
  evaluator: "evaluator",
  investor: "investor",
  mentor: "mentor",
  public: "public",
};

/** The colour of whoever does a step: of their profile role, or that of action for the organization's own. */
function colorOf(assignee: Assignee | null): string | null {
  if (assignee === null) return null;
  if (assignee.kind === "submitter") return roleColor("founder");
  if (assignee.kind === "mentor") return roleColor("mentor");
  const tone = assignee.kind === "profile_role" ? TONES[assignee.role] : undefined;
  return tone ? roleColor(tone) : "var(--primary)";
}

/** The kind of a step as a small picture; the words beside it say the same. */
export function StepTile({ node }: { node: WorkflowNode }) {
  if (node.type === "split" || node.type === "join") return null;
  const Icon = ICONS[node.type];
  const color = isTask(node) ? colorOf(node.assignee) : null;
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
