import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { startupSearch, type StartupSearch } from "../hooks/startup-search.ts";

interface StartupSearchBoxProps {
  /** The page's own path. */
  path: string;
  search: StartupSearch;
  onChange: (search: StartupSearch) => void;
  label: string;
  placeholder: string;
}

/** What is typed is searched for after a pause (specification 9: 300 ms), from the list's beginning. */
export function StartupSearchBox({ path, search, onChange, label, placeholder }: StartupSearchBoxProps) {
  const [text, setText] = useSearchText({
    path,
    searched: search.q,
    onSearch: (q) => onChange(startupSearch({ ...search, q, cursor: undefined })),
  });
  return (
    <div className="w-full max-w-md">
      <SearchInput
        name="q"
        maxLength={120}
        value={text}
        onValueChange={setText}
        placeholder={placeholder}
        aria-label={label}
      />
    </div>
  );
}
