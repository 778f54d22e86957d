import { adminContract } from "@kerkis/contract/admin/admin.contract.ts";
import { id } from "@kerkis/contract/core/fields.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { implement } from "@orpc/server";
import type { RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { withoutTokens } from "#platform/log/log.ts";
import { mailDelivery } from "./admin.policy.ts";
import { outboxMails } from "./admin.reads.ts";
import { recordBrowserError } from "./browser-errors.service.ts";

const os = implement(adminContract).$context<RequestContext>().use(gate);

export const adminRoutes = {
  outbox: os.outbox.handler(async ({ context, input }) => {
    const { config, db } = context.platform;
    const delivery = mailDelivery(config);
    if (delivery !== "outbox") return { items: [], next: null, delivery };
    const { cursor, limit = LIMITS.pageSize } = input;
    if (cursor !== undefined && !id.safeParse(cursor).success) {
      throw new Refusal("input.invalid", { fields: [{ path: "cursor", code: "invalid" }] });
    }
    return { ...(await outboxMails(db, { cursor, limit })), delivery };
  }),
  reportError: os.reportError.handler(async ({ context, input }) => {
    context.log.warn(
      { browser: { ...input, url: withoutTokens(input.url) }, userId: context.actor?.userId },
      "browser error",
    );
    await recordBrowserError(context.platform, input, context.address);
    return { ok: true } as const;
  }),
};
