import { ChevronDown, ExternalLink, Lock, LockOpen } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { cn } from "#shared/ui/class-names.ts";
import { accessWords } from "../model/access-words.ts";
import type { ApiEndpoint } from "../model/api-endpoints.ts";
import type { EndpointField } from "../model/endpoint-fields.ts";

/** Reading is an outline, changing is filled, deleting has the colour of danger. */
const METHODS: Record<string, string> = {
  GET: "text-primary shadow-[inset_0_0_0_1px_currentColor]",
  POST: "bg-primary-soft text-primary",
  PUT: "bg-primary-soft text-primary",
  PATCH: "bg-primary-soft text-primary",
  DELETE: "bg-danger-soft text-danger",
};

/** An endpoint: what it does and who may call it; opened, what it takes and gives. It opens without scripts too. */
export function ApiEndpointRow({ endpoint }: { endpoint: ApiEndpoint }) {
  const { name, method, path, summary, access, rateLimit, takes, gives, address } = endpoint;
  const AccessIcon = access.kind === "public" ? LockOpen : Lock;
  return (
    <details id={name} className="group scroll-mt-6 border-t border-border first:border-t-0">
      <summary className="grid list-none grid-cols-[4.25rem_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-5 py-4 -outline-offset-2! hover:bg-muted/60 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6 [&::-webkit-details-marker]:hidden">
        <span
          className={cn(
            "rounded-xs px-1.5 py-0.5 text-center text-xs font-bold tracking-wide max-sm:justify-self-start",
            METHODS[method],
          )}
        >
          {method}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 self-center text-muted-foreground transition-transform duration-200 group-open:rotate-180 sm:order-last"
        />
        <span className="min-w-0 max-sm:col-span-2">
          <span className="block font-semibold text-pretty">{summary[currentLanguage()]}</span>
          <code className="mt-0.5 block font-mono text-[0.8125rem] break-words text-muted-foreground">{path}</code>
        </span>
      </summary>
      <div className="grid gap-5 px-5 pb-6 sm:px-6 sm:pl-[6.75rem]">
        <p className="flex items-start gap-2 text-[0.9375rem]">
          <AccessIcon aria-hidden className="mt-1 size-3.5 shrink-0 text-muted-foreground" />
          <span>
            {accessWords(access)}
            {rateLimit && <span className="text-muted-foreground"> · {m.content_api_limited()}</span>}
          </span>
        </p>
        <Fields title={m.content_api_takes()} fields={takes} />
        <Fields title={m.content_api_gives()} fields={gives} />
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={address} className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}>
            {m.content_api_try()}
            <ExternalLink aria-hidden />
          </a>
          <a href={`#${name}`} className={linkStyles({ kind: "quiet", className: "text-[0.9375rem]" })}>
            {m.content_help_address()}
          </a>
        </p>
      </div>
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly EndpointField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="eyebrow">{title}</h3>
      <dl className="mt-1.5 grid text-[0.875rem] sm:grid-cols-[minmax(0,auto)_minmax(0,1fr)] sm:gap-x-6">
        {fields.map(({ name, type, isRequired }) => (
          <div key={name} className="col-span-full grid border-t border-border py-1.5 sm:grid-cols-subgrid">
            <dt className="font-mono break-words">
              {name}
              {isRequired && (
                <span className="font-sans text-danger" title={m.content_api_required()}>
                  {" "}
                  *<span className="sr-only">{m.content_api_required()}</span>
                </span>
              )}
            </dt>
            <dd className="min-w-0 font-mono break-words text-muted-foreground">{type}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
