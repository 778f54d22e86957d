import { homepagesContract } from "@kerkis/contract/homepages/homepages.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { organizationHomepage } from "./organization.reads.ts";
import { landingPage } from "./homepages.reads.ts";

const os = gated(homepagesContract);

export const homepagesRoutes = {
  landing: os.landing.handler(({ context }) => landingPage(context.platform.db, context.platform.clock)),
  organization: os.organization.handler(async ({ context: { platform, actor }, input }) => {
    const found = await organizationHomepage(platform, actor, input.slug);
    if (!found) throw new Refusal("org.not_found");
    return found;
  }),
};
