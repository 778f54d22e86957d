import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { nodeId, workflowDefinition } from "../definition/definition.schema.ts";

const words = z.object({ el: z.string(), en: z.string() });

/** Versions that are listed; the latest first. */
export const VERSIONS_MAX = 100;
/** Cases that one call moves; whoever moves more calls again. */
export const MOVED_AT_ONCE = 100;

export const workflowVersion = z.object({
  number: z.int(),
  published_at: timestamp,
  published_by: z.nullable(z.string()),
  /** Cases under way that follow it. */
  running: z.int(),
});
export type WorkflowVersion = z.infer<typeof workflowVersion>;
export const workflowVersions = z.object({ versions: z.array(workflowVersion) });

export const versionInput = z.object({ id, number: z.coerce.number().check(z.int(), z.minimum(1)) });
export type VersionInput = z.infer<typeof versionInput>;
/** All cases of the version, or one of them. */
export const previewMoveInput = z.extend(versionInput, { instance: z.optional(id) });
export type PreviewMoveInput = z.infer<typeof previewMoveInput>;
/** With where cases go on that stand at a step which is gone. */
export const moveInput = z.extend(previewMoveInput, { map: z.optional(z.record(nodeId, nodeId)) });
export type MoveInput = z.infer<typeof moveInput>;
export const versionDetail = z.object({ number: z.int(), definition: workflowDefinition });

/** Where cases of a version stand, and whether they can stand there in the version that is published now. */
export const movePreview = z.object({
  to: z.int(),
  stands: z.array(
    z.object({
      at: z.array(words),
      fits: z.boolean(),
      /** Steps where they stand that are gone, each with the steps at which they could go on. */
      gone: z.array(
        z.object({ node: z.string(), name: words, targets: z.array(z.object({ node: z.string(), name: words })) }),
      ),
      cases: z.int(),
      /** Some of them, by name. */
      titles: z.array(z.string()),
    }),
  ),
});
export type MovePreview = z.infer<typeof movePreview>;

export const moved = z.object({
  moved: z.int(),
  /** Those that still follow the old version and could be moved. */
  left: z.int(),
});
