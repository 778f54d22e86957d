import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { readinessOf, type Readiness } from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import type { ChallengeAnswers, ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import {
  CalendarClock,
  Check,
  CircleDashed,
  FileText,
  Layers,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Timer,
  Users,
} from "lucide-react";
import { letterQueries } from "#features/judging/letters.public.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { NameTag, useOtherAt } from "#shared/realtime/others-here.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { CHALLENGE_PARTS, type ChallengePart } from "../../model/challenge-search.ts";
import { type LetterState, lettersOf } from "../../model/letters.ts";
import { missingIn } from "../../model/part-fields.ts";
import { partName } from "../../model/part-words.ts";
import { programmesQueries } from "../../programmes.queries.ts";

interface PartTruth {
  text: string;
  isDone: boolean;
}

/** Of what a call waits for, what stands among its texts. */
const OWED: ReadonlySet<Readiness["item"]> = new Set(["titles", "summary", "description"]);

/** What is said in one language and not in the other; null where that is nothing. */
function lackingOf({ el, en }: Record<Language, number>): PartTruth | null {
  if (en > 0) return { text: m.programmes_part_missing_en({ count: en }), isDone: false };
  return el > 0 ? { text: m.programmes_part_missing_el({ count: el }), isDone: false } : null;
}

/** What is said in one language and not in the other, and what opening still asks for. */
function languagesOf(answers: ChallengeAnswers): PartTruth {
  const lacking = lackingOf({ en: missingIn("en", answers), el: missingIn("el", answers) });
  if (lacking) return lacking;
  const owed = readinessOf(answers, "").filter(({ item, isDone }) => !isDone && OWED.has(item)).length;
  if (owed > 0) return { text: m.programmes_part_missing({ count: owed }), isDone: false };
  return { text: m.programmes_part_languages_full(), isDone: true };
}

/** What stands elsewhere and comes a moment later; undefined until then. */
interface Elsewhere {
  rounds: number | undefined;
  letters: readonly LetterState[] | undefined;
}

const UNKNOWN: PartTruth = { text: "\u00a0", isDone: true };

const TRUTHS: Readonly<Record<ChallengePart, (challenge: ManagedChallenge, elsewhere: Elsewhere) => PartTruth>> = {
  texts: ({ answers }) => languagesOf(answers),
  dates: ({ opens_at, closes_at, closed_early_at }) =>
    opens_at && closes_at
      ? {
          text: m.programmes_list_window({
            from: formatDate(opens_at, "short"),
            to: formatDate(closed_early_at ?? closes_at, "short"),
          }),
          isDone: true,
        }
      : { text: m.programmes_part_no_dates(), isDone: false },
  form: ({ form }) =>
    form === null || (form.version === 0 && !form.is_changed)
      ? { text: m.programmes_form_part_none(), isDone: true }
      : form.is_changed
        ? { text: m.programmes_form_part_changed(), isDone: false }
        : { text: m.programmes_form_part_version({ version: form.version, count: form.questions }), isDone: true },
  eligibility: ({ criteria, criteria_lacking }) =>
    lackingOf(criteria_lacking) ?? {
      text: criteria > 0 ? m.programmes_rules_count({ count: criteria }) : m.programmes_rules_none(),
      isDone: true,
    },
  rounds: (_challenge, { rounds }) =>
    rounds === undefined
      ? UNKNOWN
      : rounds === 0
        ? { text: m.programmes_rounds_part_none(), isDone: false }
        : { text: m.programmes_rounds_count({ count: rounds }), isDone: true },
  letters(_challenge, { letters }) {
    if (!letters) return UNKNOWN;
    const ready = letters.filter(({ isReady }) => isReady).length;
    return {
      text: m.programmes_letters_ready({ ready: String(ready), total: String(letters.length) }),
      isDone: ready === letters.length,
    };
  },
  access: ({ managers }) => ({
    text: m.programmes_access_count({ count: managers.length }),
    isDone: managers.length > 1,
  }),
  term: ({ answers: { decision_days } }) =>
    decision_days === null
      ? { text: m.programmes_term_none(), isDone: false }
      : { text: m.programmes_call_decision_days({ count: decision_days }), isDone: true },
};
const ICONS: Readonly<Record<ChallengePart, LucideIcon>> = {
  texts: FileText,
  dates: CalendarClock,
  form: MessageSquareText,
  eligibility: ListChecks,
  rounds: Layers,
  letters: Mail,
  access: Users,
  term: Timer,
};

/** The first name of whoever edits a part meanwhile. */
function WhoIsThere({ part }: { part: ChallengePart }) {
  const other = useOtherAt(part);
  return other && <NameTag person={other} className="-top-1.5 right-2" />;
}

interface ChallengePartsProps {
  challenge: ManagedChallenge;
  /** The one that is shown; null where none is. */
  part: ChallengePart | null;
}

/** The parts of a call, each with the one thing that is true of it. */
export function ChallengeParts({ challenge, part }: ChallengePartsProps) {
  const { data: rounds } = useQuery(programmesQueries.rounds(challenge.id));
  const { data: letters } = useQuery(letterQueries.call(challenge.id));
  const elsewhere = { rounds: rounds?.length, letters: letters && lettersOf(letters) };
  return (
    <nav aria-label={m.programmes_parts()} className="rounded-lg bg-surface p-2 shadow-sm">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 sm:max-lg:grid-cols-2">
        {CHALLENGE_PARTS.map((name) => {
          const { text, isDone } = TRUTHS[name](challenge, elsewhere);
          const Icon = ICONS[name];
          const isHere = name === part;
          return (
            <li key={name} className="relative">
              <WhoIsThere part={name} />
              <Link
                to="/evaluation-management/challenges/$programmeId"
                params={{ programmeId: challenge.id }}
                search={{ part: name }}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={isHere ? "page" : undefined}
                className={cn(
                  "flex items-center gap-3 rounded-md px-3 py-2.5 hover:bg-muted",
                  isHere && "bg-primary-soft text-primary hover:bg-primary-soft",
                )}
              >
                <Icon aria-hidden className="size-[1.15rem] shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{partName(name)}</span>
                  <span className={cn("block text-sm", isDone ? "text-muted-foreground" : "text-warning")}>{text}</span>
                </span>
                {isDone ? (
                  <Check aria-hidden className="size-4 shrink-0 text-success" />
                ) : (
                  <CircleDashed aria-hidden className="size-4 shrink-0 text-warning" />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 flex items-center gap-2 border-t border-border px-3 pt-3 pb-1 text-sm text-muted-foreground max-md:hidden pointer-coarse:hidden">
        <KeyHint>[</KeyHint>
        <KeyHint>]</KeyHint>
        {m.programmes_parts_keys()}
      </p>
    </nav>
  );
}
