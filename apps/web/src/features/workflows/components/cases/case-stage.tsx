import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import type { Awaited } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { Check, TriangleAlert } from "lucide-react";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { isMark, stageLayout } from "../../model/case-layout.ts";
import type { Layout } from "../../model/graph-layout.ts";
import { isTravelled, openTaskAt, type StepState, stepStates, whenText } from "../../model/case-steps.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { nameOf } from "../../model/workflow-names.ts";

/**
 * Where a case stands, as a graph from left to right: behind it lit, ahead dashed, what waits bright with a name under it. On a
 * phone the same steps stand below each other.
 */
export function CaseStage({ one }: { one: InstanceDetail }) {
  const { definition } = one;
  const drawn = useMemo(() => stageLayout(definition), [definition]);
  const steps = useMemo(() => stepOrder(definition), [definition]);
  const states = stepStates(one);
  const scroller = useRef<HTMLDivElement>(null);
  const first = one.standing[0] ?? null;
  useEffect(() => {
    const { current: box } = scroller;
    const place = first === null ? undefined : drawn.places.get(first);
    // A long way begins to be read where the case stands.
    if (box && place) box.scrollLeft = place.x + place.width / 2 - box.clientWidth / 2;
  }, [drawn, first]);
  return (
    <section
      aria-labelledby="case-stage"
      className={cn(
        "rounded-xl bg-stage text-stage-foreground [--ground:var(--stage)]",
        // What stands still has lost its light.
        one.status === "suspended" && "grayscale",
      )}
    >
      <div className="dark flex flex-wrap justify-between gap-x-6 gap-y-2 px-5 pt-5 sm:px-7 sm:pt-6">
        <h2 id="case-stage" className="text-lg font-semibold">
          {m.workflows_standing()}
        </h2>
        <p aria-hidden className="flex flex-wrap items-center gap-x-5 text-[0.9375rem] text-stage-muted max-lg:hidden">
          <Key className="h-0.5 w-4 bg-accent">{m.workflows_path_key_passed()}</Key>
          {one.is_overdue && <Key className="size-2.5 rounded-full bg-danger">{m.workflows_process_late()}</Key>}
          <Key className="w-4 border-t-2 border-dashed border-stage-muted">{m.workflows_path_key_ahead()}</Key>
        </p>
      </div>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-labelledby="case-stage"
        className="dark rounded-xl lg:overflow-x-auto"
      >
        <div style={sized(drawn)} className="relative p-5 sm:px-7 lg:mx-auto lg:h-(--h) lg:w-(--w) lg:p-0">
          <Ways one={one} drawn={drawn} states={states} />
          <ol className="grid gap-4 lg:block">
            {steps.map((node) => (
              <Step
                key={node.id}
                one={one}
                node={node}
                state={states.get(node.id) ?? "ahead"}
                place={drawn.places.get(node.id)}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const px = (value: number): string => `${Math.round(value)}px`;
const sized = ({ width, height }: Layout) => ({ "--w": px(width), "--h": px(height) }) as CSSProperties;

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <i data-drawing className={className} />
      {children}
    </span>
  );
}

interface WaysProps {
  one: InstanceDetail;
  drawn: Layout;
  states: ReadonlyMap<string, StepState>;
}

/** The ways between steps; said by the list of the steps itself. */
function Ways({ one, drawn: { width, height, ways }, states }: WaysProps) {
  return (
    <div aria-hidden className="absolute inset-0 max-lg:hidden">
      <svg width={width} height={height} fill="none" className="absolute inset-0">
        {ways.map(({ edge, path }) => {
          const isLit = isTravelled(edge, states, one.ways);
          return (
            <path
              key={`${edge.from} ${edge.on} ${edge.to}`}
              d={path}
              stroke={isLit ? "var(--accent)" : "var(--stage-muted)"}
              strokeWidth={isLit ? 2 : 1}
              strokeDasharray={isLit ? undefined : "5 5"}
            />
          );
        })}
      </svg>
      {ways.map(
        ({ edge, label, at }) =>
          label !== "" && (
            <span
              key={`${edge.from} ${edge.on} ${edge.to}`}
              style={{ left: at.x, top: at.y }}
              className="absolute -translate-x-1/2 -translate-y-1/2 bg-(--ground) px-1 text-xs whitespace-nowrap text-stage-muted"
            >
              {label}
            </span>
          ),
      )}
    </div>
  );
}

const LOOK: Record<StepState, string> = {
  passed: "bg-white/10",
  here: "bg-accent text-accent-foreground ring-4 ring-white/15",
  late: "bg-danger text-danger-foreground ring-4 ring-white/15",
  stuck: "bg-danger text-danger-foreground ring-4 ring-white/15",
  ahead: "border border-dashed border-white/40 text-stage-muted",
};

const STATE_WORDS: Record<StepState, () => string> = {
  passed: m.workflows_path_done,
  here: m.workflows_path_here,
  late: m.workflows_path_here,
  stuck: m.workflows_path_here,
  ahead: m.workflows_path_ahead,
};

interface StepProps {
  one: InstanceDetail;
  node: WorkflowNode;
  state: StepState;
  place: { x: number; y: number; width: number; height: number } | undefined;
}

const PLACED = "lg:absolute lg:left-(--x) lg:top-(--y) lg:w-(--w) lg:h-(--h)";

function Step({ one, node, state, place }: StepProps) {
  const at = place
    ? ({ "--x": px(place.x), "--y": px(place.y), "--w": px(place.width), "--h": px(place.height) } as CSSProperties)
    : undefined;
  if (isMark(node)) {
    return (
      <li
        aria-hidden
        style={at}
        className={cn(PLACED, "rounded-full max-lg:hidden", state === "ahead" ? "bg-white/10" : "bg-accent")}
      />
    );
  }
  const isHere = state === "here" || state === "late" || state === "stuck";
  const name = nameOf(node.name) || sentenceOf(node);
  return (
    <li aria-current={isHere ? "step" : undefined} style={at} className={cn(PLACED, "lg:grid")}>
      <div
        title={name}
        className={cn(
          "grid content-center rounded-md px-3.5 py-2 text-sm leading-tight lg:px-2.5 lg:text-[0.8125rem] [overflow-wrap:anywhere]",
          node.type === "condition" && "lg:rounded-full lg:px-5 lg:text-center",
          LOOK[state],
        )}
      >
        <span className="flex items-start justify-between gap-2">
          <span className="font-semibold lg:line-clamp-3">
            {name}
            <span className="sr-only"> {STATE_WORDS[state]()}</span>
          </span>
          {state === "passed" && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
          {state === "stuck" && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
        </span>
        <span className="tnum mt-0.5 text-xs empty:hidden">
          {state === "stuck" ? m.workflows_state_failed() : whenText(one, node.id, state)}
        </span>
      </div>
      {isHere && <Waited one={one} node={node} isRed={state !== "here"} />}
    </li>
  );
}

/** What comes from whoever applies. */
const FROM_APPLICANT: ReadonlySet<Awaited> = new Set<Awaited>(["resubmitted", "document"]);

/** For whom a case waits at a step. */
function Waited({ one, node, isRed }: { one: InstanceDetail; node: WorkflowNode; isRed: boolean }) {
  const task = openTaskAt(one, node.id);
  const told = nameOf(node.tells);
  const applicant = one.can_manage && node.type === "wait_for" && FROM_APPLICANT.has(node.event) ? one.submitter : null;
  if (!task && applicant === null) {
    return told && !one.can_manage ? <p className="mt-2 text-sm lg:hidden">{told}</p> : null;
  }
  const name = task ? task.assignee : applicant;
  return (
    <p
      className={cn(
        "mt-1.5 text-sm lg:absolute lg:top-full lg:left-1/2 lg:w-max lg:max-w-52 lg:-translate-x-1/2 lg:truncate lg:text-center lg:text-xs",
        isRed ? "text-danger" : "text-accent",
      )}
    >
      {name === null ? m.workflows_who_first() : m.workflows_path_waits({ name })}
    </p>
  );
}
