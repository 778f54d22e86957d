import { APPLICATION_CALLS } from "./application-calls.ts";
import { contract } from "@kerkis/contract/contract.ts";
import type { Access } from "@kerkis/contract/core/endpoint.ts";
import { randomUUID } from "node:crypto";
import { WORKFLOW_CALLS } from "./workflow-calls.ts";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import type { SweepTargets } from "./sweep-targets.ts";
import { EVENT_CALLS } from "./event-calls.ts";
import { INVESTOR_CALLS } from "./investor-calls.ts";
import { ROUND_CALLS } from "./round-calls.ts";

type Contract = typeof contract;
/** Name of an endpoint, e.g. «applications.approve». */
export type EndpointKey = {
  [Module in keyof Contract]: `${Module}.${Extract<keyof Contract[Module], string>}`;
}[keyof Contract];

export interface SweptEndpoint {
  key: string;
  access: Access | undefined;
}

/** Every endpoint that the contract has, with its declared access. */
export const sweptEndpoints: readonly SweptEndpoint[] = Object.entries(contract).flatMap(([module, endpoints]) =>
  Object.entries(endpoints).map(([name, procedure]) => ({
    key: `${module}.${name}`,
    access: procedure["~orpc"].meta.access,
  })),
);

/** A version nobody has seen: what passes the gate changes nothing. */
const STALE = 999_999;
const step = ({ applicationId }: SweepTargets) => ({ id: applicationId, version: STALE });
const ofImport = ({ importId }: SweepTargets) => ({ id: importId, version: STALE });
const reasoned = (targets: SweepTargets) => ({ ...step(targets), reason: "Έλεγχος πρόσβασης" });
const pair = ({ publishedStartupId }: SweepTargets) => ({ kept_id: publishedStartupId, merged_id: randomUUID() });
const someone = () => `${randomUUID()}@people.test`;
const token = "no-such-token-0123456789";

type CountKey = Extract<EndpointKey, `${string}Count`>;
/** A module's own list needs nothing to be asked for. */
type ListKey = Extract<EndpointKey, `${string}.list`>;
type InputOf = (targets: SweepTargets) => unknown;

/** A valid input for every endpoint, about records of one organization; a missing endpoint does not compile. */
const INPUTS: Record<
  Exclude<EndpointKey, CountKey | ListKey | keyof typeof ROUND_CALLS | keyof typeof EVENT_CALLS>,
  InputOf
