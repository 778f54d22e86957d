import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import {
  confirmedPerson,
  impersonationStart,
  impersonationStarted,
  peopleList,
  person,
  personId,
  roleChange,
  roleDecision,
  roleRequest,
  roleRequestList,
} from "./people.schema.ts";

const superAdmin = { access: { kind: "super-admin" } } as const;
const change = { ...superAdmin, method: "POST" } as const;

/** People of the whole installation, the roles they ask for, and working as one of them. */
export const peopleContract = {
  ...listEndpoints("people", { ...superAdmin, path: "/admin/people", summary: "Everyone with an account" }, peopleList),
  person: endpoint({ ...superAdmin, method: "GET", path: "/admin/people/{id}", summary: "One person's account" })
    .input(personId)
    .output(person),
  changePersonRole: endpoint({ ...change, path: "/admin/people/{id}/role", summary: "Change someone's profile role" })
    .input(roleChange)
    .output(done),
  verifyPerson: endpoint({ ...change, path: "/admin/people/{id}/verify", summary: "Count an e-mail as verified" })
    .input(personId)
    .output(done),
  sendPersonReset: endpoint({
    ...change,
    path: "/admin/people/{id}/reset-link",
    summary: "Mail someone a link to set a new password",
    rateLimit: "person",
  })
    .input(personId)
    .output(done),
  endPersonSessions: endpoint({
    ...change,
    path: "/admin/people/{id}/end-sessions",
    summary: "Sign someone out everywhere",
  })
    .input(personId)
    .output(done),
  disablePersonTwoFactor: endpoint({
    ...change,
    path: "/admin/people/{id}/disable-two-factor",
    summary: "Switch off the two-factor sign-in of someone who lost it; they get a mail",
  })
    .input(confirmedPerson)
    .output(done),
  makeSuperAdmin: endpoint({
    ...change,
    path: "/admin/people/{id}/make-super-admin",
    summary: "Make someone a super admin; confirmed with their e-mail",
  })
    .input(confirmedPerson)
    .output(done),
  removeSuperAdmin: endpoint({
    ...change,
    path: "/admin/people/{id}/remove-super-admin",
    summary: "Someone is a super admin no longer; never the last one",
  })
    .input(confirmedPerson)
    .output(done),
  ...listEndpoints(
    "roleRequests",
    { ...superAdmin, path: "/admin/role-requests", summary: "Roles asked for at sign-up; those that wait first" },
    roleRequestList,
  ),
  decideRoleRequest: endpoint({
    ...change,
    path: "/admin/role-requests/{id}/decide",
    summary: "Approve or reject a role that was asked for",
  })
    .input(roleDecision)
    .output(roleRequest),
  startImpersonation: endpoint({
    ...change,
    path: "/auth/impersonation/start",
    summary: "Support access to someone's account, with a reason, for at most 60 minutes",
    rateLimit: "impersonation",
  })
    .input(impersonationStart)
    .output(impersonationStarted),
  stopImpersonation: endpoint({
    method: "POST",
    path: "/auth/impersonation/stop",
    summary: "Back to the super admin's own session; works after the other one has ended too",
    access: { kind: "public" },
    rateLimit: "impersonation",
  }).output(done),
};
