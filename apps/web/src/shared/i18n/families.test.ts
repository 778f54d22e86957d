import { inKey } from "@kerkis/contract/codes.ts";
import { contract } from "@kerkis/contract/contract.ts";
import type { Codes } from "@kerkis/contract/core/codes.ts";
import * as modules from "@kerkis/contract/module-codes.ts";
import { expect, test } from "vitest";
import * as modulesOfApi from "#paraglide/families/api_module.js";
import * as actions from "#paraglide/families/audit_action.js";
import * as entities from "#paraglide/families/audit_entity.js";
import * as queues from "#paraglide/families/job_queue.js";

const namesOf = (part: "auditActions" | "auditEntities" | "queues") =>
  Object.values<Codes>(modules).flatMap((codes) => codes[part] ?? []);

// A code without words does not compile; these find words whose code is gone.
test.each([
  ["audit_action_", actions, namesOf("auditActions")],
  ["audit_entity_", entities, namesOf("auditEntities")],
  ["job_queue_", queues, namesOf("queues")],
  ["api_module_", modulesOfApi, Object.keys(contract).flatMap((name) => [name, `${name}_lead`])],
])("every message %s… is of a code that some module declares", (beginning, words, codes) => {
  const keys = codes.map((code) => `${beginning}${inKey(code)}`);
  expect(Object.keys(words).toSorted()).toEqual(keys.toSorted());
});
