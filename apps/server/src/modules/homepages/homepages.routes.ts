import { homepagesContract } from "@kerkis/contract/homepages/homepages.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { landingPage } from "./homepages.reads.ts";

const os = gated(homepagesContract);

export const homepagesRoutes = {
  landing: os.landing.handler(({ context }) => landingPage(context.platform.db, context.platform.clock)),
};
