import type { ChatConversation, ChatMessage } from "@kerkis/contract/assistant/assistant.schema.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";

export const testId = (number: number): string => `0199a000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const organization = {
  organization_id: testId(900),
  name: "Kerkis",
  slug: "kerkis",
  logo_url: null,
  role: "member",
  is_coordinator: false,
  member_count: 2,
} as const;

/** Someone who may use the assistant. */
export function chatSession(role: ProfileRole = "company_coordinator"): Session {
  const visitor = asVisitor(undefined);
  return {
    ...visitor,
    profile: testProfile({ role }),
    memberships: [organization],
    current_organization: organization,
    pages: { ...visitor.pages, "chat-assistant": true },
  };
}

export const testConversation = (number: number, title: string): ChatConversation => ({
  id: testId(number),
  title,
  context_data: {
    userRole: "company_coordinator",
    startedAt: "2026-11-20T09:00:00.000Z",
    route: "/",
    organizationId: organization.organization_id,
    organizationName: organization.name,
  },
  organization_id: organization.organization_id,
  is_active: true,
  last_message_at: "2026-11-20T09:00:00.000Z",
});

/** A question and its answer, newest first, as the server lists them. */
export function testExchange(number: number, question: string, answer: string): ChatMessage[] {
  const kept = { request_id: testId(number), created_at: "2026-11-20T09:00:00.000Z" };
  const metadata = { route: "/" };
  return [
    { ...kept, id: testId(number + 1), message_type: "bot", content: answer, metadata: { ...metadata, sources: [] } },
    { ...kept, id: testId(number), message_type: "user", content: question, metadata },
  ];
}

/** A page of a list. */
export const pageWith = <Item>(items: readonly Item[], next_cursor: string | null = null) => ({
  items: [...items],
  next_cursor,
});
