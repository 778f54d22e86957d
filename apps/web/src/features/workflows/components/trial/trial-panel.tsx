import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import {
  answerTrial,
  beginTrial,
  nextMoment,
  passTime,
  questionsOf,
  type Trial,
} from "@kerkis/contract/workflows/definition/trial.policy.ts";
import { FastForward, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { useEditorLayout } from "../../hooks/use-editor-layout.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { pathOf } from "../../model/trial-path.ts";
import { nameOf, OUTCOME_NAMES, TROUBLE_NAMES } from "../../model/workflow-names.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { StepList } from "../editor/step-list.tsx";
import { GraphPanel } from "../graph/graph-panel.tsx";
import { askedText, dayText, entryText, isTold, stepName, TONES } from "./trial-words.ts";

const PERSON_MAX = 60;

interface TrialPanelProps {
  definition: WorkflowDefinition;
  /** Today, from which the trial's own clock goes on. */
  today: string;
  onClose: () => void;
}

/** A workflow tried out step by step, with a test person and a clock of its own; their way lights up in both views, and nothing leaves. */
export function TrialPanel({ definition, today, onClose }: TrialPanelProps) {
  const [person, setPerson] = useState<string>(() => m.workflows_trial_person_name());
  const [trial, setTrial] = useState(() => beginTrial(definition, today));
  const [chosen, setChosen] = useState<string | null>(null);
  const path = pathOf(trial);
  const story = <TrialStory trial={trial} person={person} />;
  const { areWordsBeside, areSettingsBeside } = useEditorLayout();
  return (
    <section aria-label={m.workflows_trial()} className="flex min-h-0 grow flex-col">
      <EditorFrame
        top={
          <div className="grid max-h-[50dvh] shrink-0 grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto border-b border-border bg-surface px-4 py-3 shadow-[inset_0_3px_0_var(--accent)] md:px-6">
            <TrialClock
              trial={trial}
              person={person}
              onPerson={setPerson}
              onPass={() => setTrial(passTime)}
              onAgain={() => setTrial(beginTrial(definition, today))}
              onClose={onClose}
            />
            <TrialQuestions
              trial={trial}
              person={person}
              onAnswer={(token, outcome) => setTrial((known) => answerTrial(known, token, outcome))}
            />
          </div>
        }
        words={
          areWordsBeside && (
            <>
              <CardTitle className="px-5 pt-4 pb-2">{m.workflows_in_words()}</CardTitle>
              <div className="relative min-h-0 grow px-3 pb-4 md:overflow-y-auto">
                <StepList definition={definition} path={path} chosen={chosen} onChoose={setChosen} />
              </div>
            </>
          )
        }
        graph={<GraphPanel definition={definition} path={path} chosen={chosen} onChoose={setChosen} />}
        asideLabel={m.workflows_trial_story()}
        aside={areSettingsBeside && <div className="p-5">{story}</div>}
      />
      {!areSettingsBeside && (
        <div className="shrink-0 border-t border-border bg-surface px-4 py-4 md:max-h-[30dvh] md:overflow-y-auto md:px-6">
          {story}
        </div>
      )}
    </section>
  );
}

interface TrialClockProps {
  trial: Trial;
  person: string;
  onPerson: (name: string) => void;
  onPass: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** Who is tried out, what day it is for them, and the next day on which something happens by itself. */
function TrialClock({ trial, person, onPerson, onPass, onAgain, onClose }: TrialClockProps) {
  const next = nextMoment(trial);
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 max-md:basis-full">
        <h2 className="font-semibold">{m.workflows_trial()}</h2>
        <p className="max-w-80 text-sm text-muted-foreground max-md:sr-only">{m.workflows_trial_lead()}</p>
      </div>
      <Field label={m.workflows_trial_person()} className="min-w-44 grow md:grow-0">
        <Input value={person} maxLength={PERSON_MAX} onChange={({ target }) => onPerson(target.value)} />
      </Field>
      <p className="grow">
        <span className="block text-sm text-muted-foreground">{m.workflows_trial_clock()}</span>
        <span role="status" className="display tnum block text-2xl leading-9">
          {dayText(trial.day)}
        </span>
      </p>
      <Button variant="outline" disabled={next === null} onClick={onPass}>
        <FastForward aria-hidden />
        {next === null ? m.workflows_trial_no_clock() : m.workflows_trial_pass({ day: dayText(next) })}
      </Button>
      <Button variant="ghost" onClick={onAgain}>
        <RotateCcw aria-hidden />
        {m.workflows_trial_again()}
      </Button>
      <Button variant="ghost" size="icon" aria-label={m.workflows_trial_close()} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </header>
  );
}

interface TrialQuestionsProps {
  trial: Trial;
  person: string;
  onAnswer: (token: number, outcome: Outcome) => void;
}

/** What whoever tries it is asked now, where it cannot go on, and how it ended. */
function TrialQuestions({ trial, person, onAnswer }: TrialQuestionsProps) {
  const { flow, trouble } = trial;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden lg:grid-cols-2">
      {trouble && (
        <Alert tone="danger" live title={m.workflows_stuck_at({ step: stepName(trial, trouble.node) })}>
          {TROUBLE_NAMES[trouble.code]()}
        </Alert>
      )}
      {flow.ended !== null && (
        <Alert tone="success" live title={m.workflows_trial_ended({ step: stepName(trial, flow.ended) })} />
      )}
      {questionsOf(trial).map(({ token, node, outcomes }) => (
        <fieldset key={token} className="rounded-md bg-muted px-4 py-3 [overflow-wrap:anywhere]">
          <legend className="sr-only">{nameOf(node.name) || sentenceOf(node)}</legend>
          <p className="font-semibold">{nameOf(node.name) || sentenceOf(node)}</p>
          <p className="text-[0.9375rem] text-muted-foreground">{askedText(node, person)}</p>
          <div className="mt-2 flex flex-wrap gap-2.5">
            {outcomes.map((outcome: Outcome, index) => (
              <Button
                key={outcome}
                size="sm"
                variant={index === 0 ? "primary" : "outline"}
                onClick={() => onAnswer(token, outcome)}
              >
                {OUTCOME_NAMES[outcome]()}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What happened so far, the last first. */
function TrialStory({ trial, person }: { trial: Trial; person: string }) {
  const entries = trial.entries.filter((entry) => isTold(trial, entry));
  return (
    <>
      <CardTitle className="mb-4">{m.workflows_trial_story()}</CardTitle>
      <Timeline
        entries={entries.toReversed().map((entry, index) => ({
          id: String(entries.length - index),
          title: entryText(trial, entry, person),
          meta: dayText(entry.day),
          tone: TONES[entry.kind],
        }))}
      />
    </>
  );
}
