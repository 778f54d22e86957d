import { DEFAULT_LANGUAGE } from "@kerkis/contract/core/text/languages.ts";
import { afterEach } from "vitest";
import { provideLanguage } from "./language.ts";

// Test files share this module: the language that one chose must not meet the next.
afterEach(() => provideLanguage(() => DEFAULT_LANGUAGE));
