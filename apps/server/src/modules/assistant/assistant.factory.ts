import type { ChatAiInput } from "@kerkis/contract/assistant/assistant.schema.ts";
import { randomUUID } from "node:crypto";

/** A question as a visitor's browser asks it; what is given wins. */
export const chatQuestion = (message: string, given: Partial<ChatAiInput> = {}): ChatAiInput => ({
  message,
  userRole: "guest",
  currentRoute: "/startups",
  context: {
    isAuthenticated: false,
    userEmail: null,
    userRole: "guest",
    messages: [],
    route: "/startups",
    timestamp: "2026-01-01T00:00:00.000Z",
    organizationId: null,
    organizationName: null,
  },
  conversationId: null,
  messageId: randomUUID(),
  organizationName: null,
  organizationId: null,
  language: "el",
  ...given,
});
