import type { Condition } from "@kerkis/contract/core/conditions/conditions.ts";
import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { EVENT_TYPE_LABELS, EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { AWAITED, DEFINITION_MAX, STATUSES_SET } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { Plus } from "lucide-react";
import { m } from "#messages";
import { ConditionEditor } from "#shared/forms/fields/condition-editor.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { DateInput } from "#shared/ui/pickers/date-input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { AWAITED_NAMES, STATUS_NAMES } from "../../model/workflow-names.ts";
import { AssigneeField, DaysField, DueToday, PeopleToday, Setting } from "./setting-fields.tsx";
import { WordsField } from "./words-field.tsx";

const FIRST: Condition = { fact: "turnover", is: "at_most", value: 1_000_000 };

interface ActionSettingsProps {
  node: WorkflowNode;
  /** What receivers of its calls check them by; null for whoever may not know. */
  secret: string | null;
  onChange: (changed: WorkflowNode) => void;
}

/** What can be said of a step that nobody does. */
export function ActionSettings({ node, secret, onChange }: ActionSettingsProps) {
  switch (node.type) {
    case "wait":
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Setting of="days">
            <DaysField
              label={m.workflows_setting_wait()}
              short={m.workflows_kind_wait()}
              unit={m.workflows_unit_working_days}
              value={node.working_days}
              onChange={(days) => onChange({ ...node, working_days: days ?? 1 })}
            />
          </Setting>
          <DueToday days={node.working_days} />
        </div>
      );
    case "wait_for":
      return (
        <>
          <Setting of="event">
            <Field label={m.workflows_setting_awaited()}>
              <NativeSelect
                value={node.event}
                options={AWAITED.map((value) => ({ value, label: AWAITED_NAMES[value]() }))}
                onChange={({ target }) => {
                  const event = AWAITED.find((one) => one === target.value);
                  if (event) onChange({ ...node, event });
                }}
              />
            </Field>
          </Setting>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <Setting of="days">
              <DaysField
                label={m.workflows_setting_limit()}
                short={m.workflows_setting_limit_short()}
                unit={m.workflows_unit_working_days}
                value={node.limit_days}
                onChange={(limit_days) => onChange({ ...node, limit_days })}
              />
            </Setting>
            {node.limit_days !== null && <DueToday days={node.limit_days} />}
          </div>
        </>
      );
    case "wait_until":
      return (
        <Setting of="day">
          <Field label={m.workflows_setting_day()}>
            <DateInput value={node.day} onValueChange={(day) => onChange({ ...node, day })} />
          </Field>
        </Setting>
      );
    case "notify":
    case "mail":
      return (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <Setting of="who">
              <AssigneeField
                label={m.workflows_setting_to()}
                value={node.to}
                onChange={(to) => onChange({ ...node, to })}
              />
            </Setting>
            <PeopleToday assignee={node.to} />
          </div>
          {node.type === "mail" && (
            <Setting of="subject">
              <WordsField
                label={m.workflows_setting_subject()}
                value={node.subject}
                onChange={(subject) => onChange({ ...node, subject })}
              />
            </Setting>
          )}
          <Setting of="words">
            <WordsField
              isLong
              label={m.workflows_setting_words()}
              value={node.words}
              onChange={(words) => onChange({ ...node, words })}
            />
          </Setting>
        </>
      );
    case "set_status":
      return (
        <Setting of="status">
          <Field label={m.workflows_state()}>
            <NativeSelect
              value={node.status}
              options={STATUSES_SET.map((value) => ({ value, label: STATUS_NAMES[value]() }))}
              onChange={({ target }) => {
                const status = STATUSES_SET.find((one) => one === target.value);
                if (status) onChange({ ...node, status });
              }}
            />
          </Field>
        </Setting>
      );
    case "request_document":
      return (
        <Setting of="document">
          <WordsField
            label={m.workflows_setting_document()}
            value={node.document}
            onChange={(document) => onChange({ ...node, document })}
          />
        </Setting>
      );
    case "create_event":
      return (
        <>
          <Setting of="title">
            <WordsField
              label={m.workflows_setting_event_title()}
              value={node.title}
              onChange={(title) => onChange({ ...node, title })}
            />
          </Setting>
          <Field label={m.workflows_setting_event_type()}>
            <NativeSelect
              value={node.event_type}
              options={EVENT_TYPES.map((value) => ({ value, label: localized(EVENT_TYPE_LABELS[value]) }))}
              onChange={({ target }) => {
                const type = EVENT_TYPES.find((one) => one === target.value);
                if (type) onChange({ ...node, event_type: type });
              }}
            />
          </Field>
          <Setting of="days">
            <DaysField
              label={m.workflows_setting_event_days()}
              value={node.in_days}
              onChange={(days) => onChange({ ...node, in_days: days ?? 1 })}
            />
          </Setting>
          <DaysField
            label={m.workflows_setting_event_hours()}
            value={node.hours}
            max={DEFINITION_MAX.hours}
            onChange={(hours) => onChange({ ...node, hours: hours ?? 1 })}
          />
        </>
      );
    case "webhook":
      return (
        <>
          <Setting of="url">
            <Field label={m.workflows_setting_url()} hint={m.workflows_setting_url_hint()}>
              <Input
                type="url"
                inputMode="url"
                maxLength={500}
                value={node.url}
                onChange={({ target }) => onChange({ ...node, url: target.value })}
              />
            </Field>
          </Setting>
          {secret !== null && (
            <Field label={m.workflows_setting_secret()} group>
              <div className="flex flex-wrap items-center gap-3">
                <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{secret}</code>
                <CopyButton text={secret} />
              </div>
            </Field>
          )}
        </>
      );
    case "condition":
      return (
        <Setting of="condition">
          <Field label={m.workflows_setting_condition()} group>
            {node.condition === null ? (
              <Button
                variant="outline"
                size="sm"
                className="justify-self-start"
                onClick={() => onChange({ ...node, condition: FIRST })}
              >
                <Plus aria-hidden />
                {m.workflows_setting_condition_add()}
              </Button>
            ) : (
              <ConditionEditor condition={node.condition} onChange={(condition) => onChange({ ...node, condition })} />
            )}
          </Field>
        </Setting>
      );
    default:
      return null;
  }
}
