import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { startupFollowers } from "./followers.schema.ts";

export const followersContract = {
  followers: endpoint({
    method: "GET",
    path: "/startups/{id}/followers",
    summary: "How many people follow a startup, by role",
    access: { kind: "public" },
  })
    .input(z.object({ id }))
    .output(startupFollowers),
  follow: endpoint({
    method: "PUT",
    path: "/startups/{id}/follow",
    summary: "Follows a startup, or no longer; once is as often as one likes",
    access: { kind: "signed-in" },
    rateLimit: "startup",
  })
    .input(z.object({ id, follows: z.boolean() }))
    .output(startupFollowers),
};
