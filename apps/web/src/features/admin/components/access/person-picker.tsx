import type { PersonRow } from "@kerkis/contract/admin/people.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/field.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { systemQueries } from "../../system.queries.ts";

const SHOWN = 6;

interface PersonPickerProps {
  label: string;
  onChoose: (personId: string | null) => void;
}

/** One person of the installation, found by name or e-mail. */
export function PersonPicker({ label, onChoose }: PersonPickerProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<PersonRow | null>(null);
  const words = useDebounced(text.trim(), LIMITS.searchDebounceMs);
  const found = useInfiniteQuery({
    ...systemQueries.people({ search: words, limit: SHOWN }),
    enabled: words !== "" && chosen === null,
  });
  const people = words === "" ? [] : (found.data?.pages[0]?.items ?? []);
  function choose(person: PersonRow | null) {
    setChosen(person);
    setText("");
    onChoose(person?.id ?? null);
  }
  if (chosen) {
    return (
      <Field label={label} group>
        <div className="flex items-center gap-3 rounded-md bg-muted px-3 py-2">
          <PersonLine person={chosen} />
          <Button variant="outline" size="sm" onClick={() => choose(null)}>
            {m.admin_access_other_person()}
          </Button>
        </div>
      </Field>
    );
  }
  return (
    <div className="grid gap-2">
      <Field label={label}>
        <SearchInput value={text} onValueChange={setText} placeholder={m.admin_people_search()} />
      </Field>
      <p role="status" className="sr-only">
        {words !== "" && !found.isFetching && m.ui_items_shown({ count: people.length })}
      </p>
      {people.length > 0 && (
        <ul className="grid gap-1">
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => choose(person)}
                className="flex w-full items-center gap-3 rounded-md px-3 py-2 text-left transition-colors duration-150 hover:bg-muted"
              >
                <PersonLine person={person} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {words !== "" && found.isSuccess && people.length === 0 && (
        <p className="text-[0.9375rem] text-muted-foreground">{m.ui_no_matches()}</p>
      )}
    </div>
  );
}

function PersonLine({ person }: { person: PersonRow }) {
  return (
    <>
      <Avatar name={person.name} src={person.avatar_url} tone={PROFILE_ROLE_TONES[person.role]} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{person.name}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {person.email} · {PROFILE_ROLE_NAMES[person.role]()}
        </span>
      </span>
    </>
  );
}
