import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { CircleCheck, CircleX, Clock, Lock, Send } from "lucide-react";
import { m } from "#messages";
import { formatList, formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import type { Applying } from "../../hooks/use-applying.ts";
import { PROBLEM_TEXTS } from "../../model/verdicts.ts";
import { ApplyingBar } from "./applying-bar.tsx";

const IN: Record<Language, () => string> = { el: m.judging_in_greek, en: m.judging_in_english };

/** How many letters go out in each language, where there are several. */
function languagesText(ready: readonly Decision[]): string | null {
  const counts = LANGUAGES.map((language) => ({
    language,
    count: ready.filter((one) => one.language === language).length,
  })).filter(({ count }) => count > 0);
  return counts.length < 2
    ? null
    : formatList(counts.map(({ language, count }) => m.judging_letters_in({ count, language: IN[language]() })));
}

interface DecisionConsequencesProps {
  /** What waits. */
  open: readonly Decision[];
  /** What of it can be applied now. */
  ready: readonly Decision[];
  /** What is applied together, in words. */
  consequence: string;
  mayDecide: boolean;
  needsSecond: boolean;
  /** A batch that is under way; null while none is. */
  applying: Applying | null;
  /** Shows a decision that cannot be applied, where it can be mended. */
  onProblem: (decision: Decision) => void;
  onApply: () => void;
}

/** More than this are a number. */
const MOST = 3;

/** What applying brings, what comes first, and the button: in this order, so that nothing is sent by one who has not seen them. */
export function DecisionConsequences(props: DecisionConsequencesProps) {
  const { open, ready, consequence, mayDecide, needsSecond, applying, onProblem, onApply } = props;
  const blocked = open.filter(({ problem }) => problem !== null);
  const together = [
    ...(ready.length > 0
      ? [
          { text: consequence, detail: null },
          { text: m.judging_consequence_letters({ count: ready.length }), detail: languagesText(ready) },
        ]
      : []),
    { text: m.judging_consequence_feedback(), detail: null },
  ];
  return (
    <aside aria-label={m.judging_consequences()} className="grid gap-4">
      <h2 className="font-semibold">{m.judging_consequences()}</h2>
      <ul className="grid gap-3 text-[0.9375rem]">
        {together.map(({ text, detail }) => (
          <li key={text} className="flex gap-2.5">
            <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
            <span>
              {text}
              {detail && <span className="block text-sm text-muted-foreground">{detail}</span>}
            </span>
          </li>
        ))}
        <li className="flex gap-2.5">
          <Clock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" />
          {m.judging_consequence_appeal()}
        </li>
      </ul>
      {blocked.length > 0 && (
        <section className="grid gap-3 border-t border-border pt-4">
          <h3 className="font-semibold">{m.judging_first()}</h3>
          <ul className="grid gap-3 text-[0.9375rem]">
            {blocked.slice(0, MOST).map((decision) => (
              <Blocked key={decision.id} decision={decision} onShow={() => onProblem(decision)} />
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-3.5 rounded-lg bg-stage p-5 text-stage-foreground">
        {applying && <ApplyingBar applying={applying} onStage />}
        <p className="flex items-baseline justify-between gap-3">
          {m.judging_ready()}
          <span>
            <span className="display tnum text-3xl">{formatNumber(ready.length)}</span>{" "}
            <span className="text-stage-muted">{m.judging_ready_of({ count: open.length })}</span>
          </span>
        </p>
        <SeatBar
          value={ready.length}
          max={Math.max(1, open.length)}
          seats={24}
          color="var(--accent)"
          onStage
          className="h-2.5"
        />
        <Button
          variant="accent"
          disabled={ready.length === 0 || !mayDecide || applying !== null}
          aria-keyshortcuts="Control+Enter"
          onClick={onApply}
        >
          {mayDecide ? <Send aria-hidden /> : <Lock aria-hidden />}
          {m.judging_apply_decisions({ count: ready.length })}
          <KeyHint>Ctrl ↵</KeyHint>
        </Button>
        <div className="grid gap-1.5 text-sm text-stage-muted">
          {!mayDecide && <p className="font-semibold text-stage-foreground">{m.judging_decide_locked()}</p>}
          {ready.length > 0 && blocked.length > 0 && (
            <p className="text-accent">{m.judging_without({ count: blocked.length })}</p>
          )}
          {needsSecond && <p>{m.judging_second_person_stage()}</p>}
          <p>{m.judging_not_undone()}</p>
        </div>
      </div>
    </aside>
  );
}

function Blocked({ decision: { name, reference, problem }, onShow }: { decision: Decision; onShow: () => void }) {
  if (problem === null) return null;
  const who = name || (reference ?? "");
  const needsReason = problem === "reason";
  return (
    <li className="flex gap-2.5">
      <CircleX aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p className="[overflow-wrap:anywhere]">
          {needsReason
            ? m.judging_first_reason({ name: who })
            : m.judging_first_other({ name: who, problem: PROBLEM_TEXTS[problem]() })}
          {needsReason && <span className="block text-sm text-muted-foreground">{m.judging_first_reason_text()}</span>}
        </p>
        <Button size="sm" variant="outline" onClick={onShow}>
          {needsReason ? m.judging_first_write() : m.judging_first_go()}
          {needsReason && <KeyHint>Enter</KeyHint>}
        </Button>
      </div>
    </li>
  );
}
