/** What a module answers, records and runs by name. The screens' words follow from the names (docs/adding-a-module.md). */
export interface Codes {
  /** Refusals, each with its HTTP status: words `error_…`. */
  errors?: Record<string, number>;
  /** What the audit log may say: words `audit_action_…`. */
  auditActions?: readonly string[];
  /** Kinds of record that it speaks of: words `audit_entity_…`. */
  auditEntities?: readonly string[];
  /** Queues of background work: words `job_queue_…`. */
  queues?: readonly string[];
}

/** What no module owns. */
export const coreCodes = {
  errors: {
    "input.invalid": 422,
    "input.too_large": 413,
    "request.origin": 403,
    "request.rate_limited": 429,
    "request.not_found": 404,
    "request.conflict": 409,
    "request.unavailable": 503,
    "server.unexpected": 500,
    "auth.required": 401,
    "auth.forbidden": 403,
    "file.too_large": 413,
    "file.empty": 422,
    "file.not_an_image": 422,
    "file.other_kind": 422,
    "file.dimensions": 422,
    "file.quota": 429,
  },
  queues: ["files.delete-unused", "files.remove", "mail.deliver"],
} as const satisfies Codes;
