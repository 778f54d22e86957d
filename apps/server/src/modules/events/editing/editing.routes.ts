import { editingContract } from "@kerkis/contract/events/editing/editing.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { countManaged, managedPage } from "../events.reads.ts";
import {
  cancelEvent,
  changeEvent,
  createEvent,
  duplicateEvent,
  editableEventFor,
  publishEvent,
  removeEvent,
} from "./editing.service.ts";

const os = gated(editingContract);

export const editingRoutes = {
  managed: os.managed.handler(({ context: { platform, scope }, input }) => managedPage(platform, scope, input)),
  managedCount: os.managedCount.handler(({ context: { platform, scope }, input }) =>
    countManaged(platform, scope, input),
  ),
  create: os.create.handler(async ({ context: { platform, actor, scope }, input }) => ({
    id: await createEvent(platform, actor, scope, input.answers),
  })),
  duplicate: os.duplicate.handler(async ({ context: { platform, actor }, input }) => ({
    id: await duplicateEvent(platform, actor, input.id),
  })),
  editable: os.editable.handler(({ context: { platform, actor }, input }) =>
    editableEventFor(platform.db, actor, input.id),
  ),
  change: os.change.handler(({ context: { platform, actor }, input }) => changeEvent(platform, actor, input)),
  publish: os.publish.handler(({ context: { platform, actor }, input }) => publishEvent(platform, actor, input, true)),
  unpublish: os.unpublish.handler(({ context: { platform, actor }, input }) =>
    publishEvent(platform, actor, input, false),
  ),
  cancel: os.cancel.handler(({ context: { platform, actor }, input }) => cancelEvent(platform, actor, input)),
  remove: os.remove.handler(async ({ context: { platform, actor }, input }) => {
    await removeEvent(platform, actor, input.id);
    return { ok: true };
  }),
};
