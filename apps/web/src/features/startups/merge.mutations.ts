import type { MergeInput } from "@kerkis/contract/startups/merge/merge.schema.ts";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import type { MergedRegistry } from "./model/merging.ts";
import { startupsQueries } from "./startups.queries.ts";

/** Makes one startup of two. */
export const useMerge = () =>
  useCommand({
    mutationFn: (input: MergeInput) => api.startups.merge(input),
    stale: () => [startupsQueries.all()],
  });

/** Undoes a merge. */
export const useUndoMerge = () =>
  useCommand({
    mutationFn: (id: string) => api.startups.undoMerge({ id }),
    stale: () => [startupsQueries.all()],
  });

/** Startups, as they are merged. */
export const startupRegistry: MergedRegistry = {
  record: "/startup/$id",
  duplicates: "/startups/duplicates",
  merge: "/startups/merge",
  nameOf: (name) => name,
};
