import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";

/** What takes applications, under rules: what it is and until when; of several organizations with whose it is. */
export function CallRows({ calls, isFromMany }: { calls: readonly Programme[]; isFromMany?: boolean }) {
  return (
    <ul className="mt-6 max-w-[52rem] border-b border-border">
      {calls.map(({ id: call, kind, title, description, organization, closes_at }) => (
        <li
          key={call}
          className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-border py-5"
        >
          <div className="min-w-0 flex-1 basis-80">
            <h3 className="text-[1.1875rem] font-semibold [overflow-wrap:anywhere]">
              {kind === "registry" ? (
                localized(title)
              ) : (
                <Link to="/call/$callId" params={{ callId: call }} className={linkStyles({ kind: "standalone" })}>
                  {localized(title) || title.el}
                </Link>
              )}
            </h3>
            <p
              className={cn(
                "mt-1 text-pretty text-muted-foreground [overflow-wrap:anywhere]",
                isFromMany && "line-clamp-2",
              )}
            >
              {[isFromMany && organization.name, localized(description)].filter(Boolean).join(" · ")}
            </p>
          </div>
          <p className="text-sm whitespace-nowrap text-muted-foreground">
            {closes_at === null
              ? m.homepages_org_standing()
              : m.homepages_org_until({ date: formatDate(closes_at, "short") })}
          </p>
        </li>
      ))}
    </ul>
  );
}
