import type { TaskAnswers, TaskDetail, TaskOutcome } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { errorData, errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { nameOf } from "../../model/workflow-names.ts";
import { useCompleteTask } from "../../workflows.mutations.ts";

type Question = TaskDetail["questions"][number];

interface CompleteTaskProps {
  task: TaskDetail;
  onDone: () => void;
  /** What else can be done with it, in one row with returning it. */
  others: ReactNode;
}

/** What a task asks, and the ways to end it; what was answered stays when the server refuses. */
export function CompleteTask({ task, onDone, others }: CompleteTaskProps) {
  const [answers, setAnswers] = useState<TaskAnswers>({});
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState<TaskOutcome | null>(null);
  const complete = useCompleteTask();
  const deciding = task.outcomes.filter((outcome) => outcome !== "returned");
  const problems = new Map(
    errorData(complete.error).fields?.map((field) => [field.path, fieldText(field.code, field.params)]),
  );
  const end = (outcome: TaskOutcome) => {
    setChosen(outcome);
    complete.mutate(
      { id: task.id, outcome, answers, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(m.workflows_completed(), { id: task.id });
          onDone();
        },
      },
    );
  };
  const form = useRef<HTMLFormElement>(null);
  // A key goes to its button, Enter decides; what needs a reason begins with it.
  usePlainKeys((key, event) => {
    const outcome = task.outcomes.find((one) => KEYS[one] === key);
    if (outcome === undefined) return;
    const isReasoned = outcome === "rejected" || outcome === "returned";
    const place = isReasoned && reason.trim() === "" ? "textarea[name=reason]" : `[data-outcome=${outcome}]`;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>(place)?.focus();
  });
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      {complete.error && problems.size === 0 && (
        <Alert tone="danger" live title={m.workflows_not_done()}>
          {errorText(complete.error)}
        </Alert>
      )}
      {task.questions.map((question) => (
        <Answer
          key={question.name}
          question={question}
          value={answers[question.name]}
          error={problems.get(`answers.${question.name}`)}
          onChange={(value) => setAnswers((known) => ({ ...known, [question.name]: value }))}
        />
      ))}
      <Field
        label={m.workflows_reason()}
        hint={task.outcomes.includes("rejected") ? m.workflows_reason_hint() : undefined}
        error={problems.get("reason")}
        optional
      >
        <Textarea name="reason" rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {deciding.map((outcome, index) => (
          <EndButton
            key={outcome}
            outcome={outcome}
            variant={index === 0 ? "primary" : "outline"}
            // The two that decide are as wide as each other.
            className={deciding.length > 1 ? "grow basis-32" : undefined}
            pending={complete.isPending && chosen === outcome}
            onClick={() => end(outcome)}
          />
        ))}
      </div>
      <div className="-mx-2 flex flex-wrap gap-1 empty:hidden">
        {task.outcomes.includes("returned") && (
          <EndButton
            outcome="returned"
            variant="ghost"
            size="sm"
            pending={complete.isPending && chosen === "returned"}
            onClick={() => end("returned")}
          />
        )}
        {others}
      </div>
    </form>
  );
}

interface EndButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "variant" | "size" | "className" | "pending" | "onClick"
> {
  outcome: TaskOutcome;
}

/** Ends a task one way, with its key. */
function EndButton({ outcome, ...button }: EndButtonProps) {
  return (
    <Button data-outcome={outcome} {...button}>
      {ACTIONS[outcome]()}
      <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs uppercase max-md:hidden">
        {KEYS[outcome]}
      </kbd>
    </Button>
  );
}

const KEYS: Record<TaskOutcome, string> = { next: "a", approved: "a", rejected: "r", returned: "u" };
const ACTIONS: Record<TaskOutcome, () => string> = {
  next: m.workflows_complete,
  approved: m.workflows_approve,
  rejected: m.workflows_reject,
  returned: m.workflows_return,
};

interface AnswerProps {
  question: Question;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

function Answer({ question, value, error, onChange }: AnswerProps) {
  const label = nameOf(question.label);
  const text = typeof value === "string" ? value : "";
  if (question.type === "tick") {
    return (
      <Field label={label} hideLabel error={error} required={question.is_required}>
        <Checkbox label={label} checked={value === true} onCheckedChange={onChange} />
      </Field>
    );
  }
  if (question.type === "yes_no") {
    return (
      <Field label={label} error={error} required={question.is_required} group>
        <RadioCards
          value={value === undefined ? "" : value === true ? "yes" : "no"}
          onValueChange={(picked) => onChange(picked === "yes")}
          options={[
            { value: "yes", label: m.workflows_yes() },
            { value: "no", label: m.workflows_no() },
          ]}
        />
      </Field>
    );
  }
  return (
    <Field label={label} error={error} required={question.is_required}>
      {question.type === "text" ? (
        <Input value={text} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea rows={4} value={text} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
