import type { Access, PolicyName } from "@kerkis/contract/core/endpoint.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { ORGANIZATION_MATRIX, type OrganizationRole, type ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { pagePermissions } from "#platform/auth/actor.ts";

/** Someone who calls, as the rules know them. */
export interface SweepSubject {
  /** Null for a visitor. */
  person: {
    role: ProfileRole;
    superAdmin: boolean;
    /** Their role in the organization whose records are called for; null for a stranger. */
    there: OrganizationRole | null;
    /** Their role in the organization they work in. */
    current: OrganizationRole | null;
    /** Where they were appointed coordinator: there, and where they work. */
    appointed: { there: boolean; current: boolean };
    part: "founder" | "evaluator" | null;
  } | null;
}
type Person = NonNullable<SweepSubject["person"]>;

/** What an endpoint must answer: let through, or one of these refusals. */
export type Verdict = "allowed" | (typeof GATE_REFUSALS)[number];
export const GATE_REFUSALS = [
  "auth.required",
  "auth.forbidden",
  "org.not_member",
  "org.not_found",
  "form.not_found",
  "import.not_found",
  "application.not_found",
  "evaluation.not_found",
  "startup.request_gone",
  "programme.not_found",
] as const satisfies readonly ErrorCode[];

const MANAGING_ROLES: ReadonlySet<string> = new Set(["owner", "admin", "moderator"]);
const manages = ({ role, superAdmin, appointed, ...roles }: Person, at: "there" | "current"): boolean => {
  if (superAdmin || MANAGING_ROLES.has(roles[at] ?? "")) return true;
  return roles[at] !== null && appointed[at] && (role === "registry_coordinator" || role === "admin");
};
const runs = ({ superAdmin, there }: Person): boolean => superAdmin || there === "owner" || there === "admin";

/** The manager's part on one application: its founder knows of it, a stranger does not. */
function managing(person: Person): Verdict {
  if (person.part === "founder") return "auth.forbidden";
  return manages(person, "there") ? "allowed" : "application.not_found";
}

/** Who takes which step with an organization itself: its owners own it, admins run it, moderators see its settings. */
const MANAGING_STEPS: Readonly<Record<string, ReadonlySet<OrganizationRole>>> = {
  "organizations.details": new Set(["owner", "admin", "moderator"]),
  "organizations.update": new Set(["owner", "admin"]),
  "organizations.updateBranding": new Set(["owner", "admin"]),
  "organizations.setActive": new Set(["owner"]),
  "organizations.delete": new Set(["owner"]),
  "organizations.restore": new Set(["owner"]),
  "organizations.transfer": new Set(["owner"]),
  "organizations.appointCoordinator": new Set(["owner"]),
};

/** What is asked of the organization one works in, and names no programme. */
const OF_CURRENT: ReadonlySet<string> = new Set([
  "programmes.challenges",
  "programmes.challengesCount",
  "programmes.create",
  "programmes.registryForm",
  "programmes.beginRegistryForm",
  "programmes.setRegistryTerm",
]);

/** The queue that one works in, and one's own views of it. */
const QUEUE_OF_CURRENT: ReadonlySet<string> = new Set([
  "applications.queue",
  "applications.queueCount",
  "applications.views",
  "applications.saveView",
  "applications.deleteView",
]);

