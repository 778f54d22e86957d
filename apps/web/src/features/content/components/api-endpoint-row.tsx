import { ChevronDown, ExternalLink, Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { cn } from "#shared/ui/class-names.ts";
import { accessWords } from "../model/access-words.ts";
import { type ApiEndpoint, givenBy, takenBy } from "../model/api-endpoints.ts";
import type { EndpointField } from "../model/endpoint-fields.ts";

/** Reading is an outline, changing is filled, deleting has the colour of danger. */
const METHODS: Record<string, string> = {
  GET: "text-primary shadow-[inset_0_0_0_1px_currentColor]",
  POST: "bg-primary-soft text-primary",
  PUT: "bg-primary-soft text-primary",
  PATCH: "bg-primary-soft text-primary",
  DELETE: "bg-danger-soft text-danger",
};

interface ApiEndpointRowProps {
  endpoint: ApiEndpoint;
  /** The page's address names it. */
  isAddressed: boolean;
}

/** Where the page opens with this endpoint open, without scripts too. */
const addressOf = (name: string): string => `/documentation/api?endpoint=${encodeURIComponent(name)}#${name}`;

/** An endpoint: what it does; opened, who may call it and what it takes and gives, which is drawn then. */
export function ApiEndpointRow({ endpoint, isAddressed }: ApiEndpointRowProps) {
  const { name, method, path, summary } = endpoint;
  const [wasOpened, setWasOpened] = useState(isAddressed);
  return (
    <details
      // It opens before the page is alive too.
      ref={(row) => {
        if (row?.open) setWasOpened(true);
      }}
      id={name}
      open={isAddressed}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
      className="group scroll-mt-6 border-t border-border [contain-intrinsic-size:auto_5rem] [content-visibility:auto] first:border-t-0"
    >
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
      {wasOpened ? (
        <Details endpoint={endpoint} />
      ) : (
        <noscript>
          <a href={addressOf(name)} className={linkStyles({ kind: "standalone", className: "mx-6 mb-6" })}>
            {m.content_api_takes_and_gives()}
          </a>
        </noscript>
      )}
    </details>
  );
}

function Details({ endpoint }: { endpoint: ApiEndpoint }) {
  const { name, access, rateLimit, address } = endpoint;
  const AccessIcon = access.kind === "public" ? LockOpen : Lock;
  return (
    <div className="grid gap-5 px-5 pb-6 sm:px-6 sm:pl-[6.75rem]">
      <p className="flex items-start gap-2 text-[0.9375rem]">
        <AccessIcon aria-hidden className="mt-1 size-3.5 shrink-0 text-muted-foreground" />
        <span>
          {accessWords(access)}
          {rateLimit && <span className="text-muted-foreground"> · {m.content_api_limited()}</span>}
        </span>
      </p>
      <Fields title={m.content_api_takes()} fields={takenBy(endpoint)} />
      <Fields title={m.content_api_gives()} fields={givenBy(endpoint)} />
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <a href={address} className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}>
          {m.content_api_try()}
          <ExternalLink aria-hidden />
        </a>
        <a href={addressOf(name)} className={linkStyles({ kind: "quiet", className: "text-[0.9375rem]" })}>
          {m.content_help_address()}
        </a>
      </p>
    </div>
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
