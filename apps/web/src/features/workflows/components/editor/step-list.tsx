import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { joinsReadWith, outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import type { CSSProperties } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { lateFacts, stepFacts, toldParts } from "../../model/step-sentences.ts";
import { Facts, Sentence } from "./sentence.tsx";

/** A definition in sentences, in the order in which one comes to its steps. */
export function StepList({ definition }: { definition: WorkflowDefinition }) {
  const labels = stepLabels(definition);
  const joins = joinsReadWith(definition);
  const read = outlineOf(definition).filter(({ node }) => !joins.has(node.id));
  return (
    <ol className="grid gap-1">
      {read.map(({ node, depth, branch }) => (
        <li
          key={node.id}
          id={`step-${node.id}`}
          style={indentation(depth)}
          className={cn("flex gap-3 px-2 py-2 target:bg-primary-soft", beginning(node, branch) ?? "rounded-md")}
        >
          <span className="tnum min-w-6 shrink-0 text-right text-muted-foreground">{labels.get(node.id)}</span>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p>
              <Sentence parts={toldParts(node, definition)} />
            </p>
            <BranchWords node={node} branch={branch} labels={labels} />
            <Facts facts={[...lateFacts(node), ...stepFacts(node, definition, labels)]} />
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
