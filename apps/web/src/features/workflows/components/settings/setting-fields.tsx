import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Assignee } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DEFINITION_MAX } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { createContext, type ReactNode, use, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#messages";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { formatList, formatWeekday } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { OtherRing } from "#shared/realtime/others-here.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { dueExample } from "../../model/outlook/due-example.ts";
import type { SettingName } from "../../model/step-sentences.ts";
import { assigneeText } from "../../model/workflow-names.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { PersonPicker } from "../person-picker.tsx";

/** Where a part of a step's sentence is changed. */
export const Setting = ({ of, children }: { of: SettingName; children: ReactNode }) => (
  <div className="contents" data-setting={of}>
    <OtherRing place={`${use(ChosenStep)} ${of}`}>{children}</OtherRing>
  </div>
);

/** The step whose settings these are. */
export const ChosenStep = createContext("");

/**
 * Goes to a setting of the step that is chosen, in the reader's language where it is said in both; to the first where it has
 * none of that name.
 * @param language the language whose words are wanted, where that is not the reader's
 */
export function focusSetting(setting: SettingName | null, language: Language = currentLanguage()): void {
  const place =
    document.querySelector(`[data-settings] [data-setting="${setting}"]`) ?? document.querySelector("[data-settings]");
  const tab = place?.querySelector<HTMLElement>(`[data-language="${language}"]`);
  if (tab && setting !== null) flushSync(() => tab.click());
  place
    ?.querySelector<HTMLElement>(":is(input, select, textarea, button):enabled:not([data-language], [data-quiet] *)")
    ?.focus();
}

export interface SettingProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

interface DaysFieldProps extends SettingProps<number | null> {
  /** What is seen above the number, of a label that says it in full. */
  short?: string;
  /** What stands behind the number. */
  unit?: (count: { count: number }) => string;
  max?: number;
}

/** A number of working days, or of what its label says; empty means none. */
export function DaysField({ label, short, unit, value, onChange, max = DEFINITION_MAX.days }: DaysFieldProps) {
  return (
    <Field label={short ?? label}>
      <Input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={1}
        max={max}
        value={value ?? ""}
        className={unit && "[&_input]:max-w-10 [&_input]:min-w-8"}
        trailing={
          unit && <span className="min-w-0 grow truncate text-muted-foreground">{unit({ count: value ?? 0 })}</span>
        }
        onChange={({ target }) => {
          const days = Math.round(target.valueAsNumber);
          onChange(Number.isNaN(days) ? null : Math.min(Math.max(days, 1), max));
        }}
      />
    </Field>
  );
}

const dayName = (day: string): string => formatWeekday(`${day}T12:00:00Z`);

/** What so many working days come to if they began today, with the holidays in between. */
export function DueToday({ days }: { days: number }) {
  const today = todayInAthens();
  const { until, holidays } = dueExample(today, days);
  const named = formatList(holidays.map(({ day, name }) => `${dayName(day)}, ${localized(name)}`));
  return (
    <p className="flex gap-2 text-sm text-muted-foreground">
      <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {m.workflows_due_if_today({ today: dayName(today), until: dayName(until) })}
        {holidays.length > 0 && ` ${m.workflows_due_not_counted({ days: named, count: holidays.length })}`}
      </span>
    </p>
  );
}

const CHOICES: readonly Assignee[] = [
  { kind: "managers" },
  { kind: "submitter" },
  { kind: "mentor" },
  ...ORGANIZATION_ROLES.map((role) => ({ kind: "organization_role", role }) as const),
  ...PROFILE_ROLES.map((role) => ({ kind: "profile_role", role }) as const),
];
/** Stands for whoever is chosen by name. */
const SOMEONE: Assignee = { kind: "person", user_id: "" };
const keyOf = (assignee: Assignee | null): string =>
  assignee === null ? "" : `${assignee.kind} ${"role" in assignee ? assignee.role : ""}`;

interface AssigneeFieldProps extends SettingProps<Assignee | null> {
  /** How someone is called here. */
  say?: (assignee: Assignee) => string;
  /** What stands for nobody. */
  nobody?: string;
  /** Without the label above it: it is said to screen readers. */
  isWithin?: boolean;
}

const inFull = (choice: Assignee): string =>
  choice.kind === "organization_role"
    ? m.workflows_who_in_organization({ role: assigneeText(choice) })
    : assigneeText(choice);

/** Whom a step waits for: a role, or someone by name, who is looked for among the members. */
export function AssigneeField(props: AssigneeFieldProps) {
  const { label, value, onChange, say = inFull, nobody = m.workflows_who_nobody(), isWithin = false } = props;
  const [isNaming, setNaming] = useState(false);
  const named = value?.kind === "person" ? value.user_id : null;
  return (
    <>
      <Field label={label} hideLabel={isWithin}>
        <NativeSelect
          value={isNaming ? keyOf(SOMEONE) : keyOf(value)}
          placeholder={nobody}
          options={[...CHOICES, SOMEONE].map((choice) => ({ value: keyOf(choice), label: say(choice) }))}
          onChange={({ target }) => {
            // Nothing changes until someone is chosen.
            const isByName = target.value === keyOf(SOMEONE);
            setNaming(isByName);
            if (!isByName) onChange(CHOICES.find((choice) => keyOf(choice) === target.value) ?? null);
          }}
        />
      </Field>
      {(isNaming || named !== null) && (
        <NamedPerson
          label={m.workflows_who_person_of({ label })}
          id={named}
          onChoose={(user_id) => {
            setNaming(false);
            onChange({ kind: "person", user_id });
          }}
        />
      )}
    </>
  );
}

/** Someone of the organization, by name; whoever was named and is no member any more is said to be none. */
function NamedPerson({ label, id, onChoose }: { label: string; id: string | null; onChoose: (id: string) => void }) {
  const { data: named } = useQuery({ ...workflowsQueries.namedAssignee(id ?? ""), enabled: id !== null });
  const isGone = id !== null && named === null;
  return (
    <Field label={label} hideLabel error={isGone ? m.workflows_who_person_gone() : undefined}>
      <PersonPicker
        label={label}
        ask={workflowsQueries.assigneePeople}
        known={named ?? null}
        value={isGone ? null : id}
        onValueChange={(chosen) => {
          if (chosen !== null) onChoose(chosen);
        }}
      />
    </Field>
  );
}

/** To how many people a step would come today; nothing where that depends on the case. */
export function PeopleToday({ assignee }: { assignee: Assignee | null }) {
  const { data } = useQuery(workflowsQueries.assigneeCounts());
  if (!data || assignee === null) return null;
  const count =
    assignee.kind === "managers"
      ? data.managers
      : assignee.kind === "organization_role"
        ? data.organization_role[assignee.role]
        : assignee.kind === "profile_role"
          ? data.profile_role[assignee.role]
          : null;
  if (count === null) return null;
  return (
    <p className={count === 0 ? "text-sm font-medium text-danger" : "text-sm text-muted-foreground"}>
      {count === 0 ? m.workflows_people_none_today() : m.workflows_people_today({ count })}
    </p>
  );
}
