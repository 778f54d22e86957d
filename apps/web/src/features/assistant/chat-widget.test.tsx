/** The floating chat as a visitor has it (specification 2.14 and 4, chat message). */
import type { ChatAiInput, ChatAiReply, ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useState } from "react";
import { onUserAction } from "#shared/metrics/user-actions.ts";
import { BulkBar } from "#shared/lists/selection/bulk-bar.tsx";
import { watchConnectivity } from "#shared/offline/connectivity.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { chatSession } from "./assistant.factory.ts";
import { ChatWidget } from "./assistant.public.tsx";

let shown: TestPage;
let asked: ChatAiInput[] = [];
beforeEach(async () => {
  sessionStorage.clear();
  asked = [];
  // On a phone the panel is over the page, which e2e/assistant.spec.ts looks at.
  await page.viewport(1280, 800);
});
afterEach(() => shown.close());

type Reply = ChatAiReply | Response | Promise<ChatAiReply | Response>;

/** Opens the page with a chat that answers as told; what it is asked is noted. */
async function openWidget(reply: () => Reply, given: { session?: Session; at?: string; answers?: Answers } = {}) {
  const { session = asVisitor(undefined), answers = {}, ...rest } = given;
  shown = await openTestPage(<ChatWidget />, {
    session,
    paths: ["/help", "/signin", "/chat-assistant"],
    answers: {
      "assistant.chatAi": async (request: Request) => {
        asked.push(await request.json());
        return reply();
      },
      ...answers,
    },
    ...rest,
  });
}
const says = (response: string, sources: ChatSource[] = []): ChatAiReply => ({ response, sources });
const launcher = () => page.getByRole("button", { name: "AI Assistant" });
const box = () => page.getByRole("textbox", { name: "Your question" });
const send = () => page.getByRole("button", { name: "Send" });
const log = () => page.getByRole("log");
const words = (text: string) => page.getByText(text, { exact: true });
async function openChat() {
  await launcher().click();
  await expect.element(box()).toHaveFocus();
}

test("asks the server for nothing until it is used; opens with the focus in the box, Escape gives it back", async () => {
  await openWidget(() => says("."), {
    session: chatSession(),
    answers: { "assistant.conversations": { items: [], next_cursor: null } },
  });
  await expect.element(launcher()).toHaveAttribute("aria-expanded", "false");
  expect(shown.calls).toEqual([]);
  await openChat();
  await expect.element(page.getByRole("dialog", { name: "AI Assistant" })).toBeVisible();
  await expect.element(launcher()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(launcher()).toHaveFocus();
  expect(shown.calls.every((call) => call.startsWith("GET /chat/conversations"))).toBe(true);
});

test("Enter sends, Shift+Enter begins a line, blank text is ignored", async () => {
  await openWidget(() => says("Yes."));
  await openChat();
  await expect.element(send()).toBeDisabled();
  await userEvent.keyboard("  {Enter}");
  await expect.element(send()).toBeDisabled();
  await box().fill("one");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}two");
  await expect.element(box()).toHaveValue("one\ntwo");
  expect(asked).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(words("Yes.")).toBeVisible();
  await expect.element(box()).toHaveValue("");
  expect(asked).toMatchObject([
    {
      message: "one\ntwo",
      userRole: "guest",
      currentRoute: "/",
      conversationId: null,
      organizationId: null,
      language: "en",
      context: { isAuthenticated: false, userEmail: null, userRole: "guest", messages: [], organizationName: null },
    },
  ]);
});

test("one message at a time: «Thinking...» stands in until the reply, and nothing else is sent", async () => {
  const answered = Promise.withResolvers<ChatAiReply>();
  const actions: string[] = [];
  onUserAction((action) => void actions.push(action));
  await openWidget(() => answered.promise);
  await openChat();
  await box().fill("first");
  await send().click();
  await expect.element(log().getByText("first")).toBeVisible();
  await expect.element(words("Thinking...")).toBeVisible();
  await box().fill("second");
  await userEvent.keyboard("{Enter}");
  await expect.element(send()).toBeDisabled();
  await expect.element(box()).toHaveValue("second");
  answered.resolve(says("At last."));
  await expect.element(words("At last.")).toBeVisible();
  await expect.element(words("Thinking...")).not.toBeInTheDocument();
  await expect.element(send()).toBeEnabled();
  expect(asked.map(({ message }) => message)).toEqual(["first"]);
  expect(actions).toEqual(["chat_message_sent"]);
});

