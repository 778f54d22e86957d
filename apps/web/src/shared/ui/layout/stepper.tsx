import { Check, CircleAlert } from "lucide-react";
import { m } from "#messages";
import { cn } from "../class-names.ts";

interface Step {
  id: string;
  label: string;
  state: "done" | "error" | "open";
}

interface StepperProps {
  steps: readonly Step[];
  /** Id of the step on screen. */
  current: string;
  /** Without it the steps only inform. */
  onSelect?: ((id: string) => void) | undefined;
  label?: string;
  className?: string;
}

/** Where one is in a form of several steps: a row where there is room, else one line with a bar. */
export function Stepper({ steps, current, onSelect, label = m.ui_steps(), className }: StepperProps) {
  const index = Math.max(
    0,
    steps.findIndex((step) => step.id === current),
  );
  return (
    <nav aria-label={label} className={cn("@container", className)}>
      <div className="@2xl:hidden">
        <p className="flex items-baseline justify-between gap-4">
          <b className="truncate font-semibold">{steps[index]?.label}</b>
          <span className="tnum shrink-0 text-sm text-muted-foreground">
            {m.ui_step_of({ step: index + 1, total: steps.length })}
          </span>
        </p>
        <span aria-hidden className="mt-2 flex gap-1">
          {steps.map((step, position) => (
            <i
              key={step.id}
              className={cn(
                "h-1.5 flex-1 rounded-full",
                step.state === "error" ? "bg-danger" : position <= index ? "bg-primary" : "bg-muted-2",
              )}
            />
          ))}
        </span>
      </div>
      <ol className="hidden gap-2 @2xl:flex">
        {steps.map((step, position) => (
          <li key={step.id} className="min-w-0 flex-1">
            <StepFace step={step} position={position} isCurrent={position === index} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepFaceProps {
  step: Step;
  position: number;
  isCurrent: boolean;
  onSelect: ((id: string) => void) | undefined;
}

function StepFace({ step, position, isCurrent, onSelect }: StepFaceProps) {
  // Where nothing is chosen, a step that is done is behind one, though no other follows.
  const isBehind = step.state === "done" && !(isCurrent && onSelect);
  const content = (
    <>
      <span
        className={cn(
          "tnum grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold [&_svg]:size-4",
          step.state === "error" && "bg-danger-soft text-danger",
          step.state === "done" && "bg-success-soft text-success",
          step.state === "open" && "bg-muted-2 text-foreground",
          isCurrent && step.state !== "error" && "bg-primary text-primary-foreground",
        )}
      >
        {isBehind && <Check aria-label={m.ui_step_done()} />}
        {step.state === "error" && <CircleAlert aria-label={m.ui_step_error()} />}
        {!isBehind && step.state !== "error" && position + 1}
      </span>
      <span className={cn("truncate text-[0.9375rem]", isCurrent ? "font-semibold" : "text-muted-foreground")}>
        {step.label}
      </span>
    </>
  );
  const face = cn(
    "flex w-full items-center gap-2.5 border-t-[3px] pt-3 text-left",
    isCurrent ? "border-primary" : step.state === "done" ? "border-success/45" : "border-border",
    step.state === "error" && "border-danger",
  );
  if (!onSelect) {
    return (
      <span className={face} aria-current={isCurrent ? "step" : undefined}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={cn(face, "rounded-b-xs hover:[&>span:last-child]:text-foreground")}
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => onSelect(step.id)}
    >
      {content}
    </button>
  );
}
