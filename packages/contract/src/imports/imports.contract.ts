import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { listEndpoints } from "../core/lists.ts";
import {
  importList,
  importMapping,
  importRow,
  importRowList,
  importRun,
  rowDecision,
  versionedImport,
} from "./imports.schema.ts";

const access = { kind: "policy", policy: "import.manage" } as const;

export const importsContract = {
  ...listEndpoints("list", { path: "/imports", summary: "Imports of the current organization", access }, importList),
  get: endpoint({
    method: "GET",
    path: "/imports/{id}",
    summary: "An import: its file, its mapping and how far it is",
    access,
  })
    .input(z.object({ id }))
    .output(importRun),
  ...listEndpoints(
    "rows",
    { path: "/imports/{id}/rows", summary: "Rows of an import as they will be written, with what is wrong", access },
    importRowList,
  ),
  map: endpoint({
    method: "PUT",
    path: "/imports/{id}/mapping",
    summary: "Say which column is which field and what values mean",
    access,
  })
    .input(importMapping)
    .output(importRun),
  check: endpoint({
    method: "POST",
    path: "/imports/{id}/check",
    summary: "Try the whole file without writing a record",
    access,
  })
    .input(versionedImport)
    .output(importRun),
  decide: endpoint({
    method: "PUT",
    path: "/imports/{id}/rows/{number}",
    summary: "Say what becomes of a row that looks like a record",
    access,
  })
    .input(rowDecision)
    .output(importRow),
  run: endpoint({ method: "POST", path: "/imports/{id}/run", summary: "Write the rows that are ready", access })
    .input(versionedImport)
    .output(importRun),
  publish: endpoint({
    method: "POST",
    path: "/imports/{id}/publish",
    summary: "Verify and publish the records that an import added",
    access,
  })
    .input(versionedImport)
    .output(importRun),
  undo: endpoint({
    method: "POST",
    path: "/imports/{id}/undo",
    summary: "Take back everything that an import wrote",
    access,
  })
    .input(versionedImport)
    .output(importRun),
  discard: endpoint({
    method: "DELETE",
    path: "/imports/{id}",
    summary: "Discard an import that wrote nothing",
    access,
  })
    .input(z.object({ id }))
    .output(z.object({ id })),
};
