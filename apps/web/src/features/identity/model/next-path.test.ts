import { expect, it } from "vitest";
import { landingPath, nextPath } from "./next-path.ts";

it.each(["/", "/my-applications?status=pending#top", "/startup/1", "/search?q=https://example.org", "/signin-help"])(
  "leads back to %s",
  (path) => {
    expect(nextPath(path)).toBe(path);
  },
);

it.each([
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "javascript:alert(1)",
  " /dashboard",
  "dashboard",
  "",
  ["/dashboard"],
  undefined,
  null,
])("refuses %j", (address) => {
  expect(nextPath(address)).toBeUndefined();
});

it.each(["/signin", "/signin?next=/signin", "/auth", "/signup?setup=1", "/reset-password?token=x", "/x/../signin"])(
  "does not turn in circles: %s",
  (path) => {
    expect(nextPath(path)).toBeUndefined();
  },
);

it("lands on the role's own screen, and on the dashboard while there is none", () => {
  const hasRoute = (path: string) => path === "/evaluator-dashboard";
  expect(landingPath("/evaluator-dashboard", hasRoute)).toBe("/evaluator-dashboard");
  expect(landingPath("/investment-opportunities", hasRoute)).toBe("/dashboard");
});
