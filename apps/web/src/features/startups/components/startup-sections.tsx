import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { businessModelName, countryName, regionName } from "./labels.ts";
import { EditButton, EditHere } from "./profile/edit-here.tsx";
import { useEditing } from "./profile/editing.ts";
import { OutsideLink } from "./outside-link.tsx";
import { Section } from "./section.tsx";
import { isWebLink } from "./web-link.ts";

interface EditedSectionProps {
  id: string;
  title: string;
  group: ProfileGroup;
  children: ReactNode;
}

/** A part that is edited as one group of fields, where it stands. */
function EditedSection({ id, title, group, children }: EditedSectionProps) {
  return (
    <Section id={id} title={title} aside={<EditButton group={group} label={title} />}>
      <EditHere groups={[group]}>{children}</EditHere>
    </Section>
  );
}

/** A file may bring a company without a word about it. */
export const hasText = ({ description, tags }: Startup): boolean => description !== "" || tags.length > 0;

export function StartupText({ startup }: { startup: Startup }) {
  const isEdited = useEditing() !== null;
  if (!hasText(startup) && !isEdited) return null;
  return (
    <EditedSection id="about" title={m.startups_about()} group="story">
      {!hasText(startup) && <p className="text-muted-foreground">{m.startups_about_hint()}</p>}
      <p className="max-w-[41rem] text-[1.0625rem] leading-relaxed whitespace-pre-line text-foreground [overflow-wrap:anywhere]">
        {startup.description}
      </p>
      {startup.tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2" aria-label={m.startups_tags()}>
          {startup.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Badge className="[overflow-wrap:anywhere] whitespace-normal">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </EditedSection>
  );
}

/** What else is known, beside the six facts of the stage. */
export function StartupDetails({ startup }: { startup: Startup }) {
  const { region, country, city, business_model, sdgs, legal_name, legal_form, registry_status } = startup;
  const place = [city, region && region !== "abroad" ? regionName(region) : null, countryName(country)].filter(Boolean);
  return (
    <Section id="facts" title={m.startups_more_facts()}>
      <DescriptionList
        layout="stack"
        className="sm:grid-cols-2"
        items={[
          { term: m.startups_fact_legal_name(), value: legal_name },
          { term: m.startups_fact_legal_form(), value: legal_form },
          { term: m.startups_fact_registry_status(), value: registry_status },
          { term: m.startups_fact_place(), value: place.join(", ") },
          { term: m.startups_fact_model(), value: business_model && businessModelName(business_model) },
          { term: m.startups_fact_sdgs(), value: sdgs.length > 0 ? sdgs.join(", ") : null },
          { term: m.startups_fact_activities(), value: startup.activities.join(", ") },
          { term: m.startups_fact_women_led(), value: startup.women_led ? m.startups_yes() : null },
        ]}
      />
    </Section>
  );
}

export function StartupTeam({ team }: { team: Startup["team"] }) {
  const isEdited = useEditing() !== null;
  if (team.length === 0 && !isEdited) return null;
  return (
    <EditedSection id="team" title={m.startups_team()} group="team">
      {team.length === 0 && <p className="text-muted-foreground">{m.startups_team_hint()}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {team.map((person) => (
          <li key={`${person.name}-${person.role}`} className="flex min-w-0 items-center gap-3.5">
            <Avatar name={person.name} tone="founder" size={44} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="line-clamp-2 font-semibold">{person.name}</span>
              <span className="line-clamp-2 text-[0.9375rem] text-muted-foreground">{person.role}</span>
              {isWebLink(person.linkedin_url) && <OutsideLink address={person.linkedin_url}>LinkedIn</OutsideLink>}
            </span>
          </li>
        ))}
      </ul>
    </EditedSection>
  );
}
