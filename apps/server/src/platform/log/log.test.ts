import { DrizzleQueryError } from "drizzle-orm";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function recorded() {
  const lines: string[] = [];
  return { log: createLog("info", { write: (line: string) => void lines.push(line) }), text: () => lines.join("") };
}

it("keeps the tokens of links out of the log of requests", async () => {
  const { log, text } = recorded();
  const app = Fastify({ loggerInstance: log });
  for (const address of [
    "/reset-password?token=SECRET",
    "/signup?lang=en&setup=SECRET#x",
    "/accept-invitation/SECRET",
    "/signin?next=%2Faccept-invitation%2FSECRET",
    "/signin?next=%2Freset-password%3Ftoken%3DSECRET",
    "/settings?section=email&confirm=SECRET",
    "/auth-callback?code=4%2FSECRET&state=SECRET",
    "/auth-callback?code=4/SECRET&state=SECRET",
    "/calendar.ics?secret=SECRET",
    "/startups?search=token",
  ]) {
    await app.inject(address);
  }
  await app.close();
  expect(text()).toContain("/reset-password?token=[redacted]");
  expect(text()).toContain("/settings?section=email&confirm=[redacted]");
  expect(text()).toContain("/auth-callback?code=[redacted]&state=[redacted]");
  expect(text()).toContain("/startups?search=token");
  expect(text()).not.toContain("SECRET");
});

it("tells which query failed and why, but none of its values", () => {
  const { log, text } = recorded();
  const cause = Object.assign(new Error("violates a constraint"), {
    code: "23514",
    constraint: "some_check",
    detail: "Failing row contains (SECRET).",
  });
  log.error(
    { err: new DrizzleQueryError("insert into accounts values ($1)", ["SECRET"], cause) },
    "unexpected failure",
  );
  expect(text()).toContain("insert into accounts values ($1)");
  expect(text()).toContain("some_check");
  expect(text()).toContain("log.test.ts");
  expect(text()).not.toContain("SECRET");
});
