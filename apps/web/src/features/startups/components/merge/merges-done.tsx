import type { RecordMerge, RecordMergesPage } from "@kerkis/contract/core/records/merging.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import type { Command } from "#shared/commands/use-command.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate } from "#shared/i18n/format.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import type { ListQuery } from "#shared/lists/list-query.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { MergedRegistry } from "../../model/merging.ts";

interface MergesDoneProps {
  query: ListQuery<RecordMergesPage>;
  registry: MergedRegistry;
  undo: Command<unknown, string>;
}

/** What was merged, and the way back. */
export function MergesDone({ query, registry, undo }: MergesDoneProps) {
  const list = useList(query);
  return (
    <section className="mt-14">
      <h2 className="display mb-4 text-2xl leading-tight">{m.startups_merges()}</h2>
      <ResourceList
        list={list}
        failed={m.startups_merges_failed()}
        headingLevel={3}
        empty={{ title: m.startups_merges_none(), text: m.startups_merges_none_text() }}
      >
        {(merges) => (
          <ListRows look="cards" label={m.startups_merges()} rows={merges} rowId={({ id }) => id}>
            {(merge) => <Done merge={merge} registry={registry} undo={undo} />}
          </ListRows>
        )}
      </ResourceList>
    </section>
  );
}

function Done({ merge, registry, undo }: { merge: RecordMerge } & Pick<MergesDoneProps, "registry" | "undo">) {
  const { id, kept, person, at, undone_at: undone } = merge;
  const merged = registry.nameOf(merge.merged.name);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface p-5 shadow-sm">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="font-semibold">
          {merged} →{" "}
          <Link to={registry.record} params={{ id: kept.id }} className={linkStyles({ kind: "standalone" })}>
            {registry.nameOf(kept.name)}
          </Link>
        </h3>
        <p className="text-sm text-muted-foreground">
          {m.startups_request_from({ name: person ?? m.person_erased(), date: formatDate(at) })}
        </p>
      </div>
      {undone ? (
        <p className="text-sm text-muted-foreground">{m.startups_merge_undone_at({ date: formatDate(undone) })}</p>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setConfirming(true)}>
          {m.startups_merge_undo()}
          <span className="sr-only">: {merged}</span>
        </Button>
      )}
      {isConfirming && (
        <Confirm
          title={m.startups_merge_undo_title({ name: merged })}
          description={m.startups_merge_undo_text()}
          confirmLabel={m.startups_merge_undo()}
          command={undo}
          input={() => id}
          done={m.startups_merge_undone()}
          failed={m.startups_merge_undo_failed()}
          onClose={() => setConfirming(false)}
        />
      )}
    </article>
  );
}
