import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Badge } from "#shared/ui/badge.tsx";
import { Mark } from "#shared/ui/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { industryName, stageName } from "../components/labels.ts";
import { ShareActions } from "../components/share-actions.tsx";
import {
  OutsideLink,
  Section,
  StartupFacts,
  StartupFunding,
  StartupMilestones,
  StartupTeam,
  StartupText,
} from "../components/startup-sections.tsx";
import { Verification, VerifiedBadge } from "../components/verified.tsx";
import { isWebLink } from "../components/web-link.ts";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/startup/$id");

/** A startup's page: who they are, what of it was verified, and where to find them. */
export function StartupPage() {
  const { id } = route.useParams();
  const { data: startup } = useSuspenseQuery(startupsQueries.startup(id));
  // Whoever is signed in has the breadcrumbs.
  const isVisitor = useSession().profile === null;
  const { origin } = useRouter().options.context;
  const links = [startup.website_url, ...startup.social_links].filter(isWebLink);
  return (
    <article>
      {isVisitor && (
        <Link
          to="/startups"
          className={linkStyles({ kind: "quiet", className: "inline-flex items-center gap-2 max-md:min-h-11" })}
        >
          <ArrowLeft aria-hidden className="size-4" />
          {m.startups_back()}
        </Link>
      )}
      <header className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Mark seed={startup.id} src={startup.logo_url} size={72} />
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="display text-[clamp(2rem,4vw,3rem)] leading-[1.1] [overflow-wrap:anywhere]">
              {startup.name}
            </h1>
            {startup.is_verified && <VerifiedBadge />}
          </div>
          <p className="mt-2.5 text-lg text-pretty text-muted-foreground [overflow-wrap:anywhere]">{startup.tagline}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge>{industryName(startup.industry)}</Badge>
            <Badge>{stageName(startup.stage)}</Badge>
            {startup.location && <Badge>{startup.location}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <RecordViewers kind="startup" id={startup.id} />
          <ShareActions name={startup.name} address={`${origin}/startup/${startup.id}`} />
        </div>
      </header>
      {!(startup.is_active && startup.is_verified) && (
        <Alert tone="warning" className="mt-6" title={m.startups_unpublished_title()}>
          {m.startups_unpublished_text()}
        </Alert>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          <StartupText startup={startup} />
          <StartupTeam team={startup.team} />
          <StartupMilestones milestones={startup.milestones} />
          <StartupFunding rounds={startup.funding_rounds} />
        </div>
        <div className="grid gap-6">
          <Verification verified={startup.verified} />
          <Section title={m.startups_facts()}>
            <StartupFacts startup={startup} />
          </Section>
          {links.length > 0 && (
            <Section title={m.startups_links()}>
              <ul className="grid gap-2.5">
                {links.map((address) => (
                  <li key={address} className="min-w-0">
                    <OutsideLink address={address} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </article>
  );
}
