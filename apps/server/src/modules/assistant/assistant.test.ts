import type { ChatAiInput } from "@kerkis/contract/assistant/assistant.schema.ts";
import { ASSISTANT_TEXTS } from "@kerkis/contract/assistant/assistant.texts.ts";
import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { castOf, filledDraft, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type ApiClient, type TestServer, type TestUser } from "#test/server.ts";
import { chatQuestion } from "./assistant.factory.ts";
import { startupsAbout } from "./answers/registry.reads.ts";
import { forgetOldConversations } from "./assistant.service.ts";

let server: TestServer;
let here: ProcessCast;
let there: ProcessCast;
let founder: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Εδώ");
  there = await castOf(server, "Εκεί");
  founder = here.founder;
  stranger = there.founder;
  const plain = { tagline: "", description: "" };
  await createStartup(server.db, here.organizationId, {
    ...plain,
    name: "Ελιά Δέλτα",
    industry: "agrifood",
    location: "Πάτρα",
  });
  await createStartup(server.db, there.organizationId, {
    ...plain,
    name: "Στάχυ",
    industry: "agrifood",
    location: "Χανιά",
  });
  await createStartup(server.db, here.organizationId, {
    ...plain,
    name: "Κρυφή Καλλιέργεια",
    industry: "agrifood",
    is_verified: false,
  });
});
afterAll(() => server?.close());

const ask = (api: ApiClient, message: string, given?: Partial<ChatAiInput>) =>
  api.assistant.chatAi(chatQuestion(message, given));
const start = (api: ApiClient) => api.assistant.startConversation({ title: "20 Νοεμβρίου 2026", route: "/startups" });
const messages = async (api: ApiClient, id: string) =>
  (await api.assistant.messages({ id })).items.map(({ message_type, content }) => [message_type, content]);

