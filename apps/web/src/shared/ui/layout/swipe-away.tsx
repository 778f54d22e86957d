import type { LucideIcon } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { cn } from "#shared/ui/class-names.ts";

interface SwipeAwayProps {
  /** What a swipe to the left does, and its name; it never decides anything. Null where there is nothing. */
  action: { label: string; icon: LucideIcon; onSwipe: () => void } | null;
  children: ReactNode;
}

/** So far, in pixels, a finger has to draw a row aside, and so far it can be drawn. */
const ENOUGH = 88;
const MOST = 132;
/** What moves less is a press. */
const SLIGHT = 10;

/** A row that can be drawn to the left by finger, pen or mouse; what that does must be reachable in another way too. */
export function SwipeAway({ action, children }: SwipeAwayProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const isDrawn = useRef(false);
  const [left, setLeft] = useState(0);
  if (!action) return children;
  const { label, icon: Icon, onSwipe } = action;
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current && isDrawn.current && from.current.x - event.clientX >= ENOUGH) onSwipe();
    from.current = null;
    setLeft(0);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    const [x, y] = [from.current.x - event.clientX, Math.abs(from.current.y - event.clientY)];
    if (!isDrawn.current && (x < SLIGHT || y > x)) return;
    if (!isDrawn.current) event.currentTarget.setPointerCapture(event.pointerId);
    isDrawn.current = true;
    setLeft(Math.min(MOST, Math.max(0, x)));
  };
  return (
    <div className="relative overflow-hidden">
      {left > 0 && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-y-0 right-0 flex items-center justify-center gap-2 overflow-hidden font-medium whitespace-nowrap",
            left >= ENOUGH ? "bg-primary text-primary-foreground" : "bg-primary-soft text-primary",
          )}
          style={{ width: left }}
        >
          <Icon className="size-5" />
          {label}
        </span>
      )}
      <div
        className={cn("touch-pan-y select-none", left === 0 && "transition-transform duration-150")}
        style={left > 0 ? { transform: `translateX(${-left}px)` } : undefined}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          isDrawn.current = false;
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          from.current = null;
          setLeft(0);
        }}
        onDragStart={(event) => event.preventDefault()}
        // What was drawn aside was not pressed.
        onClickCapture={(event) => {
          if (!isDrawn.current) return;
          isDrawn.current = false;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {children}
      </div>
    </div>
  );
}
