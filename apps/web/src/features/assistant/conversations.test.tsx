/** Saved conversations (specification 2.14 and 4, chat conversation). */
import type { ChatConversationPage, ChatMessagePage } from "@kerkis/contract/assistant/assistant.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formatDate } from "#shared/i18n/format.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { chatSession, pageWith, testConversation, testExchange, testId } from "./assistant.factory.ts";
import { ChatWidget } from "./assistant.public.tsx";
import { ChatAssistantPage } from "./pages/chat-assistant-page.tsx";

const FIRST = testConversation(1, "The first");
const SECOND = testConversation(2, "The second");

let shown: TestPage;
let answers: Answers = {};
/** Messages by conversation. */
let messages: Record<string, (request: Request) => ChatMessagePage> = {};
beforeEach(() => {
  sessionStorage.clear();
  messages = {
    [FIRST.id]: () => pageWith(testExchange(10, "asked first", "answered first")),
    [SECOND.id]: () => pageWith(testExchange(20, "asked second", "answered second")),
  };
  answers = {
    "assistant.conversations": pageWith([FIRST, SECOND]),
    "assistant.messages": (request) => {
      const id = new URL(request.url).pathname.split("/").at(-2) ?? "";
      return messages[id]?.(request) ?? refusal("request.not_found");
    },
    "assistant.chatAi": { response: "Fresh answer.", sources: [] },
  };
});
afterEach(() => shown.close());

async function openChat(language: "el" | "en" = "en") {
  shown = await openTestPage(<ChatWidget />, { answers, session: chatSession(), language });
  await page.getByRole("button", { name: language === "en" ? "AI Assistant" : "Βοηθός" }).click();
}
const words = (text: string) => page.getByText(text, { exact: true });
const history = () => page.getByRole("tab", { name: "AI history" });
/** A conversation of the history: its title, and when it was written to last. */
const row = (title: string) =>
  page.getByRole("list", { name: "Conversations" }).getByRole("button", { name: new RegExp(`^${title}`) });
async function ask(text: string) {
  await page.getByRole("textbox").fill(text);
  await userEvent.keyboard("{Enter}");
}
/** Notes the bodies that a call is made with. */
function noting<Given>(answer: Given): { bodies: Record<string, unknown>[]; note: (_: Request) => Promise<Given> } {
  const bodies: Record<string, unknown>[] = [];
  const note = async (request: Request) => {
    bodies.push(await request.json());
    return answer;
  };
  return { bodies, note };
}
function notingQuestions() {
  const { bodies, note } = noting({ response: "Fresh answer.", sources: [] });
  answers["assistant.chatAi"] = note;
  return bodies;
}

test("the first is selected by itself, and goes on by its id with what was said in it", async () => {
  const bodies = notingQuestions();
  await openChat();
  await expect.element(words("answered first")).toBeVisible();
  await ask("and now");
  await expect.element(words("Fresh answer.")).toBeVisible();
  expect(page.getByText("and now", { exact: true }).elements()).toHaveLength(1);
  expect(bodies).toMatchObject([
    {
      conversationId: FIRST.id,
      userRole: "company_coordinator",
      organizationId: testId(900),
      organizationName: "Kerkis",
      context: {
        isAuthenticated: true,
        userEmail: "eleni@people.test",
        messages: [
          { message_type: "user", content: "asked first" },
          { message_type: "bot", content: "answered first" },
        ],
      },
    },
  ]);
  expect(shown.calls.filter((call) => call === "POST /chat/conversations")).toEqual([]);
});

test("a question that comes before the list waits for it instead of beginning another conversation", async () => {
  const listed = Promise.withResolvers<ChatConversationPage>();
  answers["assistant.conversations"] = () => listed.promise;
  const bodies = notingQuestions();
  await openChat();
  await ask("quick");
  await expect.element(words("Thinking...")).toBeVisible();
  listed.resolve(pageWith([FIRST]));
  await expect.element(words("Fresh answer.")).toBeVisible();
  expect(bodies).toMatchObject([{ conversationId: FIRST.id }]);
  expect(page.getByText("quick", { exact: true }).elements()).toHaveLength(1);
});

test.each(["en", "el"] as const)(
  "a new one is titled with the date in the reader's language (%s)",
  async (language) => {
    const created = testConversation(3, "Today");
    const { bodies, note } = noting(created);
    answers["assistant.startConversation"] = note;
    await openChat(language);
    await expect.element(words("answered first")).toBeVisible();
    const isEnglish = language === "en";
    await page.getByRole("button", { name: isEnglish ? "New conversation" : "Νέα συνομιλία" }).click();
    await expect.element(words("answered first")).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox")).toHaveFocus();
    answers["assistant.conversations"] = pageWith([created, FIRST, SECOND]);
    const before = formatDate(new Date());
    await ask("hello");
    await expect.element(words("Fresh answer.")).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect([before, formatDate(new Date())]).toContain(bodies[0]?.["title"]);
    expect(bodies[0]?.["title"]).toMatch(isEnglish ? /^\d+ [A-Z][a-z]+ \d{4}$/ : /^\d+ [Α-Ω][α-ωά-ώ]+ \d{4}$/);
  },
);

