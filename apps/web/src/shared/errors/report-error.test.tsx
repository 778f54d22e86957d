import { afterEach, expect, it, vi } from "vitest";
import { reportError } from "./report-error.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

it("sends no token of a link to the server, and nothing that it would refuse", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_address: string, { body }: { body: string }) => {
    sent.push(body);
    return Promise.resolve(new Response());
  });
  history.replaceState(null, "", "/reset-password?token=SECRET#access_token=SECRET");
  const failure = new Error("Failed at https://kerkis.test/accept-invitation/SECRET \u0000\ud83d");
  failure.stack = "Error\n    at load (https://kerkis.test/settings?section=email&confirm=SECRET:1:2)";
  reportError(failure, "at Page (https://kerkis.test/auth-callback?code=4/SECRET&state=SECRET)");
  // Where it failed, not where the person is when the report goes.
  history.replaceState(null, "", "/");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toContain("SECRET");
  const { error, url } = JSON.parse(sent[0] ?? "") as { error: string; url: string };
  expect(error).toBe("Failed at https://kerkis.test/accept-invitation/[redacted] \ufffd");
  expect(new URL(url).search).toBe("?token=[redacted]");
});
