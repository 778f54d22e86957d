import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";

/** Someone to choose; the address is null where the reader may not know it. */
export interface Choosable {
  id: string;
  name: string;
  email: string | null;
  avatar_url: string | null;
  role: ProfileRole;
}

interface PersonPickerProps {
  label: string;
  /** What the search found so far; undefined while nothing was asked. */
  found: { people: readonly Choosable[]; isFetching: boolean } | undefined;
  /** The words to search for; empty for none. */
  onSearch: (words: string) => void;
  onChoose: (personId: string | null) => void;
}

/** One person, found by name or e-mail. */
export function PersonPicker({ label, found, onSearch, onChoose }: PersonPickerProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Choosable | null>(null);
  const words = useDebounced(text.trim(), LIMITS.searchDebounceMs);
  useEffect(() => onSearch(words), [words, onSearch]);
  const people = words === "" ? [] : (found?.people ?? []);
  const isDone = words !== "" && found !== undefined && !found.isFetching;
  function choose(person: Choosable | null) {
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={label}>
        <SearchInput value={text} onValueChange={setText} placeholder={m.admin_people_search()} />
      </Field>
      <p role="status" className="sr-only">
        {isDone && m.ui_items_shown({ count: people.length })}
      </p>
      {people.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
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
      {isDone && people.length === 0 && <p className="text-[0.9375rem] text-muted-foreground">{m.ui_no_matches()}</p>}
    </div>
  );
}

function PersonLine({ person }: { person: Choosable }) {
  return (
    <>
      <Avatar name={person.name} src={person.avatar_url} tone={PROFILE_ROLE_TONES[person.role]} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{person.name}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {[person.email, PROFILE_ROLE_NAMES[person.role]()].filter(Boolean).join(" · ")}
        </span>
      </span>
    </>
  );
}
