import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, Send } from "lucide-react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { AutosaveConflict, AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { fieldElementId, SectionVisited } from "#shared/forms/fields/field-state.ts";
import { issuesResolver } from "#shared/forms/contract-resolver.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useSettledValues } from "#shared/forms/use-settled-values.ts";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Stepper } from "#shared/ui/layout/stepper.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useDraftStore } from "../../applications.mutations.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import { registrationOf, type Registration, REVIEW } from "../../model/registration.ts";
import type { RegistrationValues } from "../../model/registration-values.ts";
import { draftKey } from "../../hooks/use-device-drafts.ts";
import { useDoor } from "../../hooks/use-door.ts";
import { forgetStep } from "../../hooks/use-remembered-step.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { LaterQuestions } from "./later-questions.tsx";
import { RegistrationStepFields } from "./registration-step.tsx";
import { RESULT_HEADING } from "./registration-submitted.tsx";
import { ReviewStep } from "./review-step.tsx";

interface RegistrationFormProps {
  application: Application;
  userId: string;
  step: string;
  onStep: (step: string) => void;
}

const CONTROLS = "input:not([type=hidden]), textarea, select, button";

/** Registration in steps: saved as one types, complete or not; everything is checked before it is submitted. */
export function RegistrationForm({ application, userId, step: wanted, onStep }: RegistrationFormProps) {
  const { id } = application;
  const registration = registrationOf(application);
  const { stepName } = registration;
  const queryClient = useQueryClient();
  const store = useDraftStore(id);
  const [today] = useState(todayInAthens);
  const [start] = useState(() => registration.values(application.answers, application.responses));
  const form = useForm<RegistrationValues>({
    mode: "all",
    // A message that appears as a field is left must not move the button that is being pressed.
    delayError: 180,
    defaultValues: start,
    resolver: issuesResolver((given) => registration.missing(given, today)),
  });
  const { settled: values, now } = useSettledValues(form, start);
  const { sections, steps } = registration.asked(values);
  const missing = registration.missing(values, today);
  const step = steps.includes(wanted) ? wanted : REVIEW;
  const autosave = useAutosave<RegistrationValues>({
    key: draftKey(id, userId),
    value: values,
    now,
    version: application.version,
    save: store.save,
    load: async () => {
      const latest = await store.load();
      return { value: registration.values(latest.answers, latest.responses), version: latest.version };
    },
    apply: (next, why) => {
      form.reset(next, { keepTouched: true });
      void form.trigger();
      if (why === "restored") toast.info(m.autosave_restored());
      if (why === "merged") toast.info(m.autosave_merged());
    },
  });
  const submission = useSubmission(id, autosave);
  useDoor(application, submission.state !== "idle");
  const [visited, setVisited] = useState<readonly string[]>(() =>
    firstVisited(registration, application, start, today),
  );
  // What is wrong is known from the start and shown when it is time.
  useEffect(() => void form.trigger(), [form]);
  const heading = useRef<HTMLHeadingElement>(null);
  const index = steps.indexOf(step);
  const isLast = step === REVIEW;

  function show(next: string) {
    setVisited((known) => [...new Set([...known, step])]);
    onStep(next);
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => heading.current?.focus());
  }
  function goToField(path: string) {
    const target = registration.stepOf(path);
    setVisited((known) => [...new Set([...known, target])]);
    onStep(target);
    focusWhenThere(path);
  }
  async function submit() {
    const [first] = registration.missing(now(), today);
    if (first) {
      setVisited(steps);
      if (first.path === "accuracy") focusWhenThere("accuracy");
      else heading.current?.focus();
      return;
    }
    try {
      if (!(await submission.submit())) return;
      forgetStep(id);
      showResult();
    } catch (error) {
      await explain(error);
    }
  }
  async function explain(error: unknown) {
    if (errorCode(error) === "request.conflict") {
      const latest = await store.load();
      autosave.acknowledge(latest.version);
      form.reset(registration.values(latest.answers, latest.responses), { keepTouched: true });
      void form.trigger();
      toast.warning(m.applications_changed_elsewhere());
      return;
    }
    if (errorCode(error) === "application.transition" || errorCode(error) === "application.not_editable") {
      void queryClient.invalidateQueries({ queryKey: applicationsQueries.application(id).queryKey });
    }
    applyServerErrors(form, error);
    toast.error(m.applications_submit_failed(), { description: errorText(error) });
  }
  return (
    <FormProvider {...form}>
      <Stepper
        steps={steps.map((name) => ({
          id: name,
          label: stepName(name),
          state: stateOf(registration, name, visited, missing),
        }))}
        current={step}
        onSelect={(chosen) => {
          const known = steps.find((name) => name === chosen);
          if (known && known !== step) show(known);
        }}
      />
      <LaterQuestions application={application} autosave={autosave} />
      {autosave.status === "conflict" && <AutosaveConflict onResolve={(choice) => void autosave.resolve(choice)} />}
      <form
        noValidate
        className="rounded-lg bg-surface shadow-sm"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) void submit();
          else show(steps[index + 1] ?? REVIEW);
        }}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-6 sm:px-8">
          <h2 ref={heading} tabIndex={-1} className="display text-2xl leading-tight outline-none">
            {stepName(step)}
          </h2>
          <AutosaveIndicator state={autosave} />
        </div>
        <div className="grid gap-6 px-5 py-6 sm:px-8">
          <SectionVisited value={visited.includes(step)}>
            {isLast ? (
              <ReviewStep
                application={application}
                values={values}
                sections={sections}
                missing={missing}
                onEdit={show}
                onField={goToField}
              />
            ) : (
              <RegistrationStepFields application={application} fields={sections[step]?.fields ?? {}} />
            )}
          </SectionVisited>
        </div>
        {submission.state === "waiting" && (
          <Alert
            tone="warning"
            live
            className="mx-5 mb-5 sm:mx-8"
            title={m.applications_submit_waiting()}
            action={
              <Button size="sm" variant="outline" onClick={submission.stop}>
                {m.applications_submit_stop()}
              </Button>
            }
          >
            {m.applications_submit_waiting_text()}
          </Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border px-5 py-4 sm:px-8">
          {index > 0 ? (
            <Button variant="ghost" onMouseDown={keepFocus} onClick={() => show(steps[index - 1] ?? step)}>
              <ArrowLeft />
              {m.applications_back()}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" pending={submission.state !== "idle"} onMouseDown={keepFocus}>
            {isLast ? (
              <>
                <Send />
                {application.phase === "changes_requested" ? m.applications_resubmit() : m.applications_submit()}
              </>
            ) : (
              <>
                {m.applications_continue()}
                <ArrowRight />
              </>
            )}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Leaving a field may show its problem and move the button away under the pointer; pressing the button does not leave it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Steps that whoever returns has behind them: all of a submission, those already complete of a draft that have something to ask for. */
function firstVisited(
  { steps, stepOf, sections, missing }: Registration,
  application: Application,
  values: RegistrationValues,
  today: string,
): string[] {
  const filled = steps.filter((step) => step !== REVIEW);
  if (application.phase === "changes_requested") return filled;
  const incomplete = new Set(missing(values, today).map(({ path }) => stepOf(path)));
  const asks = (step: string) => Object.values(sections[step]?.fields ?? {}).some(({ isRequired }) => isRequired);
  return filled.filter((step) => asks(step) && !incomplete.has(step));
}

function stateOf(
  { stepOf }: Registration,
  step: string,
  visited: readonly string[],
  missing: readonly { path: string }[],
): "done" | "error" | "open" {
  if (!visited.includes(step)) return "open";
  return missing.some(({ path }) => stepOf(path) === step) ? "error" : "done";
}

/** The page becomes the answer: it begins at its top, with its heading. */
function showResult(): void {
  window.scrollTo({ top: 0 });
  requestAnimationFrame(() => document.getElementById(RESULT_HEADING)?.focus({ preventScroll: true }));
}

/** Focuses the control of a field once its step is on screen; of a list's item, the list. */
function focusWhenThere(path: string, tries = 20): void {
  const element =
    document.getElementById(fieldElementId(path)) ?? document.getElementById(fieldElementId(path.split(".")[0] ?? ""));
  if (element) {
    element.scrollIntoView({ block: "center" });
    const invalid = element.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? element.querySelector<HTMLElement>(CONTROLS))?.focus();
  } else if (tries > 0) requestAnimationFrame(() => focusWhenThere(path, tries - 1));
}
