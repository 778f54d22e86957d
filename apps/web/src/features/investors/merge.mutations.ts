import type { InvestorMergeInput } from "@kerkis/contract/investors/merge/merge.schema.ts";
import type { MergedRegistry } from "#features/startups/merging.public.ts";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { investorName } from "./components/labels.ts";
import { investorsQueries } from "./investors.queries.ts";

/** Makes one investor of two. */
export const useMergeInvestors = () =>
  useCommand({
    mutationFn: (input: InvestorMergeInput) => api.investors.merge(input),
    stale: () => [investorsQueries.all()],
  });

/** Undoes a merge. */
export const useUndoMerge = () =>
  useCommand({
    mutationFn: (id: string) => api.investors.undoMerge({ id }),
    stale: () => [investorsQueries.all()],
  });

/** Investors, as they are merged. */
export const investorRegistry: MergedRegistry = {
  record: "/investor/$id",
  duplicates: "/investors/duplicates",
  merge: "/investors/merge",
  nameOf: investorName,
};
