import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import {
  moved,
  moveInput,
  movePreview,
  previewMoveInput,
  versionDetail,
  versionInput,
  workflowVersions,
} from "./versions.schema.ts";

const manager = { kind: "policy", policy: "workflow.manage", page: "workflows" } as const;

export const versionsContract = {
  versions: endpoint({
    method: "GET",
    path: "/workflows/templates/{id}/versions",
    summary: "Published versions of a workflow, each with how many cases follow it",
    access: manager,
  })
    .input(z.object({ id }))
    .output(workflowVersions),
  version: endpoint({
    method: "GET",
    path: "/workflows/templates/{id}/versions/{number}",
    summary: "A published version as it stands",
    access: manager,
  })
    .input(versionInput)
    .output(versionDetail),
  previewMove: endpoint({
    method: "GET",
    path: "/workflows/templates/{id}/versions/{number}/move",
    summary: "Where the cases of a version stand, and which of them can go on in the one that is published now",
    access: manager,
  })
    .input(previewMoveInput)
    .output(movePreview),
  moveCases: endpoint({
    method: "POST",
    path: "/workflows/templates/{id}/versions/{number}/move",
    summary: "Moves cases of a version to the one that is published now, so many at a time",
    access: manager,
  })
    .input(moveInput)
    .output(moved),
};
