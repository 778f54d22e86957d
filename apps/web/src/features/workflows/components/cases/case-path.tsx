import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { Check } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { nameOf } from "../../model/workflow-names.ts";

/** Where a case stands: behind it lit, ahead dashed, what waits bright. */
export function CasePath({ one }: { one: InstanceDetail }) {
  const steps = stepOrder(one.definition).filter(({ type }) => type !== "split" && type !== "join" && type !== "start");
  return (
    <section aria-label={m.workflows_standing()} className="rounded-lg bg-stage p-5 text-stage-foreground sm:p-6">
      <h2 className="text-lg font-semibold">{m.workflows_standing()}</h2>
      <ol className="mt-4 flex flex-wrap gap-3">
        {steps.map(({ id, name, tells }) => {
          const isHere = one.standing.includes(id);
          const isPassed = !isHere && one.passed.includes(id);
          return (
            <li
              key={id}
              aria-current={isHere ? "step" : undefined}
              className={cn(
                "max-w-full min-w-36 rounded-md px-4 py-3 [overflow-wrap:anywhere]",
                isHere && (one.is_overdue ? "bg-danger text-danger-foreground" : "bg-accent text-accent-foreground"),
                isPassed && "bg-white/10",
                !isHere && !isPassed && "border border-dashed border-white/40",
              )}
            >
              <span className="flex items-center gap-2 font-semibold">
                {isPassed && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
                {nameOf(name) || id}
                <span className="sr-only">
                  {isHere ? m.workflows_path_here() : isPassed ? m.workflows_path_done() : m.workflows_path_ahead()}
                </span>
              </span>
              {isHere && nameOf(tells) && <span className="mt-1 block max-w-72 text-sm">{nameOf(tells)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
