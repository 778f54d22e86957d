import { organizationsContract } from "@kerkis/contract/organizations/organizations.contract.ts";
import { implement } from "@orpc/server";
import { mayIn } from "#platform/auth/actor.ts";
import { memberScope } from "#platform/auth/scope.ts";
import { ORGANIZATION_COOKIE } from "#platform/auth/session-cookie.ts";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { allOrganizations, countOrganizations } from "./all-organizations.reads.ts";
import { deleteOrganization, restoreOrganization, setOrganizationActive } from "./lifecycle.service.ts";
import { countMembersByName, membersPage, membershipsOf } from "./organizations.reads.ts";
import { createOrganization, organizationSettingsFor, slugFor } from "./organizations.service.ts";
import { leaveOrganization, transferOwnership } from "./ownership.service.ts";
import { closedOrganizations } from "./settings.reads.ts";
import { updateBranding, updateOrganization } from "./settings.service.ts";

const os = implement(organizationsContract).$context<RequestContext>().use(gate);
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** @throws Refusal org.not_member, auth.forbidden */
function viewingMembers(context: RequestContext, organizationId: string) {
  const actor = signedIn(context);
  const scope = memberScope(actor, organizationId);
  if (!mayIn(actor, organizationId, "members.view")) throw new Refusal("auth.forbidden");
  return { scope, byEmail: mayIn(actor, organizationId, "members.changeRoles") };
}

export const organizationsRoutes = {
  mine: os.mine.handler(({ context }) => membershipsOf(context.platform.db, signedIn(context).userId)),
  switch: os.switch.handler(({ context, input }) => {
    const scope = memberScope(signedIn(context), input.id);
    const secure = context.platform.config.publicUrl.startsWith("https:") ? "; Secure" : "";
    context.setCookie(
      `${ORGANIZATION_COOKIE}=${scope.organizationId}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`,
    );
    return { ok: true } as const;
  }),
  members: os.members.handler(({ context, input }) => {
    const { scope, byEmail } = viewingMembers(context, input.id);
    return membersPage(context.platform, scope, { ...input, byEmail });
  }),
  membersCount: os.membersCount.handler(({ context, input }) => {
    const { scope, byEmail } = viewingMembers(context, input.id);
    return countMembersByName(context.platform.db, scope, { ...input, byEmail });
  }),
  create: os.create.handler(({ context, input }) => createOrganization(context.platform, signedIn(context), input)),
  slug: os.slug.handler(({ context, input }) => slugFor(context.platform.db, input)),
  closed: os.closed.handler(({ context }) => closedOrganizations(context.platform.db, signedIn(context))),
  all: os.all.handler(({ context, input }) => allOrganizations(context.platform, input)),
  allCount: os.allCount.handler(({ context, input }) => countOrganizations(context.platform.db, input)),
  details: os.details.handler(({ context, input }) =>
    organizationSettingsFor(context.platform.db, signedIn(context), input.id),
  ),
  update: os.update.handler(({ context, input }) => updateOrganization(context.platform, signedIn(context), input)),
  updateBranding: os.updateBranding.handler(({ context, input }) =>
    updateBranding(context.platform, signedIn(context), input),
  ),
  setActive: os.setActive.handler(({ context, input }) =>
    setOrganizationActive(context.platform, signedIn(context), input),
  ),
  delete: os.delete.handler(({ context, input }) => deleteOrganization(context.platform, signedIn(context), input)),
  restore: os.restore.handler(({ context, input }) =>
    restoreOrganization(context.platform, signedIn(context), input.id),
  ),
  transfer: os.transfer.handler(({ context, input }) => transferOwnership(context.platform, signedIn(context), input)),
  leave: os.leave.handler(async ({ context, input }) => {
    await leaveOrganization(context.platform, signedIn(context), input.id);
    return { ok: true } as const;
  }),
};
