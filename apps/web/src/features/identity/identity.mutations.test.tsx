import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#shared/api/client.ts";
import { watchConnectivity } from "#shared/offline/connectivity.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { enterSession } from "./model/local-session.ts";
import { storageKey } from "#shared/storage/stored-names.ts";
import { founder, visitor } from "./identity.factory.ts";
import { useSignOut } from "./identity.public.tsx";
import { SessionSync } from "./session-sync.public.ts";

let screen: TestPage;
let answers: Answers;
afterEach(() => {
  screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

function SignOut() {
  const signOut = useSignOut();
  return (
    <>
      <SessionSync />
      <button type="button" onClick={() => signOut.mutate()}>
        Sign out
      </button>
    </>
  );
}

async function show() {
  localStorage.clear();
  answers = { "identity.signOut": { ok: true } };
  screen = await openTestPage(<SignOut />, {
    answers,
    session: founder,
    at: "/dashboard",
    paths: ["/dashboard", "/signin"],
  });
  screen.queryClient.setQueryData(["applications", "mine"], ["private"]);
  localStorage.setItem("kerkis.organization", "1");
  localStorage.setItem("kerkis.autosave.draft", "private");
  localStorage.setItem("kerkis.install-dismissed", "1");
  sessionStorage.setItem("kerkis.form.signup", "private");
}

async function expectForgotten(at = "/") {
  await expect.poll(() => screen.address()).toBe(at);
  await expect.poll(() => screen.queryClient.getQueryData(["applications", "mine"])).toBeUndefined();
  expect(screen.queryClient.getQueryData(["session"])).toEqual(visitor);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("kerkis."))).toEqual([]);
}

it("forgets the person and says so", async () => {
  const told = vi.spyOn(Storage.prototype, "setItem");
  await show();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.element(page.getByText("You have been successfully signed out.")).toBeVisible();
  await expectForgotten();
  expect(Object.keys(localStorage)).toEqual(["kerkis.install-dismissed"]);
  // Other tabs of this browser hear of it.
  expect(told).toHaveBeenCalledWith("kerkis.session-news", "signed-out");
  told.mockRestore();
});

it("forgets the person even when the server does not answer, and tells it later", async () => {
  await show();
  answers["identity.signOut"] = unreachable;
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.element(page.getByText("Sign Out Failed")).toBeVisible();
  await expect.element(page.getByText(/You are signed out on this device/)).toBeVisible();
  await expectForgotten("/signin");
  expect(localStorage.getItem("kerkis.sign-out-pending")).toBe("1");
});

it("finishes such a sign-out when the connection is back", async () => {
  await show();
  await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  vi.stubGlobal("fetch", async () => new Response());
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(watchConnectivity(() => undefined));
  window.dispatchEvent(new Event("offline"));
  localStorage.setItem("kerkis.sign-out-pending", "1");
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => screen.calls).toEqual(["POST /auth/sign-out"]);
  await expect.poll(() => screen.queryClient.getQueryData(["session"])).toEqual(visitor);
  await expect.poll(() => localStorage.getItem("kerkis.sign-out-pending")).toBeNull();
});

it("follows another tab that signed out", async () => {
  await show();
  await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  window.dispatchEvent(new StorageEvent("storage", { key: storageKey("session-news"), newValue: "signed-out" }));
  await expect.poll(() => screen.queryClient.getQueryData(["session"])).toEqual(visitor);
});

describe("a session that ends elsewhere", () => {
  const endIt = () => screen.queryClient.setQueryData(["session"], visitor);

  it("says so, leaves nothing in the storages, and gives the same person back what they typed", async () => {
    await show();
    await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    endIt();
    await expect.element(page.getByText("Your session has ended")).toBeVisible();
    await expect.poll(() => screen.queryClient.getQueryData(["applications", "mine"])).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(["kerkis.install-dismissed"]);
    expect(Object.keys(sessionStorage)).toEqual(["kerkis.session-ended"]);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(() => screen.address()).toBe("/signin?next=%2Fdashboard");
    answers["identity.session"] = founder;
    await enterSession(screen.queryClient);
    expect(localStorage.getItem("kerkis.autosave.draft")).toBe("private");
    expect(sessionStorage.getItem("kerkis.form.signup")).toBe("private");
  });

  it("gives nothing of it to another person", async () => {
    await show();
    await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    endIt();
    await expect.poll(() => localStorage.getItem("kerkis.autosave.draft")).toBeNull();
    const profile = founder.profile && { ...founder.profile, id: "0199a000-0000-7000-8000-00000000ffff" };
    answers["identity.session"] = { ...founder, profile };
    await enterSession(screen.queryClient);
    expect(localStorage.getItem("kerkis.autosave.draft")).toBeNull();
  });

  it("leaves nothing of an organization that one no longer belongs to", async () => {
    await show();
    const memberships = ["1", "2"].map((organization_id) => ({ organization_id, name: "Kerkis", role: "member" }));
    screen.queryClient.setQueryData(["session"], { ...founder, memberships });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(localStorage.getItem("kerkis.autosave.draft")).toBe("private");
    screen.queryClient.setQueryData(["session"], { ...founder, memberships: memberships.slice(0, 1) });
    await expect.poll(() => localStorage.getItem("kerkis.autosave.draft")).toBeNull();
    expect(localStorage.getItem("kerkis.organization")).toBe("1");
  });

  it("is found out by the next call that the server refuses", async () => {
    await show();
    await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    answers["identity.session"] = visitor;
    answers["identity.sessions"] = () => refusal("auth.required");
    await api.identity.sessions().catch(() => undefined);
    await expect.element(page.getByText("Your session has ended")).toBeVisible();
  });

  it("is none when only a password was wrong", async () => {
    await show();
    await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    answers["identity.changePassword"] = () => refusal("auth.invalid_credentials");
    await api.identity.changePassword({ current_password: "x", password: "long-enough" }).catch(() => undefined);
    await expect.poll(() => screen.calls).toContain("GET /session");
    expect(screen.queryClient.getQueryData(["session"])).toMatchObject({ profile: { id: founder.profile?.id } });
  });
});

it("keeps what one person typed from the next one who signs in", async () => {
  await show();
  localStorage.setItem("kerkis.session-owner", "0199a000-0000-7000-8000-00000000ffff");
  answers["identity.session"] = founder;
  await enterSession(screen.queryClient);
  expect(localStorage.getItem("kerkis.autosave.draft")).toBeNull();
  expect(localStorage.getItem("kerkis.session-owner")).toBe(founder.profile?.id);
});