test("another one is opened from the history", async () => {
  await openChat();
  await history().click();
  await expect.element(row("The first")).toHaveAttribute("aria-current", "true");
  await row("The second").click();
  await expect.element(words("answered second")).toBeVisible();
  await expect.element(words("answered first")).not.toBeInTheDocument();
});

test("deleting asks first, tells, and takes the selection with it", async () => {
  await openChat();
  await expect.element(words("answered first")).toBeVisible();
  await history().click();
  await page.getByRole("button", { name: "Delete the conversation The first" }).click();
  answers["assistant.deleteConversation"] = () => {
    answers["assistant.conversations"] = pageWith([SECOND]);
    return { ok: true };
  };
  expect(shown.calls.some((call) => call.startsWith("DELETE"))).toBe(false);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(words("Conversation deleted")).toBeVisible();
  await expect.element(row("The first")).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect.element(words("What would you like to know?")).toBeVisible();
});

test("deleting another one leaves the present one where it is", async () => {
  await openChat();
  await history().click();
  await page.getByRole("button", { name: "Delete the conversation The second" }).click();
  answers["assistant.deleteConversation"] = () => {
    answers["assistant.conversations"] = pageWith([FIRST]);
    return { ok: true };
  };
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(row("The second")).not.toBeInTheDocument();
  await expect.element(row("The first")).toHaveAttribute("aria-current", "true");
});

test("the one that was written to comes first in the history", async () => {
  await openChat();
  await expect.element(words("answered first")).toBeVisible();
  await history().click();
  await row("The second").click();
  await expect.element(words("answered second")).toBeVisible();
  answers["assistant.conversations"] = pageWith([SECOND, FIRST]);
  await ask("and now");
  await expect.element(words("Fresh answer.")).toBeVisible();
  await history().click();
  const titles = page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
  await expect.element(titles.first().getByText("The second")).toBeVisible();
});

test("more of the history is shown on request", async () => {
  answers["assistant.conversations"] = (request: Request) =>
    new URL(request.url).searchParams.has("cursor") ? pageWith([SECOND]) : pageWith([FIRST], FIRST.id);
  await openChat();
  await history().click();
  await expect.element(row("The first")).toBeVisible();
  await page.getByRole("button", { name: /more/i }).click();
  await expect.element(row("The second")).toBeVisible();
});

test("earlier messages come above", async () => {
  const cursor = testId(50);
  messages[FIRST.id] = (request) =>
    new URL(request.url).searchParams.has("cursor")
      ? pageWith(testExchange(50, "long ago", "answered long ago"))
      : pageWith(testExchange(60, "lately", "answered lately"), cursor);
  await openChat();
  await expect.element(words("answered lately")).toBeVisible();
  await page.getByRole("button", { name: "Show earlier messages" }).click();
  await expect.element(words("answered long ago")).toBeInTheDocument();
  const text = page.getByRole("log").element().textContent;
  const places = ["long ago", "answered long ago", "lately", "answered lately"].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect.element(page.getByRole("button", { name: "Show earlier messages" })).not.toBeInTheDocument();
});

test("a question that the server kept without its answer is there once, to be tried again", async () => {
  let sent: { messageId: string };
  answers["assistant.chatAi"] = async (request: Request) => {
    sent = await request.json();
    const [, question] = testExchange(70, "half kept", "");
    const kept = question && { ...question, request_id: sent.messageId };
    messages[FIRST.id] = () =>
      pageWith([...(kept ? [kept] : []), ...testExchange(10, "asked first", "answered first")]);
    return Response.json({ code: "server.unexpected", message: "" }, { status: 500 });
  };
  await openChat();
  await expect.element(words("answered first")).toBeVisible();
  await ask("half kept");
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await shown.queryClient.invalidateQueries();
  expect(page.getByText("half kept", { exact: true }).elements()).toHaveLength(1);
});

test("another organization has its own", async () => {
  await openChat();
  await history().click();
  await row("The second").click();
  await expect.element(words("answered second")).toBeVisible();
  const elsewhere = testConversation(4, "Elsewhere");
  answers["assistant.conversations"] = pageWith([elsewhere]);
  messages[elsewhere.id] = () => pageWith(testExchange(30, "asked there", "answered there"));
  shown.queryClient.setQueryData(sessionQuery().queryKey, (session) =>
    session?.current_organization
      ? { ...session, current_organization: { ...session.current_organization, organization_id: testId(901) } }
      : session,
  );
  await expect.element(words("answered there")).toBeVisible();
  await expect.element(words("answered second")).not.toBeInTheDocument();
});

test("the assistant's page has the history beside the chat, or in a tab where there is no room", async () => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<ChatAssistantPage />, {
    answers,
    session: chatSession(),
    at: "/chat-assistant",
    isPage: true,
  });
  await expect.element(words("answered first")).toBeVisible();
  await row("The second").click();
  await expect.element(words("answered second")).toBeVisible();
  expect(page.getByRole("tab").elements()).toEqual([]);
  await page.viewport(800, 800);
  await expect.element(words("answered second")).toBeVisible();
  await expect.element(history()).toBeVisible();
  await page.viewport(414, 896);
});
