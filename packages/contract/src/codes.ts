/** Names that travel between the sides and stay in rows: refusals, audit actions, queues. Each module declares its own. */
import type { Codes } from "./core/codes.ts";
import * as modules from "./module-codes.ts";

type Declared = (typeof modules)[keyof typeof modules];
type NamesIn<Part extends keyof Codes, Module = Declared> = Module extends { [Key in Part]: readonly (infer Name)[] }
  ? Name
  : never;
type RefusalsOf<Module> = Module extends { errors: infer Errors } ? keyof Errors : never;

export type ErrorCode = RefusalsOf<Declared>;
export type AuditAction = NamesIn<"auditActions">;
export type AuditEntity = NamesIn<"auditEntities">;
export type QueueName = NamesIn<"queues">;

/** Every refusal the server gives, with its HTTP status. */
export const ERRORS: Readonly<Record<ErrorCode, number>> = Object.assign(
  {},
  ...Object.values<Codes>(modules).map(({ errors }) => errors),
);

/** «auth.code_invalid», «account.erase-due» as message keys write them. */
export type InKey<Code extends string> = Replaced<Replaced<Code, ".">, "-">;
type Replaced<Text extends string, Mark extends string> = Text extends `${infer Start}${Mark}${infer End}`
  ? `${Start}_${Replaced<End, Mark>}`
  : Text;
export const inKey = (code: string): string => code.replaceAll(/[.-]/g, "_");