describe("answers", () => {
  it("finds startups by industry and place, and links to them", async () => {
    const { response, sources } = await ask(server.visitor, "Ποιες startups υπάρχουν στην αγροδιατροφή;");
    expect(response).toContain("ταιριάζουν 2 startups");
    expect(sources.map(({ title }) => title)).toEqual(["Ελιά Δέλτα", "Στάχυ"]);
    const patras = await ask(server.visitor, "startups αγροδιατροφής στην Πάτρα");
    expect(patras.sources).toEqual([
      { kind: "startup", title: "Ελιά Δέλτα", link: expect.stringMatching(/^\/startup\/[0-9a-f-]{36}$/) },
    ]);
    expect((await ask(server.visitor, "startups in agrifood", { language: "en" })).response).toContain(
      "2 startups in the registry match",
    );
  });

  it("counts only what the asker may see", async () => {
    const owner = await server.createUser({ organizations: { [here.organizationId]: "owner" } });
    const question = "Πόσες startups αγροδιατροφής υπάρχουν;";
    for (const api of [server.visitor, founder.api, stranger.api]) {
      const { response, sources } = await ask(api, question);
      expect(response).toBe("Στο μητρώο υπάρχουν 2 startups που ταιριάζουν.");
      expect(JSON.stringify(sources)).not.toContain("Κρυφή");
    }
    expect((await ask(owner.api, question)).response).toBe("Στο μητρώο υπάρχουν 3 startups που ταιριάζουν.");
  });

  it("answers from the help, in the question's language, with its article and screens", async () => {
    const { response, sources } = await ask(server.visitor, "How do I register a startup?", { language: "en" });
    expect(response).toContain("five steps");
    expect(response).not.toContain("](");
    expect(sources[0]).toMatchObject({ kind: "help", link: "/help?topic=registration" });
    const greek = await ask(server.visitor, "Πώς καταχωρίζω μια startup;", { language: "en" });
    expect(greek.sources[0]?.title).toMatch(/[α-ω]/);
  });

  it("says that it found nothing rather than guess", async () => {
    const { response, sources } = await ask(server.visitor, "Τι καιρό θα κάνει αύριο;");
    expect(response).toBe(ASSISTANT_TEXTS.notFound.el);
    expect(sources.map(({ link }) => link)).toEqual(["/help", "/contact"]);
    expect((await ask(server.visitor, "startups για ζεπελίν")).response).toBe(ASSISTANT_TEXTS.noStartups.el);
  });

  it("tells a founder how the own applications stand, and nobody else", async () => {
    await submittedApplication(founder, { name: "Μυστική Ναυτιλιακή" });
    await filledDraft(founder, { name: "Πρόχειρη" });
    const question = "Πού βρίσκεται η αίτησή μου;";
    const own = await ask(founder.api, question);
    expect(own.response).toContain("Μυστική Ναυτιλιακή: εκκρεμεί");
    expect(own.response).toContain("Πρόχειρη: πρόχειρο");
    expect(own.sources).toEqual([{ kind: "page", title: "Οι αιτήσεις μου", link: "/my-applications" }]);
    expect((await ask(stranger.api, question)).response).toBe(ASSISTANT_TEXTS.noApplications.el);
    expect((await ask(here.coordinator.api, question)).response).toBe(ASSISTANT_TEXTS.noApplications.el);
    expect((await ask(server.visitor, question)).response).toBe(ASSISTANT_TEXTS.signIn.el);
    expect((await ask(server.visitor, "Μυστική Ναυτιλιακή")).response).toBe(ASSISTANT_TEXTS.notFound.el);
  });

  it("tells an evaluator what is still to be handed in, in this organization alone", async () => {
    const application = await submittedApplication(founder, { name: "Προς αξιολόγηση" });
    const { id } = await here.coordinator.api.evaluations.assign({
      id: application.id,
      evaluator_id: here.evaluator.id,
      due_at: "2030-06-15T09:00:00.000Z",
    });
    const question = "Τι έχω να αξιολογήσω; Ποιες αξιολογήσεις μου εκκρεμούν;";
    const { response, sources } = await ask(here.evaluator.api, question);
    expect(response).toContain("Προς αξιολόγηση, ως 15 Ιουνίου 2030");
    expect(sources).toEqual([{ kind: "evaluation", title: "Προς αξιολόγηση", link: `/evaluation/${id}` }]);
    expect((await ask(here.evaluator.api, "Τι πρέπει να κάνω τώρα;")).response).toContain("Προς αξιολόγηση");
    expect((await ask(there.evaluator.api, question)).response).toBe(ASSISTANT_TEXTS.noEvaluations.el);
    const conversation = await start(here.evaluator.api);
    await ask(here.evaluator.api, question, { conversationId: conversation.id });
    expect(await messages(here.evaluator.api, conversation.id)).toHaveLength(2);
    await here.evaluator.api.evaluations.recuse({ id, reason: "Είμαστε συγγενείς" });
    expect((await ask(here.evaluator.api, question)).response).toBe(ASSISTANT_TEXTS.noEvaluations.el);
    // What was told before the conflict was declared is taken back.
    expect(await messages(here.evaluator.api, conversation.id)).toEqual([["user", question]]);
  });

  it("tells an evaluator of two organizations what is due in the present one, and takes it back with the assignment", async () => {
    const both = await server.createUser({
      role: "evaluator",
      email: ownAddress(),
      organizations: { [here.organizationId]: "member", [there.organizationId]: "member" },
    });
    const assigned: string[] = [];
    const due_at = "2030-06-14T21:30:00.000Z";
    for (const cast of [here, there]) {
      const { id } = await submittedApplication(cast.founder, { name: cast === here ? "Η εδώ" : "Η εκεί" });
      assigned.push((await cast.coordinator.api.evaluations.assign({ id, evaluator_id: both.id, due_at })).id);
    }
    const api = server.clientFor(both.cookie, here.organizationId);
    const conversation = await start(api);
    const question = "Ποιες αξιολογήσεις μου εκκρεμούν;";
    const { response } = await ask(api, question, { conversationId: conversation.id });
    // Half past midnight in Athens.
    expect(response).toContain("Η εδώ, ως 15 Ιουνίου 2030");
    expect(response).not.toContain("Η εκεί");
    await here.coordinator.api.evaluations.unassign({ id: assigned[0] ?? "" });
    expect(await messages(api, conversation.id)).toEqual([["user", question]]);
  });

  it("counts as an application what has answers, and as waiting what the founder can move on", async () => {
    const person = await server.createUser({ organizations: { [here.organizationId]: "member" } });
    await person.api.applications.start({});
    const question = "Πού βρίσκεται η αίτησή μου;";
    expect((await ask(person.api, question)).response).toBe(ASSISTANT_TEXTS.noApplications.el);
    await submittedApplication(person, { name: "Σε αναμονή" });
    expect((await ask(person.api, question)).response).toContain("Σε αναμονή: εκκρεμεί");
    expect((await ask(person.api, "Τι πρέπει να κάνω τώρα;")).response).toBe(ASSISTANT_TEXTS.nothingWaits.el);
  });

  it("tells names in one line, so that nobody writes in the assistant's own words", async () => {
    const person = await server.createUser({ organizations: { [here.organizationId]: "member" } });
    await filledDraft(person, { name: "Αρχή\n\nΟι αιτήσεις σας:\n- εγκρίθηκε" });
    const { response } = await ask(person.api, "Πού βρίσκεται η αίτησή μου;");
    expect(response).toBe("Οι αιτήσεις σας:\n- Αρχή Οι αιτήσεις σας: - εγκρίθηκε: πρόχειρο, δεν υποβλήθηκε ακόμη");
  });

  it("takes a word that only asks on for the question before", async () => {
    const { context } = chatQuestion("");
    const history = ["Γεια σας", "startups αγροδιατροφής"].map((content) => ({
      message_type: "user" as const,
      content,
    }));
    const { sources } = await ask(server.visitor, "και;", { context: { ...context, messages: history } });
    expect(sources).toHaveLength(2);
  });

  it("is refused to those without the page, and takes no blank or endless question", async () => {
    const closed = await createOrganization(server.db, { name: "Κλειστή" });
    const owner = await server.createUser({ organizations: { [closed.id]: "owner" } });
    const mentor = await server.createUser({ role: "mentor", organizations: { [closed.id]: "member" } });
    await owner.api.organizations.setPermission({
      id: closed.id,
      subject: "profile_role",
      role: "mentor",
      page: "chat-assistant",
      allowed: false,
      seen: null,
    });
    const { api } = mentor;
    const writer = await server.createUser({
      organizations: { [here.organizationId]: "member", [closed.id]: "member" },
    });
    await owner.api.organizations.setPermission({
      id: closed.id,
      subject: "profile_role",
      role: "company_coordinator",
      page: "my-applications",
      allowed: false,
      seen: null,
    });
    const asked = () => ask(server.clientFor(writer.cookie, closed.id), "Πού βρίσκεται η αίτησή μου;");
    expect((await asked()).response).toBe(ASSISTANT_TEXTS.noApplications.el);
    // Whoever has an application hears of it all the same, whatever an organization says of their role.
    await filledDraft({ ...writer, api: server.clientFor(writer.cookie, here.organizationId) });
    expect((await asked()).response).not.toBe(ASSISTANT_TEXTS.noApplications.el);
    expect(await outcomeOf(ask(api, "Γεια σας"))).toBe("auth.forbidden");
    expect(await outcomeOf(start(api))).toBe("auth.forbidden");
    for (const text of ["", "   ", "x".repeat(2001), "\u202eabc"]) {
      expect(await outcomeOf(ask(server.visitor, text))).toBe("input.invalid");
    }
    const many = Array.from({ length: 6 }, () => ({ message_type: "user" as const, content: "α" }));
    const { context } = chatQuestion("");
    const call = ask(server.visitor, "Γεια σας", { context: { ...context, messages: many } });
    expect(await outcomeOf(call)).toBe("input.invalid");
  });

  it.each(["%", "_", "\\", "' or 1=1 --", "<script>alert(1)</script>", "🚀".repeat(500)])(
    "takes %s literally",
    async (text) => {
      expect((await ask(server.visitor, text)).response).toBe(ASSISTANT_TEXTS.notFound.el);
      const { total } = await startupsAbout(server.db, startupVisibility(null), [text]);
      expect(total).toBe(0);
    },
  );
});

