import {
  isTask,
  type WorkflowDefinition,
  type WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import {
  Background,
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  getViewportForBounds,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Panel,
  Position,
  ReactFlow,
  type ReactFlowInstance,
  useReactFlow,
  useViewport,
} from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import { Check, Maximize, Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { formatPercent } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { StepLegend, StepTile } from "./step-tile.tsx";
import { laidOut, type Point, type Size, type Way } from "../../model/graph-layout.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { assigneeText, nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";

/** Where what is tried out stands at a step. */
type StepState = "passed" | "here" | "ahead";

export interface WorkflowGraphProps {
  definition: WorkflowDefinition;
  direction: "TB" | "LR";
  notes?: readonly LintNote[];
  chosen?: string | null;
  onChoose?: (id: string) => void;
  stateOf?: (id: string) => StepState;
  /** A way that someone drew from one step to another. */
  onConnect?: (from: string, to: string) => void;
  /** Beside the sentences: as high as the window. */
  isBeside?: boolean;
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
type WayEdge = Edge<{ path: string; at: Point }, "way">;

const ZOOM = { min: 0.2, max: 2, whole: 1 };
/** What stays free around all of it, as a share. */
const ROOM = 0.06;
const TOP = 32;
const GLIDE_MS = 200;
const GAPS = { nodesep: 36, edgesep: 20, ranksep: 44 };
const NODE: Size = { width: 194, height: 54 };
/** With a name of two lines above its days. */
const TALL = 68;
const PILL: Size = { width: 194, height: 44 };
const BAR = 8;
/** So many letters stand in one line of a step. */
const LINE_LETTERS = 16;

/** Steps are boxes; where branches open and join is a bar across the way. */
function sizeOf(node: WorkflowNode, direction: "TB" | "LR"): Size {
  const { type } = node;
  if (type === "start" || type === "end" || type === "condition") return PILL;
  if (type !== "split" && type !== "join") {
    const isTall = isTask(node) && titleOf(node).length > LINE_LETTERS;
    return isTall ? { ...NODE, height: TALL } : NODE;
  }
  return direction === "TB" ? { width: NODE.width, height: BAR } : { width: BAR, height: NODE.width };
}

const titleOf = (node: WorkflowNode): string => nameOf(node.name) || sentenceOf(node);

/** What a condition says on its ways. */
const ANSWERS: Partial<Record<Way["on"], () => string>> = {
  met: m.workflows_way_met,
  not_met: m.workflows_way_not_met,
};

function labelOf({ on, max }: Way): string {
  const outcome = on === "next" ? "" : (ANSWERS[on] ?? OUTCOME_NAMES[on])();
  const bound = max === null ? "" : m.workflows_up_to({ times: m.workflows_says_times({ count: max }) });
  return [outcome, bound].filter(Boolean).join(", ");
}

const STATE_WORDS: Record<StepState, () => string> = {
  passed: m.workflows_path_done,
  here: m.workflows_path_here,
  ahead: m.workflows_path_ahead,
};

/** The same definition as the sentences, drawn: laid out by itself, what is chosen here is chosen there; + and − zoom, 0 shows all of it. */
export function WorkflowGraph(props: WorkflowGraphProps) {
  const { definition, direction, notes = [], chosen = null, onChoose, stateOf, onConnect, isBeside = false } = props;
  const flow = useRef<ReactFlowInstance<StepNode, WayEdge> | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  usePlainKeys((key) => {
    if (key === "0") showAll();
    if (key === "+" || key === "=") void flow.current?.zoomIn();
    if (key === "-") void flow.current?.zoomOut();
  });
  const { places, ways, ...drawn } = useMemo(
    () =>
      laidOut(definition, { direction, sizeOf: (node) => sizeOf(node, direction), labelOf, gaps: GAPS, margin: {} }),
    [definition, direction],
  );
  /** Ways may lie outside of all steps: the drawing is shown whole, not the steps alone. */
  function showAll(duration = 0): void {
    const { clientWidth, clientHeight } = stage.current ?? { clientWidth: 0, clientHeight: 0 };
    if (clientWidth === 0) return;
    const bounds = { x: 0, y: 0, width: drawn.width, height: drawn.height };
    const view = getViewportForBounds(bounds, clientWidth, clientHeight, ZOOM.min, ZOOM.whole, ROOM);
    // What is less high than its room begins at the top, beside the first sentence.
    void flow.current?.setViewport({ ...view, y: Math.min(view.y, TOP) }, { duration });
  }
  const glide = useEffectEvent(() => showAll(GLIDE_MS));
  const extent = `${drawn.width} ${drawn.height}`;
  const shownExtent = useRef(extent);
  useEffect(() => {
    // What was put in, taken out or led elsewhere leaves all of it in sight.
    if (shownExtent.current !== extent) glide();
    shownExtent.current = extent;
  }, [extent]);
  const nodes = definition.nodes.map((node): StepNode => {
    const own = notes.filter((note) => note.node === node.id);
    const { width, height } = sizeOf(node, direction);
    return {
      id: node.id,
      type: "step",
      position: places.get(node.id) ?? { x: 0, y: 0 },
      width,
      height,
      // Without it the library forgets at each change where ways begin, and draws none until it has looked again.
      measured: { width, height },
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
  const edges = ways.map(({ edge: { from, on, to, max }, path, label, at }): WayEdge => {
    return {
      id: `${from} ${on} ${to}`,
      source: from,
      target: to,
      type: "way",
      data: { path, at },
      label,
      markerEnd: { type: MarkerType.ArrowClosed, color: "var(--control-edge)" },
      style: { stroke: "var(--control-edge)", strokeWidth: 1.5, strokeDasharray: max === null ? undefined : "4 4" },
      focusable: false,
    };
  });
  return (
    <section
      aria-label={m.workflows_graph()}
      className={cn(
        "flex flex-col overflow-hidden rounded-lg bg-surface shadow-sm motion-safe:[&_.react-flow__node]:transition-transform motion-safe:[&_.react-flow__node]:duration-200",
        isBeside ? "h-[max(30rem,calc(100dvh-17rem))]" : "h-[40rem] max-h-[80dvh]",
      )}
    >
      <div ref={stage} className="min-h-0 grow">
        <ReactFlow
          key={direction}
          // The library names itself light, whatever the page is.
          style={{ colorScheme: "inherit" }}
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          nodesDraggable={false}
          nodesConnectable={onConnect !== undefined}
          onConnect={({ source, target }) => onConnect?.(source, target)}
          nodesFocusable={false}
          elementsSelectable={false}
          onInit={(made) => {
            flow.current = made;
            showAll();
          }}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          preventScrolling={false}
          zoomOnScroll={false}
          proOptions={{ hideAttribution: true }}
        >
          <Background color="var(--border)" gap={18} size={1.6} />
          <ZoomTools onFit={() => showAll(GLIDE_MS)} />
        </ReactFlow>
      </div>
      <StepLegend nodes={definition.nodes} />
    </section>
  );
}

const WHOLE = { inset: 0, zIndex: 1, width: "100%", height: "100%", transform: "none", borderRadius: "inherit" };

const LOOK: Record<StepState, string> = {
  passed: "bg-success-soft",
  here: "bg-accent text-accent-foreground font-semibold",
  ahead: "border-dashed",
};

function Step({ data: { node, direction, isChosen, note, state, onChoose, canConnect } }: NodeProps<StepNode>) {
  const isBar = node.type === "split" || node.type === "join";
  const [into, out] = direction === "TB" ? [Position.Top, Position.Bottom] : [Position.Left, Position.Right];
  const words = isBar ? <span className="sr-only">{sentenceOf(node)}</span> : <StepWords node={node} state={state} />;
  const look = cn(
    "flex h-full w-full items-center rounded-md border border-control-edge bg-surface px-2.5 text-left text-sm",
    isBar && "rounded-full border-0 bg-foreground p-0",
    (node.type === "condition" || node.type === "start" || node.type === "end") && "rounded-full px-3.5",
    state && LOOK[state],
    note === "error" && "border-2 border-dashed border-danger",
    isChosen && "ring-3 ring-primary",
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
          className={cn(look, "nopan pointer-events-auto cursor-pointer", !isBar && "hover:bg-muted")}
          onClick={() => onChoose(node.id)}
        >
          {words}
        </button>
      ) : (
        <div className={look}>{words}</div>
      )}
      {note && <NoteBadge note={note} />}
      {node.type !== "end" && (
        <Handle
          type="source"
          position={out}
          className={cn("rounded-full", canConnect ? "border-2" : "opacity-0")}
          style={grip}
          isConnectable={canConnect}
          isConnectableEnd={false}
        />
      )}
    </>
  );
}

type WordsProps = Pick<StepData, "node" | "state">;

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

/** How close the drawing is looked at. */
function ZoomTools({ onFit }: { onFit: () => void }) {
  const { zoomIn, zoomOut } = useReactFlow();
  const { zoom } = useViewport();
  const tools = [
    { label: m.workflows_graph_zoom_out, Icon: Minus, run: () => void zoomOut() },
    { label: m.workflows_graph_zoom_in, Icon: Plus, run: () => void zoomIn() },
    { label: m.workflows_graph_fit, Icon: Maximize, run: onFit },
  ].map(({ label, Icon, run }) => (
    <Button key={label()} variant="ghost" size="icon-sm" aria-label={label()} onClick={run}>
      <Icon aria-hidden />
    </Button>
  ));
  return (
    <Panel position="bottom-left" className="rounded-md bg-surface p-1 shadow-sm">
      <div role="group" aria-label={m.workflows_graph_controls()} className="flex items-center">
        {tools[0]}
        <span className="tnum w-12 text-center text-sm">{formatPercent(zoom)}</span>
        {tools.slice(1)}
      </div>
    </Panel>
  );
}

/** A way as it was laid out, its words where they have room. */
function WayLine({ data, label, markerEnd, style }: EdgeProps<WayEdge>) {
  if (!data) return null;
  return (
    <>
      <BaseEdge path={data.path} {...(markerEnd && { markerEnd })} {...(style && { style })} />
      {label !== "" && (
        <EdgeLabelRenderer>
          <span
            className="absolute bg-surface px-1 text-xs whitespace-nowrap"
            style={{ transform: `translate(-50%, -50%) translate(${data.at.x}px, ${data.at.y}px)` }}
          >
            {label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

const NODE_TYPES = { step: Step };
const EDGE_TYPES = { way: WayLine };
