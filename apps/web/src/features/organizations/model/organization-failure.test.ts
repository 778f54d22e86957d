import { ORPCError } from "@orpc/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadErrorTexts } from "#shared/api/error-wording.ts";
import { provideLanguage } from "#shared/i18n/language.ts";
import { detailsFailureText, isOutOfReach, listFailureText } from "./organization-failure.ts";

const timeout = new DOMException("", "TimeoutError");
const unreachable = new TypeError("Failed to fetch");
const busy = new ORPCError("request.unavailable", { status: 503 });
const missing = new ORPCError("org.not_found", { status: 404 });

beforeAll(loadErrorTexts);

const online = (isOnline: boolean) => vi.stubGlobal("navigator", { onLine: isOnline });
beforeEach(() => void online(true));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["en", timeout, "Failed to load organization details: Query timeout"],
  ["el", timeout, "Η φόρτωση των στοιχείων του οργανισμού απέτυχε: Λήξη χρόνου αναμονής"],
  ["en", missing, "Failed to load organization details: Organization not found"],
  ["el", missing, "Η φόρτωση των στοιχείων του οργανισμού απέτυχε: Ο οργανισμός δεν βρέθηκε"],
  ["en", unreachable, "Connection issues - please try again later"],
  ["en", busy, "Connection issues - please try again later"],
] as const)("details that do not come are explained (%s, %s)", (language, error, text) => {
  provideLanguage(() => language);
  expect(detailsFailureText(error)).toBe(text);
});

test("a browser that knows it is offline is told to look at its own connection", () => {
  provideLanguage(() => "en");
  online(false);
  expect(listFailureText(unreachable)).toBe("Connection issues - please check your internet connection");
});

test("a refusal is an answer; silence is not", () => {
  expect([timeout, unreachable, busy].map(isOutOfReach)).toEqual([true, true, true]);
  expect(isOutOfReach(missing)).toBe(false);
});