> = {
  "identity.session": () => undefined,
  "identity.signUp": () => ({
    first_name: "Άννα",
    last_name: "Λιάπη",
    email: someone(),
    role: "founder",
    password: "long-enough",
    terms: true,
  }),
  "identity.signIn": () => ({ email: someone(), password: "not-the-one" }),
  "identity.signOut": () => undefined,
  "identity.verifyEmail": () => ({ token }),
  "identity.resendVerification": () => ({ email: someone() }),
  "identity.forgotPassword": () => ({ email: someone() }),
  "identity.waysInOfReset": () => ({ token }),
  "identity.resetPassword": () => ({ token, password: "long-enough" }),
  "identity.confirmSignIn": () => ({ token, code: "000000" }),
  "identity.passkeySignInOptions": () => undefined,
  "identity.passkeySignIn": () => ({ token, response: {} }),
  "identity.providerCallback": () => ({ state: token, code: "none" }),
  "identity.linkAccountAtSignIn": () => ({ token, password: "not-the-one" }),
  "identity.finishWelcome": () => undefined,
  "identity.waysIn": () => undefined,
  "identity.sessions": () => undefined,
  "identity.revokeSession": () => ({ id: randomUUID() }),
  "identity.revokeOtherSessions": () => undefined,
  "identity.changePassword": () => ({ current_password: "not-the-one", password: "long-enough" }),
  "identity.beginTwoFactor": () => ({ password: "not-the-one" }),
  "identity.confirmTwoFactor": () => ({ code: "000000" }),
  "identity.renewBackupCodes": () => ({ password: "not-the-one" }),
  "identity.disableTwoFactor": () => ({ password: "not-the-one" }),
  "identity.beginPasskey": () => ({ password: "not-the-one" }),
  "identity.addPasskey": () => ({ token, response: {}, name: "Έλεγχος" }),
  "identity.renamePasskey": () => ({ id: randomUUID(), name: "Έλεγχος" }),
  "identity.removePasskey": () => ({ id: randomUUID(), password: "not-the-one" }),
  "identity.linkAccount": () => ({ provider: "google", password: "not-the-one" }),
  "identity.unlinkAccount": () => ({ id: randomUUID(), password: "not-the-one" }),
  "identity.setUp": () => ({
    token,
    first_name: "Άννα",
    last_name: "Λιάπη",
    email: someone(),
    password: "long-enough",
  }),
  "identity.account": () => undefined,
  "identity.updateProfile": () => ({ version: STALE, first_name: "Άννα" }),
  "identity.changeLanguage": () => ({ language: "el" }),
  "identity.changeEmail": () => ({ email: someone(), password: "not-the-one" }),
  "identity.cancelEmailChange": () => undefined,
  "identity.confirmEmail": () => ({ token }),
  "identity.changeRole": () => ({ role: "admin" }),
  "identity.withdrawRoleRequest": () => undefined,
  "identity.setConsent": () => ({ subject: "measurements", granted: false }),
  "identity.requestDeletion": () => ({ confirmation: "someone@else.test", password: "not-the-one" }),
  "identity.cancelDeletion": () => undefined,
  "organizations.mine": () => undefined,
  "organizations.switch": ({ organizationId: id }) => ({ id }),
  "organizations.members": ({ organizationId: id }) => ({ id }),
  // Nobody has this address: what passes the gate is refused after it.
  "organizations.create": () => ({ name: "Νέος", owner_email: someone() }),
  "organizations.slug": () => ({ name: "Blue Hub" }),
  "organizations.closed": () => undefined,
  "organizations.all": () => ({}),
  "organizations.details": ({ organizationId: id }) => ({ id }),
  "organizations.update": ({ organizationId: id }) => ({ id, version: STALE, description: "Άλλη" }),
  "organizations.updateBranding": ({ organizationId: id }) => ({ id, version: STALE, primary_color: "#0b4f6c" }),
  "organizations.setActive": ({ organizationId: id }) => ({ id, version: STALE, is_active: false }),
  "organizations.delete": ({ organizationId: id }) => ({ id, name: "Άλλο όνομα" }),
  "organizations.restore": ({ organizationId: id }) => ({ id }),
  "organizations.transfer": ({ organizationId: id }) => ({ id, email: someone() }),
  "organizations.leave": ({ organizationId: id }) => ({ id }),
  "organizations.people": ({ organizationId: id }) => ({ id }),
  // Rows of nobody, which are refused one by one behind the gate.
  "organizations.changeRoles": ({ organizationId: id }) => ({
    id,
    role: "member",
    members: [{ user_id: randomUUID(), seen_role: "member" }],
  }),
  "organizations.appointCoordinator": ({ organizationId: id }) => ({
    id,
    user_id: randomUUID(),
    is_coordinator: true,
  }),
  "organizations.removeMembers": ({ organizationId: id }) => ({
    id,
    members: [{ user_id: randomUUID(), seen_role: "member" }],
  }),
  "organizations.invitations": ({ organizationId: id }) => ({ id }),
  "organizations.invite": ({ organizationId: id }) => ({
    id,
    email: someone(),
    role: "member",
    language: "el",
  }),
  "organizations.inviteList": ({ organizationId: id }) => ({
    id,
    text: `${randomUUID()}@people.test`,
    role: "member",
    language: "el",
    dry_run: true,
  }),
  "organizations.resendInvitations": ({ organizationId: id }) => ({ id, invitation_ids: [randomUUID()] }),
  "organizations.revokeInvitations": ({ organizationId: id }) => ({ id, invitation_ids: [randomUUID()] }),
  "organizations.invitation": () => ({ token }),
  "organizations.acceptInvitation": () => ({ token }),
  "organizations.declineInvitation": () => ({ token }),
  "organizations.signUpInvited": () => ({
    token,
    first_name: "Άννα",
    last_name: "Λιάπη",
    role: "founder",
    password: "long-enough",
    terms: true,
  }),
  "organizations.permissionMatrix": ({ organizationId: id }) => ({ id }),
  // Not what stands: what passes the gate is refused after it.
  "organizations.setPermission": ({ organizationId: id }) => ({
    id,
    subject: "profile_role",
    role: "mentor",
    page: "analytics",
    allowed: true,
    seen: false,
  }),
  "organizations.resetPermissions": ({ organizationId: id }) => ({ id }),
  "organizations.retention": ({ organizationId: id }) => ({ id }),
  "organizations.saveRetention": ({ organizationId: id }) => ({
    id,
    version: STALE,
    activity_days: 365,
    notifications_days: 365,
    invitations_days: 365,
    drafts_days: 365,
  }),
  "admin.overview": () => undefined,
  "admin.organizationAudit": ({ organizationId: id }) => ({ id }),
  "admin.organizationAuditFacets": ({ organizationId: id }) => ({ id }),
  ...INVESTOR_CALLS,
  "startups.facets": () => ({}),
  "startups.get": ({ startupId: id }) => ({ id }),
  "startups.similar": ({ startupId: id }) => ({ id }),
  "startups.profile": ({ publishedStartupId: id }) => ({ id }),
  "startups.changeProfile": ({ publishedStartupId: id }) => ({ id, version: STALE, group: "story", answers: {} }),
  "startups.history": ({ publishedStartupId: id }) => ({ id }),
  "startups.followers": ({ startupId: id }) => ({ id }),
  "startups.follow": ({ publishedStartupId: id }) => ({ id, follows: false }),
  "startups.updates": ({ publishedStartupId: id }) => ({ id }),
  // An entry of nobody: what passes the gate is refused after it.
  "startups.saveUpdate": ({ publishedStartupId: id }) => ({
    id,
    entry_id: randomUUID(),
    answers: { title: "Νέο", body: "Έλεγχος πρόσβασης" },
  }),
  "startups.saveRound": ({ publishedStartupId: id }) => ({
    id,
    entry_id: randomUUID(),
    answers: { kind: "seed", on: "2026-01-15", amount: null, currency: "EUR", givers: [], is_open: null },
  }),
  "startups.saveMilestone": ({ publishedStartupId: id }) => ({
    id,
    entry_id: randomUUID(),
    answers: { title: "Έλεγχος", on: "2026-01-15" },
  }),
  "startups.removeEntry": ({ publishedStartupId: id }) => ({ id, kind: "update", entry_id: randomUUID() }),
  "startups.requests": () => ({}),
  "startups.reportMistake": ({ publishedStartupId: id }) => ({ id, reason: "Έλεγχος πρόσβασης" }),
  "startups.claim": ({ publishedStartupId: id }) => ({ id, reason: "Έλεγχος πρόσβασης" }),
  "startups.answerRequest": ({ requestId: id }) => ({ id, accept: true, answer: "" }),
  "startups.verify": ({ publishedStartupId: id }) => ({ id }),
  "startups.companyFacts": () => ({ tax_number: "094014201" }),
  "startups.pairs": () => ({}),
  "startups.merges": () => ({}),
  "startups.mergeView": pair,
  "startups.merge": (targets) => ({ ...pair(targets), kept_version: STALE, merged_version: STALE, take: [] }),
  "startups.undoMerge": () => ({ id: randomUUID() }),
  "startups.people": ({ publishedStartupId: id }) => ({ id }),
  "startups.invitePerson": ({ publishedStartupId: id }) => ({ id, email: someone(), role: "editor", language: "el" }),
  "startups.resendInvitation": ({ publishedStartupId: id }) => ({ id, invitation_id: randomUUID() }),
  "startups.revokeInvitation": ({ publishedStartupId: id }) => ({ id, invitation_id: randomUUID() }),
  "startups.changePersonRole": ({ publishedStartupId: id }) => ({ id, user_id: randomUUID(), role: "editor" }),
  "startups.removePerson": ({ publishedStartupId: id }) => ({ id, user_id: randomUUID() }),
  "startups.transferStartup": ({ publishedStartupId: id }) => ({ id, user_id: randomUUID() }),
  "startups.leaveStartup": ({ publishedStartupId: id }) => ({ id }),
  "startups.startupInvitation": () => ({ token }),
  "startups.acceptStartupInvitation": () => ({ token }),
  "startups.declineStartupInvitation": () => ({ token }),
  "startups.duplicates": () => ({ name: "Thalassa" }),
  ...WORKFLOW_CALLS,
  "programmes.registry": () => undefined,
  "programmes.challenges": () => ({}),
  "programmes.create": () => ({ kind: "challenge", title_el: "Έλεγχος πρόσβασης", title_en: "" }),
  "programmes.challenge": ({ challengeId: id }) => ({ id }),
  "programmes.change": ({ challengeId: id }) => ({ id, version: STALE, group: "texts", answers: {} }),
  "programmes.step": ({ challengeId: id }) => ({ id, version: STALE, step: "archive" }),
  "programmes.copy": ({ challengeId: id }) => ({ id }),
  "programmes.discard": ({ challengeId: id }) => ({ id, version: STALE }),
  "programmes.registryForm": () => ({}),
  "programmes.beginRegistryForm": () => ({ subject: "investor" }),
  "programmes.setRegistryTerm": () => ({ decision_days: 40 }),
  "programmes.beginForm": ({ challengeId: id }) => ({ id }),
  "forms.form": ({ formId: id }) => ({ id }),
  "forms.save": ({ formId: id }) => ({ id, seen: STALE, definition: { sections: [] } }),
  "forms.publish": ({ formId: id }) => ({ id, seen: STALE }),
  "programmes.rules": ({ challengeId: id }) => ({ id }),
  "programmes.saveRules": ({ challengeId: id }) => ({ id, seen: STALE, rules: [] }),
  "programmes.call": ({ callId: id }) => ({ id }),
  "applications.carryOver": step,
  "applications.mine": () => ({}),
  "applications.queue": () => ({}),
  "applications.answered": ({ callId: programme_id }) => ({ programme_id }),
  "applications.inCall": ({ callId: programme_id }) => ({ programme_id }),
  ...APPLICATION_CALLS,
  "applications.start": () => ({}),
  "applications.saveDraft": (targets) => ({ ...step(targets), answers: { name: "Άλλο όνομα" } }),
  "applications.comments": ({ applicationId: application_id }) => ({ application_id }),
  "applications.addComment": ({ applicationId: application_id }) => ({
    application_id,
    text: "Να δούμε τον ισολογισμό.",
  }),
  "applications.deleteComment": () => ({ id: randomUUID() }),
  "applications.saveView": () => ({ name: "Εκπρόθεσμες", view: { due: "over" } }),
  "applications.submit": step,
  "applications.withdraw": step,
  "applications.appeal": reasoned,
  "applications.openReview": step,
  "applications.requestChanges": reasoned,
  "applications.approve": step,
  "applications.reject": reasoned,
  "applications.reopen": reasoned,
  "evaluations.mine": () => undefined,
  "evaluations.get": ({ evaluationId: id }) => ({ id }),
  "evaluations.save": ({ evaluationId: id }) => ({ id, version: STALE, feedback: "Άλλη γνώμη" }),
  "evaluations.submit": ({ evaluationId: id }) => ({ id, version: STALE }),
  "evaluations.recuse": ({ evaluationId: id }) => ({ id, reason: "Έλεγχος πρόσβασης" }),
  "evaluations.candidates": ({ applicationId: id }) => ({ id }),
  "evaluations.criteria": ({ applicationId: id }) => ({ id }),
  "evaluations.assign": ({ applicationId: id }) => ({ id, evaluator_id: randomUUID() }),
  "evaluations.unassign": ({ submittedEvaluationId: id }) => ({ id }),
  "homepages.landing": () => undefined,
  "homepages.organization": () => ({ slug: "kerkis" }),
  "ecosystem.overview": () => ({}),
  "ecosystem.network": () => ({ region: "attica" }),
  "ecosystem.calls": () => undefined,
  "notifications.markRead": () => ({ id: randomUUID() }),
  "notifications.markAllRead": () => undefined,
  "notifications.remove": () => ({ id: randomUUID() }),
  "notifications.preferences": () => undefined,
  "notifications.setPreference": () => ({ kind: "applications", channel: "in_app", enabled: true }),
  "notifications.setDelivery": () => ({}),
  "notifications.pushState": () => undefined,
  "notifications.subscribePush": () => ({
    endpoint: "https://not-a-push-service.test/1",
    keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
  }),
  "notifications.unsubscribePush": () => undefined,
  "notifications.testPush": () => undefined,
  "activity.feed": () => undefined,
  "activity.markRead": () => ({ ids: [randomUUID()] }),
  "assistant.conversations": () => ({}),
  "assistant.startConversation": () => ({ title: "Σάρωση", route: "/" }),
  "assistant.messages": () => ({ id: randomUUID() }),
  "assistant.deleteConversation": () => ({ id: randomUUID() }),
  "assistant.chatAi": () => chatQuestion("Γεια σας"),
  "search.suggest": () => ({ q: "Thalassa" }),
  "search.startupFacets": () => ({ q: "Thalassa" }),
  "search.startups": () => ({ q: "Thalassa" }),
  "search.investors": () => ({ q: "Investor" }),
  "search.investorFacets": () => ({ q: "Investor" }),
  "search.events": () => ({ q: "Event" }),
  "search.eventFacets": () => ({ q: "Event" }),
  "search.organizations": () => ({ q: "Hub" }),
  "analytics.dashboard": () => undefined,
  "analytics.publicFigures": () => undefined,
  "admin.sendContact": () => ({
    name: "Άννα",
    email: someone(),
    topic: "other",
    message: "Έλεγχος πρόσβασης",
    language: "el",
  }),
  "admin.contactMessages": () => ({}),
  "admin.answerContact": () => ({ id: randomUUID(), answered: true }),
  "admin.reportError": () => ({ error: "sweep", timestamp: "2026-01-01T00:00:00Z", url: "/" }),
  "admin.outbox": () => ({}),
  "admin.people": () => ({}),
  "admin.person": () => ({ id: randomUUID() }),
  "admin.changePersonRole": () => ({ id: randomUUID(), role: "mentor" }),
  "admin.verifyPerson": () => ({ id: randomUUID() }),
  "admin.sendPersonReset": () => ({ id: randomUUID() }),
  "admin.endPersonSessions": () => ({ id: randomUUID() }),
  "admin.disablePersonTwoFactor": () => ({ id: randomUUID(), confirmation: "no@people.test" }),
  "admin.makeSuperAdmin": () => ({ id: randomUUID(), confirmation: "no@people.test" }),
  "admin.removeSuperAdmin": () => ({ id: randomUUID(), confirmation: "no@people.test" }),
  "admin.roleRequests": () => ({}),
  "admin.decideRoleRequest": () => ({ id: randomUUID(), approve: true, note: "" }),
  "admin.startImpersonation": () => ({ id: randomUUID(), reason: "Έλεγχος πρόσβασης" }),
  "admin.stopImpersonation": () => undefined,
  "admin.errorGroups": () => ({}),
  "admin.errorGroup": () => ({ id: randomUUID() }),
  "admin.setErrorStatus": () => ({ id: randomUUID(), status: "resolved" }),
  "admin.recordMetrics": () => ({
    metrics: [{ metric_name: "LCP", metric_value: 900, metric_metadata: { page: "/startups", device: "desktop" } }],
  }),
  "admin.metrics": () => ({}),
  "admin.jobs": () => undefined,
  "admin.retryJob": () => ({ id: randomUUID(), queue: "mail.deliver" }),
  "admin.auditLog": () => ({}),
  "admin.auditFacets": () => ({}),
  "admin.featureSwitches": () => undefined,
  "admin.changeFeature": () => ({ feature: "sign_up", enabled: true }),
  "admin.installation": () => undefined,
  "imports.get": ofImport,
  "imports.rows": ofImport,
  "imports.map": (targets) => ({ ...ofImport(targets), columns: [], values: {}, defaults: {}, duplicates: "skip" }),
  "imports.check": ofImport,
  "imports.decide": (targets) => ({ ...ofImport(targets), number: 2, decision: "skip" }),
  "imports.run": ofImport,
  "imports.publish": ofImport,
  "imports.undo": ofImport,
  "imports.discard": ofImport,
  "admin.explainAccess": ({ organizationId }) => ({
    organization_id: organizationId,
    user_id: randomUUID(),
    subject: { kind: "page", page: "startups" },
  }),
};

const LISTS = Object.fromEntries(
  sweptEndpoints.flatMap(({ key }) => (key.endsWith(".list") ? [[key, () => ({})]] : [])),
) satisfies Record<string, InputOf>;

/** The same with the lists' counts, which take what their lists take. */
export const SWEEP_INPUTS: Readonly<Record<string, InputOf>> = {
  ...LISTS,
  ...ROUND_CALLS,
  ...EVENT_CALLS,
  ...INPUTS,
  ...Object.fromEntries(
    sweptEndpoints.flatMap(({ key }) => {
      const list = Object.entries({ ...LISTS, ...ROUND_CALLS, ...EVENT_CALLS, ...INPUTS }).find(
        ([name]) => `${name}Count` === key,
      );
      return list ? [[key, list[1]]] : [];
    }),
  ),
};
