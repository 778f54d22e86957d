import { adminContract } from "@kerkis/contract/admin/admin.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { mailDelivery } from "./admin.policy.ts";
import { outboxCount, outboxMails } from "./admin.reads.ts";
import { maskedReport, recordBrowserError } from "./operations/browser-errors.service.ts";

const os = gated(adminContract);

export const adminRoutes = {
  outbox: os.outbox.handler(async ({ context, input }) => {
    const delivery = mailDelivery(context.platform.config);
    if (delivery !== "outbox") return { items: [], next_cursor: null, delivery };
    return { ...(await outboxMails(context.platform, input)), delivery };
  }),
  outboxCount: os.outboxCount.handler(({ context }) => {
    const { config, db } = context.platform;
    return mailDelivery(config) === "outbox" ? outboxCount(db) : { value: 0, exact: true, groups: {} };
  }),
  reportError: os.reportError.handler(async ({ context, input }) => {
    context.log.warn({ browser: maskedReport(input), userId: context.actor?.userId }, "browser error");
    await recordBrowserError(context.platform, input, context.address);
    return { ok: true } as const;
  }),
};
