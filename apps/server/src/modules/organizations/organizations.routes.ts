import { organizationsContract } from "@kerkis/contract/organizations/organizations.contract.ts";
import { mayIn } from "#platform/auth/actor.ts";
import { organizationCookie } from "#platform/auth/session-cookie.ts";
import type { ScopedContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { allOrganizations, countOrganizations } from "./all-organizations.reads.ts";
import { deleteOrganization, restoreOrganization, setOrganizationActive } from "./settings/lifecycle.service.ts";
import { countMembersByName, membersPage, membershipsOf } from "./organizations.reads.ts";
import { createOrganization, organizationSettingsFor, slugFor } from "./organizations.service.ts";
import { leaveOrganization, transferOwnership } from "./members/ownership.service.ts";
import { closedOrganizations } from "./settings/settings.reads.ts";
import { updateBranding, updateOrganization } from "./settings/settings.service.ts";

const os = gated(organizationsContract);

/** Who may change roles finds members by their address too. */
const isByEmail = ({ actor, scope }: ScopedContext) => ({
  byEmail: mayIn(actor, scope.organizationId, "members.changeRoles"),
});

export const organizationsRoutes = {
  mine: os.mine.handler(({ context }) => membershipsOf(context.platform.db, context.actor.userId)),
  switch: os.switch.handler(({ context }) => {
    context.setCookie(organizationCookie(context.scope.organizationId, context.platform.config));
    return { ok: true } as const;
  }),
  members: os.members.handler(({ context, input }) => {
    return membersPage(context.platform, context.scope, { ...input, ...isByEmail(context) });
  }),
  membersCount: os.membersCount.handler(({ context, input }) => {
    return countMembersByName(context.platform.db, context.scope, { ...input, ...isByEmail(context) });
  }),
  create: os.create.handler(({ context, input }) => createOrganization(context.platform, context.actor, input)),
  slug: os.slug.handler(({ context, input }) => slugFor(context.platform.db, input)),
  closed: os.closed.handler(({ context }) => closedOrganizations(context.platform.db, context.actor)),
  all: os.all.handler(({ context, input }) => allOrganizations(context.platform, input)),
  allCount: os.allCount.handler(({ context, input }) => countOrganizations(context.platform.db, input)),
  details: os.details.handler(({ context, input }) =>
    organizationSettingsFor(context.platform.db, context.actor, input.id),
  ),
  update: os.update.handler(({ context, input }) => updateOrganization(context.platform, context.actor, input)),
  updateBranding: os.updateBranding.handler(({ context, input }) =>
    updateBranding(context.platform, context.actor, input),
  ),
  setActive: os.setActive.handler(({ context, input }) =>
    setOrganizationActive(context.platform, context.actor, input),
  ),
  delete: os.delete.handler(({ context, input }) => deleteOrganization(context.platform, context.actor, input)),
  restore: os.restore.handler(({ context, input }) => restoreOrganization(context.platform, context.actor, input.id)),
  transfer: os.transfer.handler(({ context, input }) => transferOwnership(context.platform, context.actor, input)),
  leave: os.leave.handler(async ({ context }) => {
    await leaveOrganization(context.platform, context.actor, context.scope);
    return { ok: true } as const;
  }),
};
