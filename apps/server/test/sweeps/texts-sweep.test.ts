import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ERRORS } from "@kerkis/contract/codes.ts";
import { FIELD_ISSUES } from "@kerkis/contract/core/errors.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const web = join(import.meta.dirname, "..", "..", "..", "web");

/** The variants of a counted message, such as one and many. */
const countedMessage = z.array(z.object({ match: z.record(z.string(), z.string()) }));

/** One text where all variants say the same, as English may where Greek counts. */
function wordingOf(message: unknown): string {
  if (typeof message === "string") return message;
  const variants = new Set(countedMessage.parse(message).flatMap(({ match }) => Object.values(match)));
  const [only] = variants;
  return variants.size === 1 && only !== undefined ? only : JSON.stringify(message);
}

function messagesIn(language: Language): Map<string, string> {
  const messages = new Map<string, string>();
  for (const path of globSync(`src/**/messages/**/${language}.json`, { cwd: web })) {
    const file: unknown = JSON.parse(readFileSync(join(web, path), "utf8"));
    for (const [key, text] of Object.entries(z.record(z.string(), z.unknown()).parse(file))) {
      if (key !== "$schema") messages.set(key, wordingOf(text));
    }
  }
  return messages;
}
const texts = { el: messagesIn("el"), en: messagesIn("en") };

/** Literal texts of the specification that the main job meets, by section. */
const LITERAL: Record<string, readonly string[]> = {
  "2.3, any other path": ["Oops! Page not found", "Return to Home"],
  "2.5 and 2.6, header and sidebar": [
    "Home",
    "About",
    "Sign In",
    "Sign Up",
    "Sign Out",
    "Messages",
    "Workflows",
    "Workflow Automation",
    "Content Hub",
    "AI Assistant",
    "Due Diligence",
    "My Applications",
    "Evaluation Management",
    "Investment Opportunities",
    "Admin Dashboard",
    "User Management",
    "System Settings",
    "Premium Services",
    "System Admin",
    "Organization Settings",
    "Evaluations",
  ],
  "2.7, breadcrumbs": ["Administration", "Register Startup"],
  "2.10, my applications": ["Register New Startup"],
  "2.11, the search box": [
    "Search startups, investors, events...",
    "Searching...",
    'No results found for "{text}"',
    'See all results for "{text}"',
    "Dashboard",
    "Startup Registry",
    "Investors",
    "Events",
    "Ecosystem",
    "Networking",
    "Analytics Dashboard",
    "Settings",
  ],
  "2.12, the bell": [
    "Notifications",
    "Mark all read",
    "No notifications yet",
    "Loading notifications...",
    "View all notifications",
    "Just now",
    "{count}m ago",
    "{count}h ago",
    "{count}d ago",
  ],
  "2.13, the organization switcher": [
    "Loading...",
    "Create Organization",
    "Select organization",
    "Create New Organization",
  ],
  "2.15, install and offline": ["Not now", "You're currently offline. Some features may not be available."],
  "3, a notification as displayed": ["Notification", "New activity"],
  "5, sign-up": [
    "Password Mismatch",
    "Passwords do not match. Please try again.",
    "Terms Required",
    "You must agree to the terms and conditions.",
  ],
  "8, sign-in and sign-up": [
    "Sign In Failed",
    "Google Sign In Failed",
    "LinkedIn Sign In Failed",
    "Google Sign Up Failed",
    "LinkedIn Sign Up Failed",
    "An error occurred",
    "Please try again later.",
    "Sign Up Failed",
    "Sign Out Failed",
    "Signed Out",
    "You have been successfully signed out.",
    "Welcome back!",
    "You have successfully signed in.",
    "Account Created!",
    "Please check your email to verify your account.",
  ],
  "8, notifications": [
    "Failed to load notifications",
    "Failed to mark as read",
    "Failed to mark all as read",
    "Failed to remove notification",
    "Notification marked as read",
    "All notifications marked as read",
    "Notification removed",
    "All notifications marked as read.",
  ],
  "8, organizations": [
    "No organizations found. Please contact an administrator or wait for an invitation.",
    "Organization not found",
    "Failed to switch organization",
    "Query timeout",
    "Failed to create organization: {message}",
    "Failed to update organization status",
    "Failed to delete organization",
    "Organization created successfully",
    "Organization status updated successfully",
    "Organization deleted successfully",
    "Failed to load organizations: {reason}",
    "Failed to load organization details: {reason}",
    "Connection issues - please check your internet connection",
    "Connection issues - please try again later",
    "Switched to offline mode for this organization",
  ],
  "8, organization error screen": ["Organization System Error", "Retry"],
  "5, organization creation": [
    "User must exist before creating organization. Please ensure the owner has signed up first.",
  ],
  "2.14, 4 and 8, chat": [
    "Thinking...",
    "New conversation",
    "AI history",
    "Failed to create conversation",
    "Failed to delete conversation",
    "Conversation deleted",
    "Sorry, I couldn't generate a response. Please try again.",
    "Sorry, I encountered an error. Please try again or contact our support team for assistance.",
    "Connection issue. Please try again.",
    "Chat Error",
  ],
  "8, error screens": [
    "Something went wrong",
    "We encountered an unexpected error. Our team has been notified.",
    "Try Again",
    "Go Home",
    "Loading Error",
    "Failed to load this section. This might be due to a network issue or an app update.",
  ],
};

describe.each(Object.entries(LITERAL))("specification %s", (_section, wanted) => {
  it.each(wanted)("«%s»", (text) => {
    const keys = [...texts.en].filter(([, english]) => english === text).map(([key]) => key);
    expect(keys, "a message with exactly this English text").not.toEqual([]);
    const greek = keys.map((key) => texts.el.get(key) ?? "");
    expect(greek.every((translation) => /[α-ωά-ώ]/i.test(translation) && translation !== text)).toBe(true);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(Object.keys(ERRORS))("the refusal %s has its words", (code) => {
    expect(texts[language].get(`error_${code.replaceAll(".", "_")}`)?.trim()).toBeTruthy();
  });

  it.each(FIELD_ISSUES)("the field's problem %s has its words", (code) => {
    expect(texts[language].get(`field_${code}`)?.trim()).toBeTruthy();
  });
});

/** Words that Greek uses as they are, and names. */
const LOANS =
  /startups?|Kerkis|LinkedIn|Google|email|Node\.js|Ines|Ferreira|Series|IoT|input|local|declarations|selectors|match|plural|other|count\w*|shown|one/gi;

it("Greek is Greek: no sentence is the English one left as it was", () => {
  const same = [...texts.en].filter(([key, english]) => texts.el.get(key) === english);
  const untranslated = same.filter(([, text]) => /[a-z]{3,}/i.test(text.replace(/\{\w+\}/g, "").replace(LOANS, "")));
  expect(untranslated.map(([key]) => key)).toEqual([]);
});
