import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import type { Field } from "@kerkis/contract/core/forms/field.ts";
import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import type { InvestorAnswers, InvestorChange } from "@kerkis/contract/investors/profile.schema.ts";
import type { InvestorAction } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import type { StatusTone } from "#shared/ui/marks/tone.ts";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { investorsQueries } from "../../investors.queries.ts";

const ACTIONS: Record<InvestorAction, { name: () => string; tone: StatusTone }> = {
  register: { name: m.investors_history_register, tone: "neutral" },
  edit: { name: m.investors_history_edit, tone: "info" },
  publish: { name: m.investors_history_publish, tone: "success" },
  unpublish: { name: m.investors_history_unpublish, tone: "danger" },
  confirm: { name: m.investors_history_confirm, tone: "success" },
};

/** The fields of a profile in the order of its form. */
const FIELDS: readonly [string, Field][] = Object.values(INVESTOR_FORM).flatMap(({ fields }) =>
  Object.entries<Field>(fields),
);

interface InvestorHistoryProps {
  investorId: string;
  onClose: () => void;
}

/** Who changed what of an investor, the latest first. */
export function InvestorHistory({ investorId, onClose }: InvestorHistoryProps) {
  const list = useList(investorsQueries.history(investorId));
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={m.investors_history()} className="sm:w-[36rem]">
      <div className="px-5 pt-3 pb-8">
        <ResourceList
          list={list}
          look="plain"
          failed={m.investors_history_failed()}
          empty={{ title: m.investors_history_none() }}
          skeleton={<SkeletonRows rows={3} />}
        >
          {(changes) => <Timeline entries={changes.map(entryOf)} />}
        </ResourceList>
      </div>
    </Sheet>
  );
}

const entryOf = ({ id, action, person, at, before, after }: InvestorChange) => ({
  id,
  title: ACTIONS[action].name(),
  tone: ACTIONS[action].tone,
  meta: [formatDateTime(at), person].filter(Boolean).join(" · "),
  body: changesOf(before, after).length > 0 && <Changes before={before} after={after} />,
});

/** Fields that stand in what was or in what is, with both in words. */
function changesOf(before: InvestorAnswers, after: InvestorAnswers) {
  const text = (name: string, field: Field, answers: InvestorAnswers) =>
    field.type === "picture"
      ? null
      : answerText(field, { answer: Reflect.get(answers, name), answers }, currentLanguage());
  return FIELDS.filter(([name]) => name in before || name in after).map(([name, field]) => ({
    name,
    label: localized(field.label),
    before: text(name, field, before),
    after: text(name, field, after),
  }));
}

function Changes({ before, after }: { before: InvestorAnswers; after: InvestorAnswers }) {
  return (
    <dl className="grid gap-3">
      {changesOf(before, after).map((change) => (
        <div key={change.name} className="min-w-0">
          <dt className="text-sm text-muted-foreground">{change.label}</dt>
          {change.before && (
            <dd className="line-clamp-3 text-muted-foreground line-through [overflow-wrap:anywhere]">
              <span className="sr-only">{m.investors_history_before()} </span>
              {change.before}
            </dd>
          )}
          {change.after && (
            <dd className="line-clamp-6 [overflow-wrap:anywhere]">
              <span className="sr-only">{m.investors_history_after()} </span>
              {change.after}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
