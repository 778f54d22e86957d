import type { OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { EventLines } from "#features/events/events.public.tsx";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { SectionHeading } from "../section-heading.tsx";

/** The next events of an organization; without any there is no such section. */
export function OrganizationEvents({ organization: { id, events } }: { organization: OrganizationHomepage }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="organization-events" className="container-x pt-16">
      <SectionHeading id="organization-events">{m.homepages_org_events()}</SectionHeading>
      <div className="mt-6 max-w-[52rem]">
        <EventLines label={m.homepages_org_events()} events={events} />
      </div>
      <p className="mt-6">
        <Link
          to="/events"
          search={{ organization: id }}
          className={linkStyles({ kind: "standalone", className: "inline-flex items-center gap-2" })}
        >
          {m.homepages_org_events_all()}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
    </section>
  );
}
