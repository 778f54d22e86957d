import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { ACTIVE_WITHIN, JOINED_WITHIN } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { FilterBar } from "#shared/ui/filter-bar.tsx";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { ORGANIZATION_ROLE_NAMES, PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { memberFilters, type MemberSearch } from "../../hooks/member-search.ts";

interface MemberFiltersProps {
  search: MemberSearch;
  onSearch: (change: Partial<MemberSearch>) => void;
  summary: string | undefined;
  /** Whether the reader knows when members were last here. */
  withActivity: boolean;
}

const JOINED_TEXTS = {
  "7": m.organizations_members_joined_7,
  "30": m.organizations_members_joined_30,
  "90": m.organizations_members_joined_90,
  "365": m.organizations_members_joined_365,
};
const ACTIVE_TEXTS = {
  "7": m.organizations_members_active_7,
  "30": m.organizations_members_active_30,
  "90": m.organizations_members_active_90,
  idle: m.organizations_members_active_idle,
  never: m.organizations_members_active_never,
};

export function MemberFilters({ search, onSearch, summary, withActivity }: MemberFiltersProps) {
  const known = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
    values.find((one) => one === value);
  return (
    <FilterBar
      active={memberFilters({ ...search, q: undefined })}
      onClear={() =>
        onSearch({ role: undefined, profile: undefined, joined: undefined, active: undefined, q: undefined })
      }
      summary={summary}
      search={
        <WordsBox
          label={withActivity ? m.organizations_members_search_email() : m.organizations_members_search()}
          words={search.q}
          onWords={(q) => onSearch({ q })}
        />
      }
    >
      <NativeSelect
        aria-label={m.organizations_members_role()}
        placeholder={m.organizations_members_any_role()}
        value={search.role ?? ""}
        onChange={(event) => onSearch({ role: known(ORGANIZATION_ROLES, event.target.value) })}
        options={ORGANIZATION_ROLES.map((value) => ({ value, label: ORGANIZATION_ROLE_NAMES[value]() }))}
      />
      <NativeSelect
        aria-label={m.organizations_members_profile()}
        placeholder={m.organizations_members_any_profile()}
        value={search.profile ?? ""}
        onChange={(event) => onSearch({ profile: known(PROFILE_ROLES, event.target.value) })}
        options={PROFILE_ROLES.map((value) => ({ value, label: PROFILE_ROLE_NAMES[value]() }))}
      />
      <NativeSelect
        aria-label={m.organizations_members_joined()}
        placeholder={m.organizations_members_joined_any()}
        value={search.joined ?? ""}
        onChange={(event) => onSearch({ joined: known(JOINED_WITHIN, event.target.value) })}
        options={JOINED_WITHIN.map((value) => ({ value, label: JOINED_TEXTS[value]() }))}
      />
      {withActivity && (
        <NativeSelect
          aria-label={m.organizations_members_last_active()}
          placeholder={m.organizations_members_active_any()}
          value={search.active ?? ""}
          onChange={(event) => onSearch({ active: known(ACTIVE_WITHIN, event.target.value) })}
          options={ACTIVE_WITHIN.map((value) => ({ value, label: ACTIVE_TEXTS[value]() }))}
        />
      )}
    </FilterBar>
  );
}

interface WordsBoxProps {
  label: string;
  words: string | undefined;
  onWords: (words: string | undefined) => void;
}

/** A search box that asks after a pause (specification 9: 300 ms) and follows when the words are cleared elsewhere. */
export function WordsBox({ label, words = "", onWords }: WordsBoxProps) {
  const [text, setText] = useState(words);
  const settled = useDebounced(text, LIMITS.searchDebounceMs).trim();
  const ask = useEffectEvent((asked: string) => {
    if (asked !== words) onWords(asked === "" ? undefined : asked);
  });
  useEffect(() => ask(settled), [settled]);
  const [seen, setSeen] = useState(words);
  if (seen !== words) {
    setSeen(words);
    if (words !== settled) setText(words);
  }
  return <SearchInput value={text} onValueChange={setText} aria-label={label} placeholder={label} />;
}
