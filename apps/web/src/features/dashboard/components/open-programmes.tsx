import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { mayRegister } from "#shared/permissions/held.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

/** What takes applications now; whoever may apply gets to the form. */
export function OpenProgrammes({ programmes }: { programmes: readonly Programme[] }) {
  const session = useSession();
  if (programmes.length === 0) return null;
  const current = session.current_organization?.organization_id;
  const mayApply = mayRegister(session);
  return (
    <Card className="pb-3">
      <CardHeader className="pb-3">
        <CardTitle>{m.dashboard_programmes()}</CardTitle>
      </CardHeader>
      <ul>
        {programmes.map(({ id, kind, title, organization, closes_at }) => (
          <li
            key={id}
            className="relative flex min-h-12 items-center justify-between gap-4 border-t border-border px-5 py-3 sm:px-6"
          >
            <span className="min-w-0 leading-snug">
              {kind !== "registry" ? (
                <Link
                  to="/call/$callId"
                  params={{ callId: id }}
                  className={linkStyles({ kind: "cover", className: "block" })}
                >
                  {title[currentLanguage()] || title.el}
                </Link>
              ) : mayApply && organization.id === current ? (
                <Link to="/register-startup" className={linkStyles({ kind: "cover", className: "block" })}>
                  {title[currentLanguage()]}
                </Link>
              ) : (
                <span className="block font-semibold">{title[currentLanguage()]}</span>
              )}
              <span className="block truncate text-sm text-muted-foreground">{organization.name}</span>
            </span>
            <span className="tnum shrink-0 text-sm text-muted-foreground">
              {closes_at === null
                ? m.dashboard_programme_standing()
                : m.dashboard_programme_until({ date: formatDate(closes_at, "short") })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
