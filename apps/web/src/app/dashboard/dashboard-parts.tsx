import { Link } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#shared/ui/card.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Skeleton } from "#shared/ui/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { NextStep } from "./next-steps.ts";

export interface Figure {
  label: string;
  value: number | undefined;
}

const COLUMNS: Readonly<Record<number, string>> = { 3: "grid grid-cols-3", 4: "grid grid-cols-2 xl:grid-cols-4" };

/** Figures side by side on one card; a figure not known yet is a grey shape of its size. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card className="overflow-hidden">
      <dl className={COLUMNS[figures.length] ?? "grid grid-cols-2"}>
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col gap-2.5 p-4 shadow-[1px_0_0_var(--border),0_1px_0_var(--border)] sm:p-5 lg:p-6"
          >
            <dt className="text-[0.9375rem] leading-snug text-muted-foreground">{label}</dt>
            <dd className="display tnum text-[1.875rem] leading-none sm:text-[2.125rem]">
              {value === undefined ? <Skeleton className="h-[1em] w-16" /> : formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface NextStepsProps {
  steps: readonly NextStep[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Where all of them are. */
  all?: string | undefined;
  /** The first step for who has none waiting. */
  action?: ReactNode;
}

/** What waits for this person, each line a link to where it is done. */
export function NextSteps({ steps, error, onRetry, all, action }: NextStepsProps) {
  return (
    <Card className="pb-3">
      <CardHeader className="items-center pb-3">
        <CardTitle>{m.dashboard_next()}</CardTitle>
        {all && (
          <Link to={all} className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}>
            {m.dashboard_view_all()}
          </Link>
        )}
      </CardHeader>
      <StepList steps={steps} error={error} onRetry={onRetry} action={action} />
    </Card>
  );
}

function StepList({ steps, error, onRetry, action }: Omit<NextStepsProps, "all">) {
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-5 pb-3 sm:px-6">
        <p className="text-muted-foreground">{errorText(error)}</p>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {m.error_screen_retry()}
        </Button>
      </div>
    );
  }
  if (!steps) {
    return (
      <div className="grid gap-4 px-5 pb-3 sm:px-6">
        {["w-3/5", "w-4/5", "w-2/5"].map((width) => (
          <Skeleton key={width} className={cn("h-5", width)} />
        ))}
      </div>
    );
  }
  if (steps.length === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4 px-5 pb-3 sm:px-6">
        <p className="flex items-center gap-3 text-muted-foreground">
          <Check aria-hidden className="size-5 shrink-0 text-success" />
          {m.dashboard_next_none()}
        </p>
        {action}
      </div>
    );
  }
  return (
    <ul>
      {steps.map((step) => (
        <li
          key={step.key}
          className="group relative flex min-h-12 items-center gap-3 border-t border-border px-5 py-3 sm:px-6"
        >
          <span className={cn("size-2 shrink-0 rounded-full", step.isUrgent ? "bg-danger" : "bg-accent")} aria-hidden />
          <Link
            to={step.path}
            search={step.search ?? {}}
            className={linkStyles({ kind: "cover", className: "min-w-0 flex-1" })}
          >
            {step.text}
          </Link>
          {step.hint && (
            <span
              className={cn(
                "tnum shrink-0 text-sm",
                step.isUrgent ? "font-semibold text-danger" : "text-muted-foreground",
              )}
            >
              {step.hint}
            </span>
          )}
          <ArrowRight aria-hidden size={16} className="shrink-0 text-muted-foreground max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}
