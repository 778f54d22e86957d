import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { ROUND_LABELS } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { CheckedParts } from "./checked-parts.tsx";
import { EditButton, EditHere } from "./profile/edit-here.tsx";
import { useEditing } from "./profile/editing.ts";
import { AskCoordinators } from "./requests/ask-coordinators.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { isWebLink } from "./web-link.ts";

const Investors = latePart(async () => (await import("./news/startup-investors.tsx")).StartupInvestors, {
  isQuiet: true,
});

/** Beside the story: one's own startup, what was verified, who registered it, and where else it is found. */
export function StartupAside({ startup }: { startup: Startup }) {
  const isEdited = useEditing() !== null;
  const links = startup.social_links.filter(isWebLink);
  return (
    <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9">
      <Raising rounds={startup.funding_rounds} />
      <Investors startupId={startup.id} />
      <RegisterYours />
      {startup.verified && (
        <Part title={m.startups_checked_title()}>
          <CheckedParts startup={startup} />
        </Part>
      )}
      <Part title={m.startups_fact_organization()}>
        <p className="flex min-w-0 items-center gap-3">
          <Mark seed={startup.organization.slug} src={startup.organization.logo_url} size={40} />
          <Link
            to="/org/$slug"
            params={{ slug: startup.organization.slug }}
            className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
          >
            {startup.organization.name}
          </Link>
        </p>
      </Part>
      {(links.length > 0 || isEdited) && (
        <Part title={m.startups_links()} group="links">
          {links.length === 0 && <p className="text-[0.9375rem] text-muted-foreground">{m.startups_links_hint()}</p>}
          <ul className="grid gap-2">
            {links.map((address) => (
              <li key={address} className="min-w-0">
                <OutsideLink address={address} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <ul className="grid gap-1 border-t border-border pt-4 text-[0.9375rem] print:hidden">
        <AskCoordinators startup={startup} />
        <li>
          <button
            type="button"
            onClick={() => window.print()}
            className={linkStyles({
              kind: "quiet",
              className: "inline-flex min-h-9 items-center gap-2.5 max-md:min-h-11",
            })}
          >
            <Printer aria-hidden className="size-4" />
            {m.startups_print()}
          </button>
        </li>
      </ul>
    </aside>
  );
}

function Part({ title, group, children }: { title: string; group?: ProfileGroup; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <div className="flex items-center gap-2">
        <h2 className="text-[1.0625rem] font-semibold">{title}</h2>
        {group && <EditButton group={group} label={title} />}
      </div>
      <div className="mt-3">{group ? <EditHere groups={[group]}>{children}</EditHere> : children}</div>
    </section>
  );
}

/** A visitor may be a founder. */
function RegisterYours() {
  const { profile } = useSession();
  if (profile) return null;
  return (
    <div className="rounded-lg bg-accent-soft p-5 sm:p-6 print:hidden">
      <h2 className="display text-2xl leading-tight">{m.startups_yours_title()}</h2>
      <p className="mt-2 text-[0.9375rem] text-pretty text-muted-foreground">{m.startups_yours_text()}</p>
      <Link to="/signup" search={{ next: "/register-startup" }} className={buttonStyles({ className: "mt-4 w-full" })}>
        {m.startups_yours_action()}
      </Link>
    </div>
  );
}

/** The round that is open, for who looks for one. */
function Raising({ rounds }: { rounds: Startup["funding_rounds"] }) {
  const open = rounds.find((round) => round.is_open);
  if (!open) return null;
  return (
    <section className="rounded-lg bg-accent-soft p-5 sm:p-6">
      <h2 className="flex items-center gap-2 text-[0.9375rem] font-medium">
        <i aria-hidden className="size-2.5 rounded-full bg-accent" />
        {m.startups_raising_title()}
      </h2>
      {open.amount !== null && (
        <p className="display mt-3 text-4xl leading-none">{formatMoney(open.amount, open.currency, true)}</p>
      )}
      <p className="mt-3 text-[0.9375rem] text-pretty text-muted-foreground">
        {m.startups_raising_since({ kind: localized(ROUND_LABELS[open.kind]), date: formatDate(open.on) })}
      </p>
    </section>
  );
}
