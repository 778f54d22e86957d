import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { VERDICTS } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { CircleAlert, MailCheck } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { LANGUAGE_NAMES } from "../../model/letter-words.ts";
import { PROBLEM_TEXTS, VERDICT_NAMES } from "../../model/verdicts.ts";

/** Which decisions of a round are gone through: all, those that cannot be applied yet, or those of one language. */
export type ShownDecisions = "all" | "attention" | Language;

/** @returns the decisions that are gone through, in the order of the list */
export const decisionsShown = (decisions: readonly Decision[], shown: ShownDecisions): Decision[] =>
  decisions.filter(
    ({ problem, language }) => shown === "all" || (shown === "attention" ? problem !== null : language === shown),
  );

const GROUPS = { approve: m.judging_group_approve, reject: m.judging_group_reject } as const;
const COLORS = { approve: "var(--success)", reject: "var(--danger)" } as const;

interface DecisionListProps {
  decisions: readonly Decision[];
  shown: ShownDecisions;
  onShow: (shown: ShownDecisions) => void;
  /** Whose letter is read. */
  readId: string | undefined;
  onRead: (id: string) => void;
}

/** Decisions by their verdict, with what stands against each, and which of them are gone through. */
export function DecisionList({ decisions, shown, onShow, readId, onRead }: DecisionListProps) {
  const choices = [
    { value: "all", label: m.judging_show_all() },
    { value: "attention", label: m.judging_show_attention() },
    ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value]() })),
  ] as const;
  const offered = choices
    .map(({ value, label }) => ({ value, label, count: decisionsShown(decisions, value).length }))
    .filter(({ value, count }) => value === shown || (count > 0 && (value === "all" || count < decisions.length)));
  const visible = decisionsShown(decisions, shown);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-border bg-surface pt-4">
      <dl className="grid gap-2.5 px-4">
        {VERDICTS.map((verdict) => {
          const { length } = decisions.filter((one) => one.verdict === verdict);
          return (
            <div key={verdict} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
              <dt className="font-semibold" style={{ color: COLORS[verdict] }}>
                {GROUPS[verdict]()}
              </dt>
              <dd className="tnum font-semibold">{formatNumber(length)}</dd>
              <SeatBar
                value={length}
                max={Math.max(1, decisions.length)}
                seats={24}
                color={COLORS[verdict]}
                className="col-span-2 h-2"
              />
            </div>
          );
        })}
      </dl>
      <div className="flex flex-wrap items-center gap-2 px-4">
        {offered.length > 1 && (
          <div role="group" aria-label={m.judging_show_decisions()} className="flex flex-wrap gap-2">
            {offered.map(({ value, label, count }) => (
              <FilterChip key={value} pressed={value === shown} count={count} onPressedChange={() => onShow(value)}>
                {label}
              </FilterChip>
            ))}
          </div>
        )}
        <span className="ml-auto inline-flex gap-1 text-muted-foreground">
          <KeyHint>J</KeyHint>
          <KeyHint>K</KeyHint>
        </span>
      </div>
      <div className="overflow-y-auto lg:max-h-[72dvh]">
        {VERDICTS.map((verdict) => {
          const group = visible.filter((one) => one.verdict === verdict);
          if (group.length === 0) return null;
          return (
            <section key={verdict} aria-label={VERDICT_NAMES[verdict]()}>
              <h2 className="flex justify-between border-y border-border bg-muted px-4 py-1.5 text-sm font-semibold text-muted-foreground">
                {VERDICT_NAMES[verdict]()}
                <span className="tnum">{formatNumber(group.length)}</span>
              </h2>
              <ul>
                {group.map((decision) => (
                  <li key={decision.id} className="border-b border-border last:border-b-0">
                    <DecisionRow
                      decision={decision}
                      isRead={decision.id === readId}
                      onRead={() => onRead(decision.id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

interface DecisionRowProps {
  decision: Decision;
  isRead: boolean;
  onRead: () => void;
}

function DecisionRow({ decision, isRead, onRead }: DecisionRowProps) {
  const { id, application_id, name, reference, problem, protocol, language, reason } = decision;
  const detail = problem ? PROBLEM_TEXTS[problem]() : protocol ? m.judging_protocol({ protocol }) : reason;
  return (
    <button
      type="button"
      data-decision={id}
      aria-current={isRead}
      onClick={onRead}
      className={cn(
        "flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-muted",
        isRead && "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]",
      )}
    >
      <Mark seed={application_id} size={32} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name || reference}</span>
        {/* A reason is read in its letter; a number and what is wrong stand here alone. */}
        <span className={cn("block text-sm text-muted-foreground", !problem && !protocol && "truncate")}>
          {name && reference}
          {detail && <span className={problem ? "text-danger" : undefined}>{` · ${detail}`}</span>}
        </span>
      </span>
      <span className="text-sm text-muted-foreground uppercase">{language}</span>
      {problem ? (
        <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      ) : (
        <MailCheck aria-hidden className="size-4.5 shrink-0 text-success" />
      )}
    </button>
  );
}
