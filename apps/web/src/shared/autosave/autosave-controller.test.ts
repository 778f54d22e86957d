import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "#shared/api/client.ts";
import { loadErrorTexts } from "#shared/api/error-wording.ts";
import { provideTransport } from "#shared/api/transport.ts";
import { AutosaveController, type AutosaveActions } from "./autosave-controller.ts";
import type { KeyValueStorage } from "./autosave-storage.ts";

interface Note {
  title: string;
  text: string;
}

const id = "0199a000-0000-7000-8000-000000000001";
const start = { value: { title: "", text: "" }, version: 1 };

/** A server that holds one note, refuses stale versions, and can be cut off. */
class NoteServer {
  note: Note = start.value;
  version = start.version;
  saves = 0;
  connection: "up" | "down" | "answer lost" = "up";
  refusal: { code: string; status: number } | undefined;

  async save(value: Note, version: number) {
    this.saves += 1;
    if (this.connection === "down") throw new TypeError("Failed to fetch");
    if (this.refusal) await this.#refuse(this.refusal);
    if (version !== this.version) await this.#refuse({ code: "request.conflict", status: 409 });
    this.note = value;
    this.version += 1;
    if (this.connection === "answer lost") throw new TypeError("Failed to fetch");
    return { version: this.version, saved_at: "2026-11-20T08:00:00.000Z" };
  }
  async load() {
    return { value: this.note, version: this.version };
  }
  /** A refusal as it really arrives: through the client. */
  async #refuse({ code, status }: { code: string; status: number }): Promise<never> {
    provideTransport(() => ({
      origin: "http://kerkis.test",
      fetch: async () => Response.json({ defined: false, code, status, message: "", data: {} }, { status }),
    }));
    await api.evaluations.get({ id });
    throw new Error("The refusal was no refusal");
  }
}

function memoryStorage(): KeyValueStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

// What comes with the first call in a browser is here before the clock is a false one.
beforeAll(() => Promise.all([import("#shared/api/client-link.ts"), loadErrorTexts()]));

let server: NoteServer;
let storage: ReturnType<typeof memoryStorage>;
let online: boolean;

function openTab(owner: string, from = start) {
  const controller = new AutosaveController<Note>("note", from, { storage, isOnline: () => online, owner });
  const applied: Parameters<AutosaveActions<Note>["apply"]>[] = [];
  const close = controller.attach({
    save: (value, version) => server.save(value, version),
    load: () => server.load(),
    apply: (...args) => void applied.push(args),
  });
  return { controller, applied, close, status: () => controller.getState().status };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  server = new NoteServer();
  storage = memoryStorage();
  online = true;
});
afterEach(() => {
  vi.useRealTimers();
});

test("saves once, 800 ms after the last change", async () => {
  const tab = openTab("a");
  tab.controller.change({ title: "A", text: "" });
  await pass(700);
  tab.controller.change({ title: "Ab", text: "" });
  await pass(799);
  expect([server.saves, tab.status()]).toEqual([0, "waiting"]);
  await pass(1);
  expect([server.saves, server.note.title, tab.status()]).toEqual([1, "Ab", "saved"]);
  expect(storage.entries.size).toBe(0);
});

test("what is typed while a save is under way goes with the next one", async () => {
  const tab = openTab("a");
  tab.controller.change({ title: "A", text: "" });
  const flushed = tab.controller.flush();
  tab.controller.change({ title: "Ab", text: "" });
  await flushed;
  expect([server.saves, server.note.title, await tab.controller.flush()]).toEqual([2, "Ab", 3]);
});

test("offline it is kept in the browser and sent when the connection is back", async () => {
  const tab = openTab("a");
  online = false;
  tab.controller.change({ title: "A", text: "" });
  await pass(5000);
  expect([server.saves, tab.status(), storage.entries.size]).toEqual([0, "offline", 1]);
  expect(await tab.controller.flush()).toBeNull();
  online = true;
  tab.controller.reconnect();
  await pass(0);
  expect([server.note.title, tab.status(), storage.entries.size]).toEqual(["A", "saved", 0]);
});

