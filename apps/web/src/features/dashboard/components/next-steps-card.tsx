import { Link } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { NextStep } from "../model/next-steps.ts";

interface NextStepsCardProps {
  steps: readonly NextStep[];
  /** How many more there are than those given. */
  more: number;
  /** The first step for who has none waiting. */
  action?: ReactNode;
}

/** What waits for this person, each line a link to where it is done. */
export function NextStepsCard({ steps, more, action }: NextStepsCardProps) {
  return (
    <Card className="pb-3">
      <CardHeader className="items-center pb-3">
        <CardTitle>{m.dashboard_next()}</CardTitle>
        {more > 0 && <span className="text-sm text-muted-foreground">{m.dashboard_next_more({ count: more })}</span>}
      </CardHeader>
      {steps.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-4 px-5 pb-3 sm:px-6">
          <p className="flex items-center gap-3 text-muted-foreground">
            <Check aria-hidden className="size-5 shrink-0 text-success" />
            {m.dashboard_next_none()}
          </p>
          {action}
        </div>
      ) : (
        <ul>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function StepRow({ step }: { step: NextStep }) {
  const markRead = useCommand({ mutationFn: (id: string) => api.notifications.markRead({ id }) });
  const { notificationId } = step;
  return (
    <li className="group relative flex min-h-12 items-center gap-3 border-t border-border px-5 py-3 sm:px-6">
      <span className={cn("size-2 shrink-0 rounded-full", step.isUrgent ? "bg-danger" : "bg-accent")} aria-hidden />
      <Link
        to={step.path}
        search={step.search}
        onClick={() => notificationId !== null && markRead.mutate(notificationId)}
        className={linkStyles({ kind: "cover", className: "min-w-0 flex-1" })}
      >
        {step.text}
      </Link>
      {step.hint && (
        <span
          className={cn(
            "tnum shrink-0 text-right text-sm max-sm:max-w-28",
            step.isUrgent ? "font-semibold text-danger" : "text-muted-foreground",
          )}
        >
          {step.hint}
        </span>
      )}
      <ArrowRight aria-hidden size={16} className="shrink-0 text-muted-foreground max-sm:hidden" />
    </li>
  );
}
