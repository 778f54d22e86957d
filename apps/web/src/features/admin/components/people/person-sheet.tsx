import type { Person } from "@kerkis/contract/admin/people/people.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { COORDINATING_ROLES } from "@kerkis/contract/core/permissions.ts";
import { useState } from "react";
import { AppointDialog } from "#features/organizations/organizations.public.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate, formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { useList } from "#shared/lists/use-list.ts";
import { OrganizationRoleBadge } from "#shared/permissions/organization-role-badge.tsx";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { systemQueries } from "../../system.queries.ts";
import { actionText } from "../system/action-text.ts";
import { PersonActions } from "./person-actions.tsx";
import { ORGANIZATION_STATE_NAMES } from "../system/labels.ts";
import { PersonBadges } from "./person-badges.tsx";
import { QueryContent } from "../system/section-frame.tsx";

interface PersonSheetProps {
  personId: string | undefined;
  onClose: () => void;
}

/** One account: what it is, where it belongs, what can be done for it, what was done to it. */
export function PersonSheet({ personId, onClose }: PersonSheetProps) {
  return (
    <Sheet
      open={personId !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.admin_person_title()}
      className="w-[36rem]"
    >
      {personId !== undefined && <PersonBody key={personId} personId={personId} />}
    </Sheet>
  );
}

function PersonBody({ personId }: { personId: string }) {
  const person = useQuery(systemQueries.person(personId));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 py-5">
      <QueryContent query={person} rows={4} title={m.admin_failed()}>
        {person.data && (
          <>
            <PersonHead person={person.data} />
            <PersonFacts person={person.data} />
            <PersonActions person={person.data} />
            <PersonOrganizations person={person.data} />
            <PersonTrail personId={personId} />
          </>
        )}
      </QueryContent>
    </div>
  );
}

function PersonHead({ person }: { person: Person }) {
  return (
    <div className="flex items-start gap-4">
      <Avatar name={person.name} src={person.avatar_url} tone={PROFILE_ROLE_TONES[person.role]} size={56} />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl leading-tight font-semibold">{person.name}</h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground">
          <span className="min-w-0 break-all">{person.email}</span>
          <CopyButton text={person.email} />
        </p>
        <div className="mt-2 flex [&>span]:justify-start">
          <PersonBadges person={person} />
        </div>
      </div>
    </div>
  );
}

function PersonFacts({ person }: { person: Person }) {
  return (
    <DescriptionList
      items={[
        { term: m.admin_people_role(), value: PROFILE_ROLE_NAMES[person.role]() },
        {
          term: m.admin_person_requested(),
          value: person.requested_role && PROFILE_ROLE_NAMES[person.requested_role](),
        },
        { term: m.admin_people_since(), value: formatDate(person.created_at) },
        {
          term: m.admin_person_last_sign_in(),
          value: person.last_signed_in_at ? formatDateTime(person.last_signed_in_at) : m.admin_person_never(),
        },
        {
          term: m.admin_person_sessions(),
          value: m.admin_person_sessions_count({
            count: person.session_count,
            number: formatNumber(person.session_count),
          }),
        },
        {
          term: m.admin_person_sign_in(),
          value: [
            person.has_password ? m.admin_person_password() : m.admin_person_no_password(),
            ...(person.passkey_count > 0 ? [m.admin_person_passkeys({ count: person.passkey_count })] : []),
            ...(person.has_two_factor ? [m.admin_people_two_factor_short()] : []),
          ].join(" · "),
        },
        { term: m.admin_person_erased_on(), value: person.erased_on && formatDate(person.erased_on) },
      ]}
    />
  );
}

/** Where they belong; whose profile role coordinates is appointed here for one organization at a time. */
function PersonOrganizations({ person }: { person: Person }) {
  const [appointing, setAppointing] = useState<Person["memberships"][number] | null>(null);
  const isAppointable = COORDINATING_ROLES.includes(person.role);
  if (person.memberships.length === 0) return null;
  return (
    <section aria-labelledby="person-organizations">
      <h3 id="person-organizations" className="eyebrow mb-2">
        {m.admin_section_organizations()}
      </h3>
      <ul className="grid gap-2">
        {person.memberships.map((membership) => (
          <li key={membership.organization_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
              {membership.name}
              {!membership.is_active && (
                <span className="font-normal text-muted-foreground"> · {ORGANIZATION_STATE_NAMES.inactive()}</span>
              )}
            </span>
            <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
              {membership.is_coordinator && <Badge tone="primary">{m.admin_person_coordinates()}</Badge>}
              <OrganizationRoleBadge role={membership.role} />
              {isAppointable && membership.is_active && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={
                    membership.is_coordinator
                      ? m.admin_person_coordinator_end_of({ organization: membership.name })
                      : m.admin_person_coordinator_appoint_of({ organization: membership.name })
                  }
                  onClick={() => setAppointing(membership)}
                >
                  {membership.is_coordinator ? m.admin_person_coordinator_end() : m.admin_person_coordinator_appoint()}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isAppointable && !person.memberships.some((known) => known.is_coordinator) && (
        <p className="mt-2 text-sm text-muted-foreground">{m.admin_person_coordinates_nowhere()}</p>
      )}
      {appointing && (
        <AppointDialog
          organization={{ id: appointing.organization_id, name: appointing.name }}
          person={{ user_id: person.id, name: person.name, is_coordinator: appointing.is_coordinator }}
          onClose={() => setAppointing(null)}
        />
      )}
    </section>
  );
}

const SHOWN = 6;

/** The last entries of the audit log about this account. */
function PersonTrail({ personId }: { personId: string }) {
  const trail = useList(systemQueries.audit({ entity_type: "person", entity_id: personId }));
  const entries = trail.rows.slice(0, SHOWN);
  return (
    <section aria-labelledby="person-trail">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 id="person-trail" className="eyebrow">
          {m.admin_section_audit()}
        </h3>
        <Link
          to="/system-admin"
          search={{ section: "audit", person: personId }}
          className={linkStyles({ className: "text-sm" })}
        >
          {m.admin_person_done_by()}
        </Link>
      </div>
      {entries.length === 0 ? (
        <p className="text-[0.9375rem] text-muted-foreground">{m.admin_person_no_trail()}</p>
      ) : (
        <Timeline
          entries={entries.map((entry) => ({
            id: entry.id,
            title: actionText(entry.action),
            meta: `${entry.actor_name ?? m.admin_audit_system()} · ${formatDateTime(entry.occurred_at)}`,
          }))}
        />
      )}
    </section>
  );
}
