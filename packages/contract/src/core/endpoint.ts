import { oc } from "@orpc/contract";
import type { OrganizationAction } from "./permissions.ts";
import type { PageKey } from "./pages.ts";

/** Policies that need facts from the database, by name; the server maps each to code. */
export const POLICIES = [
  "application.own",
  "application.read",
  "application.manage",
  "import.manage",
  "evaluation.own",
  "evaluation.read",
  "evaluation.manage",
  "startup.edit",
  "startup.people",
  "startup.own",
  "investor.edit",
  "investor.manage",
  "startup.coordinate",
  "event.manage",
  "event.help",
  "programme.manage",
  "workflow.manage",
  "workflow.run",
  "task.own",
  "organization.manage",
  "organization.oversee",
  "round.manage",
] as const;
export type PolicyName = (typeof POLICIES)[number];

/**
 * Who may call an endpoint. There is no default.
 * `member`: belongs to the current organization, or to the one that the input's field `of` names; `action`: holds the
 * organization permission there; `page`: holds the page permission in the current organization;
 * `policy`: decided from the record itself (the service loads it, so that a stranger gets "not found", never "forbidden").
 */
export type Access =
  | { kind: "public" }
  | { kind: "signed-in" }
  | { kind: "page"; page: PageKey }
  | { kind: "member"; of?: string }
  | { kind: "action"; action: OrganizationAction; of?: string }
  | { kind: "policy"; policy: PolicyName; page?: PageKey }
  | { kind: "super-admin" };

export interface EndpointMeta<Declared extends Access = Access> {
  access?: Declared;
  /** Per-address and per-account limits of a group of calls. */
  rateLimit?: RateLimitGroup;
}
/** What calls are counted together for: one bucket per purpose, so that one never uses up another. */
export const RATE_LIMIT_GROUPS = [
  "sign-in",
  "proof",
  "second-factor",
  "passkey",
  "passkey-options",
  "provider",
  "link",
  "invitation-link",
  "sign-up",
  "verification-mail",
  "reset-mail",
  "contact",
  "account-mail",
  "account",
  "organization",
  "application",
  "startup",
  "event",
  "person",
  "impersonation",
  "push",
  "upload",
  "invite",
  "lookup",
  "report",
  "new-failure",
  "metrics",
  "export",
  "report-export",
  "conversation",
  "chat",
] as const;
export type RateLimitGroup = (typeof RATE_LIMIT_GROUPS)[number];

export interface EndpointDefinition<Declared extends Access = Access> {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: `/${string}`;
  summary: string;
  access: Declared;
  rateLimit?: RateLimitGroup;
  successStatus?: number;
}

/**
 * One endpoint as data: server, typed client, OpenAPI document and the authorization sweep derive from it. Its declared
 * access is part of its type, so that the server's handler is given what this access proves.
 * Chain `.input()` and `.output()` to complete it.
 */
export function endpoint<const Declared extends Access>(definition: EndpointDefinition<Declared>) {
  const { method, path, summary, access, rateLimit, successStatus = 200 } = definition;
  const tag = path.split("/")[1] ?? "";
  return oc
    .$meta<EndpointMeta<Declared>>({ access, ...(rateLimit && { rateLimit }) })
    .route({ method, path, summary, successStatus, tags: [tag], inputStructure: "compact" });
}
