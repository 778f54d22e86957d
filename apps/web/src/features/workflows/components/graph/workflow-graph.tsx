import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintNote } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import {
  Background,
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  getViewportForBounds,
  MarkerType,
  Panel,
  ReactFlow,
  type ReactFlowInstance,
  useReactFlow,
  useViewport,
} from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import { Maximize, Minus, Plus } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { formatPercent } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { withBars } from "../../model/graph/bars.ts";
import { laidOut, type Point, type Way } from "../../model/graph-layout.ts";
import { OUTCOME_NAMES } from "../../model/workflow-names.ts";
import type { LitPath } from "../../model/trial-path.ts";
import { GraphStep, sizesIn, type StepNode, titleOf } from "./graph-step.tsx";
import { StepLegend } from "./step-tile.tsx";

export interface WorkflowGraphProps {
  definition: WorkflowDefinition;
  notes?: readonly LintNote[];
  chosen?: string | null;
  onChoose?: (id: string) => void;
  /** The way of whoever is tried out. */
  path?: LitPath | undefined;
  /** A way that someone drew from one step to another. */
  onConnect?: (from: string, to: string) => void;
  /** Beside the sentences: as high as its place. */
  isBeside?: boolean;
  /** What stands over its top. */
  tools?: ReactNode;
}

type WayEdge = Edge<{ path: string; at: Point }, "way">;

/** The step at which something in the drawing is. */
const stepAt = (target: HTMLElement): string | null =>
  target.closest<HTMLElement>(".react-flow__node")?.dataset["id"] ?? null;

const ZOOM = { min: 0.2, max: 2, whole: 1 };
/** What stays free around all of it: below its heading, and above its own tools. */
const TOP = 48;
const ROOM = { x: "4%", top: `${TOP}px`, bottom: "68px" } as const;
const GLIDE_MS = 200;
const GAPS = { nodesep: 36, edgesep: 20, ranksep: 44 };
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

/** The same definition as the sentences, drawn: laid out by itself, what is chosen here is chosen there; + and − zoom, 0 shows all of it. */
export function WorkflowGraph(props: WorkflowGraphProps) {
  const { definition, notes = [], chosen = null, onChoose, path: lit, onConnect, isBeside = false, tools } = props;
  const flow = useRef<ReactFlowInstance<StepNode, WayEdge> | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** The step from which a way is being drawn by keys. */
  const [from, setFrom] = useState<string | null>(null);
  const order = useMemo(() => stepOrder(definition).map(({ id }) => id), [definition]);
  usePlainKeys((key, event) => {
    const at =
      event.target instanceof HTMLElement && stage.current?.contains(event.target) ? stepAt(event.target) : null;
    if (key === "escape" && from !== null) setFrom(null);
    if (at !== null && key === "l" && onConnect) setFrom(at);
    if (at !== null && (key === "arrowdown" || key === "arrowup")) {
      const next = order[order.indexOf(at) + (key === "arrowdown" ? 1 : -1)];
      event.preventDefault();
      stage.current?.querySelector<HTMLElement>(`.react-flow__node[data-id="${next}"] button`)?.focus();
    }
    if (key === "0") showAll();
    if (key === "+" || key === "=") void flow.current?.zoomIn();
    if (key === "-") void flow.current?.zoomOut();
  });
  const { places, ways, ...drawn } = useMemo(() => {
    const sizeOf = sizesIn(definition);
    return withBars(laidOut(definition, { direction: "TB", sizeOf, labelOf, gaps: GAPS, margin: {} }), definition);
  }, [definition]);
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
  function pressed(id: string): void {
    if (from === null) return onChoose?.(id);
    setFrom(null);
    if (from !== id) onConnect?.(from, id);
  }
  const known = new Map(definition.nodes.map((node) => [node.id, node]));
  // Gone through by keys in the order in which they are read; what nothing leads to comes last.
  const sorted = [...new Set([...order, ...known.keys()])].flatMap((id) => known.get(id) ?? []);
  const nodes = sorted.map((node): StepNode => {
    const own = notes.filter((note) => note.node === node.id);
    const { x, y, width, height } = places.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 };
    return {
      id: node.id,
      type: "step",
      position: { x, y },
      width,
      height,
      // Without it the library forgets at each change where ways begin, and draws none until it has looked again.
      measured: { width, height },
      data: {
        node,
        isChosen: chosen === node.id,
        note: own.some(({ isError }) => isError) ? "error" : own.length > 0 ? "warning" : null,
        state: lit?.stateOf(node.id) ?? null,
        onChoose: onChoose && pressed,
        isFrom: from === node.id,
        canConnect: onConnect !== undefined,
      },
    };
  });
  const edges = ways.map(({ edge, path, label, at }): WayEdge => {
    const { from, on, to, max } = edge;
    const isLit = lit?.isTaken(edge) === true;
    const color = isLit ? "var(--accent)" : "var(--control-edge)";
    return {
      id: `${from} ${on} ${to}`,
      source: from,
      target: to,
      type: "way",
      data: { path, at },
      label,
      className: isLit ? "is-lit" : "",
      zIndex: isLit ? 1 : 0,
      markerEnd: { type: MarkerType.ArrowClosed, color },
      style: {
        stroke: color,
        strokeWidth: isLit ? 3 : 1.5,
        strokeDasharray: max === null || isLit ? undefined : "4 4",
      },
      focusable: false,
    };
  });
  return (
    <section
      aria-label={m.workflows_graph()}
      className={cn(
        "relative flex flex-col overflow-hidden bg-background motion-safe:[&_.react-flow__node]:transition-transform motion-safe:[&_.react-flow__node]:duration-200",
        isBeside ? "h-full min-h-0" : "h-[40rem] max-h-[80dvh] rounded-lg shadow-sm",
      )}
    >
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 flex items-center justify-between gap-3 px-4 py-3">
        <h2 className="font-semibold max-md:sr-only">{m.workflows_in_graph()}</h2>
        <div className="pointer-events-auto">{tools}</div>
      </div>
      <p
        role="status"
        className="pointer-events-none absolute inset-x-4 top-12 z-10 w-fit rounded-md bg-foreground px-3 py-1.5 text-sm text-background empty:hidden"
      >
        {from !== null && m.workflows_graph_connecting({ step: titleOf(known.get(from)) })}
      </p>
      <div ref={stage} className="min-h-0 grow">
        <ReactFlow
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
          <Panel position="bottom-right" className="max-w-[calc(100%-13rem)]">
            {/* Where no settings stand beside it, the corner is the assistant's. */}
            <div className="max-[73.75rem]:pr-16">
              <StepLegend nodes={definition.nodes} />
            </div>
          </Panel>
        </ReactFlow>
      </div>
    </section>
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
            className="absolute bg-background px-1 text-xs whitespace-nowrap"
            style={{ transform: `translate(-50%, -50%) translate(${data.at.x}px, ${data.at.y}px)` }}
          >
            {label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

const NODE_TYPES = { step: GraphStep };
const EDGE_TYPES = { way: WayLine };
