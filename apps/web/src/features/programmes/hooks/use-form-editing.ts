import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import type { ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import { useMemo, useRef, useState } from "react";
import { problemsOf } from "../model/form-problems.ts";

const KEPT_STEPS = 100;
/** What is typed without a pause is one step; what is added, taken away or moved is one of its own. */
const ONE_STEP_MS = 700;

const orderOf = ({ sections }: FormDefinition): string =>
  JSON.stringify(sections.map(({ key, questions }) => [key, questions.map((question) => question.key)]));

interface Steps {
  past: readonly FormDefinition[];
  now: FormDefinition;
  future: readonly FormDefinition[];
}

/** A form that is being written: what it is, what is chosen in it, and the way back. */
export interface Editing {
  /** Whom it is for. */
  subject: ApplicationSubject;
  form: FormDefinition;
  /** Key of the section or question that is chosen. */
  chosen: string | null;
  choose: (key: string | null) => void;
  change: (form: FormDefinition) => void;
  /** The same of the form as it is by then: for what comes later than the click that asks for it. */
  changeWith: (make: (form: FormDefinition) => FormDefinition) => void;
  /** Takes another form over without a way back to the one that stood. */
  replace: (form: FormDefinition) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  canChange: boolean;
  /** What of the form cannot be kept, in words by its place. */
  problems: ReadonlyMap<string, string>;
}

/** Every change can be undone, one after the other. */
export function useFormEditing(
  { definition: start, subject }: Pick<ManagedForm, "definition" | "subject">,
  canChange: boolean,
): Editing {
  const [steps, setSteps] = useState<Steps>({ past: [], now: start, future: [] });
  const [chosen, choose] = useState<string | null>(start.sections[0]?.questions[0]?.key ?? null);
  const problems = useMemo(() => problemsOf(steps.now), [steps.now]);
  const changedAt = useRef(-ONE_STEP_MS);
  const last = steps.past.at(-1);
  const next = steps.future[0];
  return {
    subject,
    form: steps.now,
    chosen,
    choose,
    change(form) {
      const at = performance.now();
      const isOngoing = at - changedAt.current < ONE_STEP_MS;
      changedAt.current = at;
      setSteps(({ past, now }) => ({
        past: isOngoing && past.length > 0 && orderOf(now) === orderOf(form) ? past : [...past, now].slice(-KEPT_STEPS),
        now: form,
        future: [],
      }));
    },
    changeWith: (make) =>
      setSteps(({ past, now }) => ({ past: [...past, now].slice(-KEPT_STEPS), now: make(now), future: [] })),
    replace: (form) => setSteps({ past: [], now: form, future: [] }),
    undo: last
      ? () => setSteps(({ past, now, future }) => ({ past: past.slice(0, -1), now: last, future: [now, ...future] }))
      : null,
    redo: next
      ? () => setSteps(({ past, now, future }) => ({ past: [...past, now], now: next, future: future.slice(1) }))
      : null,
    canChange,
    problems,
  };
}
