import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, count, eq, gt, inArray, lt } from "drizzle-orm";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Db, type Reader, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { defineJob, type Jobs } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { newFileKey, type FileStore } from "./files.ts";
import { storedFiles } from "./files.tables.ts";

const removeFile = defineJob<{ key: string }>("files.remove");

/** Path that a stored file is served under. */
export const fileUrl = (key: string): string => `/files/${key}`;
/** The key of a path made by `fileUrl`; null for any other address. */
export const fileKey = (url: string): string | null => /^\/files\/([a-z]+\/[\w.-]+)$/.exec(url)?.[1] ?? null;

/**
 * Keeps a picture in someone's name. The row comes first, so that a file that is never shown is found again.
 * @returns its path
 * @throws Refusal file.quota when the account has uploaded as many as a day allows
 */
export async function keepUpload(
  { db, clock, files }: Pick<Platform, "db" | "clock" | "files">,
  userId: string,
  folder: string,
  image: Buffer,
): Promise<string> {
  const key = newFileKey(folder, "webp");
  await noteUpload({ db, clock }, userId, key, image.length);
  await files.put(key, image);
  return fileUrl(key);
}

/**
 * Notes whose file a key will be, before there is one.
 * @throws Refusal file.quota when the account has uploaded as many as a day allows
 */
export function noteUpload(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  key: string,
  bytes: number,
): Promise<void> {
  return transact(db, userId, async (tx) => {
    await takeAdvisoryLock(tx, `uploads of ${userId}`);
    const [today] = await tx
      .select({ uploads: count() })
      .from(storedFiles)
      .where(and(eq(storedFiles.uploaded_by, userId), gt(storedFiles.created_at, isoIn(clock, -DAY_MS))));
    if ((today?.uploads ?? 0) >= LIMITS.uploadsPerDay)
      throw new Refusal("file.quota", { params: { count: LIMITS.uploadsPerDay } });
    await tx.insert(storedFiles).values({ key, uploaded_by: userId, bytes, created_at: isoNow(clock) });
  });
}

/** Whether this person uploaded what a path shows. */
export async function isUploadOf(db: Reader, url: string, userId: string): Promise<boolean> {
  const key = fileKey(url);
  if (!key) return false;
  const found = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(eq(storedFiles.key, key), eq(storedFiles.uploaded_by, userId)));
  return found.length > 0;
}

/** Deletes what a path shows once the caller's transaction commits. */
export async function discardFile(jobs: Jobs, tx: Tx, url: string): Promise<void> {
  const key = fileKey(url);
  if (key) await jobs.enqueue(tx, removeFile, { key });
}

/** Deletes files that commands discarded. */
export function registerFileRemoval(jobs: Jobs, db: Db, files: FileStore): void {
  jobs.handle(removeFile, async ({ key }) => {
    await files.remove(key);
    await db.delete(storedFiles).where(eq(storedFiles.key, key));
  });
}

/** Uploads older than a moment, the oldest first, by pages. */
export async function uploadsBefore(db: Reader, before: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(lt(storedFiles.created_at, before), gt(storedFiles.key, after)))
    .orderBy(asc(storedFiles.key))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Deletes files and the rows that tell of them. */
export async function deleteFiles(db: Db, files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
  if (keys.length > 0) await db.delete(storedFiles).where(inArray(storedFiles.key, [...keys]));
}
