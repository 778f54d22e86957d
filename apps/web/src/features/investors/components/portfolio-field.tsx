import type { RecordsField } from "@kerkis/contract/core/forms/field.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { startupsQueries } from "#features/startups/startup-search.public.ts";
import { m } from "#messages";
import { type ControlProps, Asked, useAnswer } from "#shared/forms/fields/asked.tsx";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Tag } from "#shared/ui/marks/tag.tsx";

interface Chosen {
  id: string;
  name: string;
}

const MIN = 2;

const isChosen = (value: unknown): value is Chosen[] => Array.isArray(value);

/** Startups of the registry that were invested in: found by typing, of those that the person may see. */
export function PortfolioField({ name, field }: ControlProps<RecordsField>) {
  const { control, error } = useAnswer(name);
  const [text, setText] = useState("");
  const words = useDebounced(text.trim(), LIMITS.searchDebounceMs);
  const isAsked = text.trim() !== "" && words.length >= MIN;
  const { data, isFetching } = useQuery({ ...startupsQueries.choices(words), enabled: isAsked });
  const chosen = isChosen(control.value) ? control.value : [];
  const known = new Set(chosen.map(({ id }) => id));
  const found = isAsked ? (data?.items ?? []).filter(({ id }) => !known.has(id)) : [];
  const isNothing = isAsked && data !== undefined && !isFetching && found.length === 0;
  return (
    <div className="grid gap-2.5">
      <Asked name={name} field={field} error={error}>
        <SearchInput
          value={text}
          onValueChange={setText}
          onBlur={control.onBlur}
          placeholder={m.investors_portfolio_search()}
          disabled={chosen.length >= field.max}
          // Enter looks for startups and sends no form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Asked>
      {found.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-md bg-border" aria-label={m.investors_portfolio_found()}>
          {found.map((startup) => (
            <li key={startup.id} className="flex min-w-0 items-center gap-3 bg-muted p-2.5">
              <Mark seed={startup.id} src={startup.logo_url} size={32} />
              <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{startup.name}</span>
              <Button
                size="sm"
                variant="outline"
                aria-label={m.investors_portfolio_add_one({ name: startup.name })}
                onClick={() => {
                  control.onChange([...chosen, { id: startup.id, name: startup.name }]);
                  setText("");
                }}
              >
                <Plus />
                {m.investors_portfolio_add()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {isNothing && m.investors_portfolio_nothing()}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={localized(field.label)}>
          {chosen.map(({ id, name: label }) => (
            <li key={id} className="max-w-full">
              <Tag label={label} onRemove={() => control.onChange(chosen.filter((kept) => kept.id !== id))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
