import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { recordHistory } from "../../core/history.ts";
import { done } from "../../identity/identity.schema.ts";
import { changeProfileInput, editableProfile } from "./profile.schema.ts";

const editor = { kind: "policy", policy: "startup.edit" } as const;

export const profileContract = {
  profile: endpoint({
    method: "GET",
    path: "/startups/{id}/profile",
    summary: "A startup's profile for those who may edit it, with what is never public",
    access: editor,
  })
    .input(z.object({ id }))
    .output(editableProfile),
  changeProfile: endpoint({
    method: "PATCH",
    path: "/startups/{id}/profile",
    summary: "Changes a group of a startup's fields; a changed verified fact goes back to a coordinator",
    access: editor,
    rateLimit: "startup",
  })
    .input(changeProfileInput)
    .output(editableProfile),
  verify: endpoint({
    method: "POST",
    path: "/startups/{id}/verification",
    summary: "Verifies and publishes a profile that came from a file; one's own is for another coordinator",
    access: { kind: "policy", policy: "startup.coordinate" },
    rateLimit: "startup",
  })
    .input(z.object({ id }))
    .output(done),
  ...listEndpoints(
    "history",
    {
      path: "/startups/{id}/history",
      summary: "What was changed in a startup's profile, by whom and when",
      access: editor,
    },
    recordHistory,
  ),
};
