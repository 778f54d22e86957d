import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { StageHouse } from "#shared/ui/theatre/stage-house.tsx";
import { toggled } from "../../model/compared.ts";
import { startupsQueries } from "../../startups.queries.ts";

/** The open stage beside a startup that stands alone: another one is found by its name. */
export function SecondStartup({ alone }: { alone: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const words = useDebounced(text.trim(), LIMITS.searchDebounceMs);
  const found = useQuery({ ...startupsQueries.choices(words), enabled: words !== "" });
  const isLate = text.trim() !== words || found.isFetching;
  const options = text.trim() === "" ? [] : (found.data?.items ?? []).filter(({ id }) => id !== alone);
  const nothing =
    text.trim() === "" ? m.ui_type_to_search() : found.isError ? errorText(found.error) : m.ui_no_matches();
  return (
    <>
      <StageHouse lit={[]} className="relative max-w-44">
        {null}
      </StageHouse>
      <h2 className="-mt-4 mb-2 font-semibold">{m.startups_compare_second()}</h2>
      <div className="max-w-sm">
        <Combobox
          label={m.startups_compare_second()}
          placeholder={m.startups_compare_second_search()}
          options={options.map(({ id, name, location }) => ({ value: id, label: name, hint: location }))}
          onSearch={setText}
          emptyText={isLate ? m.ui_loading() : nothing}
          clearable={false}
          value={null}
          onValueChange={(id) => {
            if (id === null) return;
            void navigate({
              to: ".",
              search: (known: object) => ({ ...known, ids: toggled(alone, id) }),
              replace: true,
              resetScroll: false,
            });
          }}
        />
      </div>
    </>
  );
}
