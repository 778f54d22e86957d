import type { RowCount } from "@kerkis/contract/core/lists.ts";
import type { RecordMergesPage, RecordPairsPage } from "@kerkis/contract/core/records/merging.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import type { Command } from "#shared/commands/use-command.ts";
import { countText } from "#shared/lists/list-count.ts";
import type { ListQuery } from "#shared/lists/list-query.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import type { List } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import type { MergedRegistry } from "../../model/merging.ts";
import { MergesDone } from "./merges-done.tsx";
import { PairRow } from "./pair-row.tsx";

interface DuplicatesViewProps {
  registry: MergedRegistry;
  /** Those of one record alone. */
  isOfOne: boolean;
  lead: string;
  /** Said where no two are alike. */
  none: string;
  pairs: List<RecordPairsPage>;
  total: RowCount | undefined;
  merges: ListQuery<RecordMergesPage>;
  /** Undoes one of them. */
  undo: Command<unknown, string>;
}

/** Records of an organization that may be the same, and what was merged. */
export function DuplicatesView({ registry, isOfOne, lead, none, pairs, total, merges, undo }: DuplicatesViewProps) {
  return (
    <>
      <PageHeader
        title={m.startups_pairs_title()}
        lead={lead}
        actions={
          isOfOne && (
            <Link to={registry.duplicates} className={buttonStyles({ variant: "outline" })}>
              {m.startups_pairs_all()}
            </Link>
          )
        }
        className="mb-7"
      />
      <ResourceList
        list={pairs}
        failed={m.startups_pairs_failed()}
        count={countText(total, {
          exact: ({ number, count }) => m.startups_pairs_count({ count, shown: number }),
          about: ({ number }) => m.startups_pairs_count({ count: total?.value ?? 0, shown: number }),
        })}
        skeleton={<SkeletonCards cards={3} />}
        empty={{ title: m.startups_pairs_none(), text: none }}
      >
        {(rows) => (
          <ListRows look="cards" label={m.startups_pairs_title()} rows={rows} rowId={({ id }) => id}>
            {(pair) => <PairRow pair={pair} registry={registry} />}
          </ListRows>
        )}
      </ResourceList>
      <MergesDone query={merges} registry={registry} undo={undo} />
    </>
  );
}
