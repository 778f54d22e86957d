import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import type { Assignee } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { DEFINITION_MAX } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import type { SettingName } from "../../model/step-sentences.ts";
import { assigneeText } from "../../model/workflow-names.ts";

/** Where a part of a step's sentence is changed. */
export const Setting = ({ of, children }: { of: SettingName; children: ReactNode }) => (
  <div className="contents" data-setting={of}>
    {children}
  </div>
);

/** Goes to a setting of the step that is chosen, in the reader's language where it is said in both; to the first where it has none of that name. */
export function focusSetting(setting: SettingName | null): void {
  const place =
    document.querySelector(`[data-settings] [data-setting="${setting}"]`) ?? document.querySelector("[data-settings]");
  const fields = [...(place?.querySelectorAll<HTMLElement>(":is(input, select, textarea, button):enabled") ?? [])];
  (fields.find(({ lang }) => lang === currentLanguage()) ?? fields[0])?.focus();
}

interface SettingProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

const NAME_MAX = 120;
const LONG_MAX = 400;
const LANGUAGE_NAMES = { el: m.workflows_in_greek, en: m.workflows_in_english };

/** A text in both languages. */
export function WordsFields({
  label,
  value,
  onChange,
  isLong = false,
}: SettingProps<LocalizedText> & { isLong?: boolean }) {
  return (["el", "en"] as const).map((language) => {
    const given = { value: value[language], lang: language, maxLength: isLong ? LONG_MAX : NAME_MAX };
    const say = (text: string) => onChange({ ...value, [language]: text });
    return (
      <Field key={language} label={`${label}, ${LANGUAGE_NAMES[language]()}`}>
        {isLong ? (
          <Textarea rows={2} {...given} onChange={({ target }) => say(target.value)} />
        ) : (
          <Input {...given} onChange={({ target }) => say(target.value)} />
        )}
      </Field>
    );
  });
}

/** A number of working days, or of what its label says; empty means none. */
export function DaysField({
  label,
  value,
  onChange,
  max = DEFINITION_MAX.days,
}: SettingProps<number | null> & { max?: number }) {
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={value ?? ""}
        onChange={({ target }) => {
          const days = Math.round(target.valueAsNumber);
          onChange(Number.isNaN(days) ? null : Math.min(Math.max(days, 1), max));
        }}
      />
    </Field>
  );
}

const CHOICES: readonly Assignee[] = [
  { kind: "managers" },
  { kind: "submitter" },
  { kind: "mentor" },
  ...ORGANIZATION_ROLES.map((role) => ({ kind: "organization_role", role }) as const),
  ...PROFILE_ROLES.map((role) => ({ kind: "profile_role", role }) as const),
];
const keyOf = (assignee: Assignee | null): string =>
  assignee === null ? "" : `${assignee.kind} ${"role" in assignee ? assignee.role : ""}`;

/** Whom a step waits for. */
export function AssigneeField({ label, value, onChange }: SettingProps<Assignee | null>) {
  const isNamed = value?.kind === "person";
  return (
    <Field label={label}>
      <NativeSelect
        value={keyOf(value)}
        placeholder={m.workflows_who_nobody()}
        options={[...(isNamed ? [value] : []), ...CHOICES].map((choice) => ({
          value: keyOf(choice),
          label:
            choice.kind === "organization_role"
              ? m.workflows_who_in_organization({ role: assigneeText(choice) })
              : assigneeText(choice),
        }))}
        onChange={({ target }) => {
          if (isNamed && target.value === keyOf(value)) return;
          onChange(CHOICES.find((choice) => keyOf(choice) === target.value) ?? null);
        }}
      />
    </Field>
  );
}
