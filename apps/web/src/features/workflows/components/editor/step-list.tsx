import {
  isTask,
  type WorkflowDefinition,
  type WorkflowEdge,
  type WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { CSSProperties } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { assigneeText, nameOf, OUTCOME_NAMES, sentenceOf } from "../../model/workflow-names.ts";

/** A definition in sentences, in the order in which one comes to its steps. */
export function StepList({ definition }: { definition: WorkflowDefinition }) {
  const outline = outlineOf(definition);
  const labels = stepLabels(definition);
  return (
    <ol className="grid gap-1">
      {outline.map(({ node, depth, branch }) => (
        <li
          key={node.id}
          id={`step-${node.id}`}
          style={indentation(depth)}
          className={cn("flex gap-3 px-2 py-2 target:bg-primary-soft", beginning(node, branch) ?? "rounded-md")}
        >
          <span className="tnum min-w-6 shrink-0 text-right text-muted-foreground">{labels.get(node.id)}</span>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p>{sentenceOf(node)}</p>
            <BranchWords node={node} branch={branch} labels={labels} />
            <StepFacts node={node} definition={definition} labels={labels} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Branches stand further in; those deep within others no further, so that they keep their room. */
const INDENTS = { max: 4, rem: 1.25 };
export const indentation = (depth: number): CSSProperties | undefined =>
  depth === 0 ? undefined : { marginInlineStart: `${Math.min(depth, INDENTS.max) * INDENTS.rem}rem` };

const begins = (node: WorkflowNode, branch: WorkflowEdge | null): boolean => branch?.to === node.id;

/** Of branches side by side, each begins below a line: what stands below another branch does not follow it. */
export const beginning = (node: WorkflowNode, branch: WorkflowEdge | null): string | undefined =>
  begins(node, branch) ? "border-t border-border" : undefined;

interface BranchWordsProps {
  node: WorkflowNode;
  branch: WorkflowEdge | null;
  labels: ReadonlyMap<string, string>;
}

/** Says to whoever does not see it whose branch a step is in, and which begins it. */
export function BranchWords({ node, branch, labels }: BranchWordsProps) {
  if (branch === null) return null;
  const number = labels.get(branch.from) ?? "";
  const say = begins(node, branch) ? m.workflows_begins_branch_of : m.workflows_in_branch_of;
  return <span className="sr-only">{say({ number })}</span>;
}

interface StepFactsProps {
  node: WorkflowNode;
  definition: WorkflowDefinition;
  labels: ReadonlyMap<string, string>;
}

/** When it is due, who keeps away from it, and where it leads if not to the next step. */
export function StepFacts({ node, definition, labels }: StepFactsProps) {
  const numberOf = (id: string) => labels.get(id) ?? "";
  const steps = [...labels.keys()];
  const facts: string[] = [];
  if (isTask(node)) {
    if (node.due_days !== null) facts.push(m.workflows_says_due({ days: node.due_days }));
    if (node.remind_days !== null) facts.push(m.workflows_says_remind({ days: node.remind_days }));
    if (node.escalation) {
      const who = assigneeText(node.escalation.to);
      facts.push(m.workflows_says_escalate({ days: node.escalation.days, who }));
    }
    const before = definition.nodes.filter(({ id }) => node.not_by.includes(id)).map(({ name }) => nameOf(name));
    if (before.length > 0) facts.push(m.workflows_says_four_eyes({ steps: before.join(", ") }));
  }
  // Its branches stand below it, each by its letter.
  if (node.type === "split") return null;
  for (const { on, to, max } of definition.edges.filter(({ from }) => from === node.id)) {
    const isPlain = on === "next" && steps.indexOf(to) === steps.indexOf(node.id) + 1;
    if (isPlain) continue;
    const way =
      on === "next"
        ? m.workflows_says_then({ number: numberOf(to) })
        : m.workflows_says_way({ outcome: OUTCOME_NAMES[on](), number: numberOf(to) });
    facts.push(max === null ? way : m.workflows_says_at_most({ way, max }));
  }
  return facts.length > 0 && <span className="block text-sm text-muted-foreground">{facts.join(" · ")}</span>;
}