describe("conversations", () => {
  it("keep question and answer, with what the answer used", async () => {
    const conversation = await start(founder.api);
    expect(conversation).toMatchObject({
      title: "20 Νοεμβρίου 2026",
      is_active: true,
      context_data: { userRole: "company_coordinator", route: "/startups" },
    });
    expect(conversation.organization_id).toBe(conversation.context_data.organizationId);
    const { response } = await ask(founder.api, "Γεια σας", { conversationId: conversation.id });
    expect(await messages(founder.api, conversation.id)).toEqual([
      ["bot", response],
      ["user", "Γεια σας"],
    ]);
    const [reply] = (await founder.api.assistant.messages({ id: conversation.id })).items;
    expect(reply?.metadata).toMatchObject({ route: "/startups", sources: [{ link: "/help" }] });
    expect(reply?.metadata.responseTime).toBeGreaterThanOrEqual(0);
  });

  it("keep a question that was sent again once, with its first answer", async () => {
    const { id } = await start(founder.api);
    const messageId = randomUUID();
    const first = await ask(founder.api, "Γεια σας", { conversationId: id, messageId });
    const again = await ask(founder.api, "Κάτι άλλο", { conversationId: id, messageId });
    expect(again).toEqual(first);
    const raced = randomUUID();
    await Promise.all([1, 2, 3].map(() => ask(founder.api, "Ευχαριστώ", { conversationId: id, messageId: raced })));
    expect(await messages(founder.api, id)).toHaveLength(4);
  });

  it("come with the last written first, page by page, and so do messages", async () => {
    const person = await server.createUser({ organizations: { [here.organizationId]: "member" } });
    const ids: string[] = [];
    for (let number = 0; number < 5; number++) {
      ids.push((await start(person.api)).id);
      server.clock.advance(1000);
    }
    const [oldest = ""] = ids;
    await ask(person.api, "Γεια σας", { conversationId: oldest });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await person.api.assistant.conversations({ limit: 2, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual([oldest, ...ids.slice(1).toReversed()]);
    const last = await person.api.assistant.messages({ id: oldest, limit: 1 });
    expect(last.items.map(({ message_type }) => message_type)).toEqual(["bot"]);
    const before = await person.api.assistant.messages({ id: oldest, limit: 1, cursor: last.next_cursor ?? "" });
    expect(before).toMatchObject({ items: [{ content: "Γεια σας" }], next_cursor: null });
  });

  it("are their owner's alone, and of the organization they were held in", async () => {
    const person = await server.createUser({
      organizations: { [here.organizationId]: "member", [there.organizationId]: "member" },
    });
    const inHere = server.clientFor(person.cookie, here.organizationId);
    const inThere = server.clientFor(person.cookie, there.organizationId);
    const { id } = await start(inHere);
    await ask(inHere, "Μυστικό ερώτημα", { conversationId: id });
    const superAdmin = await server.createUser({ superAdmin: true });
    for (const api of [inThere, founder.api, stranger.api, superAdmin.api]) {
      expect((await api.assistant.conversations({})).items.map((item) => item.id)).not.toContain(id);
      expect(await outcomeOf(api.assistant.messages({ id }))).toBe("conversation.not_found");
      expect(await outcomeOf(api.assistant.deleteConversation({ id }))).toBe("conversation.not_found");
      expect(await outcomeOf(ask(api, "Γεια σας", { conversationId: id }))).toBe("conversation.not_found");
    }
    const { conversations, messages: messagesOf, deleteConversation } = server.visitor.assistant;
    const refused = await Promise.all(
      [conversations({}), messagesOf({ id }), deleteConversation({ id })].map(outcomeOf),
    );
    expect(refused).toEqual(["auth.required", "auth.required", "auth.required"]);
    expect(await messages(inHere, id)).toHaveLength(2);
    // Their session may have ended: the question must not look kept.
    expect(await outcomeOf(ask(server.visitor, "Γεια σας", { conversationId: id }))).toBe("auth.required");
    expect(await messages(inHere, id)).toHaveLength(2);
  });

  it("answer all the same when nothing can be kept", async () => {
    const person = await server.createUser();
    const { id } = await start(person.api);
    await server.ownerDb.$client.query("alter table chat_messages add constraint broken check (false) not valid");
    try {
      const { response } = await ask(person.api, "Γεια σας", { conversationId: id });
      expect(response).toBe(ASSISTANT_TEXTS.greeting.el);
    } finally {
      await server.ownerDb.$client.query("alter table chat_messages drop constraint broken");
    }
    expect(await messages(person.api, id)).toEqual([]);
  });

  it("go with the membership that they were held in", async () => {
    const person = await server.createUser({ organizations: { [there.organizationId]: "member" } });
    const inThere = server.clientFor(person.cookie, there.organizationId);
    const inDefault = server.clientFor(person.cookie, server.defaultOrganizationId);
    const lost = await start(inThere);
    const others = await start(there.member.api);
    const kept = await start(inDefault);
    await inThere.organizations.leave({ id: there.organizationId });
    const { rows } = await server.db.$client.query<{ id: string }>(
      "select id from chat_conversations where user_id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ id: kept.id }]);
    expect(lost.id).not.toBe(kept.id);
    expect((await there.member.api.assistant.conversations({})).items.map(({ id }) => id)).toEqual([others.id]);
  });

  it("lose what was told of startups with the role that showed them, its owner's alone", async () => {
    const answer = async (person: TestUser) => {
      const { id } = await start(person.api);
      await ask(person.api, "startups αγροδιατροφής", { conversationId: id });
      return async () => (await messages(person.api, id)).map(([message_type]) => message_type);
    };
    const demoted = await server.createUser({ organizations: { [here.organizationId]: "admin" } });
    const [theirs, others] = [await answer(demoted), await answer(here.admin)];
    await here.owner.api.organizations.changeRoles({
      id: here.organizationId,
      role: "member",
      members: [{ user_id: demoted.id, seen_role: "admin" }],
    });
    expect(await theirs()).toEqual(["user"]);
    expect(await others()).toEqual(["bot", "user"]);
  });

  it("have an end: so many messages in one, so many for one person", async () => {
    const person = await server.createUser({ organizations: { [here.organizationId]: "member" } });
    const { id } = await start(person.api);
    await server.db.$client.query(
      `insert into chat_messages (conversation_id, user_id, message_type, content, metadata, request_id)
        select $1, $2, 'user', 'α', '{"route":"/"}', gen_random_uuid() from generate_series(1, $3)`,
      [id, person.id, LIMITS.chatMessagesMax],
    );
    expect(await outcomeOf(ask(person.api, "Γεια σας", { conversationId: id }))).toBe("conversation.full");
    await server.db.$client.query(
      `insert into chat_conversations (user_id, title, context_data, last_message_at)
        select $1, 'α', '{}', now() from generate_series(2, $2)`,
      [person.id, LIMITS.chatConversationsMax],
    );
    expect(await outcomeOf(start(person.api))).toBe("conversation.too_many");
    await person.api.assistant.deleteConversation({ id });
    expect(await outcomeOf(start(person.api))).toBe("accepted");
  });

  it("once deleted are gone from every list at once, and erased after 30 days; the others a year after they were written to", async () => {
    const { id } = await start(founder.api);
    const kept = await start(founder.api);
    await ask(founder.api, "Γεια σας", { conversationId: id });
    await founder.api.assistant.deleteConversation({ id });
    expect((await founder.api.assistant.conversations({ limit: 100 })).items.map((item) => item.id)).not.toContain(id);
    expect(await outcomeOf(founder.api.assistant.messages({ id }))).toBe("conversation.not_found");
    expect(await outcomeOf(founder.api.assistant.deleteConversation({ id }))).toBe("conversation.not_found");
    const rows = async () =>
      (await server.db.$client.query<{ id: string }>("select id from chat_conversations")).rows.map((row) => row.id);
    await forgetOldConversations(server.platform);
    expect(await rows()).toContain(id);
    server.clock.advance(31 * DAY_MS);
    await forgetOldConversations(server.platform);
    const left = await rows();
    expect(left).not.toContain(id);
    expect(left).toContain(kept.id);
    server.clock.advance(LIMITS.chatKeptMs);
    await forgetOldConversations(server.platform);
    expect(await rows()).toEqual([]);
  });
});
