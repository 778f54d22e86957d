/** Every text of specification 8 about the chat, in both languages, where a person meets it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answer, Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { chatSession, pageWith, testConversation } from "./assistant.factory.ts";
import { ChatWidget } from "./assistant.public.tsx";
import { ChatBoundary } from "./components/chat-boundary.tsx";
import { ChatAssistantPage } from "./pages/chat-assistant-page.tsx";

const CONVERSATION = testConversation(1, "Stored title");
const failed = () => refusal("server.unexpected");

let shown: TestPage;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  shown.close();
  vi.restoreAllMocks();
});

const NOTHING: Answers = { "assistant.conversations": pageWith([]) };
const words = (text: string) => page.getByText(text, { exact: true });
async function ask() {
  await page.getByRole("textbox").fill("hello");
  await userEvent.keyboard("{Enter}");
}

describe.each([
  {
    language: "en",
    title: "AI Assistant",
    history: "AI history",
    remove: "Delete the conversation Stored title",
    confirm: "Delete",
    createFailed: "Failed to create conversation",
    deleteFailed: "Failed to delete conversation",
    deleted: "Conversation deleted",
    empty: "Sorry, I couldn't generate a response. Please try again.",
    widget: "Sorry, I encountered an error. Please try again or contact our support team for assistance.",
    page: "Connection issue. Please try again.",
    limited: /^Too many/,
    crash: "Chat Error",
    again: "Try Again",
  },
  {
    language: "el",
    title: "Βοηθός",
    history: "Ιστορικό συνομιλιών",
    remove: "Διαγραφή της συνομιλίας Stored title",
    confirm: "Διαγραφή",
    createFailed: "Δεν ήταν δυνατή η δημιουργία της συνομιλίας",
    deleteFailed: "Δεν ήταν δυνατή η διαγραφή της συνομιλίας",
    deleted: "Η συνομιλία διαγράφηκε",
    empty: "Συγγνώμη, δεν μπόρεσα να δώσω απάντηση. Δοκιμάστε ξανά.",
    widget: "Συγγνώμη, παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά ή απευθυνθείτε στην ομάδα υποστήριξης.",
    page: "Πρόβλημα σύνδεσης. Δοκιμάστε ξανά.",
    limited: /^Πολλές/,
    crash: "Σφάλμα συνομιλίας",
    again: "Δοκιμάστε ξανά",
  },
] as const)("the chat ($language)", ({ language, ...text }) => {
  async function openWidget(answers: Answers, session = chatSession()) {
    shown = await openTestPage(<ChatWidget />, { answers, session, language });
    await page.getByRole("button", { name: text.title }).click();
  }
  const asVisitorWith = (reply: Answer<"assistant.chatAi">) =>
    openWidget({ "assistant.chatAi": reply }, asVisitor(undefined));

  it("says that a conversation could not be created, and gives the text back", async () => {
    await openWidget({ ...NOTHING, "assistant.startConversation": failed });
    await ask();
    await expect.element(words(text.createFailed)).toBeVisible();
    await expect.element(page.getByRole("textbox")).toHaveValue("hello");
    expect(page.getByRole("log").elements()).toEqual([]);
  });

  it("says whether a conversation was deleted", async () => {
    let answer: () => Response | { ok: true } = failed;
    await openWidget({
      "assistant.conversations": pageWith([CONVERSATION]),
      "assistant.messages": pageWith([]),
      "assistant.deleteConversation": () => answer(),
    });
    await page.getByRole("tab", { name: text.history }).click();
    await page.getByRole("button", { name: text.remove }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: text.confirm }).click();
    await expect.element(dialog.getByText(text.deleteFailed)).toBeVisible();
    answer = () => ({ ok: true });
    await dialog.getByRole("button", { name: text.confirm }).click();
    await expect.element(words(text.deleted)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("has words for a reply without any", async () => {
    await asVisitorWith({ response: "  ", sources: [] });
    await ask();
    await expect.element(words(text.empty)).toBeVisible();
  });

  it.each([
    ["a refusal", failed],
    ["no answer", unreachable],
  ])("says in the widget that a call failed: %s", async (_, answer) => {
    await asVisitorWith(answer);
    await ask();
    await expect.element(words(text.widget)).toBeVisible();
  });

  it("says it its own way on the page of the assistant", async () => {
    const answers: Answers = {
      "assistant.conversations": pageWith([CONVERSATION]),
      "assistant.messages": pageWith([]),
      "assistant.chatAi": failed,
    };
    const session = chatSession();
    shown = await openTestPage(<ChatAssistantPage />, {
      answers,
      session,
      language,
      at: "/chat-assistant",
      isPage: true,
    });
    await expect.element(page.getByRole("textbox")).toBeVisible();
    await ask();
    await expect.element(words(text.page)).toBeVisible();
    expect(words(text.widget).elements()).toEqual([]);
  });

  it("says when to try again after too many messages", async () => {
    await asVisitorWith(() => refusal("request.rate_limited"));
    await ask();
    await expect.element(page.getByText(text.limited)).toBeVisible();
    expect(words(text.widget).elements()).toEqual([]);
  });

  it("keeps what breaks in it to itself, shows the message and comes back", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(window, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
    let isBroken = true;
    function Broken() {
      if (isBroken) throw new Error("the message of it");
      return <p>the chat</p>;
    }
    const element = (
      <>
        <ChatBoundary>
          <Broken />
        </ChatBoundary>
        <p>the rest of the page</p>
      </>
    );
    shown = await openTestPage(element, { answers: {}, session: asVisitor(undefined), language });
    await expect.element(words(text.crash)).toBeVisible();
    await expect.element(words("the message of it")).toBeVisible();
    await expect.element(words("the rest of the page")).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: text.again }).click();
    await expect.element(words("the chat")).toBeVisible();
  });
});
