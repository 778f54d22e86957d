import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { isoIn } from "#platform/clock/clock.ts";
import { deleteFiles, fileUrl, uploadsBefore } from "#platform/files/stored-files.ts";
import type { Platform } from "#platform/platform.ts";

const PAGE = 500;

/**
 * Every place that shows an uploaded picture: people, organizations with their branding, startups, applications with the
 * answers of drafts. A new place must be added here, or its pictures are deleted after a day.
 */
const SHOWN_SQL = `
  select file.url from unnest($1::text[]) as file(url) where
    exists (select from profiles where avatar_url = file.url)
    or exists (select from organizations where logo_url = file.url or strpos(settings::text, file.url) > 0)
    or exists (select from organization_settings where strpos(branding::text, file.url) > 0 or strpos(settings::text, file.url) > 0)
    or exists (select from startups where logo_url = file.url)
    or exists (select from applications where answers->>'logo_url' = file.url)`;

/** Deletes logos and avatars that nothing has shown since yesterday. @returns how many */
export async function deleteUnusedFiles({
  db,
  clock,
  files,
}: Pick<Platform, "db" | "clock" | "files">): Promise<number> {
  const before = isoIn(clock, -LIMITS.unusedUploadMs);
  let deleted = 0;
  for (let after = ""; ;) {
    const keys = await uploadsBefore(db, before, after, PAGE);
    const { rows } = await db.$client.query<{ url: string }>(SHOWN_SQL, [keys.map(fileUrl)]);
    const shown = new Set(rows.map(({ url }) => url));
    const unused = keys.filter((key) => !shown.has(fileUrl(key)));
    await deleteFiles(db, files, unused);
    deleted += unused.length;
    const last = keys.at(-1);
    if (last === undefined || keys.length < PAGE) return deleted;
    after = last;
  }
}

/** Every night. */
export function scheduleFileCleaning(platform: Platform): void {
  platform.jobs.schedule("files.delete-unused", "41 4 * * *", async () => {
    const deleted = await deleteUnusedFiles(platform);
    if (deleted > 0) platform.log.info({ deleted }, "unused files deleted");
  });
}
