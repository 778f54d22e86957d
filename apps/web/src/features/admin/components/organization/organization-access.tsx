import { useState } from "react";
import { membersQueries } from "#features/organizations/member-search.public.ts";
import { m } from "#messages";
import { useList } from "#shared/lists/use-list.ts";
import { ExplainAccess } from "../access/explain-access.tsx";
import { PersonPicker } from "../access/person-picker.tsx";

const SHOWN = 6;

/** Explain access for a member, to the page or record of the organization that its owners and admins ask about. */
export function OrganizationAccess({ organizationId }: { organizationId: string }) {
  const [words, setWords] = useState("");
  const [personId, setPersonId] = useState<string | null>(null);
  const found = useList({
    ...membersQueries.people(organizationId, { search: words, sort: "name" }),
    enabled: words !== "",
  });
  const members = found.rows.slice(0, SHOWN);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[46rem] text-pretty text-muted-foreground">{m.admin_access_lead()}</p>
      <ExplainAccess personId={personId} organizationId={organizationId}>
        <PersonPicker
          label={m.admin_access_member()}
          found={
            found.first && {
              people: members.map(({ user_id: id, name, email, avatar_url, profile_role: role }) => ({
                id,
                name,
                email,
                avatar_url,
                role,
              })),
              isFetching: found.isChanging,
            }
          }
          onSearch={setWords}
          onChoose={setPersonId}
        />
      </ExplainAccess>
    </div>
  );
}
