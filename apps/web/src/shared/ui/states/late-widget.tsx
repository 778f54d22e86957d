import { type ComponentProps, type ReactNode, Suspense } from "react";
import { WidgetBoundary } from "./widget-boundary.tsx";

interface LateWidgetProps extends ComponentProps<typeof WidgetBoundary> {
  /** What keeps its place until it is here. */
  place?: ReactNode;
}

/** Around a part whose code comes later (`lazy`): where it cannot come, the rest of the page stands. */
export function LateWidget({ place, children, ...boundary }: LateWidgetProps) {
  return (
    <WidgetBoundary {...boundary}>
      <Suspense fallback={place}>{children}</Suspense>
    </WidgetBoundary>
  );
}
