import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../../applications.factory.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import { RegistrationSubmitted } from "./registration-submitted.tsx";

let shown: TestPage;
let stored: Application;
afterEach(() => shown.close());

function Screen() {
  const { data } = useQuery(applicationsQueries.application(stored.id));
  return data && <RegistrationSubmitted application={data} />;
}

test("«your application is in» follows what happens to it", async () => {
  stored = founderApplication({ subject_name: "Aktis Grid", reference: "KRK-2026-000001", phase: "pending" });
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/my-applications", "/startups"],
    answers: { "applications.get": () => stored },
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Your application is in" })).toBeVisible();
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(founderSession().profile?.id ?? "");
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await expect.poll(joined).toBeDefined();
  stored = { ...stored, phase: "approved", status: "approved", version: 2 };
  wire.deliver([joined()?.[0] ?? null, null, topic, ACTIVITY_EVENT, {}]);
  await expect.element(page.getByRole("heading", { level: 2, name: "Aktis Grid" })).toBeVisible();
  await expect.element(page.getByText("Approved", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Your application is in")).not.toBeInTheDocument();
});
