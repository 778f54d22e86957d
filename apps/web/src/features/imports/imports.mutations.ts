import type { ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportMapping, ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import type { RowDecision } from "@kerkis/contract/imports/states.taxonomy.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { uploadFile } from "#shared/api/files.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { importsQueries } from "./imports.queries.ts";

interface Upload {
  kind: ImportKind;
  organizationId: string;
  file: File;
}

/** Uploads a file; what is wrong with it stands at its field. */
export const useUploadImport = () =>
  useCommand({
    mutationFn: async ({ kind, organizationId, file }: Upload) => {
      const asked = new URLSearchParams({ kind, organization: organizationId });
      const [{ uploadedImport }, reply] = await Promise.all([
        import("@kerkis/contract/core/files/uploaded.ts"),
        uploadFile(`${FILE_ROUTES.uploadImport.path}?${asked.toString()}`, file),
      ]);
      return uploadedImport.parse(reply);
    },
    stale: () => [importsQueries.lists()],
  });

const keepRun = (queryClient: QueryClient, run: ImportRun) =>
  queryClient.setQueryData(importsQueries.run(run.id).queryKey, run);

/** Changes of one import go to the server one after the other. */
const scopeOf = (id: string) => ({ id: `import ${id}` });

/** What is said of a file's columns, values and duplicates. */
export type MappingChange = Partial<Pick<ImportMapping, "columns" | "values" | "defaults" | "duplicates">>;

/** The import as it will be once the server has heard of a change. */
function changedRun(run: ImportRun, change: MappingChange): ImportRun {
  const columns = run.columns.map((column, index) => {
    const field = change.columns?.[index];
    return field === undefined || field === column.field ? column : { ...column, field, origin: "chosen" as const };
  });
  const values = Object.fromEntries(
    Object.entries(run.values).map(([index, all]) => [
      index,
      all.map((one) => {
        const becomes = change.values?.[index]?.[one.value];
        return becomes === undefined ? one : { ...one, becomes };
      }),
    ]),
  );
  const { defaults = run.defaults, duplicates = run.duplicates } = change;
  return { ...run, columns, values, defaults, duplicates };
}

/** Changes the mapping: each choice is shown at once and told to the server in its turn. */
export function useMapImport(id: string) {
  const queryClient = useQueryClient();
  const key = importsQueries.run(id).queryKey;
  return useCommand({
    scope: scopeOf(id),
    overlaps: true,
    onMutate: (change: MappingChange) => {
      const run = queryClient.getQueryData(key);
      if (run) queryClient.setQueryData(key, changedRun(run, change));
    },
    mutationFn: ({ values = {} }: MappingChange) => {
      const run = queryClient.getQueryData(key);
      if (!run) throw new Error("A mapping without its import.");
      const columns = run.columns.map(({ field }) => field);
      const { version, defaults, duplicates } = run;
      return api.imports.map({ id, version, columns, values, defaults, duplicates });
    },
    onSuccess: (run) => keepRun(queryClient, run),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
    failed: m.imports_map_failed,
  });
}

const STEPS = {
  check: api.imports.check,
  run: api.imports.run,
  publish: api.imports.publish,
  undo: api.imports.undo,
};

/** Tries, writes or takes back, once the mapping's changes that were made before are with the server. */
export function useImportStep(step: keyof typeof STEPS, id: string) {
  const queryClient = useQueryClient();
  const key = importsQueries.run(id).queryKey;
  return useCommand({
    scope: scopeOf(id),
    mutationFn: () => {
      const run = queryClient.getQueryData(key);
      if (!run) throw new Error("A step without its import.");
      return STEPS[step]({ id, version: run.version });
    },
    onSuccess: (run) => keepRun(queryClient, run),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
    stale: () => [importsQueries.lists()],
    ...(step === "undo" || step === "publish" ? {} : { failed: m.imports_step_failed }),
  });
}

/** Discards a file that wrote nothing. */
export const useDiscardImport = () =>
  useCommand({
    mutationFn: (id: string) => api.imports.discard({ id }),
    stale: () => [importsQueries.lists()],
    done: () => m.imports_discarded(),
    failed: m.imports_discard_failed,
  });

/** Says what becomes of a row that looks like a record. */
export const useDecideRow = (id: string) =>
  useCommand({
    mutationFn: (row: { number: number; decision: RowDecision | null }) => api.imports.decide({ id, ...row }),
    stale: () => [[...importsQueries.all(), "rows", id], importsQueries.run(id).queryKey],
    failed: m.imports_step_failed,
  });
