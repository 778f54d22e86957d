import type { StartupPeople as People } from "@kerkis/contract/startups/people/people.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { useLeaveStartup } from "../../people.mutations.ts";
import { startupsQueries } from "../../startups.queries.ts";
import { InvitePerson } from "./invite-person.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { PersonRow } from "./person-row.tsx";

interface StartupPeopleProps {
  startupId: string;
  name: string;
}

/** Who runs a startup, for those who do and those who manage its registry. */
export function StartupPeople({ startupId, name }: StartupPeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2 px-1">
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Users />
        {m.startups_people()}
      </Button>
      {isOpen && <Panel startupId={startupId} name={name} />}
    </div>
  );
}

function Panel({ startupId, name }: StartupPeopleProps) {
  const people = useQuery(startupsQueries.people(startupId));
  if (people.error)
    return (
      <ErrorState
        title={m.startups_people_failed()}
        description={errorText(people.error)}
        onRetry={() => void people.refetch()}
      />
    );
  if (!people.data) return <SkeletonRows rows={2} />;
  return <Listed startupId={startupId} name={name} people={people.data} />;
}

function Listed({ startupId, name, people }: StartupPeopleProps & { people: People }) {
  const { can, invitations } = people;
  return (
    <section aria-label={m.startups_people()} className="mt-4 grid gap-5 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <p className="text-[0.9375rem] text-pretty text-muted-foreground">{m.startups_people_lead()}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {people.people.map((person) => (
          <PersonRow key={person.user_id} startupId={startupId} person={person} can={can} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <div>
          <h3 className="text-[0.9375rem] font-semibold">{m.startups_people_invited()}</h3>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)]">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} startupId={startupId} invitation={invitation} />
            ))}
          </ul>
        </div>
      )}
      {can.manage && <InvitePerson startupId={startupId} />}
      <Leave startupId={startupId} name={name} people={people} />
    </section>
  );
}

function Leave({ startupId, name, people }: StartupPeopleProps & { people: People }) {
  const [isConfirming, setConfirming] = useState(false);
  const leave = useLeaveStartup(startupId);
  if (!people.people.some(({ is_me }) => is_me)) return null;
  if (!people.can.leave) return <p className="text-sm text-muted-foreground">{m.startups_people_last_owner()}</p>;
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setConfirming(true)}>
        {m.startups_people_leave()}
      </Button>
      {isConfirming && (
        <Confirm
          tone="danger"
          title={m.startups_people_leave_title({ startup: name })}
          description={m.startups_people_leave_text()}
          confirmLabel={m.startups_people_leave()}
          command={leave}
          input={() => undefined}
          done={m.startups_people_left()}
          failed={m.startups_people_leave_failed()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