test("a server that does not answer is asked again after 1, 2 and 5 seconds", async () => {
  const tab = openTab("a");
  server.connection = "down";
  tab.controller.change({ title: "A", text: "" });
  await pass(800);
  expect([server.saves, tab.status()]).toEqual([1, "offline"]);
  await pass(1000);
  await pass(2000);
  expect(server.saves).toBe(3);
  server.connection = "up";
  await pass(5000);
  expect([server.note.title, tab.status()]).toEqual(["A", "saved"]);
});

test.each([
  ["request.rate_limited", 429],
  ["request.unavailable", 503],
])("what passes, as %s does, is no refusal: the edit is sent again by itself", async (code, status) => {
  const tab = openTab("a");
  server.refusal = { code, status };
  tab.controller.change({ title: "A", text: "" });
  await pass(800);
  expect([server.saves, tab.status(), storage.entries.size]).toEqual([1, "offline", 1]);
  server.refusal = undefined;
  await pass(1000);
  expect([server.saves, server.note.title, tab.status()]).toEqual([2, "A", "saved"]);
});

test("after a reload the unsent edit is back on screen and saved", async () => {
  const before = openTab("a");
  server.connection = "down";
  before.controller.change({ title: "A", text: "" });
  before.close();
  await pass(1000);
  server.connection = "up";
  const after = openTab("b");
  expect(after.applied).toEqual([[{ title: "A", text: "" }, "restored"]]);
  await pass(0);
  expect([server.note.title, after.status()]).toEqual(["A", "saved"]);
});

test("leaving the screen sends what is unsent", async () => {
  const tab = openTab("a");
  tab.controller.change({ title: "A", text: "" });
  tab.close();
  await pass(0);
  expect([server.note.title, storage.entries.size]).toEqual(["A", 0]);
});

test("leaving the screen in the middle of a save sends the rest after it, and nothing later", async () => {
  const tab = openTab("a");
  tab.controller.change({ title: "A", text: "" });
  await pass(800);
  tab.controller.change({ title: "Ab", text: "" });
  const saving = tab.controller.flush();
  tab.controller.change({ title: "Abc", text: "" });
  tab.close();
  await saving;
  await pass(0);
  expect([server.note.title, storage.entries.size]).toEqual(["Abc", 0]);
  tab.controller.change({ title: "Abcd", text: "" });
  await pass(60_000);
  expect(server.note.title).toBe("Abc");
});

test("an answer that was lost on the way is no conflict, even if one typed on", async () => {
  const tab = openTab("a");
  server.connection = "answer lost";
  tab.controller.change({ title: "A", text: "" });
  await pass(800);
  server.connection = "up";
  tab.controller.change({ title: "Ab", text: "" });
  await pass(5000);
  expect([server.note.title, tab.status(), tab.applied]).toEqual(["Ab", "saved", []]);
});

test("another tab's change of another field is merged in", async () => {
  const tab = openTab("a");
  await server.save({ title: "", text: "theirs" }, 1);
  tab.controller.change({ title: "mine", text: "" });
  await pass(900);
  expect(tab.applied).toEqual([[{ title: "mine", text: "theirs" }, "merged"]]);
  expect([server.note, tab.status()]).toEqual([{ title: "mine", text: "theirs" }, "saved"]);
});

test.each([
  ["mine", "mine"],
  ["theirs", "theirs"],
] as const)("a change of the same field asks, and keeping %s ends it", async (choice, title) => {
  const tab = openTab("a");
  await server.save({ title: "theirs", text: "more" }, 1);
  tab.controller.change({ title: "mine", text: "" });
  await pass(900);
  expect(tab.status()).toBe("conflict");
  expect(await tab.controller.flush()).toBeNull();
  tab.controller.change({ title: "mine", text: "" });
  await tab.controller.resolve(choice);
  await pass(0);
  expect([server.note, tab.status()]).toEqual([{ title, text: "more" }, "saved"]);
});

