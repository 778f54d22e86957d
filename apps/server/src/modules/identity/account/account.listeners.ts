import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { Events } from "#platform/platform.ts";
import { insertConsent } from "./account.repo.ts";
import { userSignedUp } from "../identity.api.ts";

export function accountListeners(events: Events): void {
  events.on(userSignedUp, async (context, { userId, name }) => {
    // Nobody signs up without agreeing to the terms: which text, and when, is kept (completions 10, consent).
    await insertConsent(context.tx, userId, "terms", true, isoNow(context.platform.clock));
    await announce(context, identityHappenings.registered, {
      audience: [userId],
      organizationId: null,
      facts: { person_name: name },
    });
  });
}
