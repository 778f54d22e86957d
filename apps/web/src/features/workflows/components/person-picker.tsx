import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import type { workflowsQueries } from "../workflows.queries.ts";

interface PersonPickerProps {
  label: string;
  placeholder?: string;
  /** Those who may be chosen and whose names hold these words. */
  ask: (words: string) => ReturnType<typeof workflowsQueries.caseSubjects>;
  /** Whoever was chosen before; shown although other words are asked for. */
  known?: { id: string; name: string } | null;
  value: string | null;
  onValueChange: (id: string | null) => void;
}

/** One person of those whom the server offers, found by name. */
export function PersonPicker({ label, placeholder, ask, known = null, value, onValueChange }: PersonPickerProps) {
  const [text, setText] = useState("");
  const words = useDebounced(text.trim(), LIMITS.searchDebounceMs);
  const found = useQuery(ask(words));
  const isLate = text.trim() !== words || found.isPlaceholderData;
  // Until the answer is there, nobody can be chosen whose name does not hold what is typed.
  const people = (found.data?.people ?? []).filter(({ name }) => !isLate || matchesText(name, text));
  const first = known && text === "" && !people.some(({ id }) => id === known.id) ? [known] : [];
  return (
    <Combobox
      label={label}
      placeholder={placeholder ?? m.workflows_choose()}
      options={[...first, ...people].map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={setText}
      emptyText={isLate || found.isFetching ? m.ui_loading() : m.ui_no_matches()}
      note={found.data?.has_more ? m.workflows_start_about_more() : undefined}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
