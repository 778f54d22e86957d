import { StoredItem } from "#shared/storage/stored-item.ts";
import type { Recent } from "./palette-entries.ts";

/** Kept in this browser until sign-out, which clears what belongs to a person. */
const recent = new StoredItem("recent-commands");
const KEPT = 8;

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("key" in value)) return false;
  if (typeof value.key !== "string") return false;
  if (value.kind === "command") return true;
  return value.kind === "record" && "path" in value && typeof value.path === "string" && value.path.startsWith("/");
}

export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(recent.read() ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts a choice first. */
export function rememberChoice(choice: Recent): void {
  const others = readRecent().filter(({ key }) => key !== choice.key);
  recent.write(JSON.stringify([choice, ...others].slice(0, KEPT)));
}
