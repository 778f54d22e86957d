import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { NameTag, OTHERS_COLOR, useOtherAt } from "#shared/realtime/others-here.tsx";
import { cn } from "#shared/ui/class-names.ts";
import type { Size } from "../../model/graph-layout.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { STATE_WORDS, type StepState } from "../../model/trial-path.ts";
import { assigneeText, nameOf } from "../../model/workflow-names.ts";
import { StepTile } from "./step-tile.tsx";

interface StepData extends Record<string, unknown> {
  node: WorkflowNode;
  isChosen: boolean;
  note: "error" | "warning" | null;
  state: StepState | null;
  onChoose: ((id: string) => void) | undefined;
  /** A way is being drawn from it by keys. */
  isFrom: boolean;
  canConnect: boolean;
}
export type StepNode = Node<StepData, "step">;

const STEP: Size = { width: 194, height: 54 };
/** With a name of two lines above its days. */
const TALL = 68;
const PILL: Size = { width: 194, height: 44 };
/** A disc with its words at its right; as much room at its left keeps it in the middle. */
const START: Size = { width: 320, height: 22 };
/** A ring with its words below it. */
const END: Size = { width: 160, height: 58 };
const BAR = 6;
const BETWEEN = 36;
/** So many letters stand in one line of a step. */
const LINE_LETTERS = 16;

/** What a step is called in the drawing. */
export const titleOf = (node: WorkflowNode | undefined): string => (node ? nameOf(node.name) || sentenceOf(node) : "");

/** How much room each step of a definition takes; bars have it for all of their branches. */
export function sizesIn({ edges }: WorkflowDefinition): (node: WorkflowNode) => Size {
  return (node) => {
    switch (node.type) {
      case "start":
        return START;
      case "end":
        return END;
      case "condition":
        return PILL;
      case "split":
      case "join": {
        const side = node.type === "split" ? "from" : "to";
        const branches = Math.max(edges.filter((edge) => edge[side] === node.id).length, 1);
        return { width: branches * (STEP.width + BETWEEN) - BETWEEN, height: BAR };
      }
      default:
        return isTask(node) && titleOf(node).length > LINE_LETTERS ? { ...STEP, height: TALL } : STEP;
    }
  };
}

const WHOLE = { inset: 0, zIndex: 1, width: "100%", height: "100%", transform: "none", borderRadius: "inherit" };

const LOOK: Record<StepState, string> = {
  passed: "border-2 border-accent bg-accent-soft",
  here: "bg-accent text-accent-foreground font-semibold",
  ahead: "border-dashed",
};

/** How a step looks by its kind, with what it says. */
function shapeOf({ node, state, isChosen, isFrom, note }: StepData): { look: string; words: ReactNode } {
  const ring = isFrom ? "ring-3 ring-accent" : isChosen && "ring-3 ring-primary";
  if (node.type === "split" || node.type === "join") {
    return {
      look: cn("rounded-full bg-foreground", ring),
      words: <span className="sr-only">{sentenceOf(node)}</span>,
    };
  }
  if (node.type === "start") {
    return {
      look: "relative justify-center rounded-md",
      words: (
        <>
          <span aria-hidden data-drawing className={cn("size-5.5 rounded-full bg-accent", ring)} />
          <MarkWords
            node={node}
            state={state}
            className="absolute top-1/2 left-[calc(50%+1.25rem)] w-34 -translate-y-1/2"
          />
        </>
      ),
    };
  }
  if (node.type === "end") {
    return {
      look: "flex-col justify-start gap-1 rounded-md",
      words: (
        <>
          <span
            aria-hidden
            data-drawing
            className={cn(
              "grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-foreground bg-surface",
              state === "here" && "bg-accent",
              ring,
            )}
          >
            <span data-drawing className="size-2.5 rounded-full bg-foreground" />
          </span>
          <MarkWords node={node} state={state} className="w-full text-center" />
        </>
      ),
    };
  }
  return {
    look: cn(
      "rounded-md border border-control-edge bg-surface px-2.5 hover:bg-muted",
      node.type === "condition" && "rounded-full px-3.5",
      state && LOOK[state],
      note === "error" && "border-2 border-dashed border-danger",
      ring,
    ),
    words: <StepWords node={node} state={state} />,
  };
}

