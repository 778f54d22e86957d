import { m } from "#messages";
import { ListEnd } from "#shared/lists/list-end.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { formatDate } from "#shared/i18n/format.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { startupsQueries } from "../../startups.queries.ts";
import { EntrySection } from "./entry-section.tsx";

/** What a startup posted, the latest first. */
export function StartupUpdates({ id: startupId }: { id: string }) {
  const list = useList(startupsQueries.updates(startupId));
  if (list.state !== "shown") return null;
  return (
    <EntrySection
      id="updates"
      kind="update"
      title={m.startups_updates()}
      empty={{ title: "", body: "" }}
      addLabel={m.startups_update_add()}
      hint={m.startups_updates_hint()}
      isEmpty={list.rows.length === 0}
    >
      {(edit) => (
        <>
          <ul className="divide-y divide-border">
            {list.rows.map(({ id, title, body, author, at }) => (
              <li
                key={id}
                className="grid gap-x-6 gap-y-1 py-6 first:pt-0 last:pb-0 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
              >
                <time dateTime={at} className="tnum pt-0.5 text-[0.9375rem] text-muted-foreground">
                  {formatDate(at, "medium")}
                </time>
                <article className="min-w-0">
                  <h3 className="flex items-start justify-between gap-2 text-[1.0625rem] font-semibold [overflow-wrap:anywhere]">
                    {title}
                    {edit({ id, answers: { title, body } }, title)}
                  </h3>
                  <p className="mt-1 max-w-[41rem] leading-relaxed whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]">
                    {body}
                  </p>
                  {author && (
                    <p className="mt-3 flex items-center gap-2 text-sm text-muted-foreground">
                      <Avatar name={author} tone="founder" size={24} />
                      {author}
                    </p>
                  )}
                </article>
              </li>
            ))}
          </ul>
          <ListEnd list={list} />
        </>
      )}
    </EntrySection>
  );
}
