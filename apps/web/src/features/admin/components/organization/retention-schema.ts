import { retentionDays } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import * as z from "zod/mini";

/** A number field gives text. */
export const retentionForm = z.pipe(
  z.object({
    activity_days: z.coerce.number(),
    notifications_days: z.coerce.number(),
    invitations_days: z.coerce.number(),
    drafts_days: z.coerce.number(),
  }),
  retentionDays,
);
