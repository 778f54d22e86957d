import * as z from "zod/mini";

/** What the uploads answer. */
export const uploadedLogo = z.object({ logo_url: z.string() });
export const uploadedAvatar = z.object({ avatar_url: z.string() });
export const uploadedImport = z.object({ id: z.string() });