/** Each policy of the contract in words of its own, so that a mistake in the product's rules shows. */
const POLICY_VERDICTS: Record<PolicyName, (person: Person, key: string) => Verdict> = {
  "application.own": (person) => {
    if (person.part === "founder") return "allowed";
    return manages(person, "there") ? "auth.forbidden" : "application.not_found";
  },
  "application.read": (person) =>
    person.part === "founder" || manages(person, "there") ? "allowed" : "application.not_found",
  "application.manage": (person, key) => {
    // Nobody wrote the comment that is asked for.
    if (key === "applications.deleteComment") return "application.not_found";
    if (QUEUE_OF_CURRENT.has(key)) return manages(person, "current") ? "allowed" : "auth.forbidden";
    if (key.startsWith("applications.answered")) return manages(person, "there") ? "allowed" : "programme.not_found";
    const verdict = managing(person);
    return key === "applications.reopen" && verdict === "allowed" && !runs(person) ? "auth.forbidden" : verdict;
  },
  "evaluation.own": ({ part }) => (part === "evaluator" ? "allowed" : "evaluation.not_found"),
  "evaluation.read": ({ part }) => (part === "evaluator" ? "allowed" : "evaluation.not_found"),
  "evaluation.manage": (person, key) => {
    if (key !== "evaluations.unassign") return managing(person);
    return managing(person) === "allowed" ? "allowed" : "evaluation.not_found";
  },
  "import.manage": (person, key) => {
    if (key === "imports.list" || key === "imports.listCount") return when(manages(person, "current"));
    return manages(person, "there") ? "allowed" : "import.not_found";
  },
  "organization.manage": ({ superAdmin, there }, key) => {
    if (superAdmin) return "allowed";
    if (there === null) return "org.not_found";
    return MANAGING_STEPS[key]?.has(there) ? "allowed" : "auth.forbidden";
  },
  "round.manage": (person, key) => {
    if (!manages(person, "current")) return "auth.forbidden";
    // Called for a call that nobody has: who publishes results and words letters of which is tested beside the module.
    return ["judging.publishResults", "judging.takeBackResults", "judging.dropLetterTemplate"].includes(key)
      ? "programme.not_found"
      : "allowed";
  },
  // Everyone may know of a published one.
  "event.manage": ({ superAdmin, there }) => when(superAdmin || MANAGING_ROLES.has(there ?? "")),
  // Of those who were asked to help nobody is among these.
  "event.help": ({ superAdmin, there }) => when(superAdmin || MANAGING_ROLES.has(there ?? "")),
  "investor.edit": (person) => when(person.part === "founder" || runs(person)),
  // Nobody confirms or verifies what is their own.
  "investor.manage": (person, key) =>
    when(
      ["investors.confirm", "investors.verify"].includes(key)
        ? manages(person, "there") && person.part !== "founder"
        : person.part === "founder" || manages(person, "there"),
    ),
  "startup.coordinate": (person, key) => {
    if (key === "startups.verify") return when(manages(person, "there"));
    if (key !== "startups.answerRequest") return when(manages(person, "current"));
    return manages(person, "there") ? "allowed" : "startup.request_gone";
  },
  "startup.people": (person) => when(person.part === "founder" || manages(person, "there")),
  "startup.own": (person) => when(person.part === "founder"),
  "programme.manage": (person, key) => {
    if (OF_CURRENT.has(key)) return when(manages(person, "current"));
    if (manages(person, "there")) return "allowed";
    return key.startsWith("forms.") ? "form.not_found" : "programme.not_found";
  },
  "workflow.manage": ({ superAdmin, current }) => when(superAdmin || current === "owner" || current === "admin"),
  "workflow.run": (person) => when(manages(person, "current")),
  // Called for a task that nobody has: who may do what with one is tested beside the module.
  "task.own": () => "allowed",
  "startup.edit": (person) => when(person.part === "founder" || manages(person, "there")),
  // A profile admin has the page everywhere, and the rows where they were appointed.
  "organization.oversee": ({ role, superAdmin, current, appointed }) =>
    superAdmin || role !== "admin" || current === "owner" || current === "admin" || appointed.current
      ? "allowed"
      : "auth.forbidden",
};

const when = (allowed: boolean): Verdict => (allowed ? "allowed" : "auth.forbidden");

/** What an endpoint of this access must answer to this caller. */
export function expectedVerdict(access: Access, { person }: SweepSubject, key: string): Verdict {
  if (access.kind === "public") return "allowed";
  if (!person) return "auth.required";
  const { superAdmin, current, there } = person;
  const pages = pagePermissions(person, current, []);
  if (access.kind === "super-admin") return when(superAdmin);
  if (access.kind === "page") return when(pages[access.page]);
  if (access.kind === "member") {
    const role = access.of === undefined ? current : there;
    return superAdmin || role !== null ? "allowed" : "org.not_member";
  }
  if (access.kind === "action") {
    if (access.of !== undefined && !superAdmin && there === null) return "org.not_member";
    const role = access.of === undefined ? current : there;
    return when(superAdmin || (role !== null && ORGANIZATION_MATRIX[role].includes(access.action)));
  }
  if (access.kind === "signed-in") return "allowed";
  if (access.page && !pages[access.page]) return "auth.forbidden";
  return POLICY_VERDICTS[access.policy](person, key);
}
