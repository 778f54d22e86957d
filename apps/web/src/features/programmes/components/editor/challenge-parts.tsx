import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { readinessOf, type Readiness } from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import type { ChallengeAnswers, ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { Link } from "@tanstack/react-router";
import {
  ArrowUpRight,
  CalendarClock,
  Check,
  CircleDashed,
  FileText,
  Layers,
  ListChecks,
  Mail,
  MessageSquareText,
} from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { CHALLENGE_PARTS, type ChallengePart } from "../../model/challenge-search.ts";

interface PartTruth {
  text: string;
  isDone: boolean;
}

const TEXTS = ["title", "summary", "description", "prize"] as const;
/** Of what a call waits for, what stands among its texts. */
const OWED: ReadonlySet<Readiness["item"]> = new Set(["titles", "summary", "description"]);

/** What is said in one language and not in the other, and what opening still asks for. */
function languagesOf(answers: ChallengeAnswers): PartTruth {
  const lacks = (missing: "el" | "en", there: "el" | "en") =>
    TEXTS.filter((text) => answers[`${text}_${there}`].trim() !== "" && answers[`${text}_${missing}`].trim() === "")
      .length;
  const [en, el] = [lacks("en", "el"), lacks("el", "en")];
  if (en > 0) return { text: m.programmes_part_missing_en({ count: en }), isDone: false };
  if (el > 0) return { text: m.programmes_part_missing_el({ count: el }), isDone: false };
  const owed = readinessOf(answers, "").filter(({ item, isDone }) => !isDone && OWED.has(item)).length;
  if (owed > 0) return { text: m.programmes_part_missing({ count: owed }), isDone: false };
  return { text: m.programmes_part_languages_full(), isDone: true };
}

const TRUTHS: Readonly<Record<ChallengePart, (challenge: ManagedChallenge) => PartTruth>> = {
  texts: ({ answers }) => languagesOf(answers),
  dates: ({ opens_at, closes_at }) =>
    opens_at && closes_at
      ? {
          text: m.programmes_list_window({ from: formatDate(opens_at, "short"), to: formatDate(closes_at, "short") }),
          isDone: true,
        }
      : { text: m.programmes_part_no_dates(), isDone: false },
  form: ({ form }) =>
    form === null || (form.version === 0 && !form.is_changed)
      ? { text: m.programmes_form_part_none(), isDone: true }
      : form.is_changed
        ? { text: m.programmes_form_part_changed(), isDone: false }
        : { text: m.programmes_form_part_version({ version: form.version, count: form.questions }), isDone: true },
  eligibility: ({ criteria }) => ({
    text: criteria > 0 ? m.programmes_rules_count({ count: criteria }) : m.programmes_rules_none(),
    isDone: true,
  }),
};
const ICONS = { texts: FileText, dates: CalendarClock, form: MessageSquareText, eligibility: ListChecks };

function partName(part: ChallengePart): string {
  if (part === "form") return m.programmes_form_part();
  return part === "eligibility" ? m.programmes_rules_part() : localized(CHALLENGE_FORM[part].title);
}

/** The parts of a call, each with the one thing that is true of it. */
export function ChallengeParts({ challenge, part }: { challenge: ManagedChallenge; part: ChallengePart }) {
  return (
    <nav aria-label={m.programmes_parts()} className="rounded-lg bg-surface p-2 shadow-sm">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 sm:max-lg:grid-cols-2">
        {CHALLENGE_PARTS.map((name) => {
          const { text, isDone } = TRUTHS[name](challenge);
          const Icon = ICONS[name];
          const isHere = name === part;
          return (
            <li key={name}>
              <Link
                to="/evaluation-management/challenges/$programmeId"
                params={{ programmeId: challenge.id }}
                search={{ part: name === "texts" ? undefined : name }}
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
        <li className="mt-1 border-t border-border pt-1 sm:max-lg:col-span-2">
          <Link
            to="/evaluation-management/rounds"
            search={{ programme_id: challenge.id }}
            className="flex items-center gap-3 rounded-md px-3 py-2.5 font-semibold hover:bg-muted"
          >
            <Layers aria-hidden className="size-[1.15rem] shrink-0" />
            <span className="min-w-0 flex-1">{m.programmes_parts_rounds()}</span>
            <ArrowUpRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </Link>
          <Link
            to="/evaluation-management/letters"
            className="flex items-center gap-3 rounded-md px-3 py-2.5 font-semibold hover:bg-muted"
          >
            <Mail aria-hidden className="size-[1.15rem] shrink-0" />
            <span className="min-w-0 flex-1">{m.programmes_parts_letters()}</span>
            <ArrowUpRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
