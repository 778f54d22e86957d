import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Platform } from "#platform/platform.ts";

/** Who asks, in which language, and where answers are looked up. */
export interface Asking {
  platform: Platform;
  /** Null for a visitor. */
  actor: Actor | null;
  language: Language;
}
