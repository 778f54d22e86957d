import { ExternalLink } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { accessWords } from "../hooks/access-words.ts";
import { apiModules, type ApiEndpoint } from "../hooks/api-endpoints.ts";

const REFERENCE = "/api/reference";
const DOCUMENT = "/api/openapi.json";

/** Every endpoint with its method, its path and who may call it, made from the contract. */
export function ApiReference() {
  const modules = apiModules.filter(({ endpoints }) => endpoints.length > 0);
  const total = modules.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
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
      <nav aria-label={m.content_api_modules()} className="mt-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {modules.map(({ module, endpoints }) => (
            <li key={module}>
              <a href={`#api-${module}`} className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}>
                {module}
                <span className="tnum font-normal text-muted-foreground">{endpoints.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {modules.map(({ module, endpoints }) => (
        <section key={module} id={`api-${module}`} aria-labelledby={`api-title-${module}`} className="mt-9 scroll-mt-6">
          <h2 id={`api-title-${module}`} className="display text-2xl">
            {module}
          </h2>
          <Card className="mt-3 overflow-hidden">
            <ul>
              {endpoints.map((endpoint) => (
                <EndpointRow key={endpoint.name} endpoint={endpoint} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  );
}

function EndpointRow({ endpoint: { method, path, summary, access, address } }: { endpoint: ApiEndpoint }) {
  return (
    <li className="border-t border-border px-5 py-3.5 first:border-t-0 sm:px-6">
      <a href={address} className="group flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-xs">
        <span className="tnum w-14 shrink-0 text-sm font-semibold text-muted-foreground">{method}</span>
        <code className="min-w-0 font-mono text-[0.875rem] break-all text-primary group-hover:underline">{path}</code>
      </a>
      <p lang="en" className="mt-1 text-[0.9375rem]">
        {summary}
      </p>
      <p className="mt-0.5 text-sm text-muted-foreground">{accessWords(access)}</p>
    </li>
  );
}
