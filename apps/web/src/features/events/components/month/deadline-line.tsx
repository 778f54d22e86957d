import { Link } from "@tanstack/react-router";
import { Flag } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { Deadline } from "../../model/deadlines.ts";

/** The last day of a call, among what is on that day. */
export function DeadlineLine({ deadline: { id, title }, className }: { deadline: Deadline; className?: string }) {
  return (
    <p className={cn("relative flex min-w-0 gap-1.5", className)}>
      <Flag aria-hidden className="mt-1 size-3 shrink-0 text-warning" />
      <Link
        to="/call/$callId"
        params={{ callId: id }}
        className={linkStyles({
          kind: "quiet",
          className: "line-clamp-2 min-w-0 text-inherit [overflow-wrap:anywhere]",
        })}
      >
        {m.events_deadline({ title: localized(title) || title.el })}
      </Link>
    </p>
  );
}
