import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import {
  Background,
  Controls,
  type Edge,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import { Check, CircleX, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { NODE_HEIGHT, NODE_WIDTH, placesOf } from "../../model/graph-layout.ts";
import { assigneeText, nameOf, OUTCOME_NAMES, sentenceOf } from "../../model/workflow-names.ts";

/** Where a case stands at a step. */
export type StepState = "passed" | "here" | "late" | "ahead";

export interface WorkflowGraphProps {
  definition: WorkflowDefinition;
  direction: "TB" | "LR";
  notes?: readonly LintNote[];
  chosen?: string | null;
  onChoose?: (id: string) => void;
  stateOf?: (id: string) => StepState;
  /** A way that someone drew from one step to another. */
  onConnect?: (from: string, to: string) => void;
}

interface StepData extends Record<string, unknown> {
  node: WorkflowNode;
  direction: "TB" | "LR";
  isChosen: boolean;
  note: "error" | "warning" | null;
  state: StepState | null;
  onChoose: ((id: string) => void) | undefined;
  canConnect: boolean;
}
type StepNode = Node<StepData, "step">;

const STATE_WORDS: Record<StepState, () => string> = {
  passed: m.workflows_path_done,
  here: m.workflows_path_here,
  late: m.workflows_path_here,
  ahead: m.workflows_path_ahead,
};

/** The same definition as the sentences, drawn: laid out by itself, what is chosen here is chosen there. */
export function WorkflowGraph(props: WorkflowGraphProps) {
  const { definition, direction, notes = [], chosen = null, onChoose, stateOf, onConnect } = props;
  const places = useMemo(() => placesOf(definition, direction), [definition, direction]);
  const nodes = definition.nodes.map((node): StepNode => {
    const own = notes.filter((note) => note.node === node.id);
    return {
      id: node.id,
      type: "step",
      position: places.get(node.id) ?? { x: 0, y: 0 },
      width: NODE_WIDTH,
      height: NODE_HEIGHT,
      data: {
        node,
        direction,
        isChosen: chosen === node.id,
        note: own.some(({ isError }) => isError) ? "error" : own.length > 0 ? "warning" : null,
        state: stateOf?.(node.id) ?? null,
        onChoose,
        canConnect: onConnect !== undefined,
      },
    };
  });
  const edges = definition.edges.map(({ from, on, to, max }): Edge => {
    const label = [on !== "next" && OUTCOME_NAMES[on](), max !== null && `≤ ${max}`].filter(Boolean).join(" · ");
    return {
      id: `${from} ${on} ${to}`,
      source: from,
      target: to,
      type: "smoothstep",
      ...(label !== "" && { label }),
      markerEnd: { type: MarkerType.ArrowClosed, color: "var(--control-edge)" },
      style: { stroke: "var(--control-edge)", strokeWidth: 1.5, ...(max !== null && { strokeDasharray: "4 4" }) },
      labelStyle: { fill: "var(--foreground)", fontSize: 12 },
      labelBgStyle: { fill: "var(--surface)" },
      focusable: false,
    };
  });
  return (
    <section
      aria-label={m.workflows_graph()}
      className="h-[40rem] max-h-[80dvh] overflow-hidden rounded-lg bg-surface shadow-sm"
    >
      <ReactFlow
        key={`${direction} ${definition.nodes.length}`}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        nodesDraggable={false}
        nodesConnectable={onConnect !== undefined}
        onConnect={({ source, target }) => onConnect?.(source, target)}
        nodesFocusable={false}
        elementsSelectable={false}
        fitView
        fitViewOptions={{ maxZoom: 1 }}
        minZoom={0.2}
        preventScrolling={false}
        zoomOnScroll={false}
        proOptions={{ hideAttribution: true }}
        ariaLabelConfig={{
          "controls.ariaLabel": m.workflows_graph_controls(),
          "controls.zoomIn.ariaLabel": m.workflows_graph_zoom_in(),
          "controls.zoomOut.ariaLabel": m.workflows_graph_zoom_out(),
          "controls.fitView.ariaLabel": m.workflows_graph_fit(),
        }}
      >
        <Background color="var(--border)" />
        <Controls
          showInteractive={false}
          className="flex gap-1 rounded-md bg-surface p-1 shadow-sm [&_button]:grid [&_button]:size-8 [&_button]:place-items-center [&_button]:rounded-sm [&_button:hover]:bg-muted [&_svg]:size-3.5 [&_svg]:fill-current"
        />
      </ReactFlow>
    </section>
  );
}

const LOOK: Record<StepState, string> = {
  passed: "bg-success-soft",
  here: "bg-accent text-accent-foreground font-semibold",
  late: "bg-danger text-danger-foreground font-semibold",
  ahead: "border-dashed",
};

function Step({ data: { node, direction, isChosen, note, state, onChoose, canConnect } }: NodeProps<StepNode>) {
  const isBar = node.type === "split" || node.type === "join";
  const [into, out] = direction === "TB" ? [Position.Top, Position.Bottom] : [Position.Left, Position.Right];
  const Icon = note === "error" ? CircleX : TriangleAlert;
  const words = (
    <span className="flex min-w-0 items-center gap-2">
      {state === "passed" && <Check aria-hidden className="size-4 shrink-0 text-success" />}
      {note && (
        <Icon aria-hidden className={cn("size-4 shrink-0", note === "error" ? "text-danger" : "text-warning")} />
      )}
      <span className="min-w-0">
        <span className="line-clamp-2 leading-tight [overflow-wrap:anywhere]">
          {isBar ? sentenceOf(node) : nameOf(node.name) || sentenceOf(node)}
        </span>
        {"assignee" in node && node.assignee && (
          <span className="block truncate text-xs opacity-80">{assigneeText(node.assignee)}</span>
        )}
      </span>
      {state && <span className="sr-only">, {STATE_WORDS[state]()}</span>}
    </span>
  );
  const look = cn(
    "flex h-full w-full items-center rounded-md border border-control-edge bg-surface px-3 text-left text-sm",
    isBar && "border-0 bg-muted",
    node.type === "condition" && "rounded-full",
    state && LOOK[state],
    isChosen && "ring-2 ring-primary",
  );
  // A way is drawn from the dot below a step to any other step; the base styles of the library have colours of their own.
  const grip = canConnect
    ? { width: 12, height: 12, background: "var(--control-edge)", borderColor: "var(--surface)" }
    : {};
  return (
    <>
      {node.type !== "start" && (
        <Handle
          type="target"
          position={into}
          className="opacity-0"
          isConnectable={canConnect}
          isConnectableStart={false}
        />
      )}
      {onChoose ? (
        <button
          type="button"
          aria-pressed={isChosen}
          className={cn(look, "nopan cursor-pointer hover:bg-muted")}
          onClick={() => onChoose(node.id)}
        >
          {words}
        </button>
      ) : (
        <div className={look}>{words}</div>
      )}
      {node.type !== "end" && (
        <Handle
          type="source"
          position={out}
          className={cn(canConnect ? "border-2" : "opacity-0")}
          style={grip}
          isConnectable={canConnect}
          isConnectableEnd={false}
        />
      )}
    </>
  );
}

const NODE_TYPES = { step: Step };
