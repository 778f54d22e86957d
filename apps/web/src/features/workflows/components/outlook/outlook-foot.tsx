import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, ChevronRight, CircleHelp, MessageCircle } from "lucide-react";
import { m } from "#messages";
import { saveFile } from "#shared/api/files.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { calendarOf } from "../../model/outlook/calendar-file.ts";

const ROW = "flex min-h-12 w-full items-center gap-3 px-5 py-2 text-left font-medium hover:bg-muted sm:px-6";

interface OutlookFootProps extends Pick<Outlook, "workflow"> {
  /** When a decision is expected, as it is told above; null while nobody can say. */
  expected: Outlook["decided"];
}

/** At the foot of what comes next: a question, the day in one's own calendar, and where the days come from. */
export function OutlookFoot({ workflow, expected }: OutlookFootProps) {
  return (
    <ul className="divide-y divide-border border-t border-border">
      <li>
        <Link to="/contact" className={ROW}>
          <MessageCircle aria-hidden className="size-5 shrink-0 text-primary" />
          <span className="flex-1">{m.workflows_next_ask()}</span>
          <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
        </Link>
      </li>
      {expected && (
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() =>
              saveFile(
                new Blob(
                  [calendarOf({ title: `${m.workflows_next_calendar_title()}: ${nameOf(workflow)}`, ...expected })],
                  {
                    type: "text/calendar",
                  },
                ),
                "decision.ics",
              )
            }
          >
            <CalendarPlus aria-hidden className="size-5 shrink-0 text-primary" />
            <span className="flex-1">{m.workflows_next_calendar()}</span>
            <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
          </button>
        </li>
      )}
      <li>
        <details className="group">
          <summary className={`${ROW} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            <CircleHelp aria-hidden className="size-5 shrink-0 text-primary" />
            <span className="flex-1">{m.workflows_next_how()}</span>
            <ChevronRight aria-hidden className="size-4 text-muted-foreground group-open:rotate-90" />
          </summary>
          <p className="max-w-prose px-5 pb-4 text-[0.9375rem] text-muted-foreground sm:px-6">
            {m.workflows_next_how_text()}
          </p>
        </details>
      </li>
    </ul>
  );
}
