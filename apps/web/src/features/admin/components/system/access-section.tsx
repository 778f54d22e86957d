import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { useList } from "#shared/lists/use-list.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { systemQueries } from "../../system.queries.ts";
import { ExplainAccess } from "../access/explain-access.tsx";
import { PersonPicker } from "../access/person-picker.tsx";
import { SectionFrame } from "./section-frame.tsx";

const SHOWN = 6;

/** Explain access for any person of the installation, in any of their organizations. */
export function AccessSection() {
  const [words, setWords] = useState("");
  const [personId, setPersonId] = useState<string | null>(null);
  const [organizationId, setOrganizationId] = useState<string | null>(null);
  const found = useList({
    ...systemQueries.people({ search: words, limit: SHOWN }),
    enabled: words !== "",
  });
  const person = useQuery({ ...systemQueries.person(personId ?? ""), enabled: personId !== null });
  const memberships = person.data?.memberships ?? [];
  const organization = memberships.find((known) => known.organization_id === organizationId) ?? memberships[0];
  return (
    <SectionFrame title={m.admin_section_access()} lead={m.admin_access_lead()}>
      <ExplainAccess personId={personId} organizationId={organization?.organization_id}>
        <PersonPicker
          label={m.admin_access_person()}
          found={found.first && { people: found.rows, isFetching: found.isChanging }}
          onSearch={setWords}
          onChoose={(id) => {
            setPersonId(id);
            setOrganizationId(null);
          }}
        />
        <Field label={m.admin_access_organization()} hint={m.admin_access_organization_hint()}>
          <NativeSelect
            value={organization?.organization_id ?? ""}
            disabled={memberships.length === 0}
            onChange={({ target }) => setOrganizationId(target.value)}
            options={memberships.map((known) => ({ value: known.organization_id, label: known.name }))}
          />
        </Field>
      </ExplainAccess>
    </SectionFrame>
  );
}
