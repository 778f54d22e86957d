/** Whose chat it is, in a browser that more than one person uses. */
import type { ChatAiInput } from "@kerkis/contract/assistant/assistant.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor, sessionQuery } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { chatSession, pageWith, testConversation, testExchange, testId } from "./assistant.factory.ts";
import { ChatWidget } from "./assistant.public.tsx";

let shown: TestPage;
let asked: ChatAiInput[];
beforeEach(async () => {
  sessionStorage.clear();
  asked = [];
  await page.viewport(1280, 800);
});
afterEach(() => shown.close());

const visitor = asVisitor(undefined);
const anna = chatSession();
const someoneElse = (): Session => {
  const session = chatSession();
  return { ...session, profile: session.profile && { ...session.profile, id: testId(777) } };
};
const box = () => page.getByRole("textbox", { name: "Your question" });

async function open(session: Session) {
  shown = await openTestPage(<ChatWidget />, {
    session,
    paths: ["/signin", "/chat-assistant"],
    answers: {
      "assistant.conversations": pageWith([testConversation(1, "Friday")]),
      "assistant.messages": pageWith(testExchange(10, "A secret question", "An answer")),
      "assistant.chatAi": async (request: Request) => {
        asked.push(await request.json());
        return { response: "Yes.", sources: [] };
      },
    },
  });
  await page.getByRole("button", { name: "AI Assistant" }).click();
  await expect.element(box()).toBeVisible();
}
const becomes = (session: Session) => shown.queryClient.setQueryData(sessionQuery().queryKey, session);

test("what one person typed is not handed to the next, nor to a visitor, and comes back to its owner", async () => {
  await open(anna);
  await box().fill("between us");
  becomes(visitor);
  await expect.element(box()).toHaveValue("");
  becomes(someoneElse());
  await expect.element(box()).toHaveValue("");
  becomes(anna);
  await expect.element(box()).toHaveValue("between us");
});

test("what a visitor typed goes on to whoever signs in", async () => {
  await open(visitor);
  await box().fill("how do I begin");
  becomes(anna);
  await expect.element(box()).toHaveValue("how do I begin");
});

test("nothing of a conversation stays in sight when its owner is gone", async () => {
  await open(anna);
  await expect.element(page.getByText("A secret question")).toBeVisible();
  becomes(visitor);
  await expect.element(page.getByText("A secret question")).not.toBeInTheDocument();
  await expect.element(page.getByRole("tab", { name: "AI history" })).toBeDisabled();
});

test("whoever works as someone reads none of their conversations, and what they ask is not kept", async () => {
  const impersonation = { admin_name: "Rea", expires_at: "2030-01-01T00:00:00.000Z" };
  await open({ ...anna, impersonation });
  await expect.element(page.getByRole("tab", { name: "AI history" })).toBeDisabled();
  await expect.element(page.getByText(/Conversations are the person’s own/)).toBeVisible();
  await box().fill("hello");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Yes.", { exact: true })).toBeVisible();
  expect(asked.map(({ conversationId }) => conversationId)).toEqual([null]);
  expect(shown.calls.filter((call) => call.includes("/chat/"))).toEqual([]);
});
