import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { neighbour, type NetworkNode, type NetworkPlan, nodeAt } from "../../model/network-geometry.ts";

interface NetworkDrawingProps {
  plan: NetworkPlan;
  /** Who stands on the stage. */
  chosen: number | null;
  onChoose: (id: string | undefined) => void;
}

const REACH = 22;
const ZOOMS = [1, 1.5, 2.25] as const;

/** A line from a dot to a seat that bends towards the stage. */
const line = (one: NetworkNode, other: NetworkNode) =>
  `M${one.x} ${one.y}Q${((one.x + other.x) * 0.36).toFixed(1)} ${((one.y + other.y) * 0.36).toFixed(1)} ${other.x} ${other.y}`;
const dots = (nodes: readonly NetworkNode[]) => nodes.map(({ x, y }) => `M${x} ${y}h0`).join("");
const short = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, Math.max(1, letters - 1))}…` : text;

/**
 * Organizations as wedges, startups as their seats, investors around the stage. One stop for the keyboard: arrows walk to the
 * neighbour, Enter puts it on the stage, Escape leaves it.
 */
export function NetworkDrawing({ plan: { nodes, wedges, outer }, chosen, onChoose }: NetworkDrawingProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [zoom, setZoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const stage = chosen === null ? undefined : nodes[chosen];
  const linked = new Set(stage?.linked);
  // An organization's startups bring those who support them.
  const supporters = new Set(
    stage?.kind === "organization" ? stage.linked.flatMap((startup) => nodes[startup]?.linked ?? []) : [],
  );
  const isLit = (place: number) => linked.has(place) || supporters.has(place);
  const pointed = cursor === null ? undefined : nodes[cursor];
  const shownName = (pointed ?? stage)?.name ?? m.ecosystem_network_nobody();
  const edge = outer + 46;

  const investors = nodes.flatMap((node, place) => (node.kind === "investor" ? [{ node, place }] : []));
  const seats = nodes.flatMap((node, place) => (node.kind === "startup" ? [{ node, place }] : []));
  const links = investors.flatMap(({ node, place }) =>
    node.linked.map((startup) => ({
      isLit: place === chosen || startup === chosen || (stage?.kind === "organization" && linked.has(startup)),
      path: nodes[startup] ? line(node, nodes[startup]) : "",
    })),
  );
  const paths = (lit: boolean) => links.flatMap((link) => (link.isLit === lit ? [link.path] : [])).join("");

  function place(event: PointerEvent<SVGSVGElement>): number | null {
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return nodeAt(nodes, x, y, REACH);
  }
  /** Brings a place of the drawing into the middle of what is seen of it. */
  function show({ x, y }: { x: number; y: number }) {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = ((x + edge) / (edge * 2)) * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = ((y + edge) / (edge + 120)) * box.scrollHeight - box.clientHeight / 2;
  }
  function zoomTo(step: number) {
    flushSync(() => setZoom(step));
    show(stage && stage.kind !== "organization" ? stage : { x: 0, y: 0 });
  }
  function press(event: KeyboardEvent) {
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const next = neighbour(nodes, cursor ?? chosen ?? 0, event.key);
      setCursor(next);
      if (nodes[next]) show(nodes[next]);
    } else if ((event.key === "Enter" || event.key === " ") && pointed) {
      event.preventDefault();
      onChoose(pointed.id);
    } else if (event.key === "Escape") {
      if (cursor === null) onChoose(undefined);
      setCursor(null);
    }
  }

  return (
    <div className="relative">
      <div className="absolute top-0 right-0 z-10 flex gap-1.5 print:hidden">
        <Button
          variant="outline"
          size="icon-sm"
          aria-label={m.ecosystem_zoom_out()}
          disabled={zoom === 0}
          onClick={() => zoomTo(zoom - 1)}
        >
          <Minus />
        </Button>
        <Button
          variant="outline"
          size="icon-sm"
          aria-label={m.ecosystem_zoom_in()}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => zoomTo(zoom + 1)}
        >
          <Plus />
        </Button>
      </div>
      <div
        ref={frame}
        role="listbox"
        tabIndex={0}
        aria-label={m.ecosystem_network()}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={`${id}-here`}
        onKeyDown={press}
        onBlur={() => setCursor(null)}
        className="max-h-[44rem] overflow-auto rounded-lg"
      >
        <svg
          viewBox={`${-edge} ${-edge} ${edge * 2} ${edge + 120}`}
          fill="none"
          strokeLinecap="round"
          aria-hidden
          className="mx-auto block h-auto [print-color-adjust:exact]"
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
          onPointerMove={(event) => setCursor(place(event))}
          onPointerLeave={() => setCursor(null)}
          onClick={(event) => {
            const pressed = place(event as PointerEvent<SVGSVGElement>);
            const node = pressed === null ? undefined : nodes[pressed];
            if (node) onChoose(node.id);
          }}
        >
          <path d={paths(false)} stroke="var(--border)" strokeWidth="1" />
          {wedges.map(({ node, arc, letters }) => {
            const isOn = node === chosen || isLit(node);
            return (
              <g key={node} className="cursor-pointer" onClick={() => onChoose(nodes[node]?.id)}>
                <path
                  id={`${id}-${node}`}
                  d={arc}
                  stroke={isOn ? "var(--primary)" : "var(--border-strong)"}
                  strokeWidth={node === chosen || node === cursor ? 4 : 1.75}
                />
                {letters > 3 && (
                  <text
                    dy="-11"
                    fontSize="19"
                    fontWeight={isOn ? 600 : 400}
                    fill={isOn ? "var(--primary)" : "var(--muted-foreground)"}
                    textAnchor="middle"
                  >
                    <textPath href={`#${id}-${node}`} startOffset="50%">
                      {short(nodes[node]?.name ?? "", letters)}
                    </textPath>
                  </text>
                )}
              </g>
            );
          })}
          <path
            d={dots(seats.flatMap(({ node, place: at }) => (isLit(at) || at === chosen ? [] : [node])))}
            stroke="var(--seat)"
            strokeWidth="13"
          />
          <path
            d={dots(investors.flatMap(({ node, place: at }) => (isLit(at) || at === chosen ? [] : [node])))}
            stroke="var(--investor)"
            strokeOpacity="0.55"
            strokeWidth="13"
          />
          <path d={paths(true)} stroke="var(--primary)" strokeWidth="2" />
          <path
            d={dots(seats.flatMap(({ node, place: at }) => (isLit(at) ? [node] : [])))}
            stroke="var(--accent)"
            strokeWidth="16"
            data-lit="startups"
          />
          <path
            d={dots(investors.flatMap(({ node, place: at }) => (isLit(at) ? [node] : [])))}
            stroke="var(--investor)"
            strokeWidth="16"
          />
          {stage && stage.kind !== "organization" && (
            <>
              <circle cx={stage.x} cy={stage.y} r="17" fill="var(--primary)" fillOpacity="0.2" />
              <circle cx={stage.x} cy={stage.y} r="10.5" fill="var(--primary)" />
            </>
          )}
          {pointed && <circle cx={pointed.x} cy={pointed.y} r="14" stroke="var(--foreground)" strokeWidth="2.5" />}
          <circle r="100" fill="var(--surface)" stroke="var(--border)" strokeWidth="1.5" />
          <circle r="92" stroke="var(--border)" />
          <foreignObject x="-84" y="-60" width="168" height="120">
            <p className="display flex h-full items-center justify-center text-center text-[22px] leading-[1.15]">
              <span className="line-clamp-4 [overflow-wrap:anywhere]">{shownName}</span>
            </p>
          </foreignObject>
        </svg>
        <div id={`${id}-here`} role="option" aria-selected={cursor === null || cursor === chosen} className="sr-only">
          {shownName}
        </div>
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {m.ecosystem_network_keys()}
      </p>
    </div>
  );
}
