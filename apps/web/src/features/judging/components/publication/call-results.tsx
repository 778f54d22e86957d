import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { industryName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { publicationQueries } from "../../publication.queries.ts";

/** Who was selected in a call, on its page, once it is published. */
export function CallResults({ callId }: { callId: string }) {
  const { data } = useSuspenseQuery(publicationQueries.publication(callId));
  return data.published_at && <Selected callId={callId} publishedAt={data.published_at} />;
}

/** The way down to who was selected, on the call's stage. */
export function CallResultsLink({ callId }: { callId: string }) {
  const { data } = useSuspenseQuery(publicationQueries.publication(callId));
  return (
    data.published_at && (
      <a href="#call-results" className={buttonStyles({ variant: "onstage", size: "lg" })}>
        {m.judging_public_results()}
        <ArrowDown aria-hidden />
      </a>
    )
  );
}

function Selected({ callId, publishedAt }: { callId: string; publishedAt: string }) {
  const list = useList(publicationQueries.selected(callId));
  const total = useCount(publicationQueries.selectedCount(callId), list);
  return (
    <section aria-labelledby="call-results" className="mb-10">
      <h2 id="call-results" className="display scroll-mt-24 text-[1.75rem] leading-tight">
        {m.judging_public_results()}
      </h2>
      <p className="mt-1 mb-4 text-muted-foreground">
        {total && total.value > 0 && <>{m.judging_public_selected({ count: total.value })} · </>}
        {m.judging_public_since({ date: formatDate(publishedAt) })}
      </p>
      <ResourceList
        list={list}
        failed={m.error_loading_title()}
        headingLevel={3}
        look="plain"
        empty={{ title: m.judging_public_nobody(), text: m.judging_public_nobody_text() }}
      >
        {(selected) => (
          <ListRows look="inside" label={m.judging_public_results()} rows={selected} rowId={({ id }) => id}>
            {({ name, field }) => (
              <p className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <span className="flex min-w-0 items-baseline gap-3 font-semibold [overflow-wrap:anywhere]">
                  <i aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />
                  {name}
                </span>
                {field && <span className="text-sm text-muted-foreground">{industryName(field)}</span>}
              </p>
            )}
          </ListRows>
        )}
      </ResourceList>
    </section>
  );
}
