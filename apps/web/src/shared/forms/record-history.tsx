import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import type { Field, Section } from "@kerkis/contract/core/forms/field.ts";
import type { RecordAction, RecordChange, RecordHistoryPage } from "@kerkis/contract/core/history.ts";
import { m } from "#messages";
import { formatDateTime, formatList } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import type { List } from "#shared/lists/use-list.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import type { StatusTone } from "#shared/ui/marks/tone.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";

const ACTIONS: Record<RecordAction, { name: () => string; tone: StatusTone }> = {
  register: { name: m.ui_history_register, tone: "neutral" },
  edit: { name: m.ui_history_edit, tone: "info" },
  publish: { name: m.ui_history_publish, tone: "success" },
  unpublish: { name: m.ui_history_unpublish, tone: "danger" },
  confirm: { name: m.ui_history_confirm, tone: "success" },
};

interface RecordHistoryProps {
  list: List<RecordHistoryPage>;
  /** Names the fields and words what stood in them. */
  form: Readonly<Record<string, Section>>;
  /** What else is kept of the record, by name: told without saying what stood. */
  told?: Readonly<Record<string, () => string>>;
}

/** Who changed what of a record and when, the latest first: of each field what stood and what stands. */
export function RecordHistory({ list, form, told }: RecordHistoryProps) {
  // In the order of the form; what it does not ask is told by what happened.
  const fields = Object.values(form).flatMap((section) => Object.entries<Field>(section.fields));
  return (
    <ResourceList
      list={list}
      look="plain"
      headingLevel={3}
      failed={m.ui_history_failed()}
      empty={{ title: m.ui_history_none() }}
      skeleton={<SkeletonRows rows={3} />}
    >
      {(happened) => <Timeline entries={happened.map((change) => entryOf(change, fields, told))} />}
    </ResourceList>
  );
}

function entryOf(
  { id, action, person, at, changes }: RecordChange,
  fields: readonly [string, Field][],
  told: RecordHistoryProps["told"],
) {
  const shown = fields.flatMap(([name, field]) => {
    const change = changes.find((candidate) => candidate.field === name);
    return change ? [{ name, field, change }] : [];
  });
  const others = changes.flatMap(({ field }) => told?.[field]?.() ?? []);
  const before = Object.fromEntries(changes.map(({ field, before: answer }) => [field, answer]));
  const after = Object.fromEntries(changes.map(({ field, after: answer }) => [field, answer]));
  return {
    id,
    title: action === "edit" && shown.length === 0 && others.length > 0 ? formatList(others) : ACTIONS[action].name(),
    tone: ACTIONS[action].tone,
    meta: [formatDateTime(at), person ?? m.ui_history_system()].join(" · "),
    body: shown.length > 0 && (
      <dl className="grid gap-3">
        {shown.map(({ name, field, change }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted-foreground">{localized(field.label)}</dt>
            <Stood text={wordsOf(field, change.before, before)} />
            <Stands text={wordsOf(field, change.after, after)} />
          </div>
        ))}
      </dl>
    ),
  };
}

const wordsOf = (field: Field, answer: unknown, answers: Readonly<Record<string, unknown>>): string | null =>
  field.type === "picture" ? null : answerText(field, { answer, answers }, currentLanguage());

const Stood = ({ text }: { text: string | null }) =>
  text && (
    <dd className="line-clamp-3 text-muted-foreground line-through [overflow-wrap:anywhere]">
      <span className="sr-only">{m.ui_history_before()} </span>
      {text}
    </dd>
  );

const Stands = ({ text }: { text: string | null }) =>
  text && (
    <dd className="line-clamp-6 [overflow-wrap:anywhere]">
      <span className="sr-only">{m.ui_history_after()} </span>
      {text}
    </dd>
  );
