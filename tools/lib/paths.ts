import { join } from "node:path";

/** The checkout. */
export const root = join(import.meta.dirname, "..", "..");

/** Everything the product and its tests write; git ignores it. */
export const dataFolder = join(root, ".data");

/** A program that npm installed. */
export function program(name: string): string {
  return join(root, "node_modules", ".bin", name);
}
