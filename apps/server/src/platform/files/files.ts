import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface StoredFile {
  stream: Readable;
  size: number;
}

/** Where uploaded files live. Keys are made here, never taken from a person. */
export interface FileStore {
  /** Keeps the bytes whole or not at all; resolves once they are on disk. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what comes in pieces. @returns how many bytes */
  putStream(key: string, source: Readable): Promise<number>;
  /** Where this machine can read the file at any place, as archives need. */
  localPath(key: string): string;
  /** Null when there is no such file. */
  open(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z]+\/[a-f0-9-]{36}\.[a-z0-9]{2,5}$/;

/** A fresh key such as `logos/0198….webp`. */
export const newFileKey = (folder: string, extension: string): string => `${folder}/${randomUUID()}.${extension}`;

/** Files on the local disk, in `<root>/files`. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(root, "files", key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.part`;
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    },
    async putStream(key, source) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await pipeline(source, createWriteStream(draft, { flush: true }));
        const { size } = await stat(draft);
        await rename(draft, path);
        return size;
      } catch (failure) {
        await unlink(draft).catch(() => undefined);
        throw failure;
      }
    },
    localPath: pathOf,
    async open(key) {
      if (!KEY.test(key)) return null;
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { stream: createReadStream(path), size: found.size } : null;
    },
    async remove(key) {
      await unlink(pathOf(key)).catch(() => undefined);
    },
  };
}
