import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { CalendarX2 } from "lucide-react";
import { m } from "#messages";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { nameOf } from "../../model/workflow-names.ts";
import { outlookNote, stageWords } from "../../model/outlook/outlook-words.ts";
import { dayText } from "../../model/tasks/due-day.ts";

/** What whoever a case is about reads of it now, for those who run it. */
export function CaseOutlook({ one }: { one: InstanceDetail }) {
  if (one.outlook === null || one.ended_at !== null) return null;
  const { steps, decided, status, late, needed } = one.outlook;
  const here = steps.filter(({ state }) => state === "here");
  const words = stageWords({ decided, isAsked: needed !== null, isBegun: true });
  const sentences = [
    outlookNote(status, late),
    decided && !needed && `${words.heading} ${words.days}.`,
    needed ? `${m.workflows_next_yours()}.` : m.workflows_next_nothing(),
  ];
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">{m.workflows_sees()}</CardTitle>
        {steps.length === 0 ? (
          <p className="text-muted-foreground">{m.workflows_sees_nothing()}</p>
        ) : (
          <div className="rounded-md bg-accent-soft px-4 py-3.5 [overflow-wrap:anywhere]">
            {here.map(({ tells }) => (
              <p key={tells.el} className="mb-1 font-semibold">
                {nameOf(tells)}
              </p>
            ))}
            <p className="text-[0.9375rem]">{sentences.filter(Boolean).join(" ")}</p>
          </div>
        )}
        {steps.flatMap(({ holidays }) =>
          holidays.map(({ day, name }) => (
            <p key={day} className="mt-3 flex items-start gap-2 text-[0.9375rem] text-muted-foreground">
              <CalendarX2 aria-hidden className="mt-1 size-4 shrink-0" />
              {m.workflows_next_holiday({ day: dayText(day), holiday: nameOf(name) })}
            </p>
          )),
        )}
      </CardBody>
    </Card>
  );
}