test("what is typed on while a choice is open waits for the choice", async () => {
  const tab = openTab("a");
  await server.save({ title: "theirs", text: "" }, 1);
  tab.controller.change({ title: "mine", text: "" });
  await pass(900);
  const asked = server.saves;
  tab.controller.change({ title: "mine", text: "typed on" });
  expect(tab.status()).toBe("conflict");
  await pass(60_000);
  expect([server.saves, server.note.title]).toEqual([asked, "theirs"]);
  await tab.controller.resolve("mine");
  await pass(0);
  expect([server.note, tab.status()]).toEqual([{ title: "mine", text: "typed on" }, "saved"]);
});

test("of several places that both changed each is picked by itself; what is saved there later clashes again", async () => {
  const tab = openTab("a");
  await server.save({ title: "theirs", text: "their text" }, 1);
  tab.controller.change({ title: "mine", text: "my text" });
  await pass(900);
  const clashes = () => tab.controller.getState().clashes;
  expect(clashes()).toEqual([
    { path: "title", mine: "mine", theirs: "theirs" },
    { path: "text", mine: "my text", theirs: "their text" },
  ]);
  const [title, text] = clashes();
  if (!title || !text) throw new Error("Nothing clashes.");
  await tab.controller.pick(title, "theirs");
  expect([tab.status(), clashes().map(({ path }) => path)]).toEqual(["conflict", ["text"]]);
  // Somebody saves once more before the other place is picked: what is there now was not seen.
  await server.save({ title: "theirs", text: "again" }, 2);
  await tab.controller.pick(text, "mine");
  expect(clashes()).toEqual([{ path: "text", mine: "my text", theirs: "again" }]);
  await tab.controller.pick({ path: "text", mine: "my text", theirs: "again" }, "mine");
  await pass(900);
  expect([server.note, tab.status(), clashes()]).toEqual([{ title: "theirs", text: "my text" }, "saved", []]);
  expect(tab.applied.at(-1)).toEqual([{ title: "theirs", text: "my text" }, "theirs"]);
});

test("what another tab saved is taken over at once where nothing is unsent, else with the next save", async () => {
  const [one, other] = [openTab("a"), openTab("b")];
  other.controller.change({ title: "", text: "Theirs" });
  await other.controller.flush();
  await one.controller.follow();
  expect(one.applied).toEqual([[{ title: "", text: "Theirs" }, "theirs"]]);
  one.controller.change({ title: "Mine", text: "Theirs" });
  await one.controller.follow();
  expect(one.applied).toHaveLength(1);
  await one.controller.flush();
  expect(server.note).toEqual({ title: "Mine", text: "Theirs" });
  expect([server.saves, one.status()]).toEqual([2, "saved"]);
});

test("what one tab could not send yet stays kept when another saves its own", async () => {
  const [one, other] = [openTab("a"), openTab("b")];
  other.controller.change({ title: "Sent", text: "" });
  const sending = other.controller.flush();
  online = false;
  one.controller.change({ title: "", text: "Unsent" });
  await sending;
  expect([server.note.title, other.status(), one.status()]).toEqual(["Sent", "saved", "offline"]);
  expect([...storage.entries.values()].join()).toContain("Unsent");
});

test("a refusal is told and tried again with the next change only", async () => {
  const tab = openTab("a");
  server.refusal = { code: "evaluation.closed", status: 409 };
  tab.controller.change({ title: "A", text: "" });
  await pass(60_000);
  expect([server.saves, tab.status(), storage.entries.size]).toEqual([1, "failed", 1]);
  server.refusal = undefined;
  tab.controller.change({ title: "Ab", text: "" });
  await pass(800);
  expect(tab.status()).toBe("saved");
});

test("a storage that is full or forbidden stops nothing", async () => {
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  storage.getItem = () => {
    throw new DOMException("no", "SecurityError");
  };
  const tab = openTab("a");
  tab.controller.change({ title: "A", text: "" });
  await pass(800);
  expect(server.note.title).toBe("A");
});

test("leaves nothing in the browser when signing out took the session and what was kept", async () => {
  const tab = openTab("a");
  tab.controller.change({ title: "private", text: "" });
  server.refusal = { code: "auth.required", status: 401 };
  storage.entries.clear();
  tab.close();
  await vi.waitFor(() => expect(tab.status()).toBe("failed"), { timeout: 30_000 });
  expect([...storage.entries.values()].join()).toBe("");
});
