import { homepagesContract } from "@kerkis/contract/homepages/homepages.contract.ts";
import { implement } from "@orpc/server";
import type { RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { landingPage } from "./homepages.reads.ts";

const os = implement(homepagesContract).$context<RequestContext>().use(gate);

export const homepagesRoutes = {
  landing: os.landing.handler(({ context }) => landingPage(context.platform.db, context.platform.clock)),
};
