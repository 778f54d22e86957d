import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { WidgetBoundary } from "./widget-boundary.tsx";

interface LateWidgetProps extends ComponentProps<typeof WidgetBoundary> {
  /** What keeps its place until it is here. */
  place?: ReactNode;
}

/** Around a part whose code comes later (`lazy`), on a page that is alive: where it cannot come, the rest of the page stands. */
export function LateWidget({ place, children, ...boundary }: LateWidgetProps) {
  const isAlive = useHydrated();
  return (
    <WidgetBoundary {...boundary}>{isAlive ? <Suspense fallback={place}>{children}</Suspense> : place}</WidgetBoundary>
  );
}