test("a failed message stays, and is tried again under the same id", async () => {
  let reply: () => Reply = () => refusal("server.unexpected");
  await openWidget(() => reply());
  await openChat();
  await box().fill("is anyone there");
  await userEvent.keyboard("{Enter}");
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(log().getByText("is anyone there")).toBeVisible();
  reply = () => says("Here I am.");
  await again.click();
  await expect.element(words("Here I am.")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  expect(log().getByText("is anyone there").elements()).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.messageId).toBe(asked[0]?.messageId);
});

test("the last five messages go along, oldest first", async () => {
  let count = 0;
  await openWidget(() => says(`answer ${(count += 1)}`));
  await openChat();
  for (const number of [1, 2, 3, 4]) {
    await box().fill(`question ${number}`);
    await userEvent.keyboard("{Enter}");
    await expect.element(words(`answer ${number}`)).toBeVisible();
  }
  expect(asked[0]?.context.messages).toEqual([]);
  expect(asked[3]?.context.messages).toHaveLength(LIMITS.chatHistory);
  expect(asked[3]?.context.messages.map(({ content }) => content)).toEqual([
    "answer 1",
    "question 2",
    "answer 2",
    "question 3",
    "answer 3",
  ]);
});

test("what is typed and what was said survive closing; what is typed survives a reload", async () => {
  await openWidget(() => says("Kept."));
  await openChat();
  await box().fill("said");
  await userEvent.keyboard("{Enter}");
  await expect.element(words("Kept.")).toBeVisible();
  await box().fill("not yet said");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.element(box()).not.toBeInTheDocument();
  await openChat();
  await expect.element(box()).toHaveValue("not yet said");
  await expect.element(words("Kept.")).toBeVisible();
  shown.close();
  await openWidget(() => says("."));
  await openChat();
  await expect.element(box()).toHaveValue("not yet said");
});

test("the history is for people with a profile, and says so", async () => {
  await openWidget(() => says("."));
  await openChat();
  const history = page.getByRole("tab", { name: "AI history" });
  await expect.element(history).toBeDisabled();
  await expect.element(history).toHaveAccessibleDescription("Sign in to keep your conversations.");
  await page.getByRole("link", { name: "Sign in to keep your conversations." }).click();
  await expect.poll(() => shown.address()).toBe("/signin");
});

test("records that an answer used are links into the product, and nothing else is a link", async () => {
  const sources: ChatSource[] = [
    { kind: "help", title: "Registration", link: "/help?topic=registration" },
    { kind: "page", title: "Elsewhere", link: "https://elsewhere.test/" },
    { kind: "page", title: "Script", link: "javascript:alert(1)" },
  ];
  await openWidget(() => says("See below.\n- one\n- two", sources));
  await openChat();
  await box().fill("how");
  await userEvent.keyboard("{Enter}");
  await expect.element(words("From Kerkis")).toBeVisible();
  expect(log().getByRole("link").elements()).toHaveLength(1);
  for (const item of ["one", "two"]) await expect.element(log().getByRole("listitem").getByText(item)).toBeVisible();
  await expect.element(words("Elsewhere")).toBeVisible();
  await log().getByRole("link", { name: "Registration" }).click();
  await expect.poll(() => shown.address()).toBe("/help?topic=registration");
});

test("what looks like markup is text, in questions, answers and names of records", async () => {
  const markup = '<img src="x" onerror="document.title=1">';
  await openWidget(() => says(markup, [{ kind: "startup", title: `${markup}!`, link: "/help" }]));
  await openChat();
  await box().fill(markup);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("link", { name: `${markup}!` })).toBeVisible();
  expect(log().getByText(markup, { exact: true }).elements()).toHaveLength(2);
  expect(document.querySelectorAll("[role=log] img")).toHaveLength(0);
});

