import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { EmptySeats } from "../theatre/empty-seats.tsx";

interface ErrorStateProps {
  title: string;
  /** What to do about it. */
  description: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  retrying?: boolean | undefined;
  /** Another way out: a link home, for example. */
  action?: ReactNode;
  /** The request's id, so that support can find it. */
  reference?: string | undefined;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Something failed: says so calmly and offers the way on. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    description,
    onRetry,
    retryLabel = m.ui_try_again(),
    action,
    reference,
    headingLevel = 2,
    className,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={cn("flex flex-col items-center px-6 py-14 text-center", className)}>
      <EmptySeats light="var(--danger)" />
      <Heading className="display mt-6 text-2xl leading-tight">{title}</Heading>
      <p className="mt-2 max-w-md text-pretty text-muted-foreground">{description}</p>
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={onRetry} pending={props.retrying}>
              <RotateCw />
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className="tnum mt-6 text-sm text-muted-foreground">{m.ui_reference({ reference })}</p>}
    </div>
  );
}
