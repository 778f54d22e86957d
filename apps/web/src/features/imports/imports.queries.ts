import type { ImportRowQuery, ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { isAtWork } from "@kerkis/contract/imports/states.taxonomy.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** While the server works on a file its page asks how far it is. */
const WORK_MS = 1_000;

export interface RowsInput extends Pick<ImportRowQuery, "id" | "standing" | "from" | "limit"> {
  /** What the rows were read by; they are asked for anew under another mapping. */
  version: number;
}

/** Queries of the module; their keys live here only. */
export const importsQueries = {
  all: () => ["imports"] as const,
  lists: () => [...importsQueries.all(), "list"] as const,
  list: () => listQuery({ key: importsQueries.lists(), input: {}, load: (start) => api.imports.list(start) }),
  count: () =>
    queryOptions({ queryKey: [...importsQueries.lists(), "count"], queryFn: () => api.imports.listCount({}) }),
  run: (id: string) =>
    queryOptions({
      queryKey: [...importsQueries.all(), "run", id],
      queryFn: () => api.imports.get({ id }),
      refetchInterval: ({ state: { data } }: { state: { data: ImportRun | undefined } }) =>
        data && isAtWork(data.state) ? WORK_MS : false,
    }),
  rows: ({ version, ...input }: RowsInput) =>
    listQuery({
      key: [...importsQueries.all(), "rows", input.id],
      input: { ...input, version },
      load: (start) => api.imports.rows({ ...input, ...start }),
    }),
};
