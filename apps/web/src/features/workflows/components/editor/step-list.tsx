import type {
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { joinsReadWith, outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { stepLabels } from "../../model/step-labels.ts";
import { lateFacts, stepFacts, toldParts } from "../../model/step-sentences.ts";
import { type LitPath, STATE_WORDS, type StepState } from "../../model/trial-path.ts";
import { Facts, Sentence } from "./sentence.tsx";

interface StepListProps {
  definition: WorkflowDefinition;
  /** The step that is looked at. */
  chosen?: string | null;
  /** Looks at a step; without it the sentences are only read. */
  onChoose?: (id: string) => void;
  /** The way of whoever is tried out. */
  path?: LitPath | undefined;
}

/** A definition in sentences that are read, in the order in which one comes to its steps. */
export function StepList({ definition, chosen = null, onChoose, path }: StepListProps) {
  const labels = stepLabels(definition);
  const joins = joinsReadWith(definition);
  const read = outlineOf(definition).filter(({ node }) => !joins.has(node.id));
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {read.map(({ node, depth, branch }) => {
        const state = path?.stateOf(node.id) ?? null;
        const number = labels.get(node.id) ?? "";
        const isChosen = chosen !== null && (joins.get(chosen)?.id ?? chosen) === node.id;
        return (
          <li
            key={node.id}
            data-state={state ?? undefined}
            style={indentation(depth)}
            className={cn(
              "relative flex items-start gap-3 px-2 py-2",
              beginning(node, branch) ?? "rounded-md",
              onChoose && !isChosen && !state && "hover:bg-muted",
              state && LIT[state],
              isChosen && "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]",
            )}
          >
            <Number
              number={number}
              state={state}
              isChosen={isChosen}
              onChoose={onChoose && (() => onChoose(node.id))}
            />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>
                <Sentence parts={toldParts(node, definition)} />
                {state && <span className="sr-only"> {STATE_WORDS[state]()}</span>}
              </p>
              <BranchWords node={node} branch={branch} labels={labels} />
              <Facts facts={[...lateFacts(node), ...stepFacts(node, definition, labels)]} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const LIT: Record<StepState, string> = {
  passed: "bg-accent-soft/60 shadow-[inset_3px_0_0_var(--accent)]",
  here: "bg-accent-soft font-medium shadow-[inset_3px_0_0_var(--accent),inset_0_0_0_2px_var(--accent)]",
  ahead: "text-muted-foreground",
};

interface NumberProps {
  number: string;
  state: StepState | null;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
}

/** The number of a step, by which it is looked at where that is possible; whoever is tried out has passed those with a tick. */
function Number({ number, state, isChosen, onChoose }: NumberProps) {
  const words = (
    <>
      <span aria-hidden className={cn(state === "passed" && "sr-only")}>
        {number}
      </span>
      {state === "passed" && <Check aria-hidden className="ml-auto size-4 text-success" />}
    </>
  );
  const look = "tnum min-w-6 shrink-0 text-right text-muted-foreground";
  if (!onChoose) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      // The whole row is pressed.
      className={cn(
        look,
        "min-h-6 outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-ring",
      )}
    >
      <span className="sr-only">{m.workflows_step_number({ number })}</span>
      {words}
    </button>
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
