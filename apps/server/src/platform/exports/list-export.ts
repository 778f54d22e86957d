import type { AuditAction, AuditEntity } from "@kerkis/contract/codes.ts";
import type { ListColumn, ListColumns } from "@kerkis/contract/core/files/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import type { AnyContractProcedure, InferContractRouterOutputs } from "@orpc/contract";

/** The row of a list's endpoint. */
type RowOf<List extends AnyContractProcedure> =
  InferContractRouterOutputs<List> extends { items: readonly (infer Row)[] } ? Row : never;

/** A list that can be taken along as a file, with the rights, the filters and the rows of its own endpoint. */
export interface ListExport {
  /** The list's endpoint: at its address, with `.csv` or `.xlsx` behind it, is the file. */
  list: AnyContractProcedure;
  /** The file is «kerkis-<name>-<day>.csv». */
  name: string;
  columns: readonly ListColumn<never>[];
  /** Columns after those, which what is asked for decides: a form's questions. The list itself has let its reader in by then. */
  moreColumns?: (db: Reader, query: Readonly<Record<string, unknown>>) => Promise<readonly ListColumn<never>[]>;
  /** How the audit log names that it was taken out of the house; lists of what is public or one's own leave no entry. */
  recordedAs: { action: AuditAction; entity: AuditEntity };
}

/** Gives a list its file: one line in the manifest of its module. */
export const listExport = <List extends AnyContractProcedure>(
  list: List,
  name: string,
  columns: ListColumns<RowOf<List>>,
  {
    recordedAs = { action: "list.exported", entity: "list" },
    ...more
  }: Partial<Pick<ListExport, "recordedAs" | "moreColumns">> = {},
): ListExport => ({ list, name, columns: Object.values(columns), recordedAs, ...more });
