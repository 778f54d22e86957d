import * as words from "#paraglide/families/api_module.js";
import type { ApiModuleName } from "./api-endpoints.ts";

/** What each module of the interface is called, in its own messages; one without a name does not compile. */
const NAMES: Readonly<Record<`api_module_${ApiModuleName}${"" | "_lead"}`, () => string>> = words;

/** A module of the interface in the reader's language. */
export const moduleName = (module: ApiModuleName): string => NAMES[`api_module_${module}`]();
export const moduleLead = (module: ApiModuleName): string => NAMES[`api_module_${module}_lead`]();
