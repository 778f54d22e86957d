import type { ServerModule } from "#platform/module.ts";
import * as listed from "./module-list.ts";
import { inOrder } from "./module-order.ts";

/** The modules of the product, each after those that it builds on, whatever the order of their lines. */
export const MODULES: readonly ServerModule[] = inOrder(Object.values(listed));
