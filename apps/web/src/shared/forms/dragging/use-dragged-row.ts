import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** On which side of a row something is put. */
export type Edge = "before" | "after";

/** What is dragged: a question goes beside questions and to the top of a section, a section beside sections. */
export interface Dragged {
  kind: "question" | "section";
  key: string;
}

interface DraggedRow {
  ref: RefObject<HTMLDivElement | null>;
  /** What it is held by, where that is not the whole row: text in it can be marked then. */
  handle: RefObject<HTMLSpanElement | null>;
  /** Where what is held over it would go; null while nothing is. */
  edge: Edge | null;
  isDragged: boolean;
}

/** Dragging comes after the page. */
const loadDragging = () =>
  Promise.all([
    import("@atlaskit/pragmatic-drag-and-drop/element/adapter"),
    import("@atlaskit/pragmatic-drag-and-drop/combine"),
  ]);

const isDragged = (data: Record<string | symbol, unknown>): data is Record<string | symbol, unknown> & Dragged =>
  typeof data["key"] === "string" && (data["kind"] === "question" || data["kind"] === "section");

/** A row that is dragged by pointer or finger, and that others are dropped beside; keys and buttons do the same. */
export function useDraggedRow(
  { kind, key }: Dragged,
  isEnabled: boolean,
  onPlace: (dragged: Dragged, target: string, edge: Edge) => void,
): DraggedRow {
  const ref = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isHeld, setHeld] = useState(false);
  const place = useEffectEvent(onPlace);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isEnabled) return undefined;
    let isGone = false;
    let end = () => {};
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "before" : "after";
    };
    void loadDragging().then(([{ draggable, dropTargetForElements }, { combine }]) => {
      if (isGone) return;
      end = combine(
        draggable({
          element,
          ...(handle.current && { dragHandle: handle.current }),
          getInitialData: () => ({ kind, key }),
          onDragStart: () => setHeld(true),
          onDrop: () => setHeld(false),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source: { data } }) =>
            isDragged(data) && data.key !== key && (kind === "section" || data.kind === "question"),
          onDrag: ({ location, source: { data } }) =>
            // Over a section's name a question goes to its top.
            setEdge(data["kind"] === kind ? edgeAt(location.current.input.clientY) : "after"),
          onDragLeave: () => setEdge(null),
          onDrop: ({ location, source: { data } }) => {
            setEdge(null);
            if (isDragged(data)) place({ kind: data.kind, key: data.key }, key, edgeAt(location.current.input.clientY));
          },
        }),
      );
    });
    return () => {
      isGone = true;
      end();
    };
  }, [kind, key, isEnabled]);
  return { ref, handle, edge, isDragged: isHeld };
}
