import { peopleContract } from "@kerkis/contract/admin/people/people.contract.ts";
import * as identity from "#modules/identity/identity.api.ts";
import {
  borrowedSessionCookies,
  clearOwnSession,
  ownSessionCookie,
  ownSessionToken,
} from "#platform/auth/impersonation-cookies.ts";
import { parseCookies, sessionToken } from "#platform/auth/session-cookie.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { peopleCount, peoplePage, personFor } from "./people.reads.ts";
import { roleRequestById, roleRequestCount, roleRequestPage } from "./role-requests.reads.ts";

const os = gated(peopleContract);
const ok = { ok: true } as const;

const secondsUntil = (context: RequestContext, iso: string): number =>
  Math.max(1, Math.floor((Date.parse(iso) - context.platform.clock.now().getTime()) / 1000));

const cookiesOf = (context: RequestContext) => parseCookies(context.headers().get("cookie"));

/** People, the roles they ask for, and working as one of them. */
export const peopleRoutes = {
  people: os.people.handler(({ context, input }) => peoplePage(context.platform, input)),
  peopleCount: os.peopleCount.handler(({ context, input }) => peopleCount(context.platform.db, input)),
  person: os.person.handler(({ context, input }) => {
    const { db, features } = context.platform;
    return personFor(db, context.actor, input.id, features.isOn("impersonation"));
  }),
  changePersonRole: os.changePersonRole.handler(async ({ context, input }) => {
    await identity.changeProfileRole(context.platform, context.actor, input);
    return ok;
  }),
  verifyPerson: os.verifyPerson.handler(async ({ context, input }) => {
    await identity.verifyAccount(context.platform, context.actor, input.id);
    return ok;
  }),
  sendPersonReset: os.sendPersonReset.handler(async ({ context, input }) => {
    await identity.sendResetLink(context.platform, context.actor, input.id);
    return ok;
  }),
  endPersonSessions: os.endPersonSessions.handler(async ({ context, input }) => {
    await identity.endSessionsOf(context.platform, context.actor, input.id);
    return ok;
  }),
  disablePersonTwoFactor: os.disablePersonTwoFactor.handler(async ({ context, input }) => {
    await identity.disableTwoFactor(context.platform, context.actor, input);
    return ok;
  }),
  makeSuperAdmin: os.makeSuperAdmin.handler(async ({ context, input }) => {
    await identity.makeSuperAdmin(context.platform, context.actor, input);
    return ok;
  }),
  removeSuperAdmin: os.removeSuperAdmin.handler(async ({ context, input }) => {
    await identity.removeSuperAdmin(context.platform, context.actor, input);
    return ok;
  }),
  roleRequests: os.roleRequests.handler(({ context, input }) => roleRequestPage(context.platform, input)),
  roleRequestsCount: os.roleRequestsCount.handler(({ context, input }) => roleRequestCount(context.platform.db, input)),
  decideRoleRequest: os.decideRoleRequest.handler(async ({ context, input }) => {
    await identity.decideRoleRequest(context.platform, context.actor, input);
    return roleRequestById(context.platform.db, input.id);
  }),
  startImpersonation: os.startImpersonation.handler(async ({ context, input }) => {
    const { platform, address } = context;
    const own = sessionToken(cookiesOf(context), platform.config);
    if (own === null) throw new Refusal("auth.required");
    const userAgent = context.headers().get("user-agent");
    const started = await identity.startImpersonation(platform, context.actor, { ...input, address, userAgent });
    const seconds = secondsUntil(context, started.expiresAt);
    const cookies = borrowedSessionCookies({ borrowed: started.token, own, seconds }, platform.config);
    for (const cookie of cookies) context.setCookie(cookie);
    return { expires_at: started.expiresAt };
  }),
  stopImpersonation: os.stopImpersonation.handler(async ({ context }) => {
    const { actor, platform } = context;
    const own = ownSessionToken(cookiesOf(context), platform.config);
    // Someone who signed in meanwhile keeps their session.
    if (own !== null && (actor === null || actor.impersonatorId !== null)) {
      const until = await identity.stopImpersonation(platform, own);
      if (until !== null) context.setCookie(ownSessionCookie(own, secondsUntil(context, until), platform.config));
    } else if (actor !== null) await identity.signOutOfImpersonation(platform, actor, null);
    for (const cookie of clearOwnSession(platform.config)) context.setCookie(cookie);
    return ok;
  }),
};