/** A step as its kind is drawn: boxes, a pill for a condition, bars for branches, a disc and a ring for start and end. */
export function GraphStep({ data }: NodeProps<StepNode>) {
  const { node, isChosen, note, onChoose, canConnect } = data;
  const { look, words } = shapeOf(data);
  const other = useOtherAt(node.id);
  const all = cn("flex h-full w-full items-center text-left text-sm", look);
  // A way is drawn from the dot below a step to any other step; the base styles of the library have colours of their own.
  const grip = canConnect
    ? { width: 12, height: 12, background: "var(--control-edge)", borderColor: "var(--surface)" }
    : {};
  return (
    <>
      {node.type !== "start" && (
        <Handle
          type="target"
          position={Position.Top}
          className="opacity-0"
          // A way may be let go anywhere on the step.
          style={WHOLE}
          isConnectable={canConnect}
          isConnectableStart={false}
        />
      )}
      {onChoose ? (
        <button
          type="button"
          aria-pressed={isChosen}
          // The library lets pointers through to what is below a step.
          className={cn(all, "nopan pointer-events-auto cursor-pointer")}
          onClick={() => onChoose(node.id)}
        >
          {words}
        </button>
      ) : (
        <div className={all}>{words}</div>
      )}
      {note && <NoteBadge note={note} />}
      {other && (
        <>
          <span
            aria-hidden
            className="pointer-events-none absolute -inset-1 rounded-lg border-2"
            style={{ borderColor: OTHERS_COLOR }}
          />
          <NameTag person={other} className="-top-5 left-2" />
        </>
      )}
      {node.type !== "end" && (
        <Handle
          type="source"
          position={Position.Bottom}
          className={cn("rounded-full", canConnect ? "border-2" : "opacity-0")}
          style={grip}
          isConnectable={canConnect}
          isConnectableEnd={false}
        />
      )}
    </>
  );
}

interface WordsProps {
  node: WorkflowNode;
  state: StepState | null;
}

/** What the start or an end is called. */
function MarkWords({ node, state, className }: WordsProps & { className: string }) {
  const title = titleOf(node);
  return (
    <span title={title} className={cn("leading-tight text-muted-foreground", className)}>
      <span className="line-clamp-2 [overflow-wrap:anywhere]">{title}</span>
      {state && <span className="sr-only">, {STATE_WORDS[state]()}</span>}
    </span>
  );
}

/** What a step is called, and below it until when or by whom; its tile has the colour of whoever does it. */
function StepWords({ node, state }: WordsProps) {
  const title = titleOf(node);
  return (
    <span title={title} className="flex w-full min-w-0 items-center gap-2.5">
      {state === "passed" ? <Check aria-hidden className="size-4 shrink-0 text-success" /> : <StepTile node={node} />}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-tight font-medium [overflow-wrap:anywhere]">{title}</span>
        {isTask(node) && (
          <span className="block truncate text-xs opacity-80">
            {node.due_days === null ? assigneeText(node.assignee) : m.workflows_path_took({ count: node.due_days })}
          </span>
        )}
      </span>
      {state && <span className="sr-only">, {STATE_WORDS[state]()}</span>}
    </span>
  );
}

/** At a step's corner: something is to be looked at; the sentence says what. */
function NoteBadge({ note }: { note: "error" | "warning" }) {
  return (
    <span
      aria-hidden
      className={cn(
        "pointer-events-none absolute -top-2 -right-2 z-10 grid size-5 place-items-center rounded-full text-xs font-bold text-surface",
        note === "error" ? "bg-danger" : "bg-warning",
      )}
    >
      !
    </span>
  );
}
