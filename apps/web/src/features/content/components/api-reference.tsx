import { getRouteApi } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useEffect } from "react";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { apiModules, searchEndpoints, type ApiModule } from "../model/api-endpoints.ts";
import { moduleLead, moduleName } from "../model/api-module-names.ts";
import { ApiEndpointRow } from "./api-endpoint-row.tsx";

const REFERENCE = "/api/reference";
const DOCUMENT = "/api/openapi.json";
const route = getRouteApi("/shell/documentation/api");
const total = apiModules.reduce((sum, { endpoints }) => sum + endpoints.length, 0);

/** Every endpoint with what it does, takes and gives, and who may call it, made from the contract; searched while one types. */
export function ApiReference() {
  const { q, endpoint } = route.useSearch();
  const { change } = useListAddress("/documentation/api", { q });
  const [text, setText] = useSearchText({ searched: q, onSearch: (words) => change({ q: words || undefined }) });
  const modules = searchEndpoints(apiModules, text);
  const found = modules.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
  const isSearching = text.trim() !== "";
  useEffect(openAddressed, []);
  return (
    <>
      <div className="mt-5 grid max-w-[44rem] gap-3 leading-relaxed text-pretty">
        <p>{m.content_api_intro({ count: formatNumber(total) })}</p>
        <p>{m.content_api_rules()}</p>
      </div>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <a href={REFERENCE} className={buttonStyles({ variant: "outline" })}>
          {m.content_api_interactive()}
          <ExternalLink aria-hidden />
        </a>
        <a href={DOCUMENT} className={buttonStyles({ variant: "ghost" })}>
          {m.content_api_document()}
        </a>
      </div>
      <form role="search" className="mt-8 max-w-xl" onSubmit={(event) => event.preventDefault()}>
        <SearchInput
          name="q"
          aria-label={m.content_api_search()}
          placeholder={m.content_api_placeholder()}
          value={text}
          onValueChange={setText}
        />
        <p role="status" className="mt-2 min-h-6 text-sm text-muted-foreground">
          {isSearching && m.content_api_found({ count: found, number: formatNumber(found) })}
        </p>
      </form>
      {found === 0 ? (
        <EmptyState
          title={m.content_api_none()}
          description={m.content_api_none_text()}
          action={<Button onClick={() => setText("")}>{m.content_api_all()}</Button>}
        />
      ) : (
        <>
          <ModuleNav modules={modules} />
          {modules.map((module) => (
            <ModuleSection key={module.module} module={module} addressed={endpoint} />
          ))}
        </>
      )}
    </>
  );
}

/** An address that names an endpoint opens it. */
function openAddressed(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView({ block: "start" });
}

function ModuleNav({ modules }: { modules: readonly ApiModule[] }) {
  return (
    <nav aria-label={m.content_api_modules()} className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {modules.map(({ module, endpoints }) => (
          <li key={module}>
            <a
              href={`#api-${module}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-full bg-muted px-3.5 text-[0.9375rem] font-medium hover:bg-muted-2 max-md:min-h-11"
            >
              {moduleName(module)}
              <span className="tnum text-sm font-normal text-muted-foreground">{endpoints.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ModuleSectionProps {
  module: ApiModule;
  /** The endpoint that the address names. */
  addressed: string | undefined;
}

function ModuleSection({ module: { module, endpoints }, addressed }: ModuleSectionProps) {
  return (
    <section id={`api-${module}`} aria-labelledby={`api-title-${module}`} className="mt-10 scroll-mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`api-title-${module}`} className="display text-[1.75rem] leading-tight">
          {moduleName(module)}
        </h2>
        <code className="font-mono text-sm text-muted-foreground">{module}</code>
      </div>
      <p className="mt-1 text-pretty text-muted-foreground">{moduleLead(module)}</p>
      <Card className="mt-4 overflow-hidden">
        {endpoints.map((endpoint) => (
          <ApiEndpointRow key={endpoint.name} endpoint={endpoint} isAddressed={endpoint.name === addressed} />
        ))}
      </Card>
    </section>
  );
}
