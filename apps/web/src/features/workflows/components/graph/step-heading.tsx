import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { m } from "#messages";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { stepLabels } from "../../model/step-labels.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { StepTile } from "./step-tile.tsx";

/** A step's tile, its name or what it does, and its number: the head of what is read or set of it. */
export function StepHeading({ definition, node }: { definition: WorkflowDefinition; node: WorkflowNode }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 items-start gap-2.5">
        <StepTile node={node} />
        <CardTitle className="min-w-0 self-center [overflow-wrap:anywhere]">
          {nameOf(node.name) || sentenceOf(node)}
        </CardTitle>
      </div>
      <span className="tnum mt-0.5 shrink-0 text-sm text-muted-foreground">
        {m.workflows_says_step({ number: stepLabels(definition).get(node.id) ?? "" })}
      </span>
    </div>
  );
}
