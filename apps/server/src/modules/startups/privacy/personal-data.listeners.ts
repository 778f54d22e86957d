import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { removeFollowing } from "../followers/followers.repo.ts";
import { forgetPerson } from "../people/people.service.ts";
import { removeOpenRequests } from "../requests/requests.repo.ts";

/** A startup stays in the registry when the person behind its account goes; others who run it keep it, or someone may claim it. */
export function startupsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async (context, { userId, email }) => {
    await removeFollowing(context.tx, userId);
    await removeOpenRequests(context.tx, userId);
    await forgetPerson(context, userId, email);
  });
}
