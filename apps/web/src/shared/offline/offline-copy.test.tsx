// What one reader has read leaves this device as soon as they are another, or may read less.
import type { Membership, Session } from "@kerkis/contract/identity/identity.schema.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asVisitor, sessionQuery } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { deleteAllAnswers, readAnswers } from "./kept-database.ts";
import { OfflineCopy } from "./offline-copy.ts";

const QUEUE = ["evaluations", "queue"];
const ORGANIZATION = "0199a000-0000-7000-8000-0000000000aa";

const membership = (given: Partial<Membership> = {}): Membership => ({
  organization_id: ORGANIZATION,
  name: "Blue Hub",
  slug: "blue-hub",
  logo_url: null,
  role: "member",
  is_coordinator: true,
  member_count: 3,
  ...given,
});
const signedIn = (memberships: Membership[], given: Partial<Session> = {}): Session => ({
  ...asVisitor(undefined),
  profile: testProfile({ role: "registry_coordinator" }),
  memberships,
  current_organization: memberships[0] ?? null,
  ...given,
});
const refusal = (status: number) => Object.assign(new Error("refused"), { code: "a.refusal", status, data: {} });

let client: QueryClient;
let answer: () => Promise<unknown>;
const ends: (() => void)[] = [];
const onForgotten = vi.fn<() => void>();

const keptKeys = async () => (await readAnswers()).map(({ key }) => key.join("/")).toSorted();
const become = (session: Session) => client.setQueryData(sessionQuery().queryKey, session);

/** A coordinator who has the queue on screen, and it is kept. */
beforeEach(async () => {
  await deleteAllAnswers();
  onForgotten.mockReset();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  answer = () => Promise.resolve({ items: ["Ναυπηγείο Άνεμος"] });
  become(signedIn([membership()]));
  for (const [queryKey, queryFn] of [
    [sessionQuery().queryKey, () => client.getQueryData(sessionQuery().queryKey)],
    [QUEUE, () => answer()],
  ] as const)
    ends.push(new QueryObserver<unknown>(client, { queryKey: [...queryKey], queryFn }).subscribe(() => undefined));
  await new OfflineCopy(client, onForgotten).start();
  await vi.waitUntil(async () => (await keptKeys()).includes("evaluations/queue"), { timeout: 10_000 });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  client.clear();
});

const LESS: [string, Session][] = [
  ["signs out", asVisitor(undefined)],
  ["is someone else", signedIn([membership()], { profile: testProfile({ id: ORGANIZATION }) })],
  ["belongs to the organization no more", signedIn([])],
  ["is coordinator no more, and stays a member", signedIn([membership({ is_coordinator: false })])],
  ["has another role there", signedIn([membership({ role: "admin" })])],
  [
    "is worked as by a super admin",
    signedIn([membership()], { impersonation: { admin_name: "Α", expires_at: "2026-11-23T10:00:00Z" } }),
  ],
];

test.each(LESS)("nothing stays of a reader who %s", async (_what, session) => {
  become(session);
  await expect.poll(keptKeys, { timeout: 10_000 }).not.toContain("evaluations/queue");
  expect(onForgotten).toHaveBeenCalledOnce();
});

test("what the reader is refused, or is gone, is kept no longer; what fails otherwise stays", async () => {
  answer = () => Promise.reject(refusal(503));
  await client.refetchQueries({ queryKey: QUEUE });
  expect(await keptKeys()).toContain("evaluations/queue");
  answer = () => Promise.reject(refusal(404));
  await client.refetchQueries({ queryKey: QUEUE });
  await expect.poll(keptKeys, { timeout: 10_000 }).toEqual(["session"]);
  expect(onForgotten).not.toHaveBeenCalled();
});
