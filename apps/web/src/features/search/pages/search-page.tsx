import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { SearchResults } from "../components/search-results.tsx";

const route = getRouteApi("/shell/search");

/** All results for a text: pages of the product, startups, investors and organizations the reader may see. */
export function SearchPage() {
  const address = route.useSearch();
  const { q = "" } = address;
  return (
    <div className="mx-auto max-w-[56rem]">
      <PageHeader title={m.search_page_title()} lead={m.search_page_lead()} />
      <SearchForm key={q} initial={q} />
      {q === "" ? (
        <EmptyState title={m.search_page_prompt()} description={m.search_page_prompt_text()} />
      ) : (
        <SearchResults text={q} address={address} />
      )}
    </div>
  );
}

function SearchForm({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const navigate = route.useNavigate();
  function submit(event: FormEvent) {
    event.preventDefault();
    const q = text.trim();
    void navigate({ search: q === "" ? {} : { q } });
  }
  return (
    <form role="search" action="/search" onSubmit={submit} className="mt-6 mb-8 flex gap-2.5">
      <SearchInput
        name="q"
        value={text}
        onValueChange={setText}
        maxLength={LIMITS.searchMax}
        aria-label={m.search_label()}
        placeholder={m.search_placeholder()}
        className="min-w-0 flex-1"
      />
      <Button type="submit">{m.search_submit()}</Button>
    </form>
  );
}