test("offline nothing is sent, it says why, and the text stays", async () => {
  const endWatching = watchConnectivity(() => undefined);
  await openWidget(() => says("."), { answers: {} });
  await openChat();
  await box().fill("later");
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText(/^You are offline\./)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(send()).toBeDisabled();
  await expect.element(box()).toHaveValue("later");
  expect(asked).toEqual([]);
  // The next page is online again, for those who watch the browser themselves too.
  endWatching();
  window.dispatchEvent(new Event("online"));
});

test("questions to begin with are asked by a press, and leave what is being typed alone", async () => {
  await openWidget(() => says("Easily."));
  await openChat();
  await box().fill("half a thought");
  await page.getByRole("button", { name: "How do I register a startup?" }).click();
  await expect.element(words("Easily.")).toBeVisible();
  expect(asked.map(({ message }) => message)).toEqual(["How do I register a startup?"]);
  await expect.element(box()).toHaveValue("half a thought");
  await expect.element(page.getByRole("region", { name: "Messages" })).toBeVisible();
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect.element(words("Easily.")).not.toBeInTheDocument();
});

test("a word that is being composed is not sent by the Enter that chooses it", async () => {
  await openWidget(() => says("."));
  await openChat();
  await box().fill("日本");
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  box()
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }));
  await expect.element(box()).toHaveValue("日本");
  expect(log().elements()).toEqual([]);
  box().element().dispatchEvent(new KeyboardEvent("keydown", enter));
  await expect.poll(() => asked.map(({ message }) => message)).toEqual(["日本"]);
});

test("Escape beside the panel is meant for the page", async () => {
  await openWidget(() => says("."));
  await openChat();
  launcher().element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "AI Assistant" })).toBeVisible();
  box().element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("after the assistant's own page it is shut", async () => {
  await openWidget(() => says("."), {
    session: chatSession(),
    answers: { "assistant.conversations": { items: [], next_cursor: null } },
  });
  await openChat();
  await page.getByRole("link", { name: "Open on its own page" }).click();
  await expect.poll(() => shown.address()).toBe("/chat-assistant");
  await expect.element(launcher()).not.toBeInTheDocument();
  shown.go("/help");
  await expect.element(launcher()).toHaveAttribute("aria-expanded", "false");
});

test.each([
  ["company_coordinator", "Where does my application stand?"],
  ["evaluator", "What do I have to evaluate?"],
  ["investor", "What should I do next?"],
] as const)("what is suggested fits the role: %s", async (role, question) => {
  await openWidget(() => says("."), {
    session: chatSession(role),
    answers: { "assistant.conversations": { items: [], next_cursor: null } },
  });
  await openChat();
  await expect.element(page.getByRole("button", { name: question })).toBeVisible();
});

test("is not there without the permission, nor beside the assistant's own page", async () => {
  const session = chatSession();
  await openWidget(() => says("."), {
    session: { ...session, pages: { ...session.pages, "chat-assistant": false } },
  });
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/");
  expect(launcher().elements()).toEqual([]);
  shown.close();
  await openWidget(() => says("."), { session, at: "/chat-assistant" });
  await expect.element(page.getByLabelText("address")).toHaveTextContent("/chat-assistant");
  expect(launcher().elements()).toEqual([]);
});

test("its button makes way for what is done with chosen rows, and comes back", async () => {
  await page.viewport(390, 844);
  const long = "Ask its applicants for what is missing";
  function Rows() {
    const [isChosen, setChosen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setChosen(!isChosen)}>
          Choose
        </button>
        <div style={{ height: "200vh" }} />
        {isChosen && (
          <BulkBar
            selection={{ chosen: [{}], clear: () => setChosen(false) }}
            actions={[{ label: long, onRun: () => undefined }]}
          />
        )}
        <ChatWidget />
      </>
    );
  }
  shown = await openTestPage(<Rows />, { session: asVisitor(undefined), answers: {} });
  await expect.element(launcher()).toBeVisible();
  await page.getByRole("button", { name: "Choose" }).click();
  await expect.element(page.getByRole("button", { name: long })).toBeVisible();
  await expect.element(launcher()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Choose" }).click();
  await expect.element(launcher()).toBeVisible();
});
