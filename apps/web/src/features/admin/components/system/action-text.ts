import { type AuditAction, type AuditEntity, type InKey, inKey } from "@kerkis/contract/codes.ts";
import * as actions from "#paraglide/families/audit_action.js";
import * as entities from "#paraglide/families/audit_entity.js";

type Texts<Key extends string> = Readonly<Record<Key, () => string>>;

/** Words of what the audit log knows, in the messages of the module that declares it; what has none does not compile. */
const ACTIONS: Texts<`audit_action_${InKey<AuditAction>}`> = actions;
const ENTITIES: Texts<`audit_entity_${InKey<AuditEntity>}`> = entities;

const textIn = (texts: Texts<string>, beginning: string, code: string): string =>
  texts[`${beginning}${inKey(code)}`]?.() ?? code;

/** What was done; the code itself where an older version wrote another. */
export const actionText = (action: string): string => textIn(ACTIONS, "audit_action_", action);
export const entityText = (type: string): string => textIn(ENTITIES, "audit_entity_", type);
