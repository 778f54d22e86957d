import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import {
  answerTrial,
  beginTrial,
  nextMoment,
  passTime,
  questionsOf,
  type Trial,
  type TrialEntry,
} from "@kerkis/contract/workflows/definition/trial.policy.ts";
import { FastForward, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import type { StatusTone } from "#shared/ui/marks/tone.ts";
import { sentenceOf } from "../../model/step-sentences.ts";
import { assigneeText, nameOf, OUTCOME_NAMES, TROUBLE_NAMES } from "../../model/workflow-names.ts";
import { GraphPanel } from "../graph/graph-panel.tsx";

const PERSON_MAX = 60;
const dayText = (day: string) => formatDate(`${day}T12:00:00Z`, "medium");

interface TrialPanelProps {
  definition: WorkflowDefinition;
  /** Today, from which the trial's own clock goes on. */
  today: string;
  onClose: () => void;
}

/** A workflow tried out step by step, with a test person and a clock of its own; nothing leaves. */
export function TrialPanel({ definition, today, onClose }: TrialPanelProps) {
  const [person, setPerson] = useState<string>(() => m.workflows_trial_person_name());
  const [trial, setTrial] = useState(() => beginTrial(definition, today));
  const { flow, trouble, entries } = trial;
  const questions = questionsOf(trial);
  const next = nextMoment(trial);
  const start = definition.nodes.find(({ type }) => type === "start")?.id ?? "";
  const passed = new Set([start, ...entries.flatMap(({ node }) => node ?? [])]);
  const stateOf = (id: string) =>
    flow.tokens.some(({ node }) => node === id) ? "here" : passed.has(id) ? "passed" : "ahead";
  return (
    <section aria-label={m.workflows_trial()} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="shadow-[inset_0_0_0_2px_var(--accent)]">
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <header className="flex items-start justify-between gap-3">
            <div>
              <CardTitle>{m.workflows_trial()}</CardTitle>
              <p className="mt-1 text-muted-foreground">{m.workflows_trial_lead()}</p>
            </div>
            <Button variant="ghost" size="icon-sm" aria-label={m.workflows_trial_close()} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </header>
          <div className="flex flex-wrap items-end gap-4">
            <Field label={m.workflows_trial_person()} className="min-w-56 grow sm:grow-0">
              <Input value={person} maxLength={PERSON_MAX} onChange={({ target }) => setPerson(target.value)} />
            </Field>
            <p className="grow">
              <span className="block text-sm text-muted-foreground">{m.workflows_trial_clock()}</span>
              <span role="status" className="display tnum block text-2xl leading-11">
                {dayText(trial.day)}
              </span>
            </p>
            <Button variant="outline" disabled={next === null} onClick={() => setTrial(passTime)}>
              <FastForward aria-hidden />
              {next === null ? m.workflows_trial_no_clock() : m.workflows_trial_pass({ day: dayText(next) })}
            </Button>
            <Button variant="ghost" onClick={() => setTrial(beginTrial(definition, today))}>
              <RotateCcw aria-hidden />
              {m.workflows_trial_again()}
            </Button>
          </div>
          {trouble && (
            <Alert tone="danger" live title={m.workflows_stuck_at({ step: stepName(trial, trouble.node) })}>
              {TROUBLE_NAMES[trouble.code]()}
            </Alert>
          )}
          {flow.ended !== null && (
            <Alert tone="success" live title={m.workflows_trial_ended({ step: stepName(trial, flow.ended) })} />
          )}
          {questions.map(({ token, node, outcomes }) => (
            <fieldset key={token} className="rounded-md bg-muted px-4 py-3 [overflow-wrap:anywhere]">
              <legend className="sr-only">{nameOf(node.name) || sentenceOf(node)}</legend>
              <p className="font-semibold">{nameOf(node.name) || sentenceOf(node)}</p>
              <p className="text-[0.9375rem] text-muted-foreground">{askedText(node, person)}</p>
              <div className="mt-3 flex flex-wrap gap-2.5">
                {outcomes.map((outcome: Outcome, index) => (
                  <Button
                    key={outcome}
                    size="sm"
                    variant={index === 0 ? "primary" : "outline"}
                    onClick={() => setTrial((known) => answerTrial(known, token, outcome))}
                  >
                    {OUTCOME_NAMES[outcome]()}
                  </Button>
                ))}
              </div>
            </fieldset>
          ))}
          <Timeline
            entries={entries.toReversed().map((entry, index) => ({
              id: String(entries.length - index),
              title: entryText(trial, entry, person),
              meta: dayText(entry.day),
              tone: TONES[entry.kind],
            }))}
          />
        </CardBody>
      </Card>
      <GraphPanel definition={definition} stateOf={stateOf} />
    </section>
  );
}

const stepName = ({ definition }: Trial, id: string): string => {
  const node = nodeOf(definition, id);
  return node ? nameOf(node.name) || sentenceOf(node) : id;
};

const who = (to: Parameters<typeof assigneeText>[0], person: string): string =>
  to?.kind === "submitter" ? person : assigneeText(to);

/** What whoever tries it is asked at a step that waits. */
function askedText(node: WorkflowNode, person: string): string {
  if ("assignee" in node) return m.workflows_trial_asks({ who: who(node.assignee, person) });
  if (node.type === "condition") return m.workflows_trial_decide();
  return node.type === "webhook" ? m.workflows_trial_answered() : m.workflows_trial_came({ who: person });
}

const TONES: Partial<Record<TrialEntry["kind"], StatusTone>> = {
  begun: "accent",
  done: "success",
  ended: "success",
  reminded: "warning",
  overdue: "danger",
  escalated: "warning",
  over: "warning",
  stuck: "danger",
  told: "info",
  status: "info",
};

function entryText(trial: Trial, { kind, node: id, outcome, until }: TrialEntry, person: string): string {
  const node = id === null ? undefined : nodeOf(trial.definition, id);
  if (!node) return m.workflows_trial_begun({ who: person });
  const step = nameOf(node.name) || sentenceOf(node);
  const end = outcome === null ? "" : OUTCOME_NAMES[outcome]();
  switch (kind) {
    case "begun":
      return m.workflows_trial_begun({ who: person });
    case "asked": {
      const asked = "assignee" in node ? who(node.assignee, person) : "";
      return until === null
        ? m.workflows_trial_asked({ step, who: asked })
        : m.workflows_trial_asked_until({ step, who: asked, until: dayText(until) });
    }
    case "done":
    case "decided":
    case "called":
      return m.workflows_trial_done({ step, outcome: end });
    case "told":
      return "to" in node ? m.workflows_trial_told({ who: who(node.to, person), words: saidIn(node) }) : step;
    case "status":
      return sentenceOf(node);
    case "waits":
      return until === null
        ? m.workflows_trial_waits({ step })
        : m.workflows_trial_waits_until({ step, until: dayText(until) });
    case "reminded":
      return m.workflows_trial_reminded({ step });
    case "overdue":
      return m.workflows_trial_overdue({ step });
    case "escalated": {
      const to = "escalation" in node && node.escalation ? who(node.escalation.to, person) : "";
      return m.workflows_trial_escalated({ step, who: to });
    }
    case "over":
      return m.workflows_trial_over({ step });
    case "ended":
      return m.workflows_trial_ended({ step });
    case "stuck":
      return m.workflows_stuck_at({ step });
    default:
      return kind satisfies never;
  }
}

/** The words that someone would get. */
const saidIn = (node: WorkflowNode): string =>
  node.type === "mail"
    ? [nameOf(node.subject), nameOf(node.words)].filter(Boolean).join(": ")
    : node.type === "notify"
      ? nameOf(node.words)
      : "";
